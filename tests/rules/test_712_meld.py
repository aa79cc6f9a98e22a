"""701.42, 712.4, 712.5, 712.21: meld cards: two cards that become one permanent, and two cards again."""

from pathlib import Path

import pytest

from inset.cards import library
from inset.data.scryfall import load
from inset.kernel.types import BATTLEFIELD, BEGIN_COMBAT, EXILE, GRAVEYARD, HAND, LIBRARY, PRECOMBAT_MAIN, RED, STACK
from inset.language import effects as e, patterns as p
from inset.language.abilities import Triggered
from inset.language.card import MELD, Card, Face
from inset.language.conditions import AllOf
from inset.language.filters import And, ControlledBy, HasName, IsToken, OwnedBy
from inset.language.mods import SetController
from inset.language.trees import mentions
from inset.language.words.kinds import (
    both_own_and_control,
    creature,
    enchantment,
    instant,
    meld_pair,
    mutate,
    sorcery,
    whenever,
)
from inset.language.words.nouns import creatures, saved, target, you
from inset.language.words.verbs import becomes, dies, exile, gain_life, to_battlefield, to_library
from inset.oracle.compile import compile_card
from inset.oracle.paragraphs import paragraph
from inset.rules.meaning.numbers import mana_value
from inset.rules.model.state import COMMANDER, Obj
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, Scene, cr
from tests.harness.cards import AWAY, HIDE, KILL, TURN, TWIN

RATS, SCAVENGERS, HOST = "Graf Rats", "Midnight Scavengers", "Chittering Host"
BLINK = instant("Blink", "{W}", exile(target(creatures), save=0), to_battlefield(saved(0)))


def melded(*hand: object, more: tuple[object, ...] = (), rest: tuple[object, ...] = (RATS, SCAVENGERS)) -> Scene:
    """Alice's Graf Rats and Midnight Scavengers have melded as combat began."""
    scene = Scene({"battlefield": [*rest, *more], "hand": list(hand)}, {})
    scene.until(BEGIN_COMBAT)
    scene.settle(0, 0)
    assert HOST in scene.names("battlefield", A)
    return scene


def host(scene: Scene) -> Obj:
    """The permanent of several cards."""
    return next(o for o in scene.st.objs.values() if o.merged)


@cr("701.42a", "712.4a", "712.8g", "712.14c", "712.5a")
def test_two_cards_become_one_permanent_with_the_combined_face() -> None:
    scene = melded()
    assert scene.names("battlefield", A) == [HOST] and scene.names("exile") == []
    chars = scene.chars(RATS)
    assert (chars.power, chars.toughness, chars.colors, chars.cost) == (5, 6, 0, None)
    assert [part[1].name for part in host(scene).merged] == [SCAVENGERS]


@cr("712.4a", "603.6a")
def test_it_enters_once_and_no_front_face_does() -> None:
    watch = enchantment("Watch", "{W}", whenever(p.Moves(creatures, destination=BATTLEFIELD), gain_life(1)))
    scene = melded(more=(watch, "Memnite"))
    assert (scene.life(A), scene.size("Memnite")) == (21, (2, 1))  # and what Chittering Host says happened


@cr("712.8g", "202.3c")
def test_its_mana_value_is_the_sum_of_its_front_faces_and_that_of_a_copy_is_0() -> None:
    scene = melded(TWIN)
    assert scene.value(RATS) == 7
    scene.until(PRECOMBAT_MAIN, 3)
    scene.play(A, "Cast Twin")
    copy = next(o for o in scene.st.objs.values() if o.token)
    chars = chars_of(scene.st, copy)
    assert (chars.name, chars.power, copy.merged, mana_value(scene.st, copy, chars)) == (HOST, 5, (), 0)


@cr("701.42c", "701.42b")
def test_a_token_is_exiled_and_ceases_to_exist_and_the_card_stays_exiled() -> None:
    theirs = {"battlefield": [SCAVENGERS]}
    scene = Scene({"battlefield": [RATS], "hand": [TWIN]}, theirs)
    scene.play(A, "Cast Twin", SCAVENGERS)
    scene.until(BEGIN_COMBAT)
    scene.settle()
    assert (scene.names("exile"), scene.names("battlefield", A)) == ([RATS], [])


@cr("701.42c")
@pytest.mark.parametrize("into", ["Hanweir, the Writhing Township", "Nothing"])
def test_cards_that_form_no_pair_stay_in_exile(into: str) -> None:
    bear = creature("Bear", "{G}", "Bear", 2, 2, whenever(p.BeginningOf(BEGIN_COMBAT, you), e.Meld(creatures, into)))
    scene = Scene({"battlefield": [bear, SCAVENGERS]}, {})
    scene.until(BEGIN_COMBAT)
    scene.settle()
    assert sorted(scene.names("exile")) == ["Bear", SCAVENGERS]


