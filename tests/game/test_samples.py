"""A sample is made of what its player sees: games that differ only in hidden information get the same deal.

``INSET_PAIRS`` says how many pairs of games are compared: 300 in ``.ci/run``, which take 30 seconds; a long run takes 10,000.
"""

import os
from random import Random

import pytest

from inset import Game
from inset.kernel.types import HAND, LIBRARY
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.words.kinds import sorcery
from inset.language.words.verbs import cost, gain_life
from inset.rules.model import event_records as ev
from tests.harness import Scene, cr
from tests.harness.games import asked, play, position, random_game

PAIRS = int(os.environ.get("INSET_PAIRS", "40"))
SHUFFLED_AWAY = 153  # a pair in which a card is put back and shuffled in
DRAWN_AGAIN = 57, 1323  # pairs in which it is drawn again, or searched for, in one of the games
PLAYED = [
    "Brainstorm",
    "Opt",
    "Preordain",
    "Think Twice",
    "Exalted Angel",
    "Faithless Looting",
    "Duress",
    "Evolving Wilds",
    "Ash Barrens",
    "Solve the Equation",
]
UNKNOWN = [
    "Island",
    "Shock",
    "Murder",
    "Serra Angel",
    "Grizzly Bears",
    "Giant Growth",
    "Forest",
    "Swamp",
    "Battering Craghorn",
]
LANDS = ["4 Island", "2 Plains", "Mountain", "Swamp"]


def pair(seed: int) -> tuple[Game, Game]:
    """Two games in which the second player holds and draws different cards from the same deck."""
    chance = Random(seed)
    open_cards = chance.sample(PLAYED, 3)
    unknown = chance.choices(UNKNOWN, k=12)
    mine = {
        "hand": chance.sample([*PLAYED, *UNKNOWN], 4),
        "library": chance.choices(UNKNOWN, k=8),
        "battlefield": LANDS,
    }
    games = []
    for _ in range(2):
        chance.shuffle(unknown)
        theirs = {"hand": [*open_cards, *unknown[:3]], "library": unknown[3:], "battlefield": LANDS}
        games.append(Game.from_position({"Bob": theirs, "Ann": mine}, seed=chance.randrange(99), turn=3, paying=True))
    return games[0], games[1]


def compare(one: Game, other: Game, seed: int) -> None:
    """Nothing that a sample shows differs between the two."""
    a, b = one.view(1).sample(seed), other.view(1).sample(seed)
    assert a.fingerprint() == b.fingerprint()
    assert a.log == b.log == one.view(1).log
    told = [[(e.kind, e.obj, e.other, e.oids, e.player) for e in game.events] for game in (a, b)]
    assert told[0] == told[1]
    assert {oid: obj.definition for oid, (obj, _) in a.state.lki.items()} == {
        oid: obj.definition for oid, (obj, _) in b.state.lki.items()
    }
    assert a.labels == b.labels


@cr("400.2", "401.2", "402.3")
def test_games_that_differ_in_what_is_hidden_are_dealt_the_same() -> None:
    """Both get the same answers, which refer to the same places, and continue as long as they look the same."""
    compared = 0
    for seed in (SHUFFLED_AWAY, *range(PAIRS)):
        chance = Random(seed)
        one, other = pair(seed)
        every = 3 if seed == SHUFFLED_AWAY else 6
        for step in range(30):
            if one.decision is None or other.decision is None or one.view(1).json() != other.view(1).json():
                break
            if step % every == seed % every:
                compare(one, other, step)
                compared += 1
            both = [number for number, answer in enumerate(one.options.answers) if answer in other.options.answers]
            answer = one.options.answers[chance.choice(both)] if both else None
            if answer is None:
                break  # they can't continue in the same way
            for game in (one, other):
                game.choose(answer)
    assert compared > 1.5 * PAIRS


