"""The library is found by name, holds each card once, and its cards are plain data."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import unicodedata
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from inset.cards import MODULES, all_cards, card, names, phrases, tokens, vocabulary, words
from inset.cards.source import written
from inset.kernel import types as kernel_types
from inset.kernel.errors import UnknownCard
from inset.language import (
    abilities,
    conditions,
    effects,
    filters,
    keywords,
    mods,
    node,
    patterns,
    selections,
    statics,
    values,
)
from inset.language.card import ADVENTURE, OMEN, PREPARE, PROTOTYPE
from inset.language.codec import from_data, to_data
from inset.language.node import Node
from inset.language.words import kinds, nouns, verbs
from inset.language.words.nouns import Aim, AimAtPlayer

FOLDER = Path(vocabulary.__file__).parent


def test_a_card_answers_to_its_names() -> None:
    giant = card("Bonecrusher Giant")
    assert card("Stomp") is giant
    assert card("Bonecrusher Giant // Stomp") is giant
    assert card("Arcane Proxy").full_name == "Arcane Proxy"


def test_a_cards_own_name_wins_over_an_insets() -> None:
    own = {made.name for made in all_cards()}
    for made in all_cards():
        for face in made.faces[1:]:
            if face.name in own:
                assert card(face.name).name == face.name


def test_an_unknown_card_names_those_that_come_close() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("bonecrusher gaint")
    assert "Bonecrusher Giant" in caught.value.near


def test_names_are_sorted_and_unique() -> None:
    assert names() == sorted(set(names()))
    assert [made.name for made in all_cards()] == names()


# --- where a card is written ----------------------------------------------------------------------
FAMILIES = {ADVENTURE: "adventurers", OMEN: "omens", PROTOTYPE: "prototypes", PREPARE: "preparations"}


def plain(name: str) -> str:
    """Small letters without accents: Glóin stands between Glissa and Glorious."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ")


def test_every_card_file_is_read() -> None:
    files = {path.relative_to(FOLDER).with_suffix("").as_posix().replace("/", ".") for path in FOLDER.rglob("*.py")}
    helpers = {
        "__init__",
        "adventurers.__init__",
        "words",
        "phrases",
        "tokens",
        "vocabulary",
        "source",
        "name_book",
        "blanks",
    }
    assert files - helpers == {*MODULES}


@pytest.mark.parametrize("module", MODULES)
def test_a_card_is_where_one_looks_for_it(module: str) -> None:
    """The file says the family or the first letters, and in the file the cards are in the order of their names."""
    family, _, letters = module.rpartition(".") if "_to_" in module or len(module) == 1 else (module, "", "a_to_z")
    first, _, last = letters.partition("_to_")
    found = [card for card in written().values() if card.file == f"inset/cards/{module.replace('.', '/')}.py"]
    for one in found:
        assert FAMILIES.get(card(one.name).frame, "") == family, one.name
    by_line = {one.line: plain(one.name) for one in reversed(found)}  # a meld pair is where its first card belongs
    for name in by_line.values():
        assert first <= name[: len(first)], name
        assert name[: len(last or first)] <= (last or first), name
    assert [by_line[line] for line in sorted(by_line)] == sorted(by_line.values())


@pytest.mark.parametrize("module", MODULES)
def test_a_card_file_imports_the_vocabulary_and_nothing_else(module: str) -> None:
    source = (FOLDER / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    imports = [part for part in ast.walk(ast.parse(source)) if isinstance(part, (ast.Import, ast.ImportFrom))]
    assert [ast.unparse(part) for part in imports] == ["from inset.cards.vocabulary import *"]


def test_a_word_means_one_thing() -> None:
    """Star imports hide it when a module names something that another has named; the language says each once."""
    sources = [
        kernel_types,
        abilities,
        conditions,
        effects,
        filters,
        keywords,
        mods,
        node,
        patterns,
        selections,
        statics,
    ]
    meanings: dict[str, list[object]] = {}
    for source in [*sources, values, nouns, verbs, kinds, words, tokens, phrases]:
        for name in own_names(source):
            meanings.setdefault(name, []).append(getattr(source, name))
    assert [name for name, found in meanings.items() if any(one is not found[0] for one in found)] == []
    assert all(getattr(vocabulary, name) is found[0] for name, found in meanings.items())


def own_names(module: ModuleType) -> set[str]:
    """The public names that a module defines itself, or imports for others under the same name."""
    assert module.__file__ is not None
    found: set[str] = set()
    for part in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
        match part:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.ImportFrom(names=names):
                found |= {alias.name for alias in names if alias.asname == alias.name}
    return {name for name in found if not name.startswith("_")}


def test_the_lines_of_a_card_make_it() -> None:
    assert sorted(written()) == names()
    for name, found in written().items():
        *before, last = ast.parse(f"({found.text},)" if found.text.startswith("*") else found.text).body
        space = dict(vars(vocabulary))
        exec(compile(ast.Module(before, []), name, "exec"), space)
        assert isinstance(last, ast.Expr)
        made = eval(compile(ast.Expression(last.value), name, "eval"), space)
        assert card(name) in (made if isinstance(made, tuple) else (made,)), name


# --- cards as data --------------------------------------------------------------------------------
def parts(value: object) -> list[object]:
    """The value and everything in it."""
    found = [value]
    if isinstance(value, tuple):
        for part in value:
            found += parts(part)
    elif isinstance(value, Node):
        for name in value.__dataclass_fields__:
            found += parts(getattr(value, name))
    return found


def test_no_finished_card_holds_an_unnumbered_target() -> None:
    for made in all_cards():
        assert not [part for part in parts(made) if isinstance(part, (Aim, AimAtPlayer))], made.name


@pytest.mark.parametrize("name", names())
def test_a_card_travels_as_data(name: str) -> None:
    data: Any = to_data(card(name))
    assert from_data(data) == card(name)
    assert hash(card(name)) == hash(from_data(data))


def test_the_library_loads_quickly() -> None:
    """A generous bound: the whole project must start in half a second of an idle machine."""
    code = "import time, inset.cards; inset.cards.library(); print(time.process_time())"
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert float(done.stdout) < 1