@cr("712.4a")
def test_both_must_be_owned_and_controlled() -> None:
    take = sorcery("Take", "{U}", becomes(target(creatures), SetController(you), duration=e.FOREVER))
    scene = Scene({"battlefield": [RATS], "hand": [take]}, {"battlefield": [SCAVENGERS]})
    scene.play(A, "Cast Take", SCAVENGERS)
    scene.until(BEGIN_COMBAT)
    assert scene.stack() == [] and sorted(scene.names("battlefield", A)) == [RATS, SCAVENGERS]


@cr("712.4a", "603.4")
def test_if_one_of_them_has_left_nothing_is_exiled() -> None:
    scene = Scene({"battlefield": [RATS, SCAVENGERS], "hand": [AWAY]}, {})
    scene.until(BEGIN_COMBAT)
    scene.play(A, "Cast Away", SCAVENGERS)
    assert (scene.names("battlefield", A), scene.names("exile")) == ([RATS], [])


@cr("712.8b", "712.4b", "712.11")
def test_a_meld_card_is_cast_and_is_elsewhere_with_its_front_face_only() -> None:
    scene = Scene({"hand": [RATS]}, {})
    assert scene.ways(A, RATS) == [("normal", "hand")]
    card = scene.one(RATS).definition
    assert [zone for zone in (LIBRARY, HAND, GRAVEYARD, STACK, EXILE) if frames.in_force(card, zone, 1)] == []
    assert frames.back_faces(card) == () and frames.word_in_use(card, 1) == "meld"


@cr("712.4c", "712.9", "701.27c")
def test_meld_cards_and_melded_permanents_do_not_transform() -> None:
    scene = Scene({"battlefield": [RATS], "hand": [TURN]}, {})
    scene.play(A, "Cast Turn", RATS)
    assert scene.chars(RATS).name == RATS
    scene = melded(TURN)
    scene.play(A, "Cast Turn")
    assert scene.chars(RATS).name == HOST


@cr("712.4c", "712.14a")
def test_a_meld_card_is_not_put_onto_the_battlefield_transformed() -> None:
    wake = sorcery("Wake", "{B}", e.Move(target(creatures, zone=GRAVEYARD), BATTLEFIELD, transformed=True))
    scene = Scene({"graveyard": [RATS], "hand": [wake]}, {})
    scene.play(A, "Cast Wake", RATS)
    assert scene.zone(RATS) == "graveyard"


@cr("712.16")
def test_neither_is_turned_face_down() -> None:
    scene = Scene({"battlefield": [RATS], "hand": [HIDE]}, {})
    scene.play(A, "Cast Hide", RATS)
    assert scene.one(RATS).face_down is None
    scene = melded(HIDE)
    scene.play(A, "Cast Hide")
    assert host(scene).face_down is None


@cr("712.21", "712.21e")
def test_one_permanent_dies_and_two_cards_are_put_into_the_graveyard() -> None:
    wake = enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(1)))
    grave = enchantment("Grave", "{B}", whenever(p.Moves(~IsToken(), destination=GRAVEYARD), gain_life(10)))
    scene = melded(KILL, more=(wake, grave))
    scene.play(A, "Cast Kill", "the ability of Grave", "the ability of Wake")
    assert scene.life(A) == 51  # one creature died; two cards and Kill were put there
    assert sorted(scene.names("graveyard", A)) == [RATS, "Kill", SCAVENGERS]


@cr("712.21a")
def test_its_owner_orders_the_cards_that_go_to_a_library() -> None:
    tuck = instant("Tuck", "{U}", to_library(target(creatures)))
    for first, second in ((RATS, SCAVENGERS), (SCAVENGERS, RATS)):
        scene = melded(tuck)
        scene.cast(A, "Cast Tuck")
        scene.resolve(first)
        top = [scene.st.objs[oid].definition.name for oid in scene.st.libraries[A][:2]]
        assert top == [first, second]


@cr("712.21c")
def test_an_effect_finds_both_cards() -> None:
    scene = melded(BLINK)
    scene.cast(A, "Cast Blink")
    scene.settle(0, 0, "No")
    assert sorted(scene.names("battlefield", A)) == [RATS, SCAVENGERS]


@cr("712.21d", "614.6")
def test_what_replaces_the_move_of_one_card_replaces_that_of_both() -> None:
    scene = melded(KILL, more=("Rest in Peace",))
    scene.play(A, "Cast Kill")
    assert sorted(scene.names("exile")) == [RATS, "Kill", SCAVENGERS]


@cr("712.21", "903.3c", "903.9b")
def test_a_melded_permanent_is_a_commander_if_one_of_its_cards_is() -> None:
    rats, scavengers = ((library()[name], {"flags": COMMANDER}) for name in (RATS, SCAVENGERS))
    for pair in ((rats, SCAVENGERS), (RATS, scavengers)):
        scene = melded(AWAY, rest=pair)
        assert host(scene).flags & COMMANDER
        scene.cast(A, "Cast Away")
        scene.settle("Yes", "No")
        flagged = [o.definition.name for o in scene.st.objs.values() if o.flags & COMMANDER]
        assert flagged == [RATS if pair[0] is rats else SCAVENGERS]