@cr("400.2", "401.2", "402.3")
def test_it_is_not_revealed_where_in_a_hand_or_library_a_card_lay() -> None:
    """Bob's hand and both libraries lie in another order; the same words are said in both games, and he draws, discards, puts
    back and plays whichever card lies anywhere."""
    compared = played = 0
    for seed in (*DRAWN_AGAIN, *range(PAIRS)):
        chance = Random(seed)
        one, other = shuffled_pair(seed)
        for step in range(30):
            if one.decision is None or other.decision is None or one.view(1).json() != other.view(1).json():
                break
            if step % 3 == seed % 3 or one.state.stack:
                compare(one, other, step)
                compared += 1
                played += any(event.kind == ev.CAST for event in one.events)
            words = {option.text for option in one.options} & {option.text for option in other.options}
            if not words:
                break  # they can't continue in the same way
            word = chance.choice(sorted(words))
            for game in (one, other):
                game.choose(next(option for option in game.options if option.text == word))
    assert compared > PAIRS and played > PAIRS // 2


def shuffled_pair(seed: int) -> tuple[Game, Game]:
    """The same cards on the same sides, in two orders."""
    chance = Random(seed)
    hand = [*chance.sample([*PLAYED, "Shock", "Murder"], 4), "Island", "Swamp"]
    library = chance.choices(UNKNOWN, k=9)
    top = chance.choices(UNKNOWN, k=3)  # which may be drawn by Ann, whose games look the same
    mine = chance.choices(UNKNOWN, k=8)
    own = chance.sample([*PLAYED, *UNKNOWN], 4)
    games = []
    for _ in range(2):
        chance.shuffle(hand)
        chance.shuffle(library)
        chance.shuffle(mine)
        bob = {"hand": list(hand), "library": list(library), "battlefield": LANDS}
        ann = {"hand": own, "library": [*top, *mine], "battlefield": LANDS}
        games.append(Game.from_position({"Bob": bob, "Ann": ann}, seed=chance.randrange(99), turn=3, paying=True))
    return games[0], games[1]


@cr("400.2", "402.3")
@pytest.mark.parametrize(
    "words", [["Cast Shock"], ["Play Mountain"], ["Cast Shock", "B"], ["Cast Opt", "Pass", "Pass"]]
)
def test_a_card_that_is_being_cast_does_not_reveal_its_place(words: list[str]) -> None:
    games = []
    for hand in (["Shock", "Murder", "Opt", "Mountain"], ["Mountain", "Opt", "Shock", "Murder"]):
        bob = {"hand": hand, "battlefield": ["Mountain", "Island"], "library": ["9 Wastes"]}
        game = position(bob, {"library": ["9 Wastes"]}, paying=True)
        play(game, *words)
        games.append(game)
    for seed in range(3):
        compare(games[0], games[1], seed)


@cr("400.2", "401.4")
def test_a_sample_does_not_name_the_card_that_was_put_back() -> None:
    """Bob resolves Brainstorm: neither the log, nor the events, nor what objects last were shows what went on top."""
    hand = ["Brainstorm", "Serra Angel", "Murder"]
    bob = {"hand": hand, "battlefield": ["Island"], "library": ["3 Forest", "20 Wastes"]}
    named = 0
    for seed in range(6):
        game = position(bob, {}, paying=True)
        play(game, "Cast Brainstorm", "Pass", "Pass", "Serra Angel", "Murder", "Murder")
        sample = game.view(1).sample(seed)
        assert sample.log == game.view(1).log
        assert not any("Angel" in line or "Murder" in line for line in sample.log)
        back = [event.other for event in sample.events if event.kind == ev.MOVED and event.destination == LIBRARY]
        names = {sample.state.lki[oid][0].definition.name for oid in back}
        named += names == {"Serra Angel", "Murder"}
        top = {sample.state.objs[oid].definition.name for oid in sample.state.libraries[0][:2]}
        assert top == names  # the same cards are remembered that lie there now
    assert named == 0


