"""What a player may know: nothing secret is in a view, and what is hidden can be dealt again."""

import json
import re
from typing import Any

import pytest

from inset import Game, card
from inset.decklists.decks import Deck
from inset.kernel import rng
from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import BATTLEFIELD, HAND, LIBRARY, STACK
from inset.play.options import Options
from inset.play.view import look, sees, shown
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of
from inset.words import log as telling
from tests.harness import cr
from tests.harness.games import asked, play, position, random_game, started, texts


def secrets(game: Game, viewer: int) -> set[str]:
    """Names that are only where the viewer can't look and wasn't shown anything."""
    st = game.state
    known = shown(st, viewer, game.decision)
    hidden = {obj.definition.name for obj in st.objs.values() if not sees(st, obj, viewer, known)}
    seen = {obj.definition.name for obj in st.objs.values() if sees(st, obj, viewer, known)}
    return hidden - seen


@cr("400.2", "402.3")
@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_no_secret(seed: int) -> None:
    for step, game in enumerate(random_game(seed, most=400)):
        if step % 10:
            continue
        for viewer in (0, 1):
            view = game.view(viewer)
            text = view.json()
            data = json.loads(text)
            told = "\n".join(data.pop("log"))
            rest = json.dumps(data)
            past = {obj.definition.name for obj, _ in game.state.lki.values()}
            for name in secrets(game, viewer) - past:
                assert f'": "{name}"' not in rest, f"player {viewer} can see {name}"
                assert not re.search(rf"draws {re.escape(name)}\b", told) or name in _drawn_by(told, viewer, game)


def _drawn_by(log: str, viewer: int, game: Game) -> str:
    mine = game.players[viewer]
    return "\n".join(line for line in log.splitlines() if line.startswith(mine))


def test_others_options_are_not_shown() -> None:
    game = started()
    assert asked(game).player == 0
    view = game.view(1)
    assert view.decision is None
    assert len(view.options) == 0
    assert view.data["deciding"] == 0
    assert "Cast" not in json.dumps(json.loads(view.json())["options"])


def test_a_drawn_card_is_a_card_to_others() -> None:
    game = started()
    while game.state.turn < 4:
        game.choose(asked(game).options.answers[0])
    mine = [line for line in game.view(0).log if line.startswith("You draw ")]
    theirs = [line for line in game.view(1).log if line.startswith("Alice draws")]
    assert theirs == ["Alice draws a card [504.1]"]
    assert mine != theirs


@cr("708.5", "406.3")
def test_face_down_cards_are_hidden() -> None:
    game = position(
        [{"card": "Bonecrusher Giant", "face_down": True}],
        {"exile": [{"card": "Murder", "face_down": True}, {"card": "Shock", "foretold": True}]},
    )
    mine, theirs = game.view(0), game.view(1)
    assert mine.data["battlefield"][0]["really"] == "Bonecrusher Giant"
    assert "Bonecrusher" not in theirs.json()
    assert theirs.data["battlefield"][0]["power"] == 2
    assert "Shock" in theirs.json()
    assert "Shock" not in mine.json()
    assert "Murder" not in mine.json() + theirs.json()


def test_whether_a_pass_was_automatic_is_not_shown() -> None:
    by_hand, by_itself = started(seed=2), started(seed=2)
    by_itself.automate(passing=True)
    while by_itself.state.turn < 2 and asked(by_itself).kind == "priority":
        by_itself.choose(PASS)
    while by_hand.fingerprint() != by_itself.fingerprint():
        by_hand.choose(PASS)
    for viewer in (0, 1):
        assert by_hand.view(viewer).json() == by_itself.view(viewer).json()


SHOCK = {"hand": ["Shock"], "battlefield": ["Mountain"]}
ISLANDS = ["3 Island"]


@cr("400.2", "406.3", "708.5")
@pytest.mark.parametrize(
    ("mine", "one", "other", "words"),
    [
        (SHOCK, {"hand": ["Opt"]}, {"hand": ["Forest"]}, ["Cast Shock", "B", "Pay", "Pass", "Pass"]),
        (SHOCK, {"library": ["Opt", "Shock"]}, {"library": ["Shock", "Opt"]}, ["Cast Shock", "B", "Pay", "Pass"]),
        (
            SHOCK,
            {"battlefield": [{"card": "Serra Angel", "face_down": True}]},
            {"battlefield": [{"card": "Grizzly Bears", "face_down": True}]},
            ["Cast Shock", "a face-down", "Pay", "Pass"],
        ),
        (
            SHOCK,
            {"exile": [{"card": "Augury Raven", "foretold": True}]},
            {"exile": [{"card": "Dream Devourer", "foretold": True}]},
            ["Cast Shock", "A", "Pay", "Pass"],
        ),
        (
            {},
            {"hand": ["Exalted Angel"], "battlefield": ISLANDS},
            {"hand": ["Battering Craghorn"], "battlefield": ISLANDS},
            ["Pass", "Pass", "Pass", "Pass"],
        ),
    ],
)
def test_games_that_differ_in_what_is_hidden_look_alike(mine: Any, one: Any, other: Any, words: list[str]) -> None:
    """Whatever the player is asked in between: being offered a face-down creature as a target doesn't show its face."""
    games = [position(mine, theirs) for theirs in (one, other)]
    for word in [None, *words]:
        for game in games:
            if word is not None:
                play(game, word)
        views = [game.view(0) for game in games]
        assert views[0].json() == views[1].json()
        assert str(views[0]) == str(views[1])


