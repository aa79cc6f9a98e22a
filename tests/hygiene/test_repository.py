"""What must hold of the repository as a whole."""

import importlib
import pkgutil
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from inset.data import rulebook
from tools.map import cited, docstring

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "inset"
RULES = SOURCE / "rules"
LONGEST = 600

# Split, so that this file does not contain them.
MACHINE_PATHS = ("/" + "work/", "/" + "tmp/bash_jobs")
NOT_OURS = {".git", "__pycache__", "build", "dist", "node_modules"}

KINDS_OF_INSET = re.compile(r"\b(adventure|omen|prototype|prepared?)\b", re.IGNORECASE)
ANY_RULE = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?\b")

# One-word card names that are also words of the rules.
RULES_WORDS = frozenset(
    """Plains Island Swamp Mountain Forest Wastes
    Blood Clue Food Gold Incubator Junk Lander Map Powerstone Shard Treasure
    Attach Cast Counter Discard Exile Fight Goad Investigate Manifest Meld Mill Play Proliferate
    Regenerate Reveal Sacrifice Scry Search Shuffle Surveil Tap Transform Untap
    Copy Damage Draw Stack Token Undercity Upkeep""".split()
)


def python_files(under: Path) -> list[Path]:
    return sorted(under.rglob("*.py")) if under.is_dir() else []


