"""101, 102, 107.13, 108, 109, 110: golden rules, players, cards, objects and permanents."""

import pytest

from inset.game import Game
from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import effects as e, filters as f, mods as m, patterns as p, selections as s, statics as sta
from inset.language.card import Card, Face
from inset.language.keywords import FLYING
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    flash,
    flying,
    instant,
    sorcery,
    static,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    each_opponent,
    each_player,
    in_graveyard,
    saved,
    spells,
    target,
    target_opponent,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add,
    also,
    becomes,
    create,
    create_copy,
    deal,
    destroy,
    discard,
    draw,
    gain_life,
    has,
    have,
    plus,
    sacrifices,
    tap_symbol,
    to_battlefield,
    to_hand,
)
from inset.rules import atoms
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, KILL, OX

STEAL = sorcery("Steal", "{U}", becomes(target(f.Anything()), m.SetController(you), duration=e.FOREVER))


# --- golden rules (101), players (102) --------------------------------------------------------------------------------


@cr("101.2a", "113.10")
def test_gaining_and_losing_an_ability_is_a_matter_of_order() -> None:
    """No "can't" that beats a "can": the later of the two counts."""
    rise = instant("Rise", "{U}", becomes(target(creatures), has(flying)))
    sink = instant("Sink", "{G}", becomes(target(creatures), m.LoseKeyword(FLYING)))
    for first, second, flies in (("Rise", "Sink", False), ("Sink", "Rise", True)):
        scene = Scene({"hand": [rise, sink], "battlefield": [BEAR]})
        scene.play(A, f"Cast {first}")
        scene.play(A, f"Cast {second}")
        assert bool(scene.keywords("Bear") & FLYING) is flies


@cr("101.3", "608.2c")
def test_what_is_impossible_is_left_out() -> None:
    """A hand of one card discards that one, nothing is destroyed that can't be, and the rest happens."""
    from inset.language.words.kinds import indestructible

    rock = creature("Rock", "{1}", "Golem", 1, 1, indestructible)
    ruin = sorcery("Ruin", "{B}", destroy(target(creatures)), discard(3, target_opponent()), draw(1))
    scene = Scene({"hand": [ruin]}, {"hand": ["Forest"], "battlefield": [rock]})
    scene.play(A, "Cast Ruin")
    assert (scene.zone("Rock"), scene.count(B, "hand"), scene.count(A, "hand")) == ("battlefield", 0, 1)


@cr("101.4", "102.1")
@pytest.mark.parametrize("caster", [A, B, C])
def test_the_active_player_chooses_first_whoever_asks(caster: int) -> None:
    """Of "each opponent" too, though it may be the opponent of a nonactive player."""
    edict = instant("Edict", "{B}", sacrifices(each_opponent, creatures))
    rows = [{"battlefield": [BEAR, OX], "hand": [edict]} for _ in range(3)]
    scene = Scene(*rows)
    scene.do(caster, "Cast Edict")
    order = []
    while scene.st.stack:
        if scene.asked() == "object":
            assert scene.game.decision is not None
            order.append(scene.game.decision.player)
            scene.answer("Bear")
        else:
            scene.game.choose(PASS)
    assert order == [player for player in (A, B, C) if player != caster]


@cr("101.4b")
def test_later_players_know_what_earlier_ones_chose() -> None:
    purge = sorcery("Purge", "{B}", sacrifices(each_player, creatures))
    both = {"battlefield": [BEAR, OX]}
    scene = Scene({**both, "hand": [purge]}, both)
    scene.do(A, "Cast Purge")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert "chooses" not in scene.game.view(B).log[-1]
    scene.answer("Ox")
    assert scene.game.decision is not None and scene.game.decision.player == B
    assert scene.zone("Purge") == "stack" and len(scene.names("battlefield")) == 4
    assert "A chooses Ox" in scene.game.view(B).log[-1]


@cr("101.4a")
def test_cards_chosen_from_hands_stay_hidden() -> None:
    mind = sorcery("Mind", "{B}", discard(1, each_player))
    scene = Scene({"hand": [mind, BEAR, OX]}, {"hand": ["Forest", "Island"]})
    assert "Ox" not in scene.game.view(B).json()
    scene.do(A, "Cast Mind")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Ox")
    assert scene.game.decision is not None and scene.game.decision.player == B
    assert "Ox" not in scene.game.view(B).json()


