"""Everything that is done with a checkout of qtsolitaire: `python3 packaging/tasks.py TASK`.

One script of the standard library, so that a fresh machine needs nothing but Python 3.11: each task first brings what
it needs (system parts, `.venv`, the locked requirements) and then does its work. What is already there costs no more
than a look: a stamp in `.venv` records which Python made it and which lock files were installed. A `.venv` whose stamp
is absent, or does not fit, is made anew rather than mended.

Messages go to stderr, so that what the program itself prints stays clean. A new task is a function with a docstring,
which is its help, and a line in TASKS. This folder has no `__init__.py`: it would hide the library called packaging.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

if sys.version_info < (3, 11):  # noqa: UP036 - this file is also what an older Python is started with
    sys.exit(f"qtsolitaire needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from qtsolitaire import system

RUNTIME_LOCK: Final = "requirements.txt"
DEV_LOCK: Final = "requirements-dev.txt"
BUNDLE_LOCK: Final = "requirements-bundle.txt"
LOCK_HEADER: Final = "# Written by `python3 packaging/tasks.py lock` from pyproject.toml; not to be edited.\n"
OLDEST_PYTHON: Final = "3.11"

END_TO_END_TOOLS: Final = (
    system.Part("Xvfb", "xvfb"),
    system.Part("xdotool", "xdotool"),
    system.Part("dbus-daemon", "dbus-daemon"),
    system.Part("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
)
SYSTEM_PYTHON: Final = "/usr/bin/python3"  # what reads windows is a module of Debian's own Python
READER: Final = system.Part("pyatspi", "python3-pyatspi")
RELEASE_TOOLS: Final = (
    system.Part("dpkg-shlibdeps", "dpkg-dev"),
    system.Part("desktop-file-validate", "desktop-file-utils"),
    system.Part("appstreamcli", "appstream"),
    system.Part("update-mime-database", "shared-mime-info"),
    system.Part("man", "man-db"),
    system.Part("lintian", "lintian"),
)
BUNDLE_TOOLS: Final = (system.Part("readelf", "binutils"), system.Part("strip", "binutils"))

USAGE: Final = "Usage: python3 packaging/tasks.py TASK [--] [ARGUMENTS]\n\nTasks:\n"


# Installs the Debian packages of these names.
Installer = Callable[[Sequence[str]], None]


class SetupError(Exception):
    """The task cannot go on; the message is one sentence for whoever typed the command."""


@dataclass(frozen=True, slots=True)
class Checkout:
    """The project's folder, and the environment variables that commands are given."""

    root: Path
    env: Mapping[str, str]

    @property
    def venv(self) -> Path:
        """The folder of the virtual environment, which belongs to this script."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter inside the virtual environment."""
        return self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that says what the virtual environment holds."""
        return self.venv / "qtsolitaire-stamp.txt"

    def lock_file(self, name: str) -> Path:
        """The path of a lock file."""
        return self.root / "packaging" / name

    def hashes(self, names: Sequence[str]) -> dict[str, str]:
        """Lock file name -> SHA-256 of its content."""
        return {name: hashlib.sha256(self.lock_file(name).read_bytes()).hexdigest() for name in names}

    def call(self, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
        """Run a command in the project's folder and return its exit code."""
        sys.stderr.flush()
        # A closed stdin would make the first file that the command opens its standard input.
        stdin = subprocess.DEVNULL if sys.stdin is None else None
        return subprocess.run(command, cwd=self.root, env=env or self.env, stdin=stdin, check=False).returncode


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a virtual environment holds.

    `python` and `interpreter` tell which Python made it, `locks` the hash of each lock file that was installed;
    `is_begun` means that pip was started and did not come back.
    """

    python: str
    interpreter: str
    locks: Mapping[str, str]
    is_begun: bool = False

    def __str__(self) -> str:
        locks = [f"lock {name} {digest}" for name, digest in self.locks.items()]
        lines = [f"python {self.python}", f"interpreter {self.interpreter}", *locks, *["begun"] * self.is_begun]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Stamp:
        """The stamp with this text; ValueError when it is none."""
        facts: dict[str, str] = {}
        locks: dict[str, str] = {}
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            if word == "lock":
                name, _, locks[name] = rest.partition(" ")
            else:
                facts[word] = rest
        if not {"python", "interpreter"} <= facts.keys() <= {"python", "interpreter", "begun"}:
            raise ValueError(f"not a stamp: {text!r}")
        return cls(facts["python"], facts["interpreter"], locks, "begun" in facts)


class Need(Enum):
    """What must be done before the virtual environment can be used."""

    NOTHING = "nothing"
    INSTALL = "install"
    MAKE = "make"


def say(text: str) -> None:
    """One plain line about what happens now."""
    print(text, file=sys.stderr, flush=True)


# -- the virtual environment ------------------------------------------------------------------------------------------


def this_python() -> str:
    """What a virtual environment must have in common with the Python that runs this script."""
    return f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')} {sys.platform}"


def base_python() -> str:
    """The interpreter outside of any virtual environment, even when this script is run by the one in `.venv`."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def interpreter_of(checkout: Checkout) -> str:
    """The file that runs when the virtual environment's Python is started.

    A link that leads elsewhere after an upgrade of the system is how a `.venv` dies unseen. Windows has a copy instead
    of a link, so there it is the Python that the copy looks for.
    """
    return base_python() if os.name == "nt" else os.path.realpath(checkout.python)


