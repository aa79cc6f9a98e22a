"""105, 106: colors, and mana: what symbols add, whose source it is, what it may be spent on."""

import pytest

from inset import cards
from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import effects as e, filters as f, mods as m, patterns as p, statics as sta
from inset.language.words.kinds import (
    activated,
    artifact,
    basic_land,
    creature,
    enchantment,
    instant,
    land,
    snow,
    sorcery,
    tap_for,
    whenever,
)
from inset.language.words.nouns import anything, creatures, each, lands, opponents_control, target, you
from inset.language.words.verbs import add, becomes, destroy, gain_life, tap_symbol
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import COMMANDER
from inset.rules.objects.abilities import traits_of
from inset.rules.payment.mana_abilities import MOST_AT_ONCE, alternatives, mana_abilities
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR

W, U, BLACK, R, G, C = t.WHITE, t.BLUE, t.BLACK, t.RED, t.GREEN, t.COLORLESS_MANA


def pool(scene: Scene, player: int = A) -> list[int]:
    return sorted(mana.kind for mana in scene.st.players[player].pool)


@cr("106.8", "106.9", "106.10", "106.11")
@pytest.mark.parametrize(
    ("symbols", "ways"),
    [
        ("{W/U}", [[W], [U]]),
        ("{2/R}", [[R], [C, C]]),
        ("{G/P}", [[G]]),
        ("{G/U/P}", [[U], [G]]),
        ("{3}", [[C, C, C]]),
        ("{S}{S}", [[C, C]]),
        ("{1}{R}", [[R, C]]),
        ("{W/U}{W/U}", [[W, W], [W, U], [U, U]]),
        ("{X}{G}", [[G]]),
    ],
)
def test_what_symbols_add(symbols: str, ways: list[list[int]]) -> None:
    """As a spell and as a mana ability."""
    rite = sorcery("Rite", "{0}", add(symbols))
    for place in range(len(ways)):
        scene = Scene({"hand": [rite], "mana": ""})
        scene.do(A, "Cast Rite")
        while scene.asked() == "priority" and scene.st.stack:
            scene.game.choose(PASS)
        if len(ways) > 1:
            scene.choose(place)
        assert pool(scene) == sorted(ways[place])
    scene = Scene({"battlefield": [artifact("Rock", "{0}", tap_for(symbols))], "mana": ""}, mana=False)
    scene.do(A, "Rock")
    if len(ways) > 1:
        scene.choose(0)
    assert pool(scene) == sorted(ways[0])


@cr("106.8", "106.10", "107.3g")
def test_mana_equal_to_a_mana_cost() -> None:
    """The card Elemental Resonance: each symbol of the enchanted permanent's mana cost, X being 0."""
    ooze = creature("Ooze", "{X}{2}{R/G}{R/G}{B/P}", "Ooze", 3, 3)
    aura = (cards.card("Elemental Resonance"), {"attached": "Ooze"})
    scene = Scene({"battlefield": [ooze, aura], "mana": ""}, step="upkeep")
    while scene.st.step != t.PRECOMBAT_MAIN:
        scene.game.choose(PASS)
    while scene.st.stack and scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.asked() == "mode" and len(scene.words()) == 3
    scene.choose(1)
    assert pool(scene) == sorted([C, C, R, G, BLACK])


@cr("106.3", "107.4h")
def test_mana_of_a_snow_spell_is_snow_mana() -> None:
    """The source of mana that a spell adds is the spell."""
    cold = snow(sorcery("Cold", "{0}", add("{R}")))
    icy = artifact("Icy", "{S}")
    scene = Scene({"hand": [cold, icy], "mana": ""})
    scene.play(A, "Cast Cold")
    assert "Cast Icy {S}" in scene.words()
    plain = Scene({"hand": [sorcery("Warm", "{0}", add("{R}")), icy], "mana": ""})
    plain.play(A, "Cast Warm")
    assert "Cast Icy {S}" not in plain.words()


