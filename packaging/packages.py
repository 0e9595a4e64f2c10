"""Makes of the bundle what people install on Linux: a package for Debian and its kin, and an archive for all others.

Both carry the same tree: the bundle in lib/qtsolitaire, and in share/ what makes it an application of the desktop. What
the Debian package depends on is found out by Debian's own tool from what the bundle's files name as needed.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

import icons
from elf import is_elf, read_elf

from qtsolitaire import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
LINUX: Final = ROOT / "packaging" / "linux"

LARGEST_PACKED: Final = 38_000_000
"""Bytes that a package may have."""

OPTIONAL: Final = {"libcupsprintersupport.so": "libcups2"}
"""Files of the bundle that are not loaded where their library is absent, and its package, which is recommended."""

FILES: Final = ("xkb-data",)
"""Packages whose files a carried library reads: keyboard layouts."""

CONTROL: Final = """\
Package: qtsolitaire
Version: {version}
Architecture: {architecture}
Maintainer: The qtsolitaire authors <qtsolitaire@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
{recommends}Section: games
Priority: optional
Description: patience games Simple Simon and Seahaven Towers
 Two patience games in which every card is in sight from the start, so that
 each deal is decided by thinking and never by luck. Each has three levels.
 .
 A move that was refused is explained by the rule that forbids it. Deal codes
 bring the same cards on every computer, and every game is kept.
"""

COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: qtsolitaire
Comment: The terms of what is carried along (Qt, Python and others) are in
 /usr/lib/qtsolitaire/_internal/licences.

Files: *
Copyright: The qtsolitaire authors
License: Expat
{licence}
"""


class PackageError(Exception):
    """A package cannot be made; the message is one sentence."""


# -- the tree ---------------------------------------------------------------------------------------------------------


def lay_out_share(share: Path) -> None:
    """Fill a folder share/ with what makes the program an application of the desktop."""
    places = {
        "qtsolitaire.desktop": "applications/qtsolitaire.desktop",
        "qtsolitaire.metainfo.xml": "metainfo/qtsolitaire.metainfo.xml",
        "qtsolitaire-mime.xml": "mime/packages/qtsolitaire.xml",
    }
    for source, target in places.items():
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LINUX / source, share / target)
    manual = (LINUX / "qtsolitaire.6").read_text(encoding="utf-8").replace("@VERSION@", __version__)
    write_packed(share / "man" / "man6" / "qtsolitaire.6.gz", manual)
    icons.write_linux_icons(share / "icons" / "hicolor")


def write_packed(file: Path, text: str) -> None:
    """Write a text that is packed as manuals and changelogs are: without a date, so that it is always the same."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode("utf-8"), compresslevel=9, mtime=0))


def paragraphs(text: str) -> str:
    """Return a text as Debian's files have it: indented by one space, with a dot in empty lines."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


# -- the package of Debian --------------------------------------------------------------------------------------------


def make_deb(bundle: Path, into: Path) -> Path:
    """Make the package of Debian.

    Args:
        bundle: The bundle's folder.
        into: The folder that gets the package.

    Raises:
        PackageError: One of Debian's tools fails.
    """
    architecture = run(["dpkg", "--print-architecture"]).strip()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        lay_out_deb(bundle, root)
        (root / "DEBIAN").mkdir()
        wishes = recommendations(bundle)
        control = CONTROL.format(
            version=__version__,
            architecture=architecture,
            kilobytes=sum(file.lstat().st_size for file in root.rglob("*") if file.is_file()) // 1024,
            depends=", ".join([*dependencies(bundle), *FILES]),
            recommends=f"Recommends: {', '.join(wishes)}\n" if wishes else "",
        )
        (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
        set_rights(root)
        package = into / f"qtsolitaire_{__version__}_{architecture}.deb"
        run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)])
    return weighed(package)


