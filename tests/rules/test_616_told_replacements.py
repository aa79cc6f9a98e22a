"""614, 615, 616: the log shows each replacement and prevention effect that applied: its source, what it changed, who chose it."""

from collections.abc import Iterator

import pytest

from inset import Game, cards
from inset.data.scryfall import CardRecord
from inset.kernel import types as t
from inset.language import effects as e, statics as sta
from inset.language.words.kinds import creature_token, enchantment, sorcery
from inset.language.words.nouns import you
from inset.language.words.verbs import as_enters, create
from inset.oracle.compile import compile_card
from inset.rules.model.answers import PASS
from tests.harness import A, Scene, cr
from tests.harness.games import play, position


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    """Cards with a replacement effect each, and what they replace."""
    more = "one or more tokens under your control, it creates twice that many of those tokens instead"
    texts = {
        "Twin Loom": ("Enchantment", f"If an effect would create {more}."),
        "Scout Call": ("Sorcery", "Create a 1/1 white Soldier creature token."),
        "Late Gate": ("Land", "This land enters tapped."),
        "Mire Watch": ("Enchantment", "Creatures your opponents control enter tapped."),
        "Ripe Seed": ("Artifact Creature — Plant", "This creature enters with two +1/+1 counters on it."),
        "Still Air": ("Enchantment", "Prevent all damage that would be dealt to creatures you control."),
        "Bright Idea": ("Instant", "Draw a card.\nJump-start"),
    }
    for name, (line, text) in texts.items():
        size = "0" if "Creature" in line else None
        made = compile_card(
            CardRecord(name, type_line=line, mana_cost="{W}", oracle_text=text, power=size, toughness=size)
        ).card
        assert made is not None, name
        cards.add(made)
    yield
    for name in texts:
        cards.remove(name)


def told(game: Game, word: str) -> list[str]:
    return [line for line in game.log if word in line]


@cr("614.6", "701.8a")
def test_rest_in_peace_and_a_murder() -> None:
    game = position({"hand": ["Murder"], "mana": "{1}{B}{B}"}, ["Grizzly Bears", "Rest in Peace"])
    play(game, "Cast Murder", "Pass", "Pass")
    assert game.log[1:] == [
        "Murder resolves [608.2]",
        "Rest in Peace: Grizzly Bears will be exiled instead of going to B's graveyard [614.6]",
        "Grizzly Bears is destroyed and exiled [614.6]",
        "Rest in Peace: Murder will be exiled instead of going to A's graveyard [614.6]",
        "Murder is exiled [614.6]",
    ]


@cr("616.1")
def test_who_chose_among_several() -> None:
    game = position(
        {"hand": ["Murder"], "mana": "{1}{B}{B}", "battlefield": ["Leyline of the Void"]},
        ["Grizzly Bears", "Rest in Peace"],
    )
    play(game, "Cast Murder", "Pass", "Pass", "Rest in Peace")
    assert told(game, "Grizzly Bears will") == [
        "Rest in Peace, which B chose before Leyline of the Void (616.1): Grizzly Bears will be exiled instead of going to "
        "B's graveyard [614.6]"
    ]


@cr("614.16", "614.5")
def test_two_token_doublers_are_logged_one_after_the_other() -> None:
    game = position({"hand": ["Scout Call"], "mana": "{W}", "battlefield": ["Doubling Season", "Twin Loom"]})
    play(game, "Cast Scout Call", "Pass", "Pass")
    assert told(game, "instead") == [
        "Doubling Season: 2 tokens instead of 1 [614.16]",
        "Twin Loom: 4 tokens instead of 2 [614.16]",
    ]


@cr("614.16", "122.6a")
def test_counters_are_logged_with_what_gets_them() -> None:
    game = position({"hand": ["Ripe Seed"], "mana": "{W}", "battlefield": ["Doubling Season"]})
    play(game, "Cast Ripe Seed", "Pass", "Pass")
    assert told(game, "instead") == ["Doubling Season: 4 +1/+1 counters instead of 2 for Ripe Seed [614.16]"]


@cr("614.1d")
def test_what_enters_tapped_and_because_of_what() -> None:
    game = position({"hand": ["Late Gate", "Memnite"]}, ["Mire Watch"])
    play(game, "Play Late Gate", "Cast Memnite", "Pass", "Pass")
    assert told(game, "tapped") == [
        "Late Gate enters tapped [614.1d]",
        "Mire Watch: Memnite enters tapped [614.1d]",
    ]


@cr("614.1c", "707.5")
def test_what_a_clone_enters_as() -> None:
    game = position({"hand": ["Clone"], "mana": "{U}{U}{U}{U}", "battlefield": ["Serra Angel"]})
    play(game, "Cast Clone", "Pass", "Pass", "Serra Angel")
    assert told(game, "as a copy") == ["Clone enters as a copy of Serra Angel [614.1c]"]


@cr("615.1", "615.13")
def test_prevented_damage_is_logged_with_what_prevents_it() -> None:
    game = position({"hand": ["Shock"], "mana": "{R}"}, ["Still Air", "Grizzly Bears"])
    play(game, "Cast Shock", "Grizzly Bears", "Pass", "Pass")
    assert told(game, "prevented") == ["Still Air: 2 damage from Shock to Grizzly Bears is prevented [615.1]"]


@cr("715.3d", "608.2n")
def test_what_a_rule_replaces_is_logged_by_the_move_alone() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "mana": "{1}{R}"}, ["Grizzly Bears"])
    play(game, "Cast Stomp", "Grizzly Bears", "Pass", "Pass")
    assert told(game, "exile") == ["Stomp (Bonecrusher Giant) is exiled [715.3d]"]


@cr("702.34a", "702.133a", "608.2n")
@pytest.mark.parametrize(
    ("card", "mana", "rule"), [("Think Twice", "{2}{U}", "702.34a"), ("Bright Idea", "{W}", "702.133a")]
)
def test_a_keyword_that_exiles_is_cited(card: str, mana: str, rule: str) -> None:
    game = position({"graveyard": [card], "hand": ["Shock"], "library": ["2 Opt"], "mana": mana})
    play(game, f"Cast {card}")
    while game.decision is not None and (game.decision.kind != "priority" or game.state.stack):
        game.choose(game.options.find("Pass") if game.decision.kind == "priority" else game.options[0])
    assert told(game, "is exiled") == [f"{card} is exiled [{rule}]"]


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
