"""Makes the wheel and the source archive and tries them: `python3 packaging/tasks.py wheel`.

The wheel that is given out is the one made from the source archive, so that the archive is known to be whole; it must
be, byte for byte, what the source tree gives too. It is then installed into an empty virtual environment, in a folder
whose name has a space and Thai letters, and its self-test is run there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle import BundleError, self_test, start_ratio

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
AWKWARD: Final = "เกม ไพ่"
"""The name of a folder that a careless program cannot be installed into."""


class WheelError(Exception):
    """There is no good wheel; the message is one sentence."""


def main(words: Sequence[str]) -> int:
    """Make the wheel and the source archive and try them; the exit code."""
    parser = argparse.ArgumentParser(prog="tasks.py wheel", description="Make wheel and source archive, in dist/.")
    parser.add_argument("--into", type=Path, default=DIST, metavar="DIR", help="make them here instead")
    arguments = parser.parse_args(words)
    try:
        wheel = build(arguments.into.resolve())
        with tempfile.TemporaryDirectory() as folder:
            program = install(wheel, Path(folder, AWKWARD))
            self_test([str(program)])
            print(f"start: {start_ratio([str(program)]):.2f} times that of the source tree")
    except (WheelError, BundleError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def build(into: Path) -> Path:
    """Make the source archive, and the wheel from it.

    Args:
        into: The folder that gets them.

    Returns:
        The wheel.

    Raises:
        WheelError: They cannot be made, or the source tree gives another wheel than the archive.
    """
    with tempfile.TemporaryDirectory() as folder:
        archive = made(into, ["-m", "hatchling", "build", "--target", "sdist", "--directory", str(into)], "*.tar.gz")
        from_tree = made(Path(folder), ["-m", "hatchling", "build", "--target", "wheel", "--directory", folder])
        # No index and no environment of its own: what is built with is here, and nothing is fetched.
        options = ["--no-deps", "--no-index", "--no-build-isolation", "--quiet", "--disable-pip-version-check"]
        wheel = made(into, ["-m", "pip", "wheel", *options, "--wheel-dir", str(into), str(archive)])
        if wheel.read_bytes() != from_tree.read_bytes():
            raise WheelError("The source archive and the source tree give different wheels.")
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.2f} MB, {wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB")
    return wheel


def made(folder: Path, command: Sequence[str], pattern: str = "*.whl") -> Path:
    """Let this Python make something, and return the one file of this pattern that is in the folder then."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"qtsolitaire-{pattern}"):
        old.unlink()
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    files = list(folder.glob(f"qtsolitaire-{pattern}"))
    if done.returncode or len(files) != 1:
        raise WheelError(f"“{' '.join(command[1:3])}” has failed: {done.stdout}{done.stderr}")
    return files[0]


def install(wheel: Path, folder: Path, *, with_index: bool = True) -> Path:
    """Install a wheel into an empty virtual environment.

    Args:
        wheel: The wheel.
        folder: Gets the environment.
        with_index: Let pip fetch what the program needs, as it does for a user; else lend what this Python has.

    Returns:
        The program.

    Raises:
        WheelError: It cannot be installed.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    is_windows = sys.platform == "win32"
    python = folder / ("Scripts/python.exe" if is_windows else "bin/python")
    options = [] if with_index else ["--no-deps", "--no-index"]
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", *options, str(wheel)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise WheelError(f"pip cannot install the wheel: {done.stderr.strip()}")
    if not with_index:
        place = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
        Path(place, "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / ("Scripts/qtsolitaire.exe" if is_windows else "bin/qtsolitaire")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