def said(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def repository_files() -> list[Path]:
    """What git tracks or would track; without git, everything that is not made by tools."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
        paths = [ROOT / name for name in done.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not ours_not(path)]
    return [path for path in paths if path.is_file()]


def ours_not(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return any(part in NOT_OURS or part.startswith(".venv") or part.endswith(("_cache", ".egg-info")) for part in parts)


def rules_files() -> list[Path]:
    found = python_files(RULES)
    if not found:
        pytest.skip("inset.rules does not exist yet")
    return found


def test_modules_are_short() -> None:
    files = [path for under in (SOURCE, ROOT / "tests", ROOT / "tools") for path in python_files(under)]
    lengths = {said(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_rules_modules_open_with_their_rule() -> None:
    silent = []
    for path in rules_files():
        source = path.read_text(encoding="utf-8")
        text = docstring(source)
        if path.name == "__init__.py" and source.strip().strip('"').strip() in ("", text.strip()):
            continue  # it holds nothing but words
        if not any(rulebook.exists(number) for number in ANY_RULE.findall(text)):
            silent.append(said(path))
    assert silent == []


def test_no_file_names_a_machine_path() -> None:
    found = []
    for path in repository_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # not text
        found += [f"{said(path)}: {word}" for word in MACHINE_PATHS if word in text]
    assert found == []


def test_every_citation_is_a_rule() -> None:
    wrong = []
    for path in python_files(SOURCE):
        for line, number in cited(path.read_text(encoding="utf-8")):
            if not rulebook.exists(number):
                wrong.append(f"{said(path)}:{line}: {number} (near it: {rulebook.near(number)[:8]})")
    assert wrong == []


def test_only_the_table_of_frames_knows_the_kinds_of_inset() -> None:
    found = []
    for path in rules_files():
        if path == RULES / "objects" / "frames.py":
            continue
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{said(path)}:{line}: {match.group()}" for match in KINDS_OF_INSET.finditer(text)]
    assert found == []


# Modules that serve every mechanic: what one mechanic needs there, it enters into a table from a file of its own.
GENERAL = (
    "events/zone_change", "events/replacing_moves", "events/entering", "events/replacement_process", "events/moving",
    "events/triggers", "events/instructions", "objects/layers", "objects/layer_loop", "objects/layer_order",
    "objects/layer_dependencies", "objects/layer_changes",
    "turn/stack", "turn/resolving", "playing/offers", "playing/prospective_spell",
    "playing/permissions_to_play", "playing/alternative_costs", "playing/marked_cards", "playing/legality",
    "playing/quick_legality", "playing/priority_actions", "playing/casting", "playing/proposal", "playing/spell_cost",
)  # fmt: skip
MECHANICS = re.compile(
    r"rebound|finality|daybound|nightbound|\bsagas?\b|\blore\b|(?<!\.)loyalty|ascend|blessing|paradigm|buyback|monarch|initiative"
    r"|miracle|madness|dungeon|suspend|cascade|storm|flashback|foret|\bplot(?!_)|warp|commander|bestow|mutat|\bthe ring\b|banding"
    r"|\b903\.[38]\b",
    re.IGNORECASE,
)


def test_no_mechanic_is_named_in_the_general_modules() -> None:
    found = []
    for name in GENERAL:
        path = RULES / f"{name}.py"
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{said(path)}:{line}: {match.group()}" for match in MECHANICS.finditer(text)]
    assert found == []


def test_the_rules_name_no_card() -> None:
    files = rules_files()
    names = embedded_names() - RULES_WORDS
    pattern = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(names, key=len, reverse=True))) + r")(?!\w)")
    found = []
    for path in files:
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{said(path)}:{line}: {match.group()}" for match in pattern.finditer(text)]
    assert found == []


def embedded_names() -> set[str]:
    """The names in the embedded library: of every value of the card language that its modules hold."""
    modules = sorted(path.stem for path in python_files(SOURCE / "cards") if path.stem != "__init__")
    if not modules:
        pytest.skip("inset.cards does not exist yet")
    package = importlib.import_module("inset.cards")
    found: set[str] = set()
    seen: set[int] = set()
    for info in pkgutil.walk_packages(package.__path__, "inset.cards."):
        for value in vars(importlib.import_module(info.name)).values():
            found.update(names_in(value, seen))
    assert found, "inset.cards has modules, but no card name was found in them"
    return found


def names_in(value: object, seen: set[int]) -> Iterator[str]:
    if id(value) in seen or isinstance(value, type):
        return
    if isinstance(value, dict):
        seen.add(id(value))
        for inner in value.values():
            yield from names_in(inner, seen)
    elif isinstance(value, (list, tuple, set, frozenset)):
        seen.add(id(value))
        for inner in value:
            yield from names_in(inner, seen)
    elif type(value).__module__.startswith("inset.language"):
        seen.add(id(value))
        name = getattr(value, "name", None)
        if isinstance(name, str) and name[:1].isupper():
            yield name
        for field in fields(value):
            yield from names_in(getattr(value, field, None), seen)


def fields(value: object) -> Iterable[str]:
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(value, "__dict__", ())]


def test_every_data_file_is_packaged() -> None:
    """What is not Python in the package must be named in pyproject.toml, or an installed Inset lacks it."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"][
        "package-data"
    ]
    source = ROOT / "src"
    packaged = {
        path
        for package, globs in patterns.items()
        for glob in globs
        for path in (source / package.replace(".", "/")).glob(glob)
    }
    found = {path for path in (source / "inset").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert found == packaged


def test_every_kind_of_rule_that_a_card_can_state_is_looked_for() -> None:
    """A number in ``statics`` that no module of the rules asks about would be a text that does nothing."""
    from inset.language import statics

    names = [name for name, value in vars(statics).items() if name.isupper() and type(value) is int]
    read = "\n".join(
        page.read_text(encoding="utf-8")
        for page in [*(ROOT / "src/inset/rules").rglob("*.py"), ROOT / "src/inset/play/view.py"]
    )
    own = (ROOT / "src/inset/language/statics.py").read_text(encoding="utf-8")
    said = [name for name in names if re.search(rf"^{name}: Final = ", own, re.M)]
    assert len(said) > 30 and [name for name in said if not re.search(rf"\b{name}\b", read)] == []


def test_no_file_is_a_link_to_somewhere_else() -> None:
    listed = subprocess.run(["git", "ls-files", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line for line in listed.splitlines() if line.startswith("120000")] == []
