"""Makes, checks and tries all that is given out for this system: `python3 packaging/tasks.py release`.

Every step is taken even if one before it fails, and at the end stands what failed. A check whose tool is absent is said
to be left out; on Debian as root the task has installed them all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import bundle
import packages
import wheels

from qtsolitaire import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
LINUX: Final = ROOT / "packaging" / "linux"

LINTIAN_KNOWS_BETTER: Final = (
    "custom-library-search-path",  # a bundle finds its own libraries beside itself
    "shared-library-lacks-prerequisites",  # so is Qt's data library built
    "library-not-linked-against-libc",
    "hardening-no-pie",  # PyInstaller's start
    "package-section-games-but-contains-no-game",  # /usr/games is not searched for programs everywhere
    "bogus-mail-host",  # the project has no address
    "initial-upload-closes-no-bugs",
    "embedded-library",
)
"""What Debian's checker asks of packages that are built within Debian; a bundle is meant to be otherwise."""


def main() -> int:
    """Take all steps; the exit code."""
    steps: dict[str, Callable[[], None]] = {"versions": check_versions}
    if sys.platform == "linux":
        steps["desktop files"] = check_desktop_files
    steps["bundle"] = lambda: bundle.trial(bundle.build(DIST, bundle.WORK))
    if sys.platform == "linux":
        steps["Debian package"] = check_deb
        steps["archive"] = check_archive
    steps["wheel"] = lambda: done(wheels.main([]) == 0, "The wheel is no good.")
    failed = []
    for name, step in steps.items():
        print(f"-- {name}", flush=True)
        try:
            step()
        except (bundle.BundleError, packages.PackageError, ReleaseError) as error:
            print(error)
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else f"All that is given out as {__version__} is in {DIST.name}/.")
    return 1 if failed else 0


class ReleaseError(Exception):
    """Something must be mended before a release; the message is one sentence."""


def done(is_done: bool, sentence: str) -> None:
    """Raise a ReleaseError with this sentence if something is not done."""
    if not is_done:
        raise ReleaseError(sentence)


def check_versions() -> None:
    """The list of changes and the metadata name the version that is about to be given out."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    done(newest is not None and newest[1] == __version__, f"CHANGELOG.md does not begin with {__version__}.")
    metadata = (LINUX / "qtsolitaire.metainfo.xml").read_text(encoding="utf-8")
    done(f'<release version="{__version__}"' in metadata, f"The metainfo file does not name {__version__}.")


def check_desktop_files() -> None:
    """What makes the program an application of the desktop is what the desktop's own tools want it to be."""
    check("desktop-file-validate", str(LINUX / "qtsolitaire.desktop"))
    check("appstreamcli", "validate", "--no-net", "--pedantic", str(LINUX / "qtsolitaire.metainfo.xml"))
    check("man", "--warnings", "--local-file", str(LINUX / "qtsolitaire.6"))
    with tempfile.TemporaryDirectory() as folder:
        places = Path(folder, "mime", "packages")
        places.mkdir(parents=True)
        shutil.copy(LINUX / "qtsolitaire-mime.xml", places)
        check("update-mime-database", str(places.parent))


def check(*command: str) -> None:
    """Run a tool that must have nothing to complain about; say so if it is absent."""
    if not shutil.which(command[0]):
        print(f"{command[0]} is absent: its check is left out.")
        return
    env = {**os.environ, "MANWIDTH": "80", "LC_ALL": "C.UTF-8"}
    made = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
    is_good = made.returncode == 0 and (command[0] != "man" or not made.stderr)
    done(is_good, f"{command[0]} complains: {made.stdout if command[0] != 'man' else ''}{made.stderr}")
    print(f"{command[0]} has nothing to complain about")


def check_deb() -> None:
    """Make the package of Debian, and let Debian's checker look at it."""
    package = packages.make_deb(DIST / "qtsolitaire", DIST)
    options = ["--fail-on", "error", "--suppress-tags", ",".join(LINTIAN_KNOWS_BETTER)]
    check("lintian", *options, *(["--allow-root"] if os.geteuid() == 0 else []), str(package))


def check_archive() -> None:
    """Make the archive; unpack, install, try and remove it as a user does."""
    archive = packages.make_archive(DIST / "qtsolitaire", DIST)
    with tempfile.TemporaryDirectory() as folder:
        prefix = Path(folder, wheels.AWKWARD)
        packages.run(["tar", "-C", folder, "-xf", str(archive)])
        script = str(next(Path(folder).glob("qtsolitaire-*")) / "install.sh")
        packages.run([script, "--prefix", str(prefix)])
        bundle.self_test([str(prefix / "bin" / "qtsolitaire")])
        print(f"start: {bundle.start_ratio([str(prefix / 'bin' / 'qtsolitaire')]):.2f} times that of the source tree")
        packages.run([script, "--prefix", str(prefix), "--uninstall"])
        left = [path for path in prefix.rglob("*") if path.is_file() and path.suffix != ".cache"]
        left = [path for path in left if "mime" not in path.parts]  # the desktop's own index
        done(not left, f"After removing it these are left: {left}")


if __name__ == "__main__":
    sys.exit(main())