@cr("101.4c")
def test_choices_are_made_in_the_order_written() -> None:
    from inset.language.effects.structure import COLOR, CREATURE_TYPE
    from inset.language.words.verbs import as_enters

    idol = artifact("Idol", "{1}", as_enters(e.ChooseWord(CREATURE_TYPE), e.ChooseWord(COLOR)))
    scene = Scene({"hand": [idol]})
    scene.do(A, "Cast Idol")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    asked = []
    while scene.asked() == "word":
        asked.append(len(scene.game.options) == 5)
        scene.game.choose(scene.game.options.answers[0])
    assert asked == [False, True]


@cr("102.1", "102.2")
def test_the_active_player_and_the_opponent() -> None:
    bell = enchantment("Bell", "{W}", whenever(p.BeginningOf(t.UPKEEP, s.Opponents()), gain_life(1)))
    scene = Scene({"battlefield": [bell]})
    scene.next_turn()
    assert (scene.st.active, scene.life(A)) == (B, 21)
    scene.next_turn()
    assert (scene.st.active, scene.life(A)) == (A, 21)


# --- cards (108) --------------------------------------------------------------------------------------------------------


@cr("107.13", "202.2e")
def test_a_color_indicator() -> None:
    """It makes a card without a mana cost a color, in every zone."""
    herald = Card((Face("Herald", None, t.CREATURE, ("Spirit",), 0, 2, 2, (), t.BLUE),))
    hush = sorcery("Hush", "{B}", e.Move(each(f.HasColor(t.BLUE), t.GRAVEYARD), t.EXILE))
    scene = Scene({"hand": [hush], "graveyard": [herald, BEAR], "battlefield": []})
    assert scene.chars("Herald").colors == t.BLUE
    scene.play(A, "Cast Hush")
    assert (scene.zone("Herald"), scene.zone("Bear")) == ("exile", "graveyard")


@cr("108.2b", "111.6")
def test_a_token_is_not_a_card() -> None:
    """What looks for creature cards in a graveyard doesn't see a token that is put there."""
    cry = enchantment("Cry", "{B}", whenever(p.Moves(creatures & ~f.IsToken(), destination=t.GRAVEYARD), gain_life(1)))
    rats = sorcery("Rats", "{B}", create(creature_token("Rat", 1, 1, t.BLACK)))
    raise_ = instant("Raise", "{B}", to_hand(in_graveyard(creatures)))
    scene = Scene({"hand": [rats, KILL, raise_], "battlefield": [cry]})
    scene.play(A, "Cast Rats")
    scene.play(A, "Cast Kill")
    assert scene.life(A) == 20 and not any("Raise" in word for word in scene.words())


@cr("108.3b", "400.11b")
def test_a_card_from_a_sideboard_is_its_players() -> None:
    scene = Scene({"hand": [sorcery("Wish", "{G}", e.Wish(creatures))]})
    for player in (A, B):
        atoms.new_object(scene.st, player, t.OUTSIDE, BEAR, scene.st.next_id)
    scene.game = Game(scene.game._setup, scene.st)
    scene.play(A, "Cast Wish", "Bear")
    assert sorted((o.owner, o.zone) for o in scene.all("Bear")) == [(A, t.HAND), (B, t.OUTSIDE)]


