"""*Candidates*, a step of the ladder: a second candidate for a pronoun is declined until a person has reviewed it."""

from __future__ import annotations

from inset.data.scryfall import CardRecord
from inset.language import effects as e, selections as s
from inset.language.abilities import Body, Triggered
from inset.oracle.candidates import REASONS, TABLE, print_of, reviewed, unreviewed
from inset.oracle.compile import Compiled, compile_card
from inset.oracle.paragraphs import paragraph
from inset.oracle.proof_ladder import climb, refusal

TWO = "When this creature enters, tap target creature. It gains haste until end of turn."
ONE = "When this creature enters, tap target creature. That creature gains haste until end of turn."


def made(text: str) -> Compiled:
    return compile_card(CardRecord(name="Twosome", mana_cost="{1}", type_line="Creature — Elf", oracle_text=text,
                                   power="1", toughness="1"))  # fmt: skip


def test_a_second_candidate_in_an_earlier_clause_is_declined() -> None:
    found = made(TWO)
    assert found.fits_its_roles and not found.has_one_candidate
    assert refusal(found) == "“it” could also be This"
    rungs = climb(found.record, {}).rungs
    assert rungs["roles"] and not rungs["candidates"] and not rungs["playable"]


def test_a_noun_tells_them_apart() -> None:
    assert made(ONE).has_one_candidate and not refusal(made(ONE))


def test_what_the_verb_rules_out_is_no_candidate() -> None:
    assert made("When this creature dies, tap target creature. It gets +1/+1 until end of turn.").has_one_candidate


def test_what_a_person_has_looked_at_passes_while_it_is_bound_the_same_way() -> None:
    one = paragraph(TWO, (), False)
    assert one is not None and len(one.doubts) == 1
    words, doubts = one.line.words, one.doubts
    assert unreviewed("Twosome", words, doubts)
    mark = print_of(words, doubts)
    assert mark != print_of(words, (doubts[0]._replace(chosen=s.This()),)) != print_of(words[:-1], doubts)


def test_the_list_has_a_reason_for_each_paragraph() -> None:
    rows = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == len(reviewed())
    assert all(reason in REASONS for _, _, reasons in rows for reason in reasons.split(", "))


def test_a_token_is_not_a_card_that_is_asked_about() -> None:
    text = (
        "When this creature enters, exile target card from a graveyard. If it was a creature card, create a Treasure token. "
        "If it was a land card, draw a card."
    )
    found = paragraph(text, (), False)
    assert found is not None and isinstance(found.abilities[0], Triggered) and isinstance(found.abilities[0].body, Body)
    last = found.abilities[0].body.effects[-1]
    assert isinstance(last, e.If) and last.condition.what == s.Target(0)  # type: ignore[attr-defined]