@cr("106.3", "113.7")
def test_the_source_of_mana_is_the_source_of_the_ability() -> None:
    scene = Scene({"battlefield": ["Forest"], "mana": ""}, mana=False)
    scene.do(A, "Forest")
    added = [event for event in scene.game.events if event.kind == ev.MANA_ADDED]
    assert [event.other for event in added] == [scene.one("Forest").id]


@cr("106.5", "106.7")
def test_mana_of_an_undefined_type_is_no_mana() -> None:
    """No land of an opponent's could produce a color: two such lands that look at each other define nothing."""
    orchard = land("Orchard", "", activated(tap_symbol, e.AddMana(could_produce=each(lands & opponents_control))))
    alone = Scene({"battlefield": [orchard], "mana": ""}, mana=False)
    alone.do(A, "Orchard")
    assert (pool(alone), alone.one("Orchard").tapped) == ([], True)
    pair = Scene({"battlefield": [orchard], "hand": [BEAR], "mana": ""}, {"battlefield": [orchard]})
    assert pair.words() == ["Pass"]


@cr("106.7")
def test_what_a_land_could_produce_by_looking_at_others() -> None:
    """A's looks at B's, which looks at A's Forest."""
    orchard = land("Orchard", "", activated(tap_symbol, e.AddMana(could_produce=each(lands & opponents_control))))
    cat = creature("Cat", "{G}", "Cat", 1, 1)
    tapped = (basic_land("Forest", "Forest"), {"tapped": True})
    row = {"battlefield": [orchard, tapped], "hand": [cat], "mana": ""}
    scene = Scene(row, {"battlefield": [orchard]})
    assert "Cast Cat {G}" in scene.words()


@cr("106.7")
def test_many_lands_that_look_at_each_other() -> None:
    """Twenty on each side, and one Forest: each way of asking one after the other would be too many."""
    orchard = land("Orchard", "", activated(tap_symbol, e.AddMana(could_produce=each(lands & opponents_control))))
    cat = creature("Cat", "{G}", "Cat", 1, 1)
    tapped = (basic_land("Forest", "Forest"), {"tapped": True})
    row = {"battlefield": [*[orchard] * 20, tapped], "hand": [cat], "mana": ""}
    scene = Scene(row, {"battlefield": [orchard] * 20})
    assert "Cast Cat {G}" in scene.words()


@cr("106.6a")
def test_restrictions_go_with_multiplied_mana() -> None:
    """Twice as much of mana that is for creature spells only: all of it is."""
    den = land("Den", "", activated(tap_symbol, e.AddMana(parse("{G}"), use=e.SpendOnly(creatures))))
    mirror = enchantment("Mirror", "{G}", sta.ManaMultiplied(you, anything, 2))
    sip = instant("Sip", "{1}", gain_life(1))
    scene = Scene({"battlefield": [den, mirror], "hand": [BEAR, sip], "mana": ""}, mana=False)
    scene.do(A, "Den")
    assert pool(scene) == [G, G] and scene.words() == ["Pass", "Cast Bear {1}{G}"]
    scene.play(A, "Cast Bear")
    assert (pool(scene), scene.zone("Bear")) == ([], "battlefield")


@cr("106.12")
def test_thirty_that_triple_mana() -> None:
    """One activation makes no more mana than any cost could ask for."""
    ancient = creature("Ancient", "{7}", "Elemental", 5, 5, sta.ManaMultiplied(you, anything, 3))
    scene = Scene({"battlefield": ["Forest", *[ancient] * 30], "hand": [BEAR], "mana": ""}, mana=False)
    scene.do(A, "Forest")
    assert pool(scene) == [G] * MOST_AT_ONCE
    assert "Forest makes 5,000 mana at once, the most that Inset keeps track of [106.4]" in scene.game.log
    scene.play(A, "Cast Bear")
    assert len(pool(scene)) == MOST_AT_ONCE - 2


