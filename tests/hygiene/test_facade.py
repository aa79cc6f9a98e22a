"""rules/__init__: other packages import what it names, and nothing else."""

import ast
from pathlib import Path

from inset.rules import FACADE

SOURCE = Path(__file__).resolve().parents[2] / "src" / "inset"
RULES = SOURCE / "rules"


def is_module(dotted: str) -> bool:
    path = SOURCE.parent / dotted.replace(".", "/")
    return path.with_suffix(".py").exists() or path.is_dir()


def imported() -> dict[str, str]:
    """Each module of the rules that is imported elsewhere, and by whom, for one."""
    found: dict[str, str] = {}
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(RULES):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("inset.rules"):
                assert node.module is not None
                for name in node.names:
                    whole = f"{node.module}.{name.name}"
                    module = whole if is_module(whole) else node.module
                    found.setdefault(module.removeprefix("inset.rules."), path.relative_to(SOURCE).as_posix())
    return found


def test_what_is_imported_is_named_and_what_is_named_is_imported() -> None:
    named = {f"{room}.{module}".rstrip(".") for room, modules in FACADE.items() for module in modules}
    found = imported()
    assert {module: by for module, by in found.items() if module not in named} == {}
    assert named - found.keys() == set()


def test_what_is_named_is_there() -> None:
    for room, modules in FACADE.items():
        for module in modules:
            assert is_module(f"inset.rules.{room}.{module}".rstrip(".")), (room, module)
