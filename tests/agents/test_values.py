"""What greedy thinks of texts: every instruction has a value, and the cards that decks hold are used where they should be."""

import pytest

import inset
from inset import Game
from inset.agents import GreedyPlayer, aims, answer, greedy, play
from inset.agents.sight import Sight
from inset.agents.story import NOTHING, VALUES, instructions
from inset.data.card_records import CardRecord
from inset.decklists.card_files import add
from inset.kernel.types import CREATURE
from inset.language import effects as ef, selections as sel
from inset.language.filters import HasType
from inset.language.node import Effect
from inset.rules.model.state import Ctx
from tests.harness.games import asked

STRUCTURE = {ef.If, ef.May, ef.Joined}  # what is in them is read instead


def kinds() -> list[type]:
    found = [kind for kind in vars(ef).values() if isinstance(kind, type) and issubclass(kind, Effect)]
    return [kind for kind in dict.fromkeys(found) if kind is not Effect]


def test_every_instruction_has_a_value_or_is_worth_nothing_by_itself() -> None:
    missing = [kind.__name__ for kind in kinds() if kind not in VALUES and kind not in NOTHING | STRUCTURE]
    assert missing == []
    assert not set(VALUES) & NOTHING


def table(hand: list[str], lands: str, **more: object) -> Game:
    ann = {"hand": hand, "battlefield": [lands, "Grizzly Bears"], "library": ["Hill Giant", "Island", "20 Forest"]}
    bob = {
        "hand": ["Serra Angel", "Shock", "Island"],
        "battlefield": ["Hill Giant", "4 Island"],
        "library": ["20 Island"],
    }
    return Game.from_position({"Ann": ann | more, "Bob": bob}, turn=5, passing=True, paying=True)


def done(game: Game, most: int = 12) -> list[str]:
    """What Ann does in her turn."""
    found = []
    for _ in range(most):
        decision = game.decision
        if decision is None or game.state.turn > 5:
            break
        option = answer(game, GreedyPlayer())
        if decision.player == 0:
            found.append(option.text)
    return found


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("Divination", "3 Island"), ("Sign in Blood", "2 Swamp"), ("Duress", "1 Swamp"), ("Opt", "1 Island"),
        ("Thoughtseize", "1 Swamp"), ("Mind Rot", "3 Swamp"), ("Harmonize", "4 Forest"), ("Preordain", "1 Island"),
        ("Collected Company", "4 Forest"), ("Hymn to Tourach", "2 Swamp"), ("Concentrate", "4 Island"),
    ],
)  # fmt: skip
def test_a_spell_that_helps_is_cast_within_the_turn_cycle(card: str, lands: str) -> None:
    game = table([card], lands)
    play(game, [GreedyPlayer(), GreedyPlayer()], most=60)
    assert any(f"Ann casts {card}" in line for line in game.log)


def own(name: str, cost: str, text: str, type_line: str = "Sorcery") -> str:
    """A card of your own, compiled from its text."""
    add(CardRecord(name, "normal", cost, type_line, text))
    return name


@pytest.mark.parametrize(
    ("cost", "text", "others"),
    [
        ("{B}", "Add {B}{B}{B}.", ["Hill Giant"]),
        ("{U}", "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of "
         "your library.", []),
        ("{B}", "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.", []),
        ("{X}{R}", "Test Spell deals X damage to target creature.", []),
        ("{1}{B}", "You draw two cards and you lose 2 life.", []),
    ],
)  # fmt: skip
def test_a_text_of_this_kind_is_used(cost: str, text: str, others: list[str]) -> None:
    name = own("Test Spell", cost, text)
    lands = {"battlefield": ["1 Swamp", "1 Island", "3 Mountain", "Grizzly Bears"]} if not others else {}
    game = table([name, *others], "2 Swamp", **(lands or {"battlefield": ["1 Swamp", "1 Mountain"]}))
    play(game, [GreedyPlayer(), GreedyPlayer()], most=60)
    assert any(f"Ann casts {name}" in line for line in game.log)
    assert not others or any("Ann casts Hill Giant" in line for line in game.log)


def test_it_draws_two_for_itself_and_makes_the_opponent_discard() -> None:
    game = table(["Sign in Blood"], "2 Swamp")
    play(game, [GreedyPlayer(), GreedyPlayer()], most=60)
    assert any(line.startswith("Ann draws") for line in game.log)
    game = table(["Duress"], "1 Swamp")
    play(game, [GreedyPlayer(), GreedyPlayer()], most=60)
    assert any(line.startswith("Bob discards Shock") for line in game.log)


