"""What the log says: what abilities do, which spells are copies, repeated lines once, and the viewer as "you"."""

from collections.abc import Iterator

import pytest

from inset.cards import all_cards
from inset.language.abilities import Activated, Keyword, Modes, Spell, Triggered
from inset.language.card import Face
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Ability
from inset.language.text import NoText, ability_text
from inset.rules.objects.abilities import EXPANSIONS
from inset.words.second_person import spoken_to
from tests.harness import A, Scene, cr
from tests.harness.games import play, position


@cr("608.2d", "611.2a")
def test_the_log_says_what_an_ability_does() -> None:
    game = position(["Steel Seraph"])
    play(game, "Pass", "Pass", "Pass", "Pass", "Flying")
    assert "Steel Seraph gains flying until end of turn [611.2a]" in game.log
    (line,) = [line for line in game.log if line.startswith("Steel Seraph's ability")]
    assert line.startswith("Steel Seraph's ability: target creature you control gains your choice of flying")
    assert not any("ability of Steel Seraph resolves" in line for line in game.log)


@cr("707.10a", "704.5e")
def test_the_log_says_copy_of_copies_and_that_they_cease_to_exist() -> None:
    game = position({"battlefield": [{"card": "Emeritus of Conflict", "prepared": True}], "mana": "{R}"})
    play(game, "Cast Lightning", "B", "Pass", "Pass")
    assert "A casts the copy of Lightning Bolt from exile, targeting B [601.2i]" in game.log
    assert game.log[-1] == "The copy of Lightning Bolt ceases to exist [704.5e]"


@cr("111.1", "614.16")
def test_what_is_alike_is_logged_once() -> None:
    game = position({"hand": ["Call of the Nightwing"], "mana": "{U}{U}{U}{B}", "battlefield": ["4 Doubling Season"]})
    play(game, "Cast", "Pass", "Pass")
    assert "16 × A creates Horror Token [111.1]" in game.log
    assert sum("creates" in line for line in game.log) == 1


@cr("611.2a")
def test_a_viewer_is_spoken_to() -> None:
    game = position({"hand": ["Giant Growth"], "battlefield": ["Grizzly Bears"], "mana": "{G}"})
    play(game, "Cast Giant Growth", "Pass", "Pass")
    mine, theirs = game.view(0).log, game.view(1).log
    assert mine[0] == "You cast Giant Growth, targeting Grizzly Bears [601.2i]"
    assert theirs[0] == "A casts Giant Growth, targeting Grizzly Bears [601.2i]"
    assert mine[2:] == [
        "Grizzly Bears gets +3/+3 until end of turn [611.2a]",
        "Giant Growth goes to your graveyard [608.2n]",
    ]
    assert game.seat(0).log == mine


@cr("608.2b")
def test_a_spell_whose_targets_are_gone_is_not_said_to_resolve() -> None:
    game = position({"hand": ["Bonecrusher Giant", "Shock"], "mana": "{R}{R}{R}"}, ["Grizzly Bears"])
    play(game, "Cast Stomp", "Grizzly Bears", "Cast Shock", "Grizzly Bears", "Pass", "Pass", "Pass", "Pass")
    assert "Stomp does not resolve: all its targets are illegal [608.2b]" in game.log
    assert "Shock resolves [608.2]" in game.log and "Stomp resolves [608.2]" not in game.log


@cr("702.40a", "603.3")
def test_storm_says_which_spells_it_counts() -> None:
    game = position({"hand": ["Grapeshot", "Shock"], "mana": "{R}{R}{R}"})
    play(game, "Cast Shock", "B", "Pass", "Pass", "Cast Grapeshot", "B", "Pass", "Pass", "No")
    [told] = [line for line in game.log if line.startswith("Grapeshot's ability: copy")]
    assert told.endswith("where X is the number of spells cast before it this turn [608.2]")


@cr("702.116a", "603.3")
def test_an_ability_without_words_is_called_by_its_keyword() -> None:
    scene = Scene({"battlefield": ["Wyrm's Crossing Patrol"]}, {}, {})
    while scene.asked() == "priority":
        scene.answer("Pass")
    scene.answer("Attack B")
    scene.settle("Yes")
    assert any(line.startswith("Wyrm's Crossing Patrol's ability: myriad") for line in scene.game.log)