def lay_out_deb(bundle: Path, root: Path) -> None:
    """Fill a folder with the files of the package, as they lie on the system that it is installed on."""
    shutil.copytree(bundle, root / "usr" / "lib" / "qtsolitaire", symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "qtsolitaire").symlink_to("../lib/qtsolitaire/qtsolitaire")
    lay_out_share(root / "usr" / "share")
    documents = root / "usr" / "share" / "doc" / "qtsolitaire"
    documents.mkdir(parents=True)
    licence = paragraphs((ROOT / "LICENSE").read_text(encoding="utf-8"))
    (documents / "copyright").write_text(COPYRIGHT.format(licence=licence), encoding="utf-8")
    write_packed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def set_rights(root: Path) -> None:
    """Let everybody read everything, and only programs be run, whatever the one who builds prefers."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_run = path.is_dir() or (path.name == "qtsolitaire" and is_elf(path))
            path.chmod(0o755 if is_run else 0o644)


def dependencies(bundle: Path) -> list[str]:
    """Return the packages, with their versions, that bring the system's libraries which the bundle needs."""
    return sorted(shared_library_packages(bundle, [file for file in elf_files(bundle) if file.name not in OPTIONAL]))


def recommendations(bundle: Path) -> list[str]:
    """Return the packages that some parts of the bundle need, without which the others do."""
    return sorted({OPTIONAL[file.name] for file in elf_files(bundle) if file.name in OPTIONAL})


def elf_files(bundle: Path) -> list[Path]:
    """Return the programs and libraries of a bundle."""
    files = (file for file in sorted(bundle.resolve().rglob("*")) if file.is_file() and not file.is_symlink())
    return [file for file in files if is_elf(file)]


def shared_library_packages(bundle: Path, files: list[Path]) -> list[str]:
    """Ask Debian's tool which packages bring what files need and the bundle does not carry."""
    folders = sorted({str(file.parent) for file in elf_files(bundle)})
    with tempfile.TemporaryDirectory() as source:  # the tool expects a source package around it
        control = Path(source, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: qtsolitaire\n\nPackage: qtsolitaire\nArchitecture: any\n", encoding="utf-8")
        options = ["-O", "--ignore-missing-info", *(f"-l{folder}" for folder in folders)]
        told = run(["dpkg-shlibdeps", *options, *(f"-e{file}" for file in files)], cwd=Path(source))
    found = re.search(r"^shlibs:Depends=(.*)$", told, re.MULTILINE)
    if not found:
        raise PackageError("dpkg-shlibdeps has found no dependencies.")
    carried = carried_packages(bundle)
    return [need for need in found[1].split(", ") if need.split()[0] not in carried]


def carried_packages(bundle: Path) -> set[str]:
    """Return the Debian packages whose libraries the bundle carries itself, as its notices tell."""
    return {notice.stem for notice in (bundle / "_internal" / "licences" / "libraries").glob("*.txt")}


def needed_of_system(bundle: Path) -> set[str]:
    """Return the names of all libraries that a bundle's files need and that are not among them."""
    files = elf_files(bundle)
    needed = {name for file in files for name in read_elf(file).needed}
    return needed - {file.name for file in files}


# -- the archive ------------------------------------------------------------------------------------------------------


def make_archive(bundle: Path, into: Path) -> Path:
    """Make the archive with the script that installs it for one user.

    Args:
        bundle: The bundle's folder.
        into: The folder that gets the archive.
    """
    name = f"qtsolitaire-{__version__}-linux-{os.uname().machine}"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, name)
        shutil.copytree(bundle, root / "qtsolitaire", symlinks=True)
        lay_out_share(root / "share")
        for source in (LINUX / "install.sh", ROOT / "LICENSE", ROOT / "CHANGELOG.md"):
            shutil.copy(source, root)
        archive = into / f"{name}.tar.xz"
        with tarfile.open(archive, "w:xz") as packed:
            packed.add(root, name, filter=owned_by_nobody)
    return weighed(archive)


def owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out who has made a file."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def weighed(package: Path) -> Path:
    """Print the size of a package, which must not be above the limit."""
    size = package.stat().st_size
    print(f"{package.name}: {size / 1e6:.1f} MB")
    if size > LARGEST_PACKED:
        raise PackageError(f"{package.name} is larger than {LARGEST_PACKED / 1e6:.0f} MB.")
    return package


def run(command: list[str], cwd: Path | None = None) -> str:
    """Run a tool and return what it prints.

    Raises:
        PackageError: It fails, or is not there.
    """
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise PackageError(f"{command[0]} cannot be run: {error}.") from error
    if done.returncode:
        raise PackageError(f"{command[0]} has failed: {done.stderr.strip()}")
    return done.stdout