def read_stamp(checkout: Checkout) -> Stamp | None:
    """The stamp of a virtual environment that this Python can use, or None."""
    try:
        stamp = Stamp.parse(checkout.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    is_whole = checkout.python.exists() and Path(stamp.interpreter).exists()
    is_ours = stamp.python == this_python() and (os.name == "nt" or stamp.interpreter == interpreter_of(checkout))
    return stamp if is_whole and is_ours else None


def write_stamp(checkout: Checkout, stamp: Stamp) -> None:
    """Put the stamp into the virtual environment in one step, so that no half of one is ever read."""
    draft = checkout.stamp.with_suffix(".new")
    draft.write_text(str(stamp), encoding="utf-8")
    draft.replace(checkout.stamp)


def needed(checkout: Checkout, names: Sequence[str]) -> Need:
    """What it takes to have these lock files installed."""
    stamp = read_stamp(checkout)
    if stamp is None:
        return Need.MAKE
    if checkout.hashes(names).items() <= stamp.locks.items():
        return Need.NOTHING
    return Need.MAKE if stamp.is_begun or not has_pip(checkout) else Need.INSTALL


def has_pip(checkout: Checkout) -> bool:
    """Whether the virtual environment's Python starts and finds pip."""
    try:
        done = subprocess.run([checkout.python, "-I", "-c", "import pip"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def prepare(checkout: Checkout, names: Sequence[str]) -> None:
    """Have a virtual environment with these lock files installed."""
    need = needed(checkout, names)
    if need is Need.MAKE:
        make_venv(checkout)
    if need is not Need.NOTHING:
        install(checkout, names)


def make_venv(checkout: Checkout) -> None:
    """Make the virtual environment, in place of whatever is there."""
    remove_venv(checkout)
    say(f"Making .venv with Python {sys.version.split()[0]}.")
    command = [base_python(), "-m", "venv", str(checkout.venv)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        say((done.stdout + done.stderr).strip())
        raise SetupError("The virtual environment .venv could not be made.")
    write_stamp(checkout, Stamp(this_python(), interpreter_of(checkout), {}))


def remove_venv(checkout: Checkout) -> None:
    """Remove what is in the place of the virtual environment, whatever it is."""
    try:
        if checkout.venv.is_symlink() or checkout.venv.is_file():
            checkout.venv.unlink()
        elif checkout.venv.exists():
            say("Removing the old .venv: it is unfinished, or belongs to another Python.")
            shutil.rmtree(checkout.venv)
    except OSError as error:
        raise SetupError(f"The old .venv cannot be removed ({error}); is the program still running?") from error


def install(checkout: Checkout, names: Sequence[str]) -> None:
    """Install those of these lock files that the stamp does not name, and stamp the virtual environment."""
    before = read_stamp(checkout)
    assert before is not None, "only a virtual environment with a stamp is installed into"
    wanted = checkout.hashes(names)
    missing = [name for name in names if before.locks.get(name) != wanted[name]]
    others = {name: digest for name, digest in before.locks.items() if name not in missing}
    say(f"Installing packaging/{' and packaging/'.join(missing)} into .venv (the first time takes a minute).")
    write_stamp(checkout, Stamp(before.python, before.interpreter, others, is_begun=True))
    is_done = call_pip(checkout, missing)
    write_stamp(checkout, Stamp(before.python, before.interpreter, {**others, **(wanted if is_done else {})}))
    if not is_done:
        raise SetupError("The requirements could not be installed; is this computer online?")


def call_pip(checkout: Checkout, names: Sequence[str]) -> bool:
    """Let pip install lock files; of its complaints only the errors are shown, not every try to connect."""
    options = ["--require-hashes", "--no-deps", "--no-input", "--disable-pip-version-check"]
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    files = [part for name in names for part in ("-r", str(checkout.lock_file(name)))]
    done = subprocess.run(
        [checkout.python, "-m", "pip", "install", *options, *quiet, *files],
        env=checkout.env,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno(),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        say("\n".join(line for line in done.stderr.splitlines() if line.startswith("ERROR")))
    return done.returncode == 0


# -- what the system must bring ---------------------------------------------------------------------------------------


def missing_venv_parts() -> list[system.Part]:
    """What Python lacks to make a virtual environment: Debian keeps ensurepip in a package of its own."""
    importlib.invalidate_caches()
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return [] if importlib.util.find_spec("ensurepip") else [system.Part("the Python module ensurepip", package)]


def missing_for(checkout: Checkout, names: Sequence[str], windowed: bool) -> list[system.Part]:
    """The parts of the system without which the program or the tests cannot start."""
    venv_parts = missing_venv_parts() if needed(checkout, names) is Need.MAKE else []
    return venv_parts + system.missing_libraries(windowed, checkout.env)


def missing_for_end_to_end(checkout: Checkout) -> list[system.Part]:
    """The parts that only tests with a real X server need."""
    if sys.platform != "linux":
        return []
    tools = missing_tools(checkout, END_TO_END_TOOLS)
    return tools + missing_reader() + system.missing_from(system.LIBRARIES[system.Use.X11])


def missing_reader() -> list[system.Part]:
    """The module that reads windows as a screen reader does, if the system's Python cannot import it."""
    if shutil.which(SYSTEM_PYTHON):
        done = subprocess.run([SYSTEM_PYTHON, "-I", "-c", "import pyatspi"], capture_output=True, check=False)
        return [READER] if done.returncode else []
    return [READER]


def missing_for_bundle(checkout: Checkout) -> list[system.Part]:
    """The parts that only making a bundle needs: all libraries that it carries are taken from this system."""
    if sys.platform != "linux":
        return []
    libraries = [*system.LIBRARIES[system.Use.X11], *system.LIBRARIES[system.Use.WAYLAND]]
    return missing_tools(checkout, BUNDLE_TOOLS) + missing_python_library() + system.missing_from(libraries)


def missing_tools(checkout: Checkout, tools: Sequence[system.Part]) -> list[system.Part]:
    """Those of these programs that are not found."""
    return [tool for tool in tools if not shutil.which(tool.name, path=checkout.env.get("PATH"))]


def missing_python_library() -> list[system.Part]:
    """Python as a library, if it is absent: Debian keeps it in a package of its own, since Python itself needs none."""
    name, folder = (str(sysconfig.get_config_var(key)) for key in ("INSTSONAME", "LIBDIR"))
    part = system.Part(name, f"libpython{sys.version_info.major}.{sys.version_info.minor}")
    return [] if Path(folder, name).exists() else system.missing_from([part])


def provide(
    must: Callable[[], list[system.Part]], wish: Callable[[], list[system.Part]], installer: Installer | None
) -> list[system.Part]:
    """Have the system's parts installed: those of `must` or SetupError; returns those of `wish` that stay missing."""
    missing, wished = must(), wish()
    if installer and (missing or wished):
        installer(system.packages_of([*missing, *wished]))
        missing, wished = must(), wish()
    if missing:
        raise SetupError(f"Parts of the system are missing. {system.install_saying(missing)}")
    return wished


def installer_here(env: Mapping[str, str]) -> Installer | None:
    """What installs packages here, or None where that is not for this process to do."""
    is_allowed = system.is_debian_like() and os.geteuid() == 0
    return partial(install_packages, env=env) if is_allowed else None


def install_packages(packages: Sequence[str], env: Mapping[str, str]) -> None:
    """Install Debian packages; of what apt-get says, the first errors are shown when it fails."""
    say(f"Installing parts of the system with apt-get: {' '.join(packages)}.")
    quiet = {**env, "DEBIAN_FRONTEND": "noninteractive"}
    # Right after its first start a machine may still be installing updates: wait for it.
    options = ["-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["apt-get", "update"], ["apt-get", "install", *options, *packages]):
        done = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("E:")]
            say("\n".join([f"“{' '.join(command[:2])}” failed.", *errors[:3]]))


# -- the tasks --------------------------------------------------------------------------------------------------------


def run(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Start the game; the arguments are the program's own."""
    env = checkout.env
    windowed = bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))
    provide(partial(missing_for, checkout, [RUNTIME_LOCK], windowed), list, installer_here(env))
    prepare(checkout, [RUNTIME_LOCK])
    return replace_process(run_command(checkout, arguments), run_environment(checkout))


def run_command(checkout: Checkout, arguments: Sequence[str]) -> list[str]:
    """The command of the program. -P, since `-m` alone would import from the folder that the user is in."""
    return [str(checkout.python), "-P", "-m", "qtsolitaire", *arguments]


def run_environment(checkout: Checkout) -> dict[str, str]:
    """The environment in which the package is found from every folder."""
    paths = [str(checkout.root), checkout.env.get("PYTHONPATH", "")]
    return {**checkout.env, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def replace_process(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Become this command, so that signals and the exit code are its own; Windows can only wait for it."""
    if os.name != "nt":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], list(command), env)
    return subprocess.run(command, env=env, check=False).returncode


def test(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run the tests; the arguments are pytest's."""
    prepare_for_tests(checkout)
    return call_tests(checkout, arguments)


def prepare_for_tests(checkout: Checkout) -> None:
    """Have all that the tests and the checks need."""
    names = [RUNTIME_LOCK, DEV_LOCK, BUNDLE_LOCK]
    must = partial(missing_for, checkout, names, windowed=False)

    def wish() -> list[system.Part]:
        return missing_for_end_to_end(checkout) + missing_for_bundle(checkout)

    if lacking := provide(must, wish, installer_here(checkout.env)):
        say(f"The tests of whole programs need more of the system. {system.install_saying(lacking)}")
    prepare(checkout, names)


def call_tests(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run pytest without a screen, unless QT_QPA_PLATFORM says otherwise, on all processors: a file on one of them."""
    env = {"QT_QPA_PLATFORM": "offscreen", **checkout.env}
    return checkout.call([checkout.python, "-m", "pytest", "-n", "auto", "--dist", "loadfile", *arguments], env)


def check(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Look for faults: ruff, mypy and the tests, each even if one before it failed; the arguments are pytest's."""
    prepare_for_tests(checkout)
    steps: dict[str, Callable[[], int]] = {
        "ruff": lambda: checkout.call([checkout.python, "-m", "ruff", "check", "."]),
        "mypy": lambda: checkout.call([checkout.python, "-m", "mypy"]),
        "translations": lambda: call_translate(checkout, ["--strict"]),
        "tests": lambda: call_tests(checkout, arguments),
    }
    return report(failures(steps))


def failures(steps: Mapping[str, Callable[[], int]]) -> list[str]:
    """Take every step, and return the names of those whose exit code is not 0."""
    failed = []
    for name, step in steps.items():
        say(f"Checking: {name}.")
        if step():
            failed.append(name)
    return failed


def report(failed: Sequence[str]) -> int:
    """Say which checks failed; the exit code of `check`."""
    say(f"Failed: {', '.join(failed)}." if failed else "All checks are passed.")
    return 1 if failed else 0


def lock(checkout: Checkout, arguments: Sequence[str]) -> int:
    """For maintainers: write the lock files anew from pyproject.toml; the arguments are those of `uv pip compile`."""
    runtime = ["pyproject.toml"]
    dev = ["--group", "dev", "--constraints", f"packaging/{RUNTIME_LOCK}"]
    bundle = ["--group", "bundle", "--constraints", f"packaging/{DEV_LOCK}"]
    with tempfile.TemporaryDirectory() as folder:
        python = make_uv(checkout, Path(folder))
        for name, source in {RUNTIME_LOCK: runtime, DEV_LOCK: dev, BUNDLE_LOCK: bundle}.items():
            say(f"Writing packaging/{name}.")
            text = LOCK_HEADER + compile_lock(checkout, python, [*source, *arguments])
            if faults := lock_faults(text):
                raise SetupError(f"uv wrote lines that do not belong into a lock file: {faults}")
            checkout.lock_file(name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def make_uv(checkout: Checkout, folder: Path) -> Path:
    """Make a virtual environment in this folder that has uv, and return its Python."""
    say("Making a throw-away virtual environment with uv.")
    away = Checkout(folder, checkout.env)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
    if checkout.call([base_python(), "-m", "venv", away.venv]) or checkout.call([away.python, *pip]):
        raise SetupError("uv could not be installed.")
    return away.python


def compile_lock(checkout: Checkout, python: Path, arguments: Sequence[str]) -> str:
    """The text of a lock file, for every platform and each Python from the oldest on."""
    options = ["--universal", "--generate-hashes", "--no-header", "--quiet", "--python-version", OLDEST_PYTHON]
    command = [str(python), "-m", "uv", "pip", "compile", *options, *arguments]
    done = subprocess.run(command, cwd=checkout.root, env=checkout.env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SetupError("uv could not resolve the requirements.")
    return done.stdout


def lock_faults(text: str) -> list[str]:
    """The entries of a lock file that are not “name==version” with at least one hash, or that name a place."""
    entries = text.replace("\\\n", " ").splitlines()
    kept = [entry for entry in entries if entry.strip() and not entry.lstrip().startswith("#")]
    unpinned = [entry for entry in kept if "==" not in entry.split("--hash")[0].split(";")[0] or "--hash=" not in entry]
    placed = [entry for entry in entries if "://" in entry or "-index" in entry or " /" in entry or "(/" in entry]
    return unpinned + placed


def deck(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Draw everything in resources/ anew: card faces, markers, icons (the generator is packaging/deck)."""
    say("Drawing the decks.")
    packaging = Path(__file__).resolve().parent
    environment = {**checkout.env, "PYTHONPATH": str(packaging)}
    return checkout.call([base_python(), "-m", "deck", checkout.root / "resources", *arguments], environment)


def bench(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Measure what the program costs, as ratios to bare Qt: [--json FILE] [--bundle PATH] [--only PART...]."""
    prepare(checkout, [RUNTIME_LOCK])
    return call_unseen(checkout, "bench.py", arguments)


def stress(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Try to break the program: [--events N] [--seed S] [--script FILE] [--kills N] [--full-disk] [--leaks N]."""
    prepare_for_tests(checkout)
    return call_unseen(checkout, "stress.py", arguments)


def call_unseen(checkout: Checkout, script: str, arguments: Sequence[str]) -> int:
    """Run a script of this folder without a screen."""
    environment = {**run_environment(checkout), "QT_QPA_PLATFORM": "offscreen"}
    return checkout.call([checkout.python, checkout.root / "packaging" / script, *arguments], environment)


def screenshots(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Draw the gallery of decks, sizes, schemes, scales and states into a folder (build/gallery, or the argument)."""
    prepare(checkout, [RUNTIME_LOCK])
    folder = Path(arguments[0]) if arguments else checkout.root / "build" / "gallery"
    environment = {**run_environment(checkout), "QT_QPA_PLATFORM": "offscreen"}
    return checkout.call([checkout.python, checkout.root / "packaging" / "gallery.py", folder], environment)


def bundle(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make the folder with the program and all it needs, Python too, for this system in dist/, and try it."""
    prepare_for_bundle(checkout)
    return call_script(checkout, "bundle.py", arguments)


def wheel(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make the wheel and the source archive in dist/, and try the wheel in an empty virtual environment."""
    prepare_for_bundle(checkout)
    return call_script(checkout, "wheels.py", arguments)


def release(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make and try all that is given out for this system: bundle, packages, wheel; prints sizes and start ratios."""
    wish = partial(missing_tools, checkout, RELEASE_TOOLS if sys.platform == "linux" else ())
    if lacking := provide(list, wish, installer_here(checkout.env)):
        say(f"Some checks are left out. {system.install_saying(lacking)}")
    prepare_for_bundle(checkout)
    return call_script(checkout, "release.py", arguments)


def prepare_for_bundle(checkout: Checkout) -> None:
    """Have all that bundles and wheels are made with."""
    names = [RUNTIME_LOCK, BUNDLE_LOCK]

    def must() -> list[system.Part]:
        return missing_for(checkout, names, windowed=False) + missing_for_bundle(checkout)

    provide(must, list, installer_here(checkout.env))
    prepare(checkout, names)


def call_script(checkout: Checkout, name: str, arguments: Sequence[str]) -> int:
    """Run a script of this folder, without a screen."""
    env = {**run_environment(checkout), "QT_QPA_PLATFORM": "offscreen"}
    return checkout.call([checkout.python, checkout.root / "packaging" / name, *arguments], env)


def translate(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Bring translations/ in step with the sources and compile it; --strict only tells what is old or unfinished."""
    prepare(checkout, [RUNTIME_LOCK, DEV_LOCK])
    return call_translate(checkout, arguments)


def call_translate(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run the script that makes the catalogues."""
    return checkout.call([checkout.python, checkout.root / "packaging" / "translate.py", *arguments])


def fonts(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Make resources/fonts anew: small fonts for systems that have no letters for what the program says."""
    prepare(checkout, [RUNTIME_LOCK, DEV_LOCK])
    return checkout.call([checkout.python, checkout.root / "packaging" / "fonts.py", *arguments])


Task = Callable[[Checkout, Sequence[str]], int]

TASKS: Final[Mapping[str, Task]] = {
    "run": run,
    "test": test,
    "check": check,
    "bench": bench,
    "stress": stress,
    "screenshots": screenshots,
    "deck": deck,
    "translate": translate,
    "fonts": fonts,
    "bundle": bundle,
    "wheel": wheel,
    "release": release,
    "lock": lock,
}


def help_text(tasks: Mapping[str, Task]) -> str:
    """The list of tasks, each with its docstring."""
    width = max(len(name) for name in tasks)
    return USAGE + "".join(f"  {name:<{width}}  {' '.join((do.__doc__ or '').split())}\n" for name, do in tasks.items())


def main(words: Sequence[str], checkout: Checkout, tasks: Mapping[str, Task] = TASKS) -> int:
    """Do the task that the first word names; the exit code."""
    if not words or words[0] in {"-h", "--help", "help"}:
        print(help_text(tasks), end="")
        return 0
    name, arguments = words[0], list(words[1:])
    if name not in tasks:
        say(f"There is no task “{name}”.\n\n{help_text(tasks)}")
        return 2
    try:
        return tasks[name](checkout, arguments[1:] if arguments[:1] == ["--"] else arguments)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Checkout(Path(__file__).resolve().parent.parent, os.environ)))
