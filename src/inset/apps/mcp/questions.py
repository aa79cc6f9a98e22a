"""What an agent can ask without a game: judge a scenario, show a card or rule, compile a card from its text."""

from __future__ import annotations

from inset.apps.mcp.compact import page
from inset.apps.rules import tell
from inset.data import own_cards, rulebook
from inset.decklists import decks as library
from inset.decklists.card_files import add
from inset.words.card_words import plain


def judge(scenario: str, part: int) -> str:
    """What happens in each scenario of a text, step by step with rules, and whether its expectations hold."""
    from inset.judge.format.reader import survey_text
    from inset.judge.run.catalogue import Catalogue
    from inset.judge.run.runner import run

    survey = survey_text(scenario, "scenario", rulebook.exists)
    lines: list[str] = []
    for error in [one for found in survey.errors for one in found.errors]:
        lines.append(f"line {error.place.line}, column {error.place.column}: {error.message}")
    for each in survey.scenarios:
        result = run(each, Catalogue(), explain=True)
        lines.append(f"{result.scenario}: {result.status}")
        if result.expected:
            lines += [f"  step {result.step}: expected {result.expected}", f"  but {result.actual}"]
        lines += [f"  missing: {missing}" for missing in result.missing]
        lines += [f"  {line}" for line in result.story]
    if not lines:
        lines = ["there is no scenario in this text; it begins with: scenario: NAME"]
    return page(lines, part, "judge with page=N shows another")


def card(name: str) -> str:
    """A card in words: cost, types, rules text and size of each set of characteristics."""
    return page(plain(library.known(name)), 1, "")


def rule(number: str) -> str:
    """What Inset does about a rule, where, and what proves it."""
    return page(tell(number), 1, "")


def compile_card(text: str, keep: bool) -> str:
    """What was understood of a card's printed text, or where reading stopped; ``keep``: add it to the library."""
    from inset.apps.compile_data import as_data, warnings
    from inset.oracle.compile import compile_card as compiled

    lines: list[str] = []
    for record in own_cards.read(text):
        made = compiled(record)
        data = as_data(made)
        lines.append(f"{data['name']}: {'playable' if data['playable'] else 'not playable'}")
        if data["refused"]:
            lines.append(f"  {data['refused']}")
        for face in data["faces"]:
            for block in face["blocks"]:
                lines += _block(block)
        lines += [f"  note: {warning}" for warning in warnings(made)]
        if made.card is not None and data["playable"]:
            lines += [f"  reads back: {line}" for line in plain(made.card)]
            if keep:
                add(record)
                lines.append("  added: decks and positions may name it")
    return page(lines, 1, "compile fewer cards at once")


def _block(block: dict[str, object]) -> list[str]:
    """A paragraph: read, or with a caret where reading stopped."""
    text = str(block["text"])
    if "declined" not in block:
        return [f"  read: {text}"]
    at, span, expected = block["at"], block["span"], block["expected"]
    found = [f"  not read: {text}"]
    if isinstance(at, int) and isinstance(span, list):
        found.append(f"            {' ' * (at - span[0])}^ {block['declined']}")
    else:
        found.append(f"            {block['declined']}")
    if isinstance(expected, list) and expected:
        found.append(f"            expected: {', '.join(map(str, expected[:12]))}")
    return found