@cr("108.4a", "109.5")
def test_a_card_without_a_controller_has_its_owner_instead() -> None:
    """A stolen creature died: in the graveyard it is its owner's."""
    mourn = sorcery(
        "Mourn", "{W}", e.LoseLife(s.ControllerOf(s.Target(0)), 3), to_hand(target(creatures, zone=t.GRAVEYARD))
    )
    scene = Scene({"hand": [STEAL, KILL, mourn]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Steal", "Bear")
    scene.play(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Mourn", "Bear")
    assert (scene.life(A), scene.life(B)) == (20, 17)


# --- objects (109) ------------------------------------------------------------------------------------------------------


@cr("109.1", "109.2", "109.2a", "109.2b", "109.2c")
def test_descriptions_of_objects() -> None:
    """A "creature" is a permanent, a "creature card in a graveyard" is there, a "creature spell" on the stack; a "source" is
    anywhere."""
    cub = creature("Cub", "{G}", "Bear", 2, 2, flash)
    slay = instant("Slay", "{B}", destroy(target(creatures)))
    deny = instant("Deny", "{U}", e.Counter(target(creatures & spells)))
    dig = instant("Dig", "{B}", to_hand(in_graveyard(creatures)))
    scene = Scene({"hand": [slay, deny, dig, cub], "graveyard": [OX], "battlefield": [BEAR]})
    scene.cast(A, "Cast Cub")
    seen = {}
    for name in ("Slay", "Deny", "Dig"):
        copy = scene.game.copy()
        copy.choose(copy.options.find(f"Cast {name}"))
        spell = copy.state.objs[copy.state.stack[-1]]
        assert spell.stack is not None
        seen[name] = [copy.state.objs[ref].definition.name for slot in spell.stack.targets for ref in slot]
    assert seen == {"Slay": ["Bear"], "Deny": ["Cub"], "Dig": ["Ox"]}


@cr("109.2c", "609.7")
def test_a_source_is_any_object() -> None:
    """Damage by a red source: a spell as well as a permanent."""
    ward = enchantment("Ward", "{W}", sta.PreventDamage(f.HasColor(t.RED), to_players=you))
    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    imp = creature("Imp", "{R}", "Imp", 1, 1, activated(tap_symbol, deal(2, any_target())))
    frost = instant("Frost", "{U}", deal(4, any_target()))
    scene = Scene({"battlefield": [ward]}, {"hand": [bolt, frost], "battlefield": [imp]})
    scene.play(B, "Cast Bolt", "A")
    scene.play(B, "Imp", "A")
    assert scene.life(A) == 20
    scene.play(B, "Cast Frost", "A")
    assert scene.life(A) == 16


@cr("109.3", "110.5a", "707.2")
def test_what_is_not_a_characteristic_is_not_copied() -> None:
    """Tapped, its counters, its damage, what is attached to it, its controller: a copy has none of it."""
    from inset.language.words.kinds import aura, enchant

    bless = aura("Bless", "{W}", enchant(creatures), static(have(f.HasAttached(f.HasSubtype(("Aura",))), plus(5, 5))))
    twin = sorcery("Twin", "{U}", create_copy(target(creatures)))
    row = {
        "battlefield": [(BEAR, {"tapped": True, "counters": {"+1/+1": 3}, "damage": 1}), (bless, {"attached": "Bear"})]
    }
    scene = Scene({"hand": [twin]}, row)
    scene.play(A, "Cast Twin", "Bear")
    copy = next(o for o in scene.all("Bear") if o.token)
    chars = chars_of(scene.st, copy)
    assert (copy.tapped, dict(copy.counters), copy.damage, copy.owner) == (False, {}, 0, A)
    assert (chars.power, chars.toughness, chars.controller) == (2, 2, A)


@cr("109.4a", "605.3b")
def test_who_activates_a_mana_ability_controls_it() -> None:
    """ "You" of a stolen land's ability is who has it now, and gets its mana."""
    from inset.language.words.kinds import land

    pit = land("Pit", "", activated(tap_symbol, add("{B}"), e.LoseLife(you, 1)))
    scene = Scene({"hand": [STEAL], "mana": "{U}"}, {"battlefield": [pit], "mana": ""}, mana=False)
    scene.play(A, "Cast Steal", "Pit")
    scene.do(A, "Pit")
    assert (scene.life(A), scene.life(B), len(scene.st.players[A].pool)) == (19, 20, 1)


@cr("109.4c", "114.2")
def test_an_emblem_is_controlled_by_who_got_it() -> None:
    crown = sorcery("Crown", "{W}", e.Emblem((static(have(creatures & you_control, plus(1, 1))),), target_opponent()))
    scene = Scene({"hand": [crown], "battlefield": [OX]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Crown")
    assert (scene.size("Ox"), scene.size("Bear")) == ((1, 4), (3, 3))


# --- permanents (110) ---------------------------------------------------------------------------------------------------


@cr("110.1", "110.3", "400.7")
def test_a_permanent_is_what_is_on_the_battlefield() -> None:
    """It has what is printed on it as effects change it; off the battlefield it is a card again, as printed."""
    grow = sorcery("Grow", "{G}", becomes(target(creatures), plus(3, 3), duration=e.FOREVER))
    scene = Scene({"hand": [grow, KILL, BEAR]})
    assert not any("Grow" in word for word in scene.words())  # a creature card in hand isn't a creature
    scene.play(A, "Cast Bear")
    scene.play(A, "Cast Grow")
    assert scene.size("Bear") == (5, 5)
    scene.play(A, "Cast Kill")
    assert (scene.zone("Bear"), scene.size("Bear")) == ("graveyard", (2, 2))


@cr("110.2b", "400.7a", "800.4a", "800.4c")
def test_a_permanent_that_was_taken_as_a_spell() -> None:
    """Who took the spell controls the permanent; by default it is who cast it: to them it goes back when the other leaves."""
    cub = creature("Cub", "{G}", "Bear", 2, 2, flash)
    take = instant("Take", "{U}", becomes(target(spells), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [take]}, {"hand": [cub]}, {})
    scene.cast(B, "Cast Cub")
    scene.cast(A, "Cast Take", "Cub")
    scene.settle()
    assert (scene.zone("Cub"), scene.chars("Cub").controller) == ("battlefield", A)
    entered = [event for event in scene.game.events if event.kind == ev.MOVED and event.destination == t.BATTLEFIELD]
    assert entered[-1].player == A
    scene.game.concede(A)
    assert (scene.zone("Cub"), scene.chars("Cub").controller) == ("battlefield", B)


PERMANENT = f.HasType(t.ARTIFACT | t.BATTLE | t.CREATURE | t.ENCHANTMENT | t.LAND | t.PLANESWALKER)


@cr("110.4a", "110.4b")
def test_permanent_cards_and_permanent_spells() -> None:
    """As the compiler reads the words."""
    from inset.oracle.paragraphs import paragraph

    for text in ("Return target permanent card from your graveyard to your hand.", "Counter target permanent spell."):
        found = paragraph(text, (), True)
        assert found is not None and found.declined is None
        spell = Card((Face("Spell", parse("{U}"), t.INSTANT, abilities=found.abilities),))
        graveyard = [BEAR, "Forest", "Opt", artifact("Rock", "{1}"), KILL]
        scene = Scene({"hand": [spell, KILL], "graveyard": graveyard, "battlefield": [OX]}, {"hand": [BEAR]})
        if "Counter" in text:
            scene.cast(A, "Cast Kill", "Ox")
            assert not any("Cast Spell" in word for word in scene.words())
            continue
        scene.do(A, "Cast Spell")
        assert sorted(word.split()[0] for word in scene.words()) == ["Bear", "Forest", "Rock"]


@cr("110.5c", "110.5")
def test_status_stays_whatever_the_permanent_becomes() -> None:
    """Tapped, it stops being an artifact, becomes a creature, changes hands: it is tapped still."""
    wake = sorcery("Wake", "{U}", becomes(target(artifacts), also(t.CREATURE), m.SetPT(3, 3), duration=e.FOREVER))
    scene = Scene({"hand": [wake, STEAL]}, {"battlefield": [(artifact("Rock", "{1}"), {"tapped": True})]})
    scene.play(A, "Cast Wake", "Rock")
    scene.play(A, "Cast Steal", "Rock")
    assert (scene.one("Rock").tapped, scene.chars("Rock").controller, scene.size("Rock")) == (True, A, (3, 3))


@cr("109.4b", "603.3a")
def test_a_waiting_ability_belongs_to_who_controlled_its_source() -> None:
    """The source changes hands in the same resolution: the ability stays with who had it as it triggered."""
    bell = creature("Bell", "{W}", "Spirit", 1, 1, whenever(p.LosesLife(each_player), gain_life(5)))
    theft = sorcery(
        "Theft", "{U}", e.LoseLife(you, 1), becomes(target(creatures), m.SetController(you), duration=e.FOREVER)
    )
    scene = Scene({"hand": [theft]}, {"battlefield": [bell]})
    scene.play(A, "Cast Theft")
    assert (scene.chars("Bell").controller, scene.life(A), scene.life(B)) == (A, 19, 25)


@cr("110.4c")
def test_a_permanent_without_types_stays() -> None:
    blank = instant("Blank", "{U}", becomes(target(creatures), m.SetTypes(0)))
    scene = Scene({"hand": [blank], "battlefield": [BEAR]})
    scene.play(A, "Cast Blank")
    assert (scene.zone("Bear"), scene.chars("Bear").types) == ("battlefield", 0)


@cr("110.5b", "110.5d", "400.7")
def test_status_begins_again() -> None:
    blink = sorcery("Blink", "{W}", e.Move(target(creatures), t.EXILE, save=1), to_battlefield(saved(1)))
    scene = Scene({"hand": [blink], "battlefield": [(BEAR, {"tapped": True, "counters": {"+1/+1": 2}})]})
    scene.play(A, "Cast Blink")
    bear = scene.one("Bear")
    assert (bear.tapped, bear.counters, bear.damage, scene.size("Bear")) == (False, {}, 0, (2, 2))