@cr("106.12")
def test_ways_to_make_the_same_mana_are_one() -> None:
    """A land with nine abilities that each add one mana of any color makes 715 different pools, not five to the ninth."""
    bloom = enchantment("Bloom", "{G}", whenever(p.TapsForMana(lands), e.AddMana(choices=t.ALL_COLORS)))
    scene = Scene({"battlefield": ["Forest", *[bloom] * 9], "hand": [BEAR], "mana": ""})
    forest = scene.one("Forest")
    ability = mana_abilities(traits_of(scene.chars("Forest")))[0]
    assert len(alternatives(scene.st, A, forest, scene.chars("Forest"), ability)) == 715
    scene.play(A, "Cast Bear")
    assert scene.zone("Bear") == "battlefield"


@cr("106.1a", "106.1b", "105.4", "105.1")
def test_five_colors_and_six_types() -> None:
    """ "Any color" is one of five, colorless is none of them."""
    lotus = artifact("Lotus", "{0}", activated(tap_symbol, e.AddMana(choices=t.ALL_COLORS)))
    scene = Scene({"battlefield": [lotus], "mana": ""}, mana=False)
    scene.do(A, "Lotus")
    assert len(scene.words()) == 5 and not any("{C}" in word for word in scene.words())
    assert [t.COLOR_LETTER[kind] for kind in t.MANA_TYPES] == list("WUBRGC")


@cr("105.4")
def test_choosing_a_color() -> None:
    from inset.language.effects.structure import COLOR
    from inset.language.words.verbs import as_enters

    ward = enchantment("Ward", "{W}", as_enters(e.ChooseWord(COLOR)))
    scene = Scene({"hand": [ward]})
    scene.do(A, "Cast Ward")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert sorted(word.lower() for word in scene.words()) == ["black", "blue", "green", "red", "white"]


@cr("105.2a", "105.2b", "105.5")
def test_monocolored_multicolored_and_pairs_of_colors() -> None:
    made = [
        creature(name, cost, "Cat", 1, 1) for name, cost in (("One", "{G}"), ("Two", "{G}{U}"), ("Three", "{G}{U}{R}"))
    ]
    made.append(artifact("None", "{1}"))
    found = {}
    for word, where in (
        ("mono", f.ColorCount(f.EQ, 1)), ("multi", f.ColorCount(f.GE, 2)), ("pair", f.ColorCount(f.EQ, 2)),
    ):  # fmt: skip
        scene = Scene({"hand": [sorcery("Doom", "{B}", destroy(each(where)))], "battlefield": made})
        scene.play(A, "Cast Doom")
        found[word] = sorted(scene.names("graveyard"))
    assert found == {"mono": ["Doom", "One"], "multi": ["Doom", "Three", "Two"], "pair": ["Doom", "Two"]}


@cr("903.4a", "903.4f")
def test_mana_of_the_commanders_colors() -> None:
    """Those of the printed card, whatever it has become (903.4a); no commander, no mana (903.4f)."""
    leader = creature("Leader", "{2}{G}{U}", "Elf", 2, 2)
    paint = sorcery("Paint", "{0}", becomes(target(creatures), m.SetColors(R)))
    board = ["Command Tower", "War Room"]
    row = {"battlefield": [(leader, {"flags": COMMANDER}), *board], "hand": [paint], "mana": "{C}{C}{C}"}
    scene = Scene(row, format="commander", mana=False)
    scene.play(A, "Cast Paint")
    assert scene.chars("Leader").colors == R
    scene.do(A, "Command Tower")
    assert scene.words() == ["{U}", "{G}"]
    scene.answer("{G}")
    scene.play(A, next(word for word in scene.words() if "Draw a card" in word))
    assert (scene.life(A), scene.count(A, "hand"), pool(scene)) == (38, 1, [G])
    none = Scene({"battlefield": board, "mana": "{C}{C}{C}"}, format="commander", mana=False)
    assert not any("Draw a card" in word for word in none.words())
    none.do(A, "Command Tower")
    assert pool(none) == [C, C, C] and none.one("Command Tower").tapped