@cr("400.2", "401.2", "402.3")
def test_games_that_look_the_same_are_dealt_the_same_from_decks_too() -> None:
    """Two samples of a game differ only in what is hidden; so samples of the two are equal."""
    compared = 0
    for seed in range(max(2, PAIRS // 20)):
        for step, game in enumerate(random_game(seed, most=120)):
            if game.decision is None or not game.state.turn or step % 17 != seed % 17:
                continue
            viewer = step % 2
            one, other = game.view(viewer).sample(1), game.view(viewer).sample(2)
            assert one.view(viewer).sample(5).fingerprint() == other.view(viewer).sample(5).fingerprint(), (seed, step)
            compared += 1
    assert compared > 6


@cr("400.2")
@pytest.mark.parametrize("seed", range(2))
def test_numbers_in_a_sample_reveal_no_card(seed: int) -> None:
    """A deck's cards are numbered as they are listed: the numbers in a library would tell its order, and the hand."""
    for step, game in enumerate(random_game(seed, most=200)):
        if game.decision is None or not game.state.turn or step % 20:
            continue
        sample = game.view(0).sample(step)
        library = [number for number in sample.state.libraries[1] if number <= 120]
        assert library == sorted(library)
        assert len(sample.state.libraries[1]) == len(game.state.libraries[1])
        assert asked(sample).kind == asked(game).kind
        drawn = [event.other for event in game.events if event.kind == ev.MOVED and event.destination == HAND]
        again = [event.other for event in sample.events if event.kind == ev.MOVED and event.destination == HAND]
        assert len(drawn) == len(again)
        assert not set(library) & set(again)


@cr("400.2", "401.4", "402.3", "701.22a")
@pytest.mark.parametrize(
    ("spell", "library"),
    [
        ("Brainstorm", ["Forest", "Swamp", "Opt", "20 Wastes"]),
        ("Preordain", ["Forest", "Swamp", "20 Wastes"]),
        ("Faithless Looting", ["Forest", "Swamp", "20 Wastes"]),
    ],
)
def test_what_others_have_chosen_so_far_among_hidden_cards_is_not_told(spell: str, library: list[str]) -> None:
    """Bob resolves a spell that has him choose among cards that Ann can't see; whichever he has picked, her samples are equal."""
    compared = 0
    for seed in range(12):
        chance = Random(seed)
        bob = {
            "hand": [spell, "Serra Angel", "Murder", "Shock"],
            "battlefield": ["Island", "Mountain"],
            "library": library,
        }
        one, other = position(bob, {}, paying=True), position(bob, {}, paying=True)
        for game in (one, other):
            play(game, f"Cast {spell}", "Pass", "Pass")
        hidden = ("object", "order", "mode")
        while asked(one).kind in hidden and asked(other).kind in hidden:
            for game in (one, other):
                for _ in range(chance.randrange(3)):
                    if asked(game).kind in hidden:
                        game.choose(game.options[chance.randrange(len(game.options))])
            if one.view(1).json() != other.view(1).json():
                break
            compare(one, other, seed)
            compared += 1
            assert asked(one.view(1).sample(seed)).player == asked(one).player
    assert compared > 4


@cr("400.2", "701.20a", "701.23a")
def test_a_card_that_was_revealed_and_is_hidden_again_keeps_its_face_in_the_log() -> None:
    """Bob reveals the card that he searched for; whatever a sample deals into his hand, its log names that card."""
    bob = {
        "hand": ["Solve the Equation", "Swamp"],
        "battlefield": ["3 Island"],
        "library": ["Shock", "Murder", "9 Wastes"],
    }
    game = position(bob, {"library": ["9 Wastes"]}, paying=True)
    play(game, "Cast Solve the Equation", "Pass", "Pass", "Murder")
    seen = game.view(1).log
    assert any("reveals Murder" in line for line in seen)
    hands = set()
    for seed in range(8):
        sample = game.view(1).sample(seed)
        assert sample.view(1).log == seen
        hands.add(tuple(sorted(sample.state.objs[oid].definition.name for oid in sample.state.hands[0])))
    assert len(hands) > 1


@cr("602.2a", "701.20a")
def test_a_card_whose_ability_is_activated_from_a_hand_is_revealed() -> None:
    """Until then a sample may deal any card there, and while the cost is being paid everybody sees which it is."""
    bob = {"hand": ["Ash Barrens", "Swamp", "Murder"], "battlefield": ["Island", "Mountain"], "library": ["9 Forest"]}
    game = position(bob, {"library": ["9 Wastes"]})
    assert not game.view(1).data["players"][0]["hand"]
    play(game, "Ash Barrens: Cycling")
    assert asked(game).kind == "pay"
    assert [card["name"] for card in game.view(1).data["players"][0]["hand"]] == ["Ash Barrens"]
    for seed in range(8):
        sample = game.view(1).sample(seed)
        assert sample.view(1).data == game.view(1).data
        assert sample.view(1).log == game.view(1).log
        assert asked(sample).kind == "pay"


@cr("614.12a")
def test_a_card_is_seen_while_its_player_chooses_how_it_enters() -> None:
    bob = {"hand": ["Blood Crypt", "Swamp", "Murder"], "battlefield": ["Island"], "library": ["9 Forest"]}
    game = position(bob, {"library": ["9 Wastes"]})
    play(game, "Play Blood Crypt")
    assert asked(game).player == 0
    assert [card["name"] for card in game.view(1).data["players"][0]["hand"]] == ["Blood Crypt"]
    for seed in range(4):
        assert asked(game.view(1).sample(seed)).prompt == asked(game).prompt


@cr("702.62a", "702.170a")
@pytest.mark.parametrize(
    ("keyword", "words"),
    [(Keyword(k.SUSPEND, cost("{1}"), number=2), "Suspend"), (Keyword(k.PLOT, cost("{1}")), "Plot")],
)
def test_a_card_that_is_suspended_or_plotted_is_seen_as_it_is_paid_for(keyword: Keyword, words: str) -> None:
    bide = sorcery("Bide", "{5}{W}", keyword, gain_life(5))
    row = {"hand": [bide, "Murder", "Shock"], "battlefield": ["Island", "Swamp"], "library": ["9 Forest"]}
    game = Scene(row, paying=False).game
    play(game, words)
    assert asked(game).kind == "pay"
    assert [seen.get("name") for seen in game.view(1).data["players"][0]["hand"]] == ["Bide"]
    for seed in range(4):
        assert asked(game.view(1).sample(seed)).kind == "pay"


@cr("702.143a")
def test_a_card_that_is_being_foretold_is_not_seen() -> None:
    """A sample deals another card with foretell there, if there is one."""
    first, other = (
        sorcery(name, "{5}{W}", Keyword(k.FORETELL, cost("{W}")), gain_life(5)) for name in ("Hint", "Omen")
    )
    lands = ["2 Island", "2 Swamp"]
    row = {"hand": [first, "Murder"], "battlefield": lands, "library": [other, "9 Forest"]}
    game = Scene(row, paying=False).game
    play(game, "Foretell")
    assert asked(game).kind == "pay"
    assert not game.view(1).data["players"][0]["hand"]
    held: set[str] = set()
    for seed in range(12):
        sample = game.view(1).sample(seed)
        assert asked(sample).kind == "pay"
        held.update(sample.state.objs[oid].definition.name for oid in sample.state.hands[0])
    assert {"Hint", "Omen"} <= held


@cr("705.1")
def test_coins_that_the_player_saw_flipped_fall_the_same_in_a_sample() -> None:
    """Bob flips two coins and is asked which of them to ignore: a sample flips again only what nobody has seen."""
    bob = {"battlefield": ["Tavern Scoundrel", "Krark's Thumb", "2 Mountain", "Island"], "library": ["9 Forest"]}
    compared = 0
    for seed in range(12):
        game = Game.from_position({"Bob": bob, "Ann": {"library": ["9 Forest"]}}, seed=seed, turn=3, paying=True)
        play(game, "Tavern Scoundrel", "Island", "Pass", "Pass", "heads")
        if asked(game).kind != "priority":
            sample = game.view(1).sample(seed)
            assert sample.view(1).log == game.view(1).log
            assert [str(option) for option in sample.options] == [str(option) for option in game.options]
            compared += 1
    assert compared


@cr("400.2")
def test_the_log_of_a_sample_says_what_the_player_saw() -> None:
    compared = 0
    for seed in range(3, 6):
        for step, game in enumerate(random_game(seed, most=250)):
            if game.decision is None or not game.state.turn or step % 9:
                continue
            viewer = 1 - game.decision.player
            assert game.view(viewer).sample(step).view(viewer).log == game.view(viewer).log, (seed, step)
            compared += 1
    assert compared > 50
