"""Sentences of cards: read in one way, printed back, bound as expected, with no dead word."""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.cards import library
from inset.data.scryfall import CardRecord, FaceRecord
from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s
from inset.language.abilities import Activated, Body, ClassLevel, Keyword, Spell, Triggered
from inset.language.card import TRANSFORM
from inset.language.node import Filter
from inset.language.text import face_text
from inset.language.text.writer import EFFECTS
from inset.oracle.compile import compile_card
from inset.oracle.deletion_probe import dead_words
from inset.oracle.paragraphs import paragraph
from inset.oracle.proof_ladder import refusal
from tests.harness import cr

SENTENCES = [
    line.split("\t", 1)
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("kind", "text"), SENTENCES)
def test_sentence_climbs_the_ladder(kind: str, text: str) -> None:
    spell = kind == "spell"
    found = paragraph(text.replace("\\n", "\n"), (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    assert found.told
    assert dead_words(found.line.words, spell) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Draw a banana.",
        "Draw a card",
        "Target creature gets +2/+2.",
        "Destroy target creature it.",
        "Destroy it.",
        "Target creature you control fights target creature. Destroy it.",
        "Put that many +1/+1 counters on target creature.",
        "Draw a card. It can't be regenerated.",
        "Reveal the top card of your library. If it's a land card, you may put it into your hand. Otherwise, draw a card.",
        "You may sacrifice a Food. If you do, draw a card. Untap that creature.",
        "Draw a card. You may choose new targets for the copy.",
        "Destroy all creatures. Put a card from among them into your hand.",
        "Target player draws a card. You gain life equal to the life lost this way.",
        "Put the rest on the bottom of your library in any order.",
        "You may draw a card. If you control an artifact, draw two cards instead.",
        "Draw a card. If you control an artifact, destroy target creature instead.",
        "Draw a card. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
        "You gain life equal to the sacrificed creature's power. Destroy target creature it deals.",
        "Target creature becomes a 2/2 blue Frog. It's still a land.",
        "Add {C}{C}. Spend this mana only to cast artifacts.",
        "You choose a nonland card from it. That player discards that card.",
    ],
)
def test_text_that_says_nothing_or_too_much_is_declined(text: str) -> None:
    found = paragraph(text, (), True)
    assert found is not None
    assert found.declined is not None


