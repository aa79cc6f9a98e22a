"""Setuptools, which also asks for what the compiled build needs (``INSET_COMPILE``, see setup.py): mypyc, and to train it
whatever the package itself and its environments need."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable as build_editable,
    build_sdist as build_sdist,
    build_wheel as build_wheel,
    get_requires_for_build_sdist as get_requires_for_build_sdist,
    prepare_metadata_for_build_editable as prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel,
)

COMPILER = ["mypy[mypyc]>=1.18"]


def _compiler() -> list[str]:
    wanted = os.environ.get("INSET_COMPILE", "0")
    if wanted in ("", "0"):
        return []
    return [*COMPILER, *_to_play()] if wanted == "trained" else COMPILER


def _to_play() -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["env"]]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compiler()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compiler()]
