"""Observations: what they hold, and that they hold nothing that a player may not know.

``INSET_PAIRS`` says how many pairs of games are compared; a long run takes 10,000.
"""

import os
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from inset import Game, cards
from inset.agents.random_player import RandomPlayer
from inset.env import Encoder, Shape, arrays, card_ids
from inset.env.log_reader import LogReader
from inset.env.schema import CARDS, GLOBALS, HISTORY, OPTION, OPTIONS, SEAT, ZONES, column
from inset.env.setting import first_decks
from inset.language.words.kinds import creature, flying
from inset.play.view import shown
from tests.game.test_samples import pair
from tests.harness import cr
from tests.harness.games import play, position
from tools import card_ids as tool

PAIRS = int(os.environ.get("INSET_PAIRS", "30"))
ROWS = {name: column(CARDS, name) for name in [one.name for one in CARDS]}


def observed(game: Game, seat: int, shape: Shape | None = None, **more: Any) -> dict[str, Any]:
    made = shape or Shape(len(game.players))
    out = arrays(made)
    for array in out.values():
        array[...] = 77  # all of it is written
    Encoder(made, seat, **more).write(game, out)
    return out


def same(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The parts that differ."""
    return [part for part in one if not np.array_equal(one[part], other[part])]


def rows(game: Game, seat: int = 0, **more: Any) -> list[dict[str, int]]:
    """The rows of cards that are filled, by the names of their columns."""
    found = observed(game, seat, **more)["cards"]
    return [{name: int(row[place]) for name, place in ROWS.items()} for row in found if row[0]]


def called(name: str) -> int:
    return card_ids.table()[name]


@cr("400.2", "402.3", "401.2", "708.5")
def test_games_that_look_the_same_have_equal_observations() -> None:
    """Each gets the same answers; the encoders remember what they have read, and forget nothing that matters."""
    compared = 0
    shape = Shape()
    for seed in (153, *range(PAIRS)):
        chance = Random(seed)
        games = pair(seed)
        encoders = [Encoder(shape, 1), Encoder(shape, 1)]
        for _ in range(30):
            one, other = games
            if one.decision is None or other.decision is None or one.view(1).json() != other.view(1).json():
                break
            found = [arrays(shape), arrays(shape)]
            for encoder, game, out in zip(encoders, games, found, strict=True):
                encoder.write(game, out)
            assert same(*found) == []
            assert same(found[0], observed(one, 1)) == []  # and nothing depends on what was read before
            compared += 1
            both = [answer for answer in one.options.answers if answer in other.options.answers]
            if not both:
                break
            answer = chance.choice(both)
            for game in games:
                game.choose(answer)
    assert compared > 8 * PAIRS


@cr("400.2")
@pytest.mark.parametrize(("decks", "format"), [(["fables", "skies"], "duel"), (None, "commander")])
def test_a_dealt_game_that_fits_the_view_is_observed_alike(decks: list[str] | None, format: str) -> None:
    """Samples differ in everything that is hidden: hands, libraries, face-down cards, chance, private looks."""
    game = Game.new(decks or first_decks(format, 4), seed=5, format=format, paying=True, passing=True)
    player = RandomPlayer(5)
    compared = 0
    for step in range(240):
        found = game.decision
        if found is None:
            break
        if step % 12 == 0:
            for seat in range(len(game.players)):
                sample = game.view(seat).sample(step)
                if sample.view(seat).log == game.view(seat).log:
                    assert same(observed(game, seat), observed(sample, seat)) == []
                    compared += 1
        game.choose(player.pick(found.options.answers))
    assert compared > 20


@pytest.mark.parametrize(
    ("decks", "format"),
    [(["delvers", "chronicles"], "duel"), (["scholars", "flicker"], "duel"), (None, "commander")],
)
def test_what_an_encoder_remembers_is_what_it_would_read_anew(decks: list[str] | None, format: str) -> None:
    """Dungeons, Sagas, cards exiled and returned, counterspells, commanders; now and then the game goes back."""
    game = Game.new(decks or first_decks(format, 4), seed=8, format=format, paying=True, passing=True)
    shape = Shape(len(game.players))
    log = LogReader(shape.history)  # one for all of them
    kept = [Encoder(shape, seat, log=log) for seat in range(shape.seats)]
    player, chance = RandomPlayer(8), Random(8)
    for _ in range(120):
        found = game.decision
        if found is None:
            break
        for seat, encoder in enumerate(kept):
            if chance.random() < 0.5:
                assert same(encoder.unfold(encoder.content(game)), observed(game, seat)) == []
        if game.answers > 10 and chance.random() < 0.1:
            game.undo()
        else:
            game.choose(player.pick(found.options.answers))


@cr("701.20a", "701.24a")
@pytest.mark.parametrize("seed", range(4))
def test_what_was_shown_is_known_without_reading_the_whole_log(seed: int) -> None:
    decks = [["fables", "skies"], ["omens", "hearth"], ["nightfall", "embers"], ["skies", "omens"]][seed]
    game = Game.new(decks, seed=seed, paying=True)
    player, chance = RandomPlayer(seed), Random(seed)
    reader, other = LogReader(32), LogReader(32)
    for step in range(300):
        found = game.decision
        if found is None:
            break
        if chance.random() < 0.7:  # it reads several answers at once, too
            reader.read(game.state)
            for seat in (0, 1):
                assert reader.knowledge.shown(game.state, seat, found) == shown(game.state, seat, found)
        if step % 50 == 0:  # a game that has gone back, and another one, are read again
            back = game.copy()
            if step:
                back.undo()
            other.read(back.state)
            assert other.knowledge.shown(back.state, 0, back.decision) == shown(back.state, 0, back.decision)
        game.choose(player.pick(found.options.answers))


@pytest.mark.parametrize("seed", range(3))
def test_every_object_of_the_view_has_a_row(seed: int) -> None:
    game = Game.new(["fables", "skies"], seed=seed, paying=True)
    player = RandomPlayer(seed)
    while (found := game.decision) is not None and game.state.turn < 12:
        if found.player == 0 and found.kind != "word":
            data = game.view(0).data
            shown_cards = [
                card for zone in ("battlefield", "stack", "exile", "command", "outside") for card in data[zone]
            ]
            for one in data["players"]:
                shown_cards += one["hand"] + one["graveyard"]
            tops = [card for one in data["players"] for card in one["top"]]
            shown_cards += {card["id"]: card for card in [*data["looking_at"], *tops]}.values()
            assert sum(row["count"] for row in rows(game)) == len(shown_cards)
            ids = {card_ids.table().get(card.get("name", ""), 0) for card in shown_cards}
            assert {row["card"] for row in rows(game)} == ids
            assert [len(game.options)] == [observed(game, 0)["globals"][column(GLOBALS, "options")]]
        game.choose(player.pick(found.options.answers))


def test_a_row_says_what_a_card_is() -> None:
    game = position(
        {"battlefield": ["8 Forest", "Serra Angel"], "hand": ["Bonecrusher Giant"]},
        {"battlefield": ["2 Grizzly Bears"], "life": 13},
    )
    found = {row["card"]: row for row in rows(game)}
    forest, angel, bears = (found[called(name)] for name in ("Forest", "Serra Angel", "Grizzly Bears"))
    assert (forest["count"], forest["land"], forest["basic"], forest["controller"]) == (8, 1, 1, 1)
    assert (angel["flying"], angel["vigilance"], angel["power"], angel["toughness"], angel["white"]) == (1, 1, 4, 4, 1)
    assert (angel["mana_value"], angel["creature"], angel["legendary"]) == (5, 1, 0)
    assert (bears["count"], bears["controller"], bears["owner"]) == (2, 2, 2)
    giant = found[called("Bonecrusher Giant")]
    assert ZONES[giant["zone"]] == "hand"
    numbers = observed(game, 0)["globals"]
    life = len(GLOBALS) + column(SEAT, "life")
    assert (numbers[life], numbers[life + len(SEAT)]) == (20, 13)
    assert [row["controller"] for row in rows(game, 1) if row["card"] == called("Grizzly Bears")] == [1]


@cr("715.3a")
def test_an_option_says_what_is_cast_and_from_which_row() -> None:
    game = position({"battlefield": ["3 Mountain"], "hand": ["Bonecrusher Giant"]}, {"battlefield": ["Grizzly Bears"]})
    found = observed(game, 0)
    names = {one.name: place for place, one in enumerate(OPTION)}
    options = [{name: int(row[place]) for name, place in names.items()} for row in found["options"] if row[0]]
    assert [OPTIONS[row["kind"]] for row in options] == ["pass", "cast", "cast"]
    assert [row["name"] for row in options] == [0, called("Bonecrusher Giant"), called("Stomp")]
    assert [(row["way"], row["mana_value"], row["creature"], row["power"]) for row in options[1:]] == [
        (0, 3, 1, 4),
        (1, 2, 0, 0),
    ]
    assert {found["cards"][row["card"] - 1][ROWS["card"]] for row in options[1:]} == {called("Bonecrusher Giant")}
    play(game, "Cast Stomp")
    found = observed(game, 0)
    options = [{name: int(row[place]) for name, place in names.items()} for row in found["options"] if row[0]]
    assert [row["player"] for row in options] == [1, 2, 0]
    assert found["cards"][options[2]["card"] - 1][ROWS["card"]] == called("Grizzly Bears")
    subject = found["globals"][column(GLOBALS, "subject")]
    assert found["cards"][subject - 1][ROWS["card"]] == called("Stomp")


@cr("303.4b", "301.5")
def test_what_something_refers_to_has_a_row_of_its_own() -> None:
    game = position({"battlefield": ["3 Grizzly Bears", "5 Plains"], "hand": ["Pacifism"]}, {}, paying=True)
    assert [row["count"] for row in rows(game) if row["card"] == called("Grizzly Bears")] == [3]
    play(game, "Cast Pacifism", "Grizzly Bears", "Pass", "Pass")
    found = rows(game)
    assert sorted(row["count"] for row in found if row["card"] == called("Grizzly Bears")) == [1, 2]
    (aura,) = [row for row in found if row["card"] == called("Pacifism")]
    assert found[aura["attached_to"] - 1]["card"] == called("Grizzly Bears")
    assert found[aura["attached_to"] - 1]["count"] == 1


@cr("115.1a", "701.6a")
def test_what_is_no_longer_referred_to_shares_a_row_again() -> None:
    """A spell targets one of two equal cards, and is countered: the cards have stayed what they were."""
    mine = {"battlefield": ["Swamp", "2 Island"], "hand": ["Reanimate", "Counterspell"]}
    game = position(mine, {"graveyard": ["2 Grizzly Bears"]}, paying=True)
    kept = Encoder(Shape(2), 0)
    play(game, "Cast Reanimate", "Grizzly Bears")
    assert same(kept.unfold(kept.content(game)), observed(game, 0)) == []
    assert [row["count"] for row in rows(game) if row["card"] == called("Grizzly Bears")] == [1, 1]
    play(game, "Cast Counterspell", "Pass", "Pass")
    assert same(kept.unfold(kept.content(game)), observed(game, 0)) == []
    assert [row["count"] for row in rows(game) if row["card"] == called("Grizzly Bears")] == [2]


def test_what_finds_no_place_is_counted() -> None:
    game = position(["8 Forest", "Serra Angel", "2 Grizzly Bears"], {})
    whole = observed(game, 0)["globals"]
    small = observed(game, 0, Shape(cards=1))["globals"]
    left, objects, used = (column(GLOBALS, name) for name in ("rows_left_over", "objects_left_over", "rows"))
    assert (whole[used], whole[left], whole[objects]) == (3, 0, 0)
    assert (small[used], small[left]) == (1, 2)
    assert small[objects] + observed(game, 0, Shape(cards=1))["cards"][0][0] == 11


def test_a_number_that_is_too_large_is_cut_and_counted() -> None:
    game = position({"life": 10**6}, {"life": 30})
    assert observed(game, 0)["globals"][column(GLOBALS, "cut")] == 0
    game.state.players[0].life = 10**12
    found = observed(game, 0)["globals"]
    assert found[len(GLOBALS) + column(SEAT, "life")] == 10**9
    assert found[column(GLOBALS, "cut")] == 1


@cr("603.2")
def test_history_tells_what_the_player_saw_newest_first() -> None:
    game = position(
        {"battlefield": ["Mountain", "5 Island"], "hand": ["Shock", "Opt"], "library": ["Serra Angel", "5 Forest"]},
        {},
        paying=True,
    )
    play(game, "Cast Shock", "B", "Pass", "Pass")
    play(game, "Cast Opt", "Pass", "Pass")
    play(game, game.options[0].text)
    names = {one.name: place for place, one in enumerate(HISTORY)}

    def told(seat: int) -> list[tuple[int, int]]:
        return [
            (int(row[names["card"]]), int(row[names["amount"]])) for row in observed(game, seat)["history"] if row[0]
        ]

    assert (0, 2) in told(0)  # damage to a player
    drawn = [row for row in told(0) if row[0] in (called("Serra Angel"), called("Forest"))]
    assert drawn
    assert not [row for row in told(1) if row[0] in (called("Serra Angel"), called("Forest"))]
    assert len(told(0)) == len(told(1))


# --- the table of cards -----------------------------------------------------------------------------------


def test_every_name_of_the_library_has_a_number_of_its_own() -> None:
    table = card_ids.table()
    assert sorted(table.values()) == list(range(1, len(table) + 1)) == list(range(1, card_ids.size()))
    assert [
        face.name for card in cards.all_cards() for face in card.faces if face.name and face.name not in table
    ] == []


def test_new_names_are_added_at_the_end_under_a_new_version(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "card_ids.txt"
    path.write_text(f"{card_ids.HEAD}4\nZebra\nAnt\n", encoding="utf-8")
    monkeypatch.setattr(tool, "TABLE", path)
    monkeypatch.setattr(tool, "names", lambda: ["Ant", "Bee"])
    (text,) = tool.files().values()
    assert card_ids.read(text) == (5, ["Zebra", "Ant", "Bee"])
    path.write_text(text, encoding="utf-8")
    assert tool.files()[path] == text
    with pytest.raises(ValueError, match="not a table"):
        card_ids.read("something else")


def test_a_card_that_is_not_in_the_table_has_features() -> None:
    cards.add(creature("Ember Ghost", "{1}{R}", "Spirit", 2, 1, flying))
    (row,) = [row for row in rows(position({"battlefield": ["Ember Ghost"]}, {})) if row["creature"]]
    assert (row["card"], row["flying"], row["power"], row["mana_value"]) == (0, 1, 2, 2)