@cr("712.19", "201.4")
def test_the_name_of_the_combined_face_may_be_chosen() -> None:
    card = Scene({"hand": [RATS]}, {}).one(RATS).definition
    assert frames.choosable_names(card) == ((RATS, 0), (HOST, 1))


@cr("730.2", "712.21")
def test_what_merges_with_a_melded_permanent_adds_a_third_card() -> None:
    beast = creature("Beast", "{3}{G}", "Beast", 4, 4, mutate("{1}{G}"))
    scene = melded(beast, KILL)
    scene.until(PRECOMBAT_MAIN, 3)
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    whole = chars_of(scene.st, host(scene))
    assert (len(host(scene).merged), whole.name, len(whole.abilities)) == (2, "Beast", 4)
    scene.play(A, "Cast Kill")
    assert sorted(scene.names("graveyard", A)) == ["Beast", RATS, "Kill", SCAVENGERS]


@cr("712.8g", "613.2a")
def test_its_characteristics_are_those_of_the_combined_face_alone() -> None:
    """Nothing of what is printed on the front faces: no ability that would meld again."""
    one = creature("One", "{G}", "Bear", 2, 2, whenever(p.BeginningOf(BEGIN_COMBAT, you), e.Meld(creatures, "Both")))
    other = creature("Other", "{G}", "Bear", 2, 2, whenever(dies(creatures), gain_life(5)))
    pair = meld_pair(one, other, creature("Both", None, "Bear", 6, 6))
    scene = Scene({"battlefield": list(pair), "hand": [KILL]}, {})
    scene.until(BEGIN_COMBAT)
    scene.settle()
    assert (scene.chars("One").name, scene.chars("One").abilities) == ("Both", ())
    scene.play(A, "Cast Kill")
    assert scene.life(A) == 20


PAIRS = {
    ("Midnight Scavengers", "Graf Rats"): "Chittering Host",
    ("Hanweir Garrison", "Hanweir Battlements"): "Hanweir, the Writhing Township",
    ("Bruna, the Fading Light", "Gisela, the Broken Blade"): "Brisela, Voice of Nightmares",
    ("Phyrexian Dragon Engine", "Mishra, Claimed by Gix"): "Mishra, Lost to Phyrexia",
    ("The Mightstone and Weakstone", "Urza, Lord Protector"): "Urza, Planeswalker",
    ("Argoth, Sanctum of Nature", "Titania, Voice of Gaea"): "Titania, Gaea Incarnate",
    ("Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie"): "Ragnarok, Divine Deliverance",
}


@cr("712.5", "712.5a", "712.5b", "712.5c", "712.5d", "712.5e", "712.5f", "712.5g")
def test_the_seven_pairs_are_known_from_card_data(shared: Path) -> None:
    """Each card has the face that the pair forms as its other one; what is formed isn't a card by itself."""
    records = {record.name: record for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards}
    found = {record.name for record in records.values() if record.layout == "meld" and len(record.faces) == 2}
    assert found == {name for pair in PAIRS for name in pair}
    for pair, formed in PAIRS.items():
        one, other = (Card(tuple(Face(face.name) for face in records[name].faces), MELD) for name in pair)
        assert frames.form_a_pair(one, other, formed) and not frames.form_a_pair(one, one, formed)
        assert compile_card(records[formed]).card is None


@cr("712.4a", "712.5g")
def test_the_sentence_of_a_meld_card_is_read() -> None:
    """With a name that begins small, and a payment between the condition and what it refers to."""
    said = (
        "At the beginning of your first main phase, if you both own and control Vanille and a creature named Fang, Fearless "
        "l'Cie, you may pay {3}{B}{G}. If you do, exile them, then meld them into Ragnarok, Divine Deliverance."
    )
    read = paragraph(said, ("Vanille",), False)
    assert read is not None and read.declined is None
    (ability,) = read.abilities
    assert isinstance(ability, Triggered) and isinstance(ability.condition, AllOf)
    fang = And((creatures, HasName("Fang, Fearless l'Cie"), OwnedBy(you), ControlledBy(you)))
    assert ability.condition == both_own_and_control(fang)
    assert mentions(ability.body, e.Meld(fang, "Ragnarok, Divine Deliverance"))
    alone = paragraph("Exile them, then meld them into Ragnarok, Divine Deliverance.", (), True)
    assert alone is not None and alone.declined is not None


@cr("903.4d")
def test_the_combined_face_counts_for_the_color_identity() -> None:
    pair = meld_pair(
        creature("One", "{G}", "Bear", 2, 2), creature("Other", "{G}", "Bear", 2, 2),
        creature("Both", None, "Bear", 6, 6, colors=RED),
    )  # fmt: skip
    assert [frames.color_identity(card) for card in pair] == [16 | RED] * 2
