"""701.38: voting."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, patterns as p
from inset.language.conditions import Compare
from inset.language.filters import GE, GT
from inset.language.selections import SavedPlayers, ThatOne, Voted
from inset.language.statics import ExtraVote
from inset.language.values import SavedNumber
from inset.language.words.kinds import creature, enchantment, instant, sorcery, static, whenever
from inset.language.words.nouns import creatures, each, each_opponent, saved, target, you_control
from inset.language.words.verbs import destroy, draw, exile, gain_life, lose_life, when
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, D, Scene, cr
from tests.harness.cards import BEAR, CUB

PEACE, WAR = SavedNumber(0), SavedNumber(1)
COUNCIL = ef.Vote((ef.Ballot("peace", 0), ef.Ballot("war", 1)))
MEET = sorcery(
    "Meet", "{W}", COUNCIL, when(Compare(PEACE, GT, WAR), gain_life(10)), when(Compare(WAR, GE, PEACE), lose_life(10))
)
TALLY = sorcery("Tally", "{W}", COUNCIL, gain_life(PEACE), lose_life(WAR))
JUDGE = sorcery("Judge", "{W}", ef.Vote(what=each(creatures & ~you_control), save=0), exile(saved()))


def start(scene: Scene, player: int, words: str) -> None:
    scene.do(player, words)
    while scene.asked() == "priority":
        scene.game.choose(PASS)


def polled(scene: Scene, *answers: str) -> list[int]:
    """Who was asked, in order."""
    asked = []
    for answer in answers:
        decision = scene.game.decision
        assert decision is not None and decision.kind in ("word", "object", "confirm"), decision
        asked.append(decision.player)
        scene.answer(answer)
    scene.settle()
    return asked


@cr("701.38a")
def test_each_player_votes_in_turn_order_starting_with_you() -> None:
    scene = Scene({}, {"hand": [TALLY]}, {}, {})
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    start(scene, B, "Cast Tally")
    assert scene.words() == ["peace", "war"]
    assert polled(scene, "peace", "war", "peace", "peace") == [B, C, D, A]
    assert scene.life(B) == 22


@cr("701.38a")
def test_it_starts_with_you_in_another_players_turn_too() -> None:
    flash = instant("Flash", "{W}", COUNCIL)
    scene = Scene({}, {}, {"hand": [flash]})
    start(scene, C, "Cast Flash")
    assert polled(scene, "war", "war", "war") == [C, A, B]


@cr("701.38a")
def test_more_votes_or_a_tie_decide() -> None:
    for votes, life in ((("peace", "peace", "war"), 30), (("war", "peace", "war"), 10)):
        scene = Scene({"hand": [MEET]}, {}, {})
        start(scene, A, "Cast Meet")
        polled(scene, *votes)
        assert scene.life(A) == life
    scene = Scene({"hand": [MEET]}, {})
    start(scene, A, "Cast Meet")
    polled(scene, "peace", "war")
    assert scene.life(A) == 10


@cr("701.38a", "101.4b")
def test_who_votes_later_sees_the_earlier_votes() -> None:
    scene = Scene({"hand": [TALLY]}, {}, {})
    start(scene, A, "Cast Tally")
    scene.answer("war")
    assert any("chooses war" in line for line in scene.game.view(B).log)


@cr("701.38b")
def test_objects_may_be_voted_for_and_all_that_are_tied_have_the_most_votes() -> None:
    scene = Scene({"hand": [JUDGE], "battlefield": [(creature("Mine", "{G}", "Elf", 1, 1), {})]},
                  {"battlefield": [BEAR]}, {"battlefield": [CUB]}, {})  # fmt: skip
    start(scene, A, "Cast Judge")
    assert scene.words() == ["Bear (B's)", "Cub (C's)"]
    polled(scene, "Bear", "Cub", "Cub", "Bear")
    assert scene.names("exile") == ["Bear", "Cub"] and scene.names("battlefield") == ["Mine"]


@cr("701.38b")
def test_without_anything_to_vote_for_nobody_votes() -> None:
    scene = Scene({"hand": [JUDGE], "battlefield": [BEAR]}, {})
    scene.play(A, "Cast Judge")
    assert scene.names("battlefield") == ["Bear"]


@cr("701.38c")
def test_a_choice_that_is_no_vote_is_none() -> None:
    keeper = enchantment("Keeper", "{B}", whenever(p.FinishVoting(), gain_life(3)))
    choose = sorcery("Choose", "{U}", ef.ChooseMode(((draw(),), (gain_life(1),)), who=each_opponent))
    scene = Scene({"hand": [choose, TALLY], "battlefield": [keeper]}, {})
    start(scene, A, "Cast Choose")
    scene.answer(scene.words()[0])
    scene.settle()
    assert scene.life(A) == 20
    start(scene, A, "Cast Tally")
    polled(scene, "peace", "war")
    assert scene.life(A) == 23


@cr("701.38d")
def test_all_votes_of_a_player_happen_when_they_would_vote() -> None:
    broker = creature("Broker", "{W}", "Human", 1, 1, static(ExtraVote()))
    envoy = creature("Envoy", "{W}", "Human", 1, 1, static(ExtraVote(optional=False)))
    scene = Scene({"hand": [TALLY]}, {"battlefield": [broker, envoy]}, {})
    start(scene, A, "Cast Tally")
    assert polled(scene, "war", "peace", "peace", "Yes", "peace", "war") == [A, B, B, B, B, C]
    assert scene.life(A) == 21
    scene = Scene({"hand": [TALLY]}, {"battlefield": [broker]}, {})
    start(scene, A, "Cast Tally")
    assert polled(scene, "war", "peace", "No", "war") == [A, B, B, C]


@cr("701.38d")
def test_for_each_vote_its_voter_is_referred_to() -> None:
    envoy = creature("Envoy", "{W}", "Human", 1, 1, static(ExtraVote(optional=False)))
    tax = sorcery("Tax", "{B}", COUNCIL, ef.ForEachPlayer(SavedPlayers(1), (lose_life(2, ThatOne()),)))
    scene = Scene({"hand": [tax]}, {"battlefield": [envoy]}, {})
    start(scene, A, "Cast Tax")
    polled(scene, "peace", "war", "war", "war")
    assert [scene.life(player) for player in (A, B, C)] == [20, 16, 18]


@cr("701.38c")
def test_who_voted_otherwise_and_who_voted_alike() -> None:
    for same, lives in ((False, [20, 20, 18]), (True, [20, 18, 20])):
        keeper = enchantment("Keeper", "{B}", whenever(p.FinishVoting(), lose_life(2, Voted(each_opponent, same))))
        meet = sorcery("Meet", "{W}", COUNCIL)
        scene = Scene({"hand": [meet], "battlefield": [keeper]}, {}, {})
        start(scene, A, "Cast Meet")
        polled(scene, "peace", "peace", "war")
        assert [scene.life(player) for player in (A, B, C)] == lives


@cr("701.38a", "800.4a")
def test_who_has_left_the_game_does_not_vote() -> None:
    scene = Scene({"hand": [TALLY]}, {}, {})
    start(scene, A, "Cast Tally")
    scene.answer("peace")
    scene.game.concede(C)
    assert polled(scene, "peace") == [B]
    assert scene.life(A) == 22


@cr("701.38a")
def test_a_vote_needs_no_target() -> None:
    """What was voted for may be what can't be a target."""
    from inset.language import keywords as k
    from inset.language.abilities import Keyword

    sly = creature("Sly", "{U}", "Rogue", 1, 1, Keyword(k.SHROUD))
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"hand": [JUDGE, kill]}, {"battlefield": [sly]})
    assert not scene.could(A, "Cast Kill")
    scene.play(A, "Cast Judge")
    assert scene.names("exile") == ["Sly"]
