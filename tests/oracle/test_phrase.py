"""A phrase parses and prints, or can't be constructed."""

from __future__ import annotations

import pytest

from inset.language.effects import Destroy, Draw, May
from inset.language.selections import Opponents, This, You
from inset.oracle.parser import read, retells, say
from inset.oracle.phrase import Cons, GrammarError, Nonterminal, Pair, listed, phrase, third, words_for


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
    assert (decline.at, decline.expected) == (2, ("cards",))
    over = read(top, ("draw", "a", "card", "now")).decline
    assert over is not None
    assert over.at == 3


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
