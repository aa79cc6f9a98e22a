"""A seat shows what its player's view shows: games that differ only in what is hidden have equal seats (docs/adr/0024)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import inset
from inset import Game, Seat, cards
from inset.agents import make, play as play_with
from inset.data import own_cards
from inset.kernel.build import COMPILED
from inset.kernel.errors import IllegalAnswer, InsetError
from inset.oracle.compile import compile_card
from inset.rules.model.answers import PASS
from tests.game.test_samples import PAIRS, PLAYED, UNKNOWN, pair
from tests.harness import cr
from tests.harness.games import asked, play, position, random_game, started

NAMES = sorted({*PLAYED, *UNKNOWN, "Wastes", "Augury Raven", "Dream Devourer", "Bonecrusher Giant", "Stomp"})
CRAGHORN = "Battering Craghorn"
ROOM = "Derelict Attic // Widow's Walk"
LENT_FIRE = """Lent Fire {1}{R}
Enchantment — Aura
Enchant creature
Enchanted creature has "{T}: This creature deals 1 damage to any target."
"""
NONSENSE: list[Any] = ["Pass", "Cast Murder", ("cast", 5, 0, "", 6), 3, True, None, object, "Island"]


@pytest.fixture(autouse=True)
def lent_fire() -> Iterator[None]:
    """An Aura whose enchanted creature refers to itself."""
    (record,) = own_cards.read(LENT_FIRE)
    made = compile_card(record).card
    assert made is not None
    inset.add_card(made)
    yield
    cards.remove("Lent Fire")


def error_of(ask: Any, *given: Any) -> str:
    try:
        return str(ask(*given))
    except InsetError as error:
        return f"{type(error).__name__}: {error} {error.rule}"


def told(seat: Seat, deep: bool = True) -> dict[str, Any]:
    """Everything that a seat shows its player, including errors."""
    view, decision = seat.view, seat.decision
    found: dict[str, Any] = {
        "view": view.json(), "table": str(view), "log": seat.log, "players": seat.players, "outcome": seat.outcome,
        "options": [(option.text, option.id, option.answer) for option in seat.options],
        "words": repr(seat), "none": seat.view.data["deciding"],
    }  # fmt: skip
    if decision is not None:
        found["asked"] = repr(decision), decision.kind, decision.subject, repr(decision.about)
    else:
        found["refused"] = [error_of(seat.choose, one) for one in NONSENSE]
        found["passing"] = error_of(seat.pass_priority)
    if deep:
        found["numbers"] = [error_of(seat.why_not, number) for number in range(-2, 60)]
        found["names"] = [error_of(seat.why_not, name) for name in NAMES]
        found["sample"] = seat.sample(5).fingerprint()
    return found


def same(one: Game, other: Game, viewer: int, deep: bool = True) -> None:
    first, second = told(one.seat(viewer), deep), told(other.seat(viewer), deep)
    for key, value in first.items():
        assert value == second[key], key


def face_down(card: str, elsewhere: str, by: Any = True) -> dict[str, Any]:
    return {"battlefield": [{"card": card, "face_down": by, "label": "it"}], "library": [elsewhere]}


def foretold(card: str, elsewhere: str) -> dict[str, Any]:
    return {"exile": [{"card": card, "foretold": True}], "library": [elsewhere]}


@cr("400.2", "402.3", "708.5")
@pytest.mark.parametrize(
    ("open_", "one", "other"),
    [
        (["2 Island"], {"hand": ["Opt"], "library": ["Forest"]}, {"hand": ["Forest"], "library": ["Opt"]}),
        ([], {"library": ["Island", "Shock"]}, {"library": ["Shock", "Island"]}),
        (["2 Island"], face_down("Serra Angel", "Opt"), face_down("Opt", "Serra Angel")),
        ([], face_down(ROOM, "Serra Angel"), face_down("Serra Angel", ROOM)),
        ([], face_down("Exalted Angel", CRAGHORN, "morph"), face_down(CRAGHORN, "Exalted Angel", "morph")),
        ([{"card": "Lent Fire", "attached_to": "it"}], face_down(ROOM, "Serra Angel"), face_down("Serra Angel", ROOM)),
        ([], foretold("Augury Raven", "Dream Devourer"), foretold("Dream Devourer", "Augury Raven")),
    ],
    ids=["hand", "library", "face down", "room", "morph", "granted", "foretold"],
)  # fmt: skip
def test_seats_at_games_that_differ_in_what_is_hidden_are_equal(open_: list[Any], one: Any, other: Any) -> None:
    mine = {"hand": ["Shock"], "battlefield": ["Mountain"]}
    games = [position(mine, {**at, "battlefield": [*at.get("battlefield", []), *open_]}) for at in (one, other)]
    for word in (None, "Pass"):
        for game in games:
            if word is not None:
                play(game, word)
        same(games[0], games[1], 0)


@cr("400.2", "401.2", "402.3", "708.5")
def test_seats_stay_equal_as_games_go_on() -> None:
    """The games of the samples' property test, seen from the seat of the player whose cards do not differ."""
    compared = 0
    for seed in range(max(6, PAIRS // 8)):
        chance = Random(seed)
        one, other = pair(seed)
        for step in range(24):
            if one.decision is None or other.decision is None or one.view(1).json() != other.view(1).json():
                break
            same(one, other, 1, deep=step % 4 == 0)
            compared += 1
            both = [answer for answer in one.options.answers if answer in other.options.answers]
            if not both:
                break
            answer = chance.choice(both)
            one.choose(answer)
            other.choose(answer)
    assert compared > 20


def test_a_seat_has_the_questions_of_its_player_only() -> None:
    game = started()
    mine, theirs = game.seat(0), game.seat(1)
    assert mine.decision is game.decision and theirs.decision is None
    assert len(mine.options) == len(game.options) and len(theirs.options) == 0
    assert (theirs.player, theirs.players, theirs.outcome) == (1, game.players, None)


def test_an_answer_from_another_seat_is_refused_without_a_word_about_the_options() -> None:
    game = position({"hand": ["Shock"], "battlefield": ["Mountain"]}, {})
    before = game.fingerprint()
    for answer in ["Cast Murder", game.options[0], game.options[1].answer, PASS]:
        with pytest.raises(IllegalAnswer) as told:
            game.seat(1).choose(answer)
        assert "Shock" not in str(told.value) and "Pass" not in str(told.value)
    with pytest.raises(IllegalAnswer, match="decides"):
        game.seat(1).pass_priority()
    assert game.fingerprint() == before
    with pytest.raises(IllegalAnswer, match="Shock"):
        game.seat(0).choose("Cast Murder")  # one's own options may be listed


@cr("400.2")
def test_why_not_answers_about_no_library_and_no_other_hand() -> None:
    game = Game.from_position({"Ann": {"library": ["Opt"]}, "Bob": {"library": ["Island"], "hand": ["Shock"]}})
    assert game.why_not(0, "Island")  # the table answers
    hidden = [*game.state.libraries[0], *game.state.libraries[1], *game.state.hands[1]]
    asked_for: list[int | str] = ["Island", "Shock", "Opt", "No Such Card", 9999, *hidden]
    for card in asked_for:
        with pytest.raises(InsetError, match=f"Ann can't see (object )?'?{card}"):
            game.seat(0).why_not(card)
    assert game.seat(1).why_not("Shock")


@cr("708.5")
def test_a_face_down_permanent_is_asked_about_by_number_and_not_by_name() -> None:
    game = position({}, {"battlefield": [{"card": "Exalted Angel", "face_down": "morph"}]})
    (oid,) = game.state.battlefield
    assert game.seat(0).why_not(oid) == ["Turn face up: only its controller can (708.7)"]
    with pytest.raises(InsetError, match="can't see"):
        game.seat(0).why_not("Exalted Angel")
    assert "morph" in game.seat(1).why_not("Exalted Angel")[0]


@cr("104.3a")
def test_whoever_sits_there_may_concede_at_any_time() -> None:
    game = started()
    assert asked(game).player == 0
    game.seat(1).concede()
    assert game.outcome is not None and game.outcome.winners == (0,)
    for act in (game.seat(0).pass_priority, lambda: game.seat(0).choose(True)):
        with pytest.raises(IllegalAnswer, match="over"):
            act()
    with pytest.raises(IllegalAnswer):
        game.seat(1).concede()


def test_a_seat_has_nothing_of_the_table() -> None:
    """Taking back, records, the state and the automations are the table's."""
    public = {name for name in dir(Seat) if not name.startswith("_")}
    assert public == {
        "player", "players", "decision", "options", "view", "log", "outcome", "why_not", "explain", "sample", "choose",
        "pass_priority", "concede",
    }  # fmt: skip
    assert inset.Seat is Seat


def test_a_seat_stays_valid_as_the_game_goes_on() -> None:
    for step, game in enumerate(random_game(4, most=60)):
        if step == 0:
            seats = [game.seat(0), game.seat(1)]
            first = game
        assert game is first
        for seat in seats:
            assert seat.view.json() == game.view(seat.player).json()


def test_there_is_no_seat_for_a_stranger() -> None:
    for player in (2, -1) if COMPILED else (2, -1, True, "0"):  # mypyc checks the type itself, and takes True for 1
        with pytest.raises(IndexError):
            started().seat(player)  # type: ignore[arg-type]


def test_a_sample_of_a_seat_is_played_on() -> None:
    sample = started(seed=3).seat(1).sample(8)
    assert play_with(sample, [make("random", 1), make("random", 2)], most=30).answers >= 30