@cr("603.7c", "702.185a")
def test_a_delayed_ability_calls_what_it_is_about_by_name() -> None:
    game = position({"hand": ["Red Tiger Mechan"], "mana": "{1}{R}"})
    play(game, "Cast Red Tiger Mechan")
    for _ in range(20):
        if any("Mechan's ability" in line for line in game.log):
            break
        game.choose(game.options[0])  # pass, or don't attack
    assert any(line.startswith("Red Tiger Mechan's ability: exile Red Tiger Mechan") for line in game.log)


@cr("611.2a", "611.2c")
def test_the_log_mentions_rules_that_last() -> None:
    scene = Scene({"hand": ["Silence", "Bonecrusher Giant"], "battlefield": ["Rogue's Passage", "Grizzly Bears"]})
    scene.play(A, "Rogue's Passage: ", "Grizzly Bears")
    scene.play(A, "Cast Silence")
    scene.play(A, "Cast Stomp", "B")
    game = scene.game
    assert "Grizzly Bears can't be blocked this turn [611.2a]" in game.log
    assert "Silence: your opponents can't cast spells this turn [611.2a]" in game.log
    assert "Stomp: damage can't be prevented this turn [611.2a]" in game.log


@cr("611.2a", "201.5c")
def test_what_lasts_on_a_legendary_creature_is_logged() -> None:
    game = position({"hand": ["Giant Growth"], "battlefield": ["Zada, Hedron Grinder"], "mana": "{G}"})
    play(game, "Cast Giant Growth", "Pass", "Pass", "Pass", "Pass")
    assert "Zada, Hedron Grinder gets +3/+3 until end of turn [611.2a]" in game.log


@cr("502.3")
def test_what_does_not_untap_waits_for_its_controllers_untap_step() -> None:
    game = position({"hand": ["Queen of Ice"], "mana": "{1}{U}"}, ["Serra Angel"])
    play(game, "Cast Rage of Winter", "Pass", "Pass")
    assert "Serra Angel doesn't untap during its controller's next untap step [611.2a]" in game.log


@cr("707.2")
def test_the_log_says_who_becomes_a_copy_of_whom() -> None:
    game = position({"hand": ["Mirrorweave"], "battlefield": ["Grizzly Bears", "Serra Angel"], "mana": "{2}{W}{U}"})
    play(game, "Cast Mirrorweave", "Serra Angel", "Pass", "Pass")
    assert "Grizzly Bears becomes a copy of Serra Angel until end of turn [707.2]" in game.log


@cr("111.1", "707.2")
def test_tokens_that_are_copies_are_logged_as_such() -> None:
    game = position({"hand": ["Cackling Counterpart"], "battlefield": ["Grizzly Bears"], "mana": "{1}{U}{U}"})
    play(game, "Cast Cackling Counterpart", "Pass", "Pass")
    assert "The token copy of Grizzly Bears enters the battlefield under A's control [111.1]" in game.log
    assert "A creates a token copy of Grizzly Bears [111.1]" in game.log


def test_every_ability_of_the_library_is_said_in_words_or_by_its_keyword() -> None:
    """The log never says only that an ability resolves."""
    unsaid = {
        keyword or f"{name}: {type(ability).__name__}"
        for name, keyword, ability in _abilities()
        if not _has_words(ability)
    }
    assert unsaid == {"myriad"}


def _abilities() -> Iterator[tuple[str, str, Activated | Triggered]]:
    for card in all_cards():
        for face in card.faces:
            for ability in face.abilities:
                word = ""
                given: tuple[Ability, ...] = (ability,)
                if isinstance(ability, Keyword):
                    word = KEYWORD_WORD[ability.keyword]
                    given = EXPANSIONS[ability.keyword](ability) if ability.keyword in EXPANSIONS else ()
                yield from ((card.name, word, one) for one in given if isinstance(one, (Activated, Triggered)))


def _has_words(ability: Activated | Triggered) -> bool:
    bodies = ability.body.bodies if isinstance(ability.body, Modes) else (ability.body,)
    try:
        return all(ability_text(Spell(body), Face()) for body in bodies)
    except NoText:
        return False


@pytest.mark.parametrize(
    ("words", "said"),
    [("you draws Opt", "you draw Opt"), ("you scries 2", "you scry 2"), ("you searches a library", "you search a library"),
     ("you loses 2 life", "you lose 2 life"), ("you now controls Ox", "you now control Ox"), ("A draws Opt", "A draws Opt"),
     ("you does not draw", "you do not draw"), ("you takes a mulligan", "you take a mulligan")],
)  # fmt: skip
def test_verbs_agree_with_you(words: str, said: str) -> None:
    assert spoken_to(words) == said