@cr("400.2", "603.3b")
def test_to_put_abilities_in_an_order_shows_no_card() -> None:
    """They are counted 0, 1, 2, and so are objects."""
    lair = ["7 Forest", "Kavu Lair", "Warstorm Surge"]
    game = Game.from_position(
        {"B": {"library": ["Murder", "Shock"]}, "A": {"hand": ["Beanstalk Giant"], "battlefield": lair}},
        turn=2,
        paying=True,
    )
    play(game, "Cast Beanstalk Giant", "Pass", "Pass")
    assert asked(game).kind == "order"
    assert {game.state.objs[value].definition.name for value in (1, 2)} <= {"Murder", "Shock", "Wastes"}
    assert game.view(asked(game).player).data["looking_at"] == []


def masked(st: State, viewer: int) -> State:
    """The same state with another card wherever the viewer can't look, by the words of the rules and not by the view's."""
    told, shuffled, cell = set(), set(), st.log
    while cell is not None:
        cell, event = cell
        if event.kind == ev.SHUFFLED:
            shuffled.add(event.player)
        elif event.kind == ev.REVEALED or (event.kind in (ev.LOOKED, ev.SEARCHED) and event.player == viewer):
            found = [st.objs[oid] for oid in event.oids if oid in st.objs]
            told |= {obj.id for obj in found if obj.zone != LIBRARY or obj.owner not in shuffled}
    made = st.clone()
    for oid, obj in st.objs.items():
        face_down = obj.face_down is not None and obj.zone & (BATTLEFIELD | STACK)
        hidden = (
            obj.zone == LIBRARY
            or (obj.zone == HAND and obj.owner != viewer)
            or (face_down and chars_of(st, obj).controller != viewer)
        )
        if obj.card and hidden and oid not in told:
            other = obj.dup()
            other.definition = card("Serra Angel" if obj.definition.name != "Serra Angel" else "Murder")
            made.write(other)
    made.forget()
    return made


@cr("400.2", "401.2", "402.3", "708.5")
@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_may_be_anything(seed: int) -> None:
    """A view does not change if other cards lie where its player can't look; nor do the words of what is asked."""
    deck = Deck.of("hidden", {"Exalted Angel": 4, "Battering Craghorn": 4, "Dog Walker": 4, "Soul Summons": 4, "Opt": 4,
                              "Preordain": 4, "Shock": 4, "Duress": 4, "Murder": 4, "Plains": 7,
                              "Island": 7, "Swamp": 7, "Mountain": 7})  # fmt: skip
    for step, game in enumerate(random_game(seed, most=300, decks=(deck, deck))):
        if game.decision is None or (step % 5 and game.decision.kind not in ("target", "object", "order")):
            continue
        question = game.decision.question
        for viewer in (0, 1):
            other = masked(game.state, viewer)
            assert look(other, viewer, game.decision) == look(game.state, viewer, game.decision)
            told = [telling.tell(st, game._log_events(), viewer) for st in (game.state, other)]
            assert told[0] == told[1]
            if question.player == viewer and question.rule != "701.23a":  # a search shows what it finds
                assert [o.text for o in game.options] == [o.text for o in Options(question, other)]


# --- sampling ---------------------------------------------------------------------------------------


@cr("103.5", "400.2")
def test_a_sample_amid_mulligans_keeps_the_returned_hand_and_nothing_of_the_library() -> None:
    game = Game.new(["fables", "skies"], seed=3)
    play(game, "mulligan", "keep")
    view = game.view(0)
    returned = [line for line in view.log if "library [103.5]" in line]
    assert len(returned) == 7
    orders = set()
    for seed in range(5):
        other = view.sample(seed)
        assert other.view(0).json() == view.json()
        orders.add(tuple(other.state.objs[oid].definition.name for oid in other.state.libraries[0]))
        assert other.copy().fingerprint() == other.fingerprint()
    assert len(orders) == 5


@cr("400.2")
@pytest.mark.parametrize("seed", range(3))
def test_a_sample_fits_the_view(seed: int) -> None:
    """Whatever is hidden may change, and the view with its log and options stays the same."""
    for step, game in enumerate(random_game(seed, most=300)):
        if step % 7 or game.decision is None:
            continue
        for viewer in (0, 1):
            view = game.view(viewer)
            other = view.sample(step)
            assert other.view(viewer).json() == view.json()
            assert asked(other).kind == asked(game).kind
        other = game.view(asked(game).player).sample(step)
        assert texts(other) == texts(game)
        values = asked(other).options.answers
        other.choose(values[step % len(values)])
        copy = other.copy()
        assert copy.fingerprint() == other.fingerprint()