def _body(text: str, spell: bool = True) -> tuple[object, ...]:
    found = paragraph(text, (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    ability = found.abilities[0]
    assert isinstance(ability, (Spell, Triggered, Activated))
    return ability.body.effects  # type: ignore[union-attr]


def test_it_is_the_last_thing_named() -> None:
    effects = _body("Target creature gets +1/+1 until end of turn. Untap it.")
    assert effects[1] == e.Untap(s.Target(0))
    effects = _body("When this creature enters, it deals 1 damage to any target.", spell=False)
    assert isinstance(effects[0], e.DealDamage)
    assert effects[0].source == s.This()


def test_what_was_moved_is_followed_and_what_it_was_is_remembered() -> None:
    effects = _body("Exile target creature you control, then return it to the battlefield under its owner's control.")
    assert isinstance(effects[0], e.Move)
    assert isinstance(effects[1], e.Move)
    assert effects[1].what == s.Saved(effects[0].save)


def test_a_group_that_is_referred_to_again_is_the_one_that_was_handled() -> None:
    everyone = s.Each(f.And((f.HasType(t.CREATURE), f.ControlledBy(s.You()))))
    effects = _body("Put a +1/+1 counter on each creature you control. Untap those creatures.")
    assert effects == (e.Remember(0, everyone), e.PutCounters(s.Saved(0), "+1/+1"), e.Untap(s.Saved(0)))
    effects = _body("Untap all creatures you control. Those creatures gain flying until end of turn.")
    assert effects[0] == e.Remember(0, everyone)
    assert effects[1] == e.Untap(s.Saved(0))
    assert isinstance(effects[2], e.Modify)
    assert effects[2].what == s.Saved(0)


@cr("205.3b", "205.3g", "205.3m")
@pytest.mark.parametrize(
    ("token", "types"),
    [("black Zombie token with decayed", t.CREATURE), ("colorless Vehicle token with crew 1", t.ARTIFACT)],
)
def test_a_token_of_no_named_card_type_has_that_of_its_subtype(token: str, types: int) -> None:
    [made] = _body(f"Create a 2/2 {token}.")
    assert isinstance(made, e.CreateToken) and made.token.face.types == types


def test_what_was_put_onto_the_battlefield_is_the_permanent_from_then_on() -> None:
    effects = _body(
        "Return target creature card from your graveyard to the battlefield. It gains haste until end of turn."
    )
    assert isinstance(effects[0], e.Move)
    assert isinstance(effects[1], e.Modify)
    assert effects[1].what == s.Saved(effects[0].save)


def test_otherwise_refers_to_what_was_before_the_condition() -> None:
    effects = _body(
        "Reveal the top card of your library. If it's a land card, put it into your hand. "
        "Otherwise, put it into your graveyard."
    )
    choice = effects[1]
    assert isinstance(choice, e.If)
    assert [part.what for part in (*choice.then, *choice.otherwise)] == [s.Saved(0), s.Saved(0)]  # type: ignore[attr-defined]


def test_otherwise_may_speak_of_the_target_of_the_other_case() -> None:
    effects = _body(
        "You may sacrifice a Treasure. If you do, target creature gets +4/+4 until end of turn. "
        "Otherwise, that creature gets +1/+1 until end of turn."
    )
    choice = effects[1]
    assert isinstance(choice, e.If)
    assert [part.what for part in (*choice.then, *choice.otherwise)] == [s.Target(0), s.Target(0)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("deed", ["discard a card", "sacrifice a creature", "sacrifice an artifact"])
def test_if_you_do_asks_whether_it_was_done(deed: str) -> None:
    """What was discarded or sacrificed is kept where the question looks for it: nothing there, nothing done."""
    effects = _body(f"You may {deed}. If you do, draw a card.")
    may, choice = effects
    assert isinstance(may, e.May)
    assert isinstance(choice, e.If)
    done = may.effects[0]
    assert isinstance(done, (e.Discard, e.Sacrifice))
    assert choice.condition == k.Did(done.save)
    assert may.save == done.save


def test_divided_amounts() -> None:
    """601.2d: the amount belongs to the targets that share it, at least one each."""
    for text, most in (("one or two targets", 2), ("one, two, or three targets", 3), ("any number of targets", 99)):
        found = paragraph(
            f"When this creature enters, it deals 3 damage divided as you choose among {text}.", (), False
        )
        assert found is not None
        assert isinstance(found.abilities[0], Triggered)
        body = found.abilities[0].body
        assert isinstance(body, Body)
        assert body.divided == 3
        assert [(spec.least, spec.most) for spec in body.targets] == [(0 if most == 99 else 1, most)]
        assert isinstance(body.effects[0], e.DealDamage)
        assert body.effects[0].divided
    found = paragraph("Distribute two +1/+1 counters among one or two target creatures.", (), True)
    assert found is not None
    assert isinstance(found.abilities[0], Spell)
    assert isinstance(found.abilities[0].body, Body)
    assert found.abilities[0].body.divided == 2


def test_a_subtype_of_spells_is_said_of_both_types() -> None:
    found = paragraph("Whenever you cast an Adventure instant or sorcery spell, draw a card.", (), False)
    assert found is not None
    ability = found.abilities[0]
    assert isinstance(ability, Triggered)
    assert isinstance(ability.when, p.Casts)
    both = f.HasType(t.INSTANT | t.SORCERY)
    assert ability.when.where == f.And((f.HasSubtype(("Adventure",)), both, f.IsSpell()))


def test_a_clause_after_two_descriptions_is_declined() -> None:
    found = paragraph("Whenever a creature or a planeswalker you control dies, draw a card.", (), False)
    assert found is not None
    assert found.declined is not None


def test_a_slip_in_one_paragraph_declines_the_card() -> None:
    record = CardRecord(
        "Slip", type_line="Creature — Elf", oracle_text="Flying\nDraw a banana.", power="1", toughness="1"
    )
    made = compile_card(record)
    assert made.card is None
    assert "banana" in str(made.declined[0])


def test_a_compiled_card_equals_the_written_one() -> None:
    record = CardRecord(
        "Serra Angel", mana_cost="{3}{W}{W}", type_line="Creature — Angel", oracle_text="Flying, vigilance", power="4",
        toughness="4",
    )  # fmt: skip
    assert compile_card(record).card == library()["Serra Angel"]


def test_a_split_permanent_card_has_a_shared_type_line_and_doors() -> None:
    """709.5: card data call its layout "split"; the type line decides."""
    line, door = "Enchantment — Room", "When you unlock this door, "
    faces = [
        FaceRecord("Grand Entryway", "{1}{W}", line, f"{door}create a 1/1 white Glimmer enchantment creature token."),
        FaceRecord(
            "Elegant Rotunda", "{2}{W}", line, f"{door}put a +1/+1 counter on each of up to two target creatures."
        ),
    ]
    record = CardRecord("Grand Entryway // Elegant Rotunda", "split", type_line=f"{line} // {line}", card_faces=faces)
    assert compile_card(record).card == library()["Grand Entryway"]


@cr("714.2a", "714.2c")
def test_the_chapters_of_a_saga() -> None:
    """714.2b–c: a chapter ability has one number or several; what turns over comes back with its other face up."""
    story = FaceRecord(
        "A Test of Patience", "{B}", "Enchantment — Saga",
        "I, II — Draw a card.\nIII — Exile this Saga, then return it to the battlefield transformed under your control.",
    )  # fmt: skip
    hero = FaceRecord("Patient Tester", "", "Enchantment Creature — Human", "Menace", "2", "2", color_indicator=["B"])
    card = compile_card(CardRecord("Test", "transform", card_faces=[story, hero])).card
    assert card is not None and card.frame == TRANSFORM
    often, last = card.faces[0].abilities
    assert isinstance(often, Triggered) and isinstance(last, Triggered)
    assert (often.when, last.when) == (p.ChapterReached((1, 2)), p.ChapterReached((3,)))
    assert isinstance(last.body, Body)
    back = last.body.effects[1]
    assert isinstance(back, e.Move) and back.transformed and back.under == s.You()
    alone = CardRecord("Test", "saga", "{B}", "Enchantment — Saga", "I, II — Draw a card.")
    assert compile_card(alone).card is not None


@pytest.mark.parametrize("numbers", ["II, I", "I, I", "I,", "IX", "I II", "i"])
def test_chapter_numbers_rise(numbers: str) -> None:
    found = paragraph(f"{numbers} — Draw a card.", (), False)
    assert found is not None
    assert found.declined is not None


def test_the_sections_of_a_class() -> None:
    """716.2a: what is under a level bar belongs to it; what is above the first is treated normally (716.3)."""
    text = "(Gain the next level as a sorcery.)\nFlying\n{1}{R}: Level 2\nHaste\nTrample\n{3}{R}: Level 3\nDeathtouch"
    card = compile_card(CardRecord("Test", "class", "{R}", "Enchantment — Class", text)).card
    assert card is not None
    first, second, third = card.faces[0].abilities
    assert isinstance(first, Keyword)
    assert isinstance(second, ClassLevel) and isinstance(third, ClassLevel)
    assert (second.level, len(second.abilities), third.level, len(third.abilities)) == (2, 2, 3, 1)
    assert card.text() == text.partition("\n")[2]


@cr("702.16g", "702.16h", "702.11f", "702.11g")
@pytest.mark.parametrize(
    ("text", "qualities"),
    [
        ("Protection from red and from blue", [f.HasColor(t.RED), f.HasColor(t.BLUE)]),
        ("Hexproof from black and from white", [f.HasColor(t.BLACK), f.HasColor(t.WHITE)]),
        ("Protection from Demons and from Dragons", [f.HasSubtype(("Demon",)), f.HasSubtype(("Dragon",))]),
        ("Protection from blue, from black, and from red", [f.HasColor(c) for c in (t.BLUE, t.BLACK, t.RED)]),
        ("Protection from each color", [f.HasColor(color) for color in t.WORD_COLOR.values()]),
    ],
)
def test_several_qualities_are_several_abilities(text: str, qualities: list[Filter]) -> None:
    record = CardRecord("One", "normal", "{1}", "Artifact", text)
    made = compile_card(record).card
    assert made is not None
    found = made.faces[0].abilities
    assert [ability.where for ability in found if isinstance(ability, Keyword)] == qualities
    assert len({ability.keyword for ability in found if isinstance(ability, Keyword)}) == 1
    assert face_text(made.faces[0], made) == text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Sorcery", "Each player other than target player draws a card."),
        ("Sorcery", "Destroy all creatures that aren't all colors."),
        ("Sorcery", "Test Card deals 2 damage to any target that was dealt damage this turn."),
        ("Sorcery", "If an opponent searched their library this turn, draw a card."),
        ("Sorcery", "If an opponent gained life this turn, draw a card."),
        ("Enchantment", "{1}: This enchantment deals damage equal to the number of permanents you've sacrificed this turn to any "
         "target."),
        ("Enchantment", "At the beginning of your end step, if you didn't lose life this turn, draw a card."),
        ("Enchantment", "At the beginning of your end step, if a permanent was put into your hand from the battlefield this "
         "turn, draw a card."),
        ("Enchantment", "At the beginning of your end step, if a player was dealt combat damage by a Zombie this turn, draw a "
         "card."),
        ("Enchantment", "Whenever a creature that was turned face up this turn attacks, draw a card."),
        ("Enchantment", "Whenever you attack the player who has the initiative, draw a card."),
        ("Enchantment", "At the beginning of each opponent's upkeep, you may draw a card if that player controls a Swamp."),
    ],
)  # fmt: skip
def test_a_card_says_what_is_printed(kind: str, text: str) -> None:
    card = compile_card(CardRecord("Test Card", "normal", "{1}{R}", kind, text)).card
    assert card is not None and card.text() == text


def test_a_card_without_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EFFECTS, e.Draw)
    made = compile_card(CardRecord("Test Card", "normal", "{1}{R}", "Sorcery", "Draw two cards."))
    assert refusal(made) == "Draw has no text" and not made.is_executable