def test_it_does_not_pay_life_that_it_does_not_have() -> None:
    game = table(["Sign in Blood"], "2 Swamp", life=2)
    play(game, [GreedyPlayer(), GreedyPlayer()], most=30)
    assert not any("Ann loses the game" in line for line in game.log if "Sign in Blood" in line)
    assert not any("Ann draws 2" in line for line in game.log)


def test_what_happens_to_a_player_has_its_amount() -> None:
    body = inset.card("Sign in Blood").faces[0].abilities[0].body  # type: ignore[attr-defined]
    assert [(use.kind, use.amount) for use in aims.uses(body, 0)] == [(aims.DRAWS, 2), (aims.LOSES, 2)]


def test_what_happens_to_each_opponent_counts() -> None:
    sight = Sight(table([], "1 Swamp").state, 0)
    gives_up = ef.Sacrifice(sel.ThatOne(), HasType(CREATURE))
    each = ef.ForEachPlayer(sel.Opponents(), (gives_up,))
    assert instructions(sight, Ctx(0, 0), (each,)) > 3, "the opponent's only creature"


# --- several opponents --------------------------------------------------------------------------------------------------------
def four(**life: int) -> Game:
    side = {"library": ["20 Forest"], "battlefield": ["2 Forest"]}
    ann = side | {"battlefield": ["2 Forest", "Serra Angel", "Hill Giant"]}
    seats = {"Ann": ann} | {name: side | {"life": life.get(name, 20)} for name in ("Bob", "Cid", "Dee")}
    return seats  # type: ignore[return-value]


def attack(seats: object) -> tuple[frozenset[int], int]:
    game = Game.from_position(seats, turn=5, step="declare attackers")  # type: ignore[arg-type]
    return greedy.attack(Sight(game.state, 0))


def test_at_a_table_of_four_it_attacks_whom_it_can_finish() -> None:
    seats = four(Cid=7)
    chosen, foe = attack(seats)
    assert len(chosen) == 2 and foe == 2


def test_at_a_table_of_four_it_does_not_run_into_the_best_blockers() -> None:
    seats = four(Bob=9, Cid=20, Dee=20)
    seats["Ann"] = seats["Ann"] | {"life": 40, "battlefield": ["2 Forest", "3 Hill Giant"]}  # type: ignore[index]
    seats["Bob"] = seats["Bob"] | {"battlefield": ["2 Forest", "3 Serra Angel"]}  # type: ignore[index]
    chosen, foe = attack(seats)
    assert chosen and foe in (2, 3)


def test_it_stays_home_if_somebody_else_would_finish_it() -> None:
    seats = four()
    seats["Ann"] = seats["Ann"] | {"life": 4}  # type: ignore[index]
    seats["Dee"] = seats["Dee"] | {"battlefield": ["2 Forest", "2 Air Elemental", "Hill Giant"]}  # type: ignore[index]
    chosen, _ = attack(seats)
    assert len(chosen) < 2


# --- what a text needs: other objects of a target, an X of another cost, the right moment ---------------------------------------
@pytest.mark.parametrize(
    ("cost", "text"),
    [
        ("{4}{U}", "Return all creatures target opponent controls to their owners' hands."),
        ("{R}", "As an additional cost to cast this spell, exile X cards from your graveyard.\nTest Spell deals X damage to "
         "target creature."),
        ("{0}", "Destroy target creature.\nAt the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game."),
        ("{4}{U}", "Target player takes an extra turn after this one."),
        ("{4}{R}", "Each creature deals damage to itself equal to its power."),
        ("{2}{R}", "Target creature gets +3/+3 and gains double strike until end of turn."),
        ("{X}{U}", "Gain control of target creature with mana value X."),
        ("{3}{R}", "Cascade"),
    ],
)  # fmt: skip
def test_a_sorcery_of_this_kind_is_used(cost: str, text: str) -> None:
    name = own("Test Spell", cost, text)
    ann = {
        "hand": [name], "battlefield": ["2 Swamp", "2 Island", "2 Mountain", "Grizzly Bears"],
        "graveyard": ["3 Opt"], "library": ["20 Forest"],
    }  # fmt: skip
    bob = {"battlefield": ["2 Hill Giant", "Serra Angel", "2 Island"], "life": 6, "library": ["20 Island"]}
    game = Game.from_position({"Ann": ann, "Bob": bob}, turn=5, passing=True, paying=True)
    while game.decision is not None and game.state.turn == 5:
        answer(game, GreedyPlayer())
    assert any(f"Ann casts {name}" in line for line in game.log)
    assert not any("targeting Ann" in line for line in game.log) or "extra turn" in text


