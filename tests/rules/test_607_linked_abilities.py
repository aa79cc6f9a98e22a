"""607: linked abilities of every kind that the card language can say."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, mods as m, selections as s, statics as sta, values as v
from inset.language.abilities import AdditionalCost
from inset.language.conditions import CostWasPaid
from inset.language.costs import PayLife
from inset.language.filters import OfChosenColor, OfChosenType
from inset.language.selections import LinkedCards
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    instant,
    static,
    transforming,
    when_enters,
)
from inset.language.words.nouns import (
    artifacts,
    creatures,
    each,
    permanents,
    target,
    this_one,
    top_cards,
    x,
    you,
    you_control,
)
from inset.language.words.verbs import (
    as_enters,
    becomes,
    cost,
    enters_with,
    exile,
    gain_life,
    has,
    have,
    plus,
    to_hand,
    when,
)
from inset.rules.model.subjects import OptionalCost
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, OX

ROCK = artifact("Rock", "{4}")
TIN = artifact("Tin", "{3}")
LINKED = LinkedCards()
WORTH = v.Stat(v.MANA_VALUE, LINKED)
SWALLOW = e.Move(target(artifacts), t.EXILE, link=True)


@cr("607.1a", "607.2a")
def test_an_ability_that_the_object_gives_itself_counts_as_printed() -> None:
    jar = artifact("Jar", "{1}", have(this_one, has(activated("{1}", SWALLOW))), activated("{2}", gain_life(WORTH)))
    scene = Scene({"battlefield": [jar, ROCK]})
    scene.play(A, "Jar: {1}", "Rock")
    scene.play(A, "Jar: {2}")
    assert scene.life(A) == 24


@cr("607.1b", "712.1")
def test_an_ability_on_either_face_is_printed_on_the_object() -> None:
    """The front exiled a card; after it has turned over, the back refers to that card."""
    front = artifact(
        "Pod", "{1}", activated("{1}", SWALLOW), activated("{3}", e.Transform(each(permanents & this_one)))
    )
    pod = transforming(front, artifact("Husk", "", activated("{2}", gain_life(WORTH))))
    scene = Scene({"battlefield": [pod, ROCK]})
    scene.play(A, "Pod: {1}", "Rock")
    scene.play(A, "Pod: {3}")
    scene.play(A, "Husk: {2}")
    assert scene.life(A) == 24


@cr("607.1c", "607.4")
def test_an_ability_linked_to_itself_and_to_two_others() -> None:
    """It counts what it has exiled so far; two more abilities refer to the same cards."""
    well = artifact(
        "Well", "{1}", activated("{1}", e.Move(top_cards(1), t.EXILE, link=True), gain_life(v.Count(LINKED))),
        activated("{2}", gain_life(v.Times(10, v.Count(LINKED)))), activated("{3}", to_hand(LINKED)),
    )  # fmt: skip
    scene = Scene({"battlefield": [well]})
    scene.play(A, "Well: {1}")
    scene.play(A, "Well: {1}")
    assert scene.life(A) == 23
    scene.play(A, "Well: {2}")
    assert scene.life(A) == 43
    scene.play(A, "Well: {3}")
    assert (scene.count(A, "hand"), scene.count(A, "exile")) == (2, 0)


@cr("607.2a", "607.2b")
def test_an_object_that_is_something_else_has_exiled_nothing_with_that() -> None:
    """Jar has swallowed Rock and becomes a copy of another Urn: what Urn's ability asks for, Jar's ability did."""
    jar = artifact("Jar", "{1}", activated("{1}", SWALLOW), activated("{2}", gain_life(WORTH)))
    urn = artifact("Urn", "{1}", activated("{1}", SWALLOW), activated("{3}", gain_life(WORTH)))
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(artifacts), target(artifacts), duration=e.THIS_TURN))
    scene = Scene({"battlefield": [jar, urn, ROCK, TIN], "hand": [mimic]})
    scene.play(A, "Jar: {1}", "Rock")
    scene.play(A, "Cast Mimic", scene.one("Jar").id, scene.one("Urn").id)
    one = scene.one("Jar").id
    third = next(o for o in scene.game.options if o.text.startswith("Urn: {3}") and o.source == one)
    scene.game.choose(third)
    scene.settle()
    assert scene.life(A) == 20
    scene.next_turn()
    scene.play(A, "Jar: {2}")
    assert scene.life(A) == 24, "itself again, it finds its card"


AS_CHOSEN = [as_enters(e.ChooseWord(e.CREATURE_TYPE)), have(OfChosenType() & you_control, plus(1, 1))]
TOTEM = creature("Totem", "{2}", "Golem", 2, 2, *AS_CHOSEN)
IDOL = creature("Idol", "{2}", "Golem", 3, 3, *AS_CHOSEN)


@cr("607.2d", "607.5a", "707.2")
def test_a_choice_that_was_made_for_other_abilities_is_undefined() -> None:
    """Bears were chosen for the Totem. As a copy of the Idol it has no choice, and none is made: Bear is as large as it is."""
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures), duration=e.THIS_TURN))
    scene = Scene({"hand": [TOTEM, mimic, IDOL], "battlefield": [BEAR]})
    scene.play(A, "Cast Totem", "Bear")
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Idol", "Golem")
    assert (scene.size("Bear"), scene.size("Totem"), scene.size("Idol")) == ((3, 3), (3, 3), (4, 4))
    scene.play(A, "Cast Mimic", scene.one("Totem").id, scene.one("Idol").id)
    assert (scene.size("Bear"), scene.size("Totem"), scene.size("Idol")) == ((2, 2), (4, 4), (4, 4))
    scene.next_turn()
    assert scene.size("Bear") == (3, 3)


@cr("607.5a")
def test_a_gained_ability_that_refers_to_a_choice_does_nothing() -> None:
    gift = instant("Gift", "{G}", becomes(target(creatures), m.AddAbility(static(have(OfChosenColor(), plus(5, 5))))))
    scene = Scene({"hand": [gift], "battlefield": [BEAR]})
    scene.play(A, "Cast Gift", "Bear")
    assert scene.size("Bear") == (2, 2)


@cr("607.2e")
def test_a_number_that_was_noted() -> None:
    """As it enters, the number of creatures is noted; later it counts as it was then."""
    count = v.Count(each(creatures & you_control))
    book = artifact(
        "Book", "{1}", as_enters(e.Keep(40, count)), activated("{1}", gain_life(v.Kept(40, each(this_one))))
    )
    scene = Scene({"hand": [book], "battlefield": [BEAR, BEAR]})
    scene.play(A, "Cast Book")
    scene.play(A, "Book: {1}")
    assert scene.life(A) == 22


@cr("607.2i", "702.33a")
@pytest.mark.parametrize(("paid", "gained"), [((), 0), (("kicker",), 1), (("fee",), 10), (("kicker", "fee"), 11)])
def test_each_ability_refers_to_the_cost_that_it_is_linked_to(paid: tuple[str, ...], gained: int) -> None:
    first, second = AdditionalCost(cost("{1}"), "kicker"), AdditionalCost(cost("{2}"), "fee")
    ape = creature(
        "Ape", "{G}", "Ape", 2, 2, first, second,
        when_enters(when(CostWasPaid("kicker"), gain_life(1)), when(CostWasPaid("fee"), gain_life(10))),
    )  # fmt: skip
    scene = Scene({"hand": [ape]})
    scene.do(A, "Cast Ape")
    while scene.asked() != "priority":
        asked = scene.game.decision
        assert asked is not None
        assert isinstance(asked.about, OptionalCost)
        scene.answer("Yes" if asked.about.name in paid else "No")
    scene.settle()
    assert scene.life(A) == 20 + gained


@cr("607.2j", "601.2b")
def test_a_variable_cost_that_was_paid_as_it_was_cast() -> None:
    """As an additional cost, pay X life; it enters with X counters. Put onto the battlefield otherwise, it has none."""
    wight = creature("Wight", "{B}", "Zombie", 1, 1, AdditionalCost(PayLife(x)), enters_with(x, "+1/+1"))
    dig = instant("Dig", "{B}", e.Move(each(creatures, t.GRAVEYARD, you), t.BATTLEFIELD))
    scene = Scene({"hand": [wight, dig]})
    scene.do(A, "Cast Wight", 4)
    scene.settle()
    assert (scene.life(A), scene.size("Wight")) == (16, (5, 5))
    scene = Scene({"graveyard": [wight], "hand": [dig]})
    scene.play(A, "Cast Dig")
    assert scene.size("Wight") == (1, 1)


@cr("607.2q", "702.66a")
def test_cards_exiled_to_pay_for_the_spell_are_exiled_with_the_permanent() -> None:
    """Murktide Regent: two of the three cards that were delved are instants or sorceries; their leaving is noticed after it
    has entered only."""
    row = {"hand": ["Murktide Regent"], "graveyard": ["Shock", "Opt", "Forest"], "mana": "{U}{U}{U}{U}"}
    scene = Scene(row)
    scene.play(A, "Cast Murktide Regent")
    regent = scene.one("Murktide Regent")
    assert (scene.size("Murktide Regent"), len(regent.linked)) == ((5, 5), 3)


@cr("607.3")
def test_several_cards_where_one_is_referred_to() -> None:
    """The ability that exiles triggers twice: the mana values are added up, and "the card" that is returned is each of them."""
    jar = artifact(
        "Jar", "{1}", when_enters(SWALLOW), activated("{1}", gain_life(WORTH)), activated("{2}", to_hand(LINKED))
    )
    echo = enchantment("Echo", "{W}", sta.TriggersAgain(artifacts))
    scene = Scene({"hand": [jar], "battlefield": [ROCK, TIN, echo]})
    scene.play(A, "Cast Jar", "Rock", "Tin")
    scene.play(A, "Jar: {1}")
    assert scene.life(A) == 27
    scene.play(A, "Jar: {2}")
    assert sorted(scene.names("hand", A)) == ["Rock", "Tin"]


@cr("607.2a", "607.1")
def test_linked_abilities_know_only_their_own_cards() -> None:
    vault = artifact(
        "Vault", "{1}", activated("{1}", exile(target(creatures), link=True)),
        activated("{2}", to_hand(s.LinkedCards())),
    )  # fmt: skip
    scene = Scene({"battlefield": [vault, BEAR], "exile": [OX]})
    scene.play(A, "Vault: {1}", "Bear")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "{2}")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("hand", "exile")
