"""Where settings and data are kept: always an absolute path, whatever the environment says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from qtsolitaire.storage.places import profile_in, user_profile

ROOT = Path(__file__).parents[2]
PRINT = (
    "from qtsolitaire.storage.places import user_profile as u; p = u(); print(p.config, p.data, p.settings, sep='\\n')"
)
ONLY_LINUX = sys.platform == "linux"
"""The XDG variables mean something on Linux only; that the paths are absolute holds everywhere."""


def places(folder: Path, **env: str) -> list[Path]:
    """Config folder, data folder and settings file of a process that runs in a folder with this environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_") and name != "HOME"}
    done = subprocess.run(
        [sys.executable, "-c", PRINT], cwd=folder, env={**kept, "PYTHONPATH": str(ROOT), **env},
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return [Path(line) for line in done.stdout.splitlines()]


def test_the_folders_are_those_of_the_system(tmp_path: Path) -> None:
    config, data, settings = places(tmp_path, HOME=str(tmp_path))
    assert settings == config / "settings.ini"
    if ONLY_LINUX:
        assert (config, data) == (tmp_path / ".config/qtsolitaire", tmp_path / ".local/share/qtsolitaire")


def test_the_xdg_variables_are_followed(tmp_path: Path) -> None:
    config, data, _ = places(
        tmp_path, HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path / "c"), XDG_DATA_HOME=str(tmp_path / "d")
    )
    if ONLY_LINUX:
        assert (config, data) == (tmp_path / "c/qtsolitaire", tmp_path / "d/qtsolitaire")
    assert config.is_absolute()


@pytest.mark.parametrize(
    "env",
    [
        {"HOME": "/home/someone", "XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": "./relative"},
        {"HOME": "/home/someone", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""},
        {"HOME": "/home/someone", "XDG_CONFIG_HOME": "~/settings", "XDG_DATA_HOME": "$HOME/data"},
        {"HOME": ""},
        {"HOME": "", "XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": "relative"},
        {},
        {"XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": ""},
        {"HOME": "relative"},
        {"HOME": "relative", "XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": ""},
    ],
    ids=str,
)
def test_whatever_the_environment_says_the_paths_are_absolute_and_not_below_the_working_folder(
    tmp_path: Path, env: dict[str, str]
) -> None:
    found = places(tmp_path, **env)
    assert [path for path in found if not path.is_absolute() or path.is_relative_to(tmp_path)] == []
    assert all("qtsolitaire" in str(path) for path in found)


def test_to_ask_for_the_folders_makes_none(tmp_path: Path) -> None:
    places(tmp_path, HOME=str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_folders_of_this_process_are_absolute() -> None:
    profile = user_profile()
    assert profile.config.is_absolute()
    assert profile.data.is_absolute()


def test_a_named_folder_holds_settings_and_data(tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    assert (profile.config, profile.data, profile.settings) == (tmp_path, tmp_path, tmp_path / "settings.ini")


def test_a_named_folder_that_is_relative_stays_where_it_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    profile = profile_in(Path("mine"))
    monkeypatch.chdir(tmp_path.parent)
    assert (profile.config, profile.data) == (tmp_path / "mine", tmp_path / "mine")