def test_samples_differ_and_the_game_stays() -> None:
    game = started(seed=3)
    before = game.fingerprint()
    hands = set()
    for seed in range(5):
        other = game.view(0).sample(seed)
        hands.add(tuple(sorted(other.state.objs[oid].definition.name for oid in other.state.hands[1])))
        libraries = [[other.state.objs[oid].card for oid in row] for row in other.state.libraries]
        assert libraries[0] != [game.state.objs[oid].card for oid in game.state.libraries[0]]
        assert other.state.rng != game.state.rng
    assert len(hands) > 1
    assert game.fingerprint() == before
    assert game.view(0).sample(1).fingerprint() == game.view(0).sample(1).fingerprint()


@cr("400.2")
def test_a_sample_reveals_nothing_about_the_game_it_was_made_from() -> None:
    """Two games that look the same to a player are dealt the same: nothing hidden goes into a sample."""
    for step, game in enumerate(random_game(5, most=250)):
        if step % 11 or game.decision is None:
            continue
        for viewer in (0, 1):
            view = game.view(viewer)
            other = view.sample(step + 1)  # looks the same, but is another game
            assert other.view(viewer).sample(step).fingerprint() == view.sample(step).fingerprint()


def test_a_sample_can_be_played_to_its_end() -> None:
    from inset.agents.random_player import play_out

    other = play_out(started(seed=5).view(1).sample(5), 1)
    assert other.outcome is not None


def test_a_sample_has_no_past() -> None:
    """Taking answers back in it leads to where it was made and no further: chance was different before."""
    foretold = 0
    for seed in range(12):
        game = position(["Goblin Archaeologist", "Mountain", "Sol Ring"], seed=seed, paying=True)
        play(game, "Archaeologist")
        sample = game.view(0).sample(1)
        assert sample.answers == 0
        before, chance = sample.fingerprint(), sample.state.rng
        with pytest.raises(IllegalAnswer, match="nothing to take back"):
            sample.undo()
        assert (sample.fingerprint(), sample.state.rng) == (before, chance)
        assert chance != game.state.rng
        for _ in range(3):
            sample.choose(sample.options[-1])
        assert sample.answers >= 3
        while sample.answers:
            sample.undo()
            assert sample.state.rng != game.state.rng
        assert sample.fingerprint() == sample.copy().fingerprint() == before
        foretold += _coin(sample.copy()) == _coin(game.copy())
    assert 0 < foretold < 12


def _coin(game: Game) -> object:
    """Plays on until the coin has been flipped."""
    while not (found := [event for event in game.events if event.kind == ev.FLIPPED]):
        game.choose(game.options[0])
    return found[0].detail


def test_a_sample_does_not_follow_the_chance_of_the_game() -> None:
    """Not even if it is given the game's own seed."""
    game = started(seed=9)
    for seed in (9, game.state.rng):
        sample = game.view(0).sample(seed)
        assert [sample.state.objs[oid].card for oid in sample.state.hands[1]] != [
            game.state.objs[oid].card for oid in game.state.hands[1]
        ]
        assert sample.state.rng not in (game.state.rng, rng.start(9))
        assert rng.step(sample.state.rng)[1] != rng.step(game.state.rng)[1]


def test_there_is_no_view_of_a_stranger() -> None:
    with pytest.raises(IndexError):
        started().view(2)


@cr("708.5", "707.2")
def test_a_copy_of_a_face_down_creature_reveals_nothing_about_the_card() -> None:
    """The token has the copiable values of the face-down permanent, and nothing that would tell what lies there."""
    game = Game.from_position(
        {
            "Ann": {"hand": ["Croaking Counterpart"], "mana": "{G}{U}{U}"},
            "Bob": {"battlefield": [{"card": "Exalted Angel", "face_down": "morph"}]},
        }
    )
    game.choose(next(option for option in game.options if "Croaking" in option.text))
    while game.decision is not None and game.decision.kind != "priority":
        game.choose(game.options[0])
    game.pass_priority()
    game.pass_priority()
    assert len(game.state.battlefield) == 2
    assert "Exalted Angel" not in game.view(0).json()
    assert "a nameless token" in game.view(0).json()


@cr("702.66a")
def test_a_view_in_the_midst_of_a_payment() -> None:
    """A card that was exiled for delve pays for a symbol, but isn't mana."""
    game = Game.from_position(
        {"Ann": {"hand": ["Murktide Regent"], "graveyard": ["Shock", "2 Opt"], "mana": "{U}{U}{U}{U}{U}"}, "Bob": {}}
    )
    game.choose(next(option for option in game.options if "Murktide" in option.text))
    game.choose(next(option for option in game.options if "Shock" in option.text))
    assert game.decision is not None and game.decision.kind == "pay"
    assert game.view(0).data["players"][0]["mana"] == ["U"] * 5
    assert game.view(1).json()
