"""611–616: timestamps as something enters, skipped steps, replacement of what never happens, shields."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m, statics as sta
from inset.language.patterns import BeginningOf
from inset.language.words.kinds import (
    body,
    creature,
    creature_token,
    enchantment,
    instant,
    sorcery,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    artifacts,
    creatures,
    each,
    each_player,
    in_graveyard,
    target,
    this_one,
    you,
)  # fmt: skip
from inset.language.words.verbs import (
    as_enters,
    base,
    create,
    destroy,
    enters,
    enters_tapped,
    gain_life,
    have,
    prevent_next,
)  # fmt: skip
from inset.rules import atoms
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT

# --- 611 --------------------------------------------------------------------------------------------------------------


@cr("611.2e", "603.2", "614.12")
def test_what_it_is_said_to_be_it_is_as_it_enters() -> None:
    """ "It's an artifact in addition": it enters tapped if artifacts do, and abilities see an artifact enter."""
    rise = sorcery("Rise", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, mods=(m.AddTypes(t.ARTIFACT),)))
    rust = enchantment("Rust", "{W}", enters_tapped(artifacts))
    bell = enchantment("Bell", "{W}", whenever(enters(artifacts), gain_life(1)))
    scene = Scene({"hand": [rise], "battlefield": [rust, bell], "graveyard": [BEAR]})
    scene.play(A, "Cast Rise", "Bear")
    assert scene.chars("Bear").types == t.CREATURE | t.ARTIFACT
    assert (scene.one("Bear").tapped, scene.life(A)) == (True, 21)


@cr("613.7n", "611.2e")
def test_its_own_static_ability_is_older_than_the_effect_that_put_it_there() -> None:
    own = creature("Own", "{W}", "Ox", 1, 1, have(this_one, base(5, 5)))
    rise = sorcery("Rise", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, mods=(m.SetPT(3, 3),)))
    scene = Scene({"hand": [rise], "graveyard": [own]})
    scene.play(A, "Cast Rise", "Own")
    assert scene.size("Own") == (3, 3)


# --- 614 ----------------------------------------------------------------------------------------------------------------


@cr("614.10a")
def test_two_effects_skip_two_steps() -> None:
    """One is satisfied by the first occurrence, the other waits for the next."""
    scene = Scene({})
    atoms.set_place(scene.st, skips=((B, t.DRAW), (B, t.DRAW)))
    sizes = []
    for _ in range(6):
        scene.next_turn()
        if scene.st.active == B:
            sizes.append(scene.count(B, "hand"))
    assert sizes == [0, 0, 1]


@cr("614.10a", "603.7")
def test_what_waits_for_the_next_step_waits_for_one_that_is_not_skipped() -> None:
    bell = instant("Bell", "{W}", e.Later(BeginningOf(t.UPKEEP, each_player), body(gain_life(5))))
    scene = Scene({"hand": [bell]})
    scene.play(A, "Cast Bell")
    atoms.set_place(scene.st, skips=((B, t.UPKEEP),))
    scene.next_turn()
    assert scene.life(A) == 20
    scene.next_turn()
    assert scene.life(A) == 25


@cr("614.10")
def test_a_step_that_has_begun_is_not_skipped() -> None:
    scene = Scene({})
    scene.until(t.UPKEEP, turn=2)
    atoms.set_place(scene.st, skips=((B, t.UPKEEP),))
    scene.until(t.DRAW, turn=2)
    assert scene.st.skips == ((B, t.UPKEEP),)


@cr("614.7", "614.3", "614.1")
def test_a_replacement_of_what_never_happens_does_nothing() -> None:
    """A shield that nothing used is gone with the turn."""
    shield = instant("Shield", "{G}", e.Regenerate(target(creatures)))
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"hand": [shield], "battlefield": [BEAR]}, {"hand": [kill]})
    scene.play(A, "Cast Shield", "Bear")
    assert not scene.one("Bear").tapped
    scene.next_turn()
    scene.play(B, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("616.1g", "614.16")
def test_how_many_tokens_comes_before_how_they_enter() -> None:
    """Creating is doubled first; then each of the two tokens asks as it enters."""
    voice = creature_token("Angel", 2, 2, t.WHITE, as_enters(e.ChooseWord(e.COLOR)))
    call = sorcery("Call", "{W}", create(voice))
    twice = enchantment("Twice", "{G}", sta.TokensMultiplied(you, 2))
    scene = Scene({"hand": [call], "battlefield": [twice]})
    scene.do(A, "Cast Call")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    asked = 0
    while scene.asked() == "word":
        asked += 1
        scene.answer("green")
    assert (asked, scene.names("battlefield", A).count("Angel Token")) == (2, 2)


# --- 615 -----------------------------------------------------------------------------------------------------------------------


@cr("615.12a", "615.12", "615.5")
def test_what_can_not_be_prevented_meets_a_prevention_effect_once() -> None:
    mirror = enchantment("Mirror", "{W}", sta.PreventDamage(to_players=you, then=(e.GainLife(you, 4),)))
    skull = enchantment("Skull", "{R}", sta.DamageCantBePrevented())
    scene = Scene({"battlefield": [mirror, skull]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 21


@cr("615.11", "615.7")
def test_a_shield_for_each_creature_that_is_there() -> None:
    guard = instant("Guard", "{W}", prevent_next(3, each(creatures)))
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [guard, ox], "battlefield": [BEAR]}, {"hand": [BOLT, BOLT, BOLT]})
    scene.play(A, "Cast Guard")
    scene.play(A, "Cast Ox")
    scene.play(B, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "battlefield"
    scene.play(B, "Cast Bolt", "Ox")
    assert scene.zone("Ox") == "graveyard"  # it came later
    scene.play(B, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "graveyard"
