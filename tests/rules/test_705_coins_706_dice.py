"""705: flipping a coin; 706: rolling a die."""

from inset.kernel import types as t
from inset.language import effects as e, patterns as p, values as v
from inset.language.selections import Each
from inset.language.words.kinds import artifact, enchantment, sorcery, whenever
from inset.language.words.nouns import artifacts, target_opponent, you
from inset.language.words.verbs import draw, gain_life, lose_life
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr

LIBRARY = ["Forest"] * 30
TOSS = sorcery("Toss", "{R}", e.FlipCoin((gain_life(3),), (lose_life(2),)))


def toss(scene: Scene, call: str, *chance: int, words: str = "Cast Toss") -> None:
    scene.game.fix_chance(chance)
    scene.play(A, words, call)


@cr("705.2")
def test_the_flip_is_won_if_the_call_matches_the_coin() -> None:
    for call, coin, life in (("heads", 1, 23), ("heads", 0, 18), ("tails", 1, 18), ("tails", 0, 23)):
        scene = Scene({"hand": [TOSS]})
        toss(scene, call, coin)
        assert scene.life(A) == life


@cr("705.2")
def test_who_flips_calls_and_only_they_win_or_lose() -> None:
    theirs = sorcery("Theirs", "{R}", e.FlipCoin((draw(),), (), target_opponent()))
    won, lost = whenever(p.FlipsCoin(you), gain_life(1)), whenever(p.FlipsCoin(you, False), lose_life(5))
    luck = enchantment("Luck", "{W}", won, lost)
    scene = Scene({"hand": [theirs], "battlefield": [luck], "library": LIBRARY}, {"battlefield": [luck]})
    scene.cast(A, "Cast Theirs")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.game.decision is not None and (scene.game.decision.player, scene.game.decision.rule) == (B, "705.2")
    scene.game.fix_chance((1,))
    scene.settle("heads")
    assert (scene.life(A), scene.life(B)) == (20, 21)


@cr("705.2")
def test_nobody_wins_a_flip_in_which_only_heads_and_tails_matter() -> None:
    plain = sorcery("Plain", "{R}", e.FlipCoin((gain_life(3),), (lose_life(2),), called=False))
    won, lost = whenever(p.FlipsCoin(you), gain_life(10)), whenever(p.FlipsCoin(you, False), gain_life(10))
    luck = enchantment("Luck", "{W}", won, lost)
    for coin, life in ((1, 23), (0, 18)):
        scene = Scene({"hand": [plain], "battlefield": [luck]})
        toss(scene, "", coin, words="Cast Plain")
        assert scene.life(A) == life and scene.happened(ev.FLIPPED) == 1


@cr("705.1")
def test_both_sides_come_up_equally_often() -> None:
    faces = []
    for seed in range(60):
        scene = Scene({"hand": [TOSS]}, seed=seed)
        scene.play(A, "Cast Toss", "heads")
        faces.append(scene.life(A) == 23)
    assert 15 <= sum(faces) <= 45


@cr("705.1", "104.3a")
def test_a_real_card_flips_in_the_upkeep() -> None:
    scene = Scene({"battlefield": ["Mana Crypt"], "library": LIBRARY}, {"library": LIBRARY})
    scene.game.fix_chance((0,))
    while scene.asked() != "word":
        scene.game.choose(PASS)
    scene.answer("heads")
    assert scene.life(A) == 17


@cr("705.2", "614.1a")
def test_of_two_coins_the_player_ignores_one() -> None:
    """The ignored coin is no flip: one flip is won."""
    scene = Scene({"hand": [TOSS], "battlefield": ["Krark's Thumb", "Tavern Scoundrel"]})
    scene.game.fix_chance((0, 1))
    scene.play(A, "Cast Toss", "heads", "heads")
    assert scene.life(A) == 23 and scene.names("battlefield", A).count("Treasure Token") == 2
    assert scene.happened(ev.FLIPPED) == 1


@cr("705.3")
def test_an_effect_may_say_how_a_flip_ends() -> None:
    """The first flip of the turn comes up heads and is won, even if tails was called; the second is like any other."""
    scene = Scene({"hand": [TOSS, TOSS], "battlefield": ["Edgar, King of Figaro"]})
    toss(scene, "tails", 0)
    assert scene.life(A) == 23
    assert [event.word for event in scene.st.events if event.kind == ev.FLIPPED] == ["heads"]
    toss(scene, "tails", 1)
    assert scene.life(A) == 21


# --- dice ------------------------------------------------------------------------------------------------------------

TABLE = sorcery(
    "Table", "{R}",
    e.RollDie(6, ((1, 1, (lose_life(1),)), (2, 4, (gain_life(1),)), (6, 1000, (gain_life(6),))), plus=v.Count(Each(artifacts))),
)  # fmt: skip


@cr("706.3a", "706.2")
def test_the_row_of_the_result_happens_and_no_other() -> None:
    """A single number, a range, "6+"; a result that no row names does nothing. What is added counts, what shows doesn't."""
    rock = artifact("Rock", "{1}")
    rows = ((1, 0, 19), (2, 0, 21), (4, 0, 21), (5, 0, 20), (6, 0, 26), (6, 2, 26), (1, 1, 21), (4, 1, 20))
    for natural, rocks, life in rows:
        scene = Scene({"hand": [TABLE], "battlefield": [rock] * rocks})
        scene.game.fix_chance((natural,))
        scene.play(A, "Cast Table")
        assert (natural, rocks, scene.life(A)) == (natural, rocks, life)


@cr("706.1a")
def test_a_die_has_as_many_outcomes_as_sides() -> None:
    roll = sorcery("Roll", "{R}", e.RollDie(4, (), save=0), e.GainLife(you, v.SavedNumber(0)))
    seen = set()
    for seed in range(60):
        scene = Scene({"hand": [roll]}, seed=seed)
        scene.play(A, "Cast Roll")
        seen.add(scene.life(A) - 20)
    assert seen == {1, 2, 3, 4}


@cr("706.4")
def test_the_text_says_how_the_result_is_used() -> None:
    scene = Scene({"battlefield": ["Ancient Silver Dragon"], "library": LIBRARY})
    scene.game.fix_chance((7,))
    scene.until(t.COMBAT_DAMAGE, attack=["Ancient Silver Dragon"])
    scene.settle()
    assert len(scene.st.hands[A]) == 7


@cr("706.6")
def test_an_ignored_roll_never_happened() -> None:
    """The lowest of two is ignored: one roll triggers, with the result that counts."""
    roll = sorcery("Roll", "{R}", e.RollDie(20, (), save=0), e.GainLife(you, v.SavedNumber(0)))
    scene = Scene({"hand": [roll], "battlefield": ["Pixie Guide", "Brazen Dwarf"]})
    scene.game.fix_chance((18, 3))
    scene.play(A, "Cast Roll")
    assert (scene.life(A), scene.life(B), scene.happened(ev.ROLLED)) == (38, 19, 1)