@pytest.mark.parametrize(
    "text",
    [
        "Regenerate target creature.",
        "Prevent the next 3 damage that would be dealt to target creature this turn.",
        "Prevent all damage that would be dealt to target creature this turn.",
        "Target creature you control gains protection from the color of your choice until end of turn.",
        "Change the target of target spell with a single target.",
        "Exile target creature you control, then return that card to the battlefield under its owner's control.",
        'Until end of turn, target creature you control gains "When this creature dies, return it to the battlefield tapped '
        "under its owner's control.\"",
    ],
)
def test_a_creature_is_saved_from_a_spell(text: str) -> None:
    name = own("Test Spell", "{W}", text, "Instant")
    ann = {"hand": [name], "battlefield": ["1 Plains", "Grizzly Bears"], "library": ["20 Forest"]}
    bob = {"hand": ["Shock"], "battlefield": ["1 Mountain", "Hill Giant"], "library": ["20 Island"]}
    game = Game.from_position({"Bob": bob, "Ann": ann}, turn=5, paying=True)
    shock = next(option for option in game.options if "Shock" in option.text)
    game.choose(shock)
    while asked(game).kind == "target":
        game.choose(next(option for option in game.options if "Grizzly Bears" in option.text))
    while game.decision is not None and game.state.stack:
        answer(game, GreedyPlayer())
    assert any(f"Ann casts {name}" in line for line in game.log)
    here = [game.state.objs[oid] for oid in game.state.battlefield]
    assert any(obj.definition.name == "Grizzly Bears" for obj in here)


@pytest.mark.parametrize(
    ("text", "guards"),
    [
        ("Target creature has base power and toughness 4/4 until end of turn.", "Grizzly Bears"),
        ("Double target creature's power until end of turn.", "Grizzly Bears"),
        ("Creatures you control get +2/+2 until end of turn.", "2 Hill Giant"),
        ("Regenerate each creature you control.", "2 Hill Giant"),
        ("Prevent all damage that would be dealt to creatures you control this turn.", "2 Hill Giant"),
        ("Prevent all damage that would be dealt by creatures this turn.", ""),
        ("Prevent all combat damage that would be dealt by unblocked creatures this turn.", ""),
        ("For each attacking creature, its owner puts it on their choice of the top or bottom of their library.", ""),
        ("End the turn.", ""),
    ],
)
def test_an_attack_is_met(text: str, guards: str) -> None:
    name = own("Test Spell", "{W}", text, "Instant")
    board = ["1 Plains", *([guards] if guards else [])]
    ann = {"hand": [name], "life": 20 if guards else 6, "battlefield": board, "library": ["20 Forest"]}
    bob = {"battlefield": ["2 Hill Giant"], "library": ["20 Island"]}
    game = Game.from_position({"Bob": bob, "Ann": ann}, turn=5, paying=True)
    while game.decision is not None and game.state.turn == 5:
        decision = game.decision
        if decision.kind == "attack":
            game.choose(next(option for option in game.options if option.text.startswith("Attack")))
        else:
            answer(game, GreedyPlayer())
    assert any(f"Ann casts {name}" in line for line in game.log)


def test_a_spell_that_prevents_damage_waits_for_the_blocks() -> None:
    """What the blocks would save needs no card."""
    name = own("Test Spell", "{W}", "Prevent all combat damage that would be dealt this turn.", "Instant")
    ann = {"hand": [name], "life": 6, "battlefield": ["1 Plains", "Grizzly Bears"], "library": ["20 Forest"]}
    bob = {"battlefield": ["2 Hill Giant"], "library": ["20 Island"]}
    game = Game.from_position({"Bob": bob, "Ann": ann}, turn=5, paying=True)
    while game.decision is not None and game.state.turn == 5:
        decision = game.decision
        if decision.kind == "attack":
            game.choose(next(option for option in game.options if option.text.startswith("Attack")))
        else:
            blocked = decision.kind == "block"
            answer(game, GreedyPlayer())
            if blocked:
                assert not any(f"Ann casts {name}" in line for line in game.log)
    assert any(f"Ann casts {name}" in line for line in game.log)
