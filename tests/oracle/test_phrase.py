"""A phrase parses and prints, or can't be constructed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from inset.language.effects import Destroy, Draw, May
from inset.language.node import Node
from inset.language.selections import Opponents, This, You
from inset.oracle.grammar import ABILITY, SPELL_LINE
from inset.oracle.lexer import lex
from inset.oracle.meanings import Chain, Hole
from inset.oracle.paragraphs import start_of
from inset.oracle.parser import expected, reachable, read, retells, say
from inset.oracle.phrase import (
    Cons,
    GrammarError,
    Nonterminal,
    Pair,
    Phrase,
    Terminal,
    computed,
    listed,
    phrase,
    third,
    words_for,
)


def test_both_directions_follow_from_one_declaration() -> None:
    who, deed = Nonterminal("who"), Nonterminal("deed")
    words_for(who, {"you": You(), "each opponent": Opponents()})
    phrase(deed, "<who> may draw a card", May((Draw(who("who")),)))
    words = tuple("each opponent may draw a card".split())
    assert read(deed, words).values == [May((Draw(Opponents()),))]
    assert say(deed, May((Draw(Opponents()),))) == words
    assert retells(deed, May((Draw(You()),)), tuple("you may draw a card".split()))
    assert say(deed, May((Draw(You(), 2),))) is None


def test_what_is_said_must_mean_something_and_the_other_way_round() -> None:
    who, deed = Nonterminal("who"), Nonterminal("deed")
    with pytest.raises(GrammarError, match="drops"):
        phrase(deed, "<who> draws a card", Draw(You()))
    with pytest.raises(GrammarError, match="never says"):
        phrase(deed, "draw a card", Draw(who("who")))
    with pytest.raises(GrammarError, match="left out"):
        phrase(deed, "draw [a] card", Draw(You()))
    with pytest.raises(GrammarError, match="twice"):
        phrase(deed, "<who> and <who> draw", Draw(who("who")))
    assert deed.phrases == []


def test_a_default_makes_words_optional() -> None:
    number, deed = Nonterminal("number"), Nonterminal("deed")
    phrase(number, "twice", 2)
    phrase(deed, "draw [<n>]", Draw(You(), number("n", 1)))
    assert read(deed, ("draw",)).values == [Draw(You(), 1)]
    assert say(deed, Draw(You(), 2)) == ("draw", "twice")


def test_all_readings_and_equal_ones_are_one() -> None:
    a, b, top = Nonterminal("a"), Nonterminal("b"), Nonterminal("top")
    phrase(a, "it", This())
    phrase(b, "it", This())
    phrase(top, "destroy <x>", Destroy(a("x")))
    phrase(top, "destroy <x>", Destroy(b("x")))
    assert len(read(top, ("destroy", "it")).values) == 1
    phrase(top, "destroy it", Destroy(This(), regenerate=False))
    assert len(read(top, ("destroy", "it")).values) == 2


def test_a_decline_points_at_the_furthest_word() -> None:
    top = Nonterminal("top")
    phrase(top, "draw a card", 1)
    phrase(top, "draw two cards", 2)
    decline = read(top, ("draw", "two", "bananas")).decline
    assert decline is not None
    assert decline.at == 2
    assert expected(top, ("draw", "two", "bananas"), 2) == ("cards",)
    over = read(top, ("draw", "a", "card", "now")).decline
    assert over is not None
    assert over.at == 3
    assert expected(top, ("draw", "a", "card", "now"), 3) == ("the end",)


def test_left_recursion_is_refused() -> None:
    a, b = Nonterminal("a"), Nonterminal("b")
    phrase(a, "<b> x", (b("b"),))
    phrase(b, "<a> y", (a("a"),))
    phrase(b, "y", 1)
    with pytest.raises(GrammarError, match="begins with itself"):
        read(a, ("y", "x"))


def test_lists() -> None:
    item = Nonterminal("item")
    words_for(item, {"a": 1, "b": 2, "c": 3})
    several = listed("items", item)
    for text, value in {
        "a": (1,),
        "a and b": (1, 2),
        "a , b , and c": (1, 2, 3),
        "a , b , c , and a": (1, 2, 3, 1),
    }.items():
        words = tuple(text.split())
        assert read(several, words).values == [value]
        assert say(several, value) == words
    assert read(several, tuple("a , b and c".split())).values == []


def test_pairs_agree() -> None:
    deed = Pair("deed")
    phrase(deed, "draw* a card", Draw(You()))
    assert read(deed.one, ("draws", "a", "card")).values
    assert read(deed.many, ("draw", "a", "card")).values
    assert [third(verb) for verb in ("get", "have", "search", "deny", "don't", "do")] == [
        "gets", "has", "searches", "denies", "doesn't", "does",
    ]  # fmt: skip


def test_hostile_words_end_in_bounded_time() -> None:
    item, chain = Nonterminal("item"), Nonterminal("chain")
    phrase(item, "x", 1)
    phrase(item, "x x", 2)
    phrase(chain, "<i>", (item("i"),))
    phrase(chain, "<i> <more>", Cons(item("i"), chain("more")))
    found = read(chain, ("x",) * 500)
    assert found.decline is not None
    assert found.decline.reason == "too much to try"


# --- printing back ------------------------------------------------------------------------------------------------------
LINES = [
    line.split("\t", 1)
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("kind", "text"), LINES)
def test_what_is_known_to_print_back_does(kind: str, text: str) -> None:
    start = start_of(kind == "spell")
    words = lex(text.replace("\\n", "\n")).words
    found = read(start, words)
    assert found.told == (found.decline is None)
    assert all(retells(start, value, words) for value in found.values)


def test_code_is_asked_what_it_would_say() -> None:
    word = Terminal("word", ("#name",), lambda words, at: [(words[at].lower(), at + 1)], lambda value: (value,))
    drawn, top = Nonterminal("drawn"), Nonterminal("top")
    phrase(top, "destroy <x>", (word("x"),))
    computed(top, "draw <x>", (drawn("x"),), lambda count: Draw(You(), count), lambda value: (value.count % 3,))
    words_for(drawn, {"one": 1, "five": 5})
    for text, told in {"draw one": True, "draw five": False, "destroy Me": False}.items():
        words = tuple(text.split())
        found = read(top, words)
        assert found.told == told == retells(top, found.values[0], words)


def test_the_rest_of_a_list_has_something_in_it() -> None:
    """Otherwise what is read as a list would not be found in it again."""
    for symbol in {*reachable(ABILITY), *reachable(SPELL_LINE)}:
        for made in symbol.phrases:
            for chain in _chains(made.meaning):
                assert isinstance(chain.rest, Hole), made
                assert all(map(_makes_a_list, _nonterminals(chain.rest))), made


def _chains(meaning: Any) -> Iterator[Chain]:
    if isinstance(meaning, Chain):
        yield meaning
        meaning = (meaning.first, meaning.rest)
    parts = [getattr(meaning, name) for name in meaning.__dataclass_fields__] if isinstance(meaning, Node) else meaning
    if isinstance(parts, (tuple, list)):
        for part in parts:
            yield from _chains(part)


def _nonterminals(hole: Hole) -> tuple[Nonterminal, ...]:
    one = hole.of
    assert isinstance(one, (Nonterminal, Pair)), hole
    return (one.one, one.many) if isinstance(one, Pair) else (one,)


def _makes_a_list(made: Phrase | Nonterminal) -> bool:
    if isinstance(made, Nonterminal):
        return all(map(_makes_a_list, made.phrases))
    return isinstance(made.meaning, Chain) or (isinstance(made.meaning, tuple) and made.meaning != ())


def test_what_recurs_is_read_again_in_another_text() -> None:
    top, clause, noun = Nonterminal("top"), Nonterminal("clause", recurs=True), Nonterminal("noun")
    phrase(noun, "card", 1)
    phrase(noun, "card of yours", 2)
    phrase(clause, "draw a <noun>", (noun("noun"),))
    phrase(clause, "draw a <noun>, then rest", (noun("noun"), 3))
    phrase(top, "<clause>.", clause("clause"))
    phrase(top, "first, <clause>.", ("first", clause("clause")))
    draw = ("draw", "a", "card")
    assert read(top, (*draw, ".")).values == [(1,)]
    assert set(clause.known) == {(*draw, ".")}
    assert read(top, ("first", ",", *draw, ".")).values == [("first", (1,))]
    assert read(top, (*draw, ",", "then", "rest", ".")).values == [(1, 3)], "the clause goes on after the same words"
    assert read(top, (*draw, "of", "yours", ".")).values == [(2,)]
    again = read(top, ("first", ",", *draw, "!")).decline
    assert again is not None
    assert again.at == 5
