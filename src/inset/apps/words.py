"""``inset words``: the words of the card language, each with a card of the library that uses it, as written and as it reads.

``inset words dies`` explains a word; ``inset words "draw two cards"`` finds how a card says that.
"""

from __future__ import annotations

import inspect
import textwrap
from functools import cache
from types import ModuleType
from typing import Any, Final

from inset.cards import library, phrases
from inset.cards.source import Written, written
from inset.kernel.errors import InsetError, near
from inset.language.node import Node
from inset.language.text import NoText
from inset.language.words import kinds, nouns, verbs

VOCABULARY: Final = (nouns, verbs, kinds, phrases)  # each may re-export words of those before it
SHOWN: Final = 3  # cards shown for a phrase


def tell(words: str) -> list[str]:
    """About a word, or about the shortest cards whose text has the phrase."""
    found = vocabulary().get(words)
    if found is not None:
        return _about(words, *found)
    saying = [card for card in shortest() if words.casefold() in _text(card.name).casefold()]
    if not saying:
        raise InsetError(
            f"{words[:60]!r} is neither a word of the card language nor in any card's text{near(words, vocabulary())}"
        )
    return [line for card in saying[:SHOWN] for line in ["", *_shown(card)]][1:]


def every() -> list[str]:
    """All words, by what they are for."""
    lines: list[str] = []
    for module in VOCABULARY:
        names = [name for name, (home, _) in vocabulary().items() if home is module]
        lines += [f"{module.__name__}: {(module.__doc__ or '').splitlines()[0]}"]
        lines += textwrap.wrap(", ".join(names), 100, initial_indent="    ", subsequent_indent="    ")
    return lines


@cache
def vocabulary() -> dict[str, tuple[ModuleType, Any]]:
    """Each word with the module to import it from."""
    found: dict[str, tuple[ModuleType, Any]] = {}
    for module in VOCABULARY:
        for name, value in sorted(vars(module).items()):
            own = inspect.isfunction(value) and value.__module__ == module.__name__
            if not name.startswith("_") and name.islower() and (own or isinstance(value, Node)):
                found.setdefault(name, (module, value))
    return found


@cache
def shortest() -> list[Written]:
    """The cards of the library, the shortest first."""
    return sorted(written().values(), key=lambda card: (len(card.text), card.name))


def _about(word: str, module: ModuleType, value: Any) -> list[str]:
    lines = [f"{word}{_called(value)}", f"    from {module.__name__} import {word}"]
    if inspect.isfunction(value) and value.__doc__:
        lines += [f"    {line}".rstrip() for line in inspect.cleandoc(value.__doc__).splitlines()]
    using = next((card for card in shortest() if word in card.words), None)
    return lines if using is None else [*lines, "", *_shown(using)]


def _called(value: Any) -> str:
    """The parameters of a word, without their types."""
    if not inspect.isfunction(value):
        return ""
    signature = inspect.signature(value)
    plain = [part.replace(annotation=inspect.Parameter.empty) for part in signature.parameters.values()]
    return str(signature.replace(parameters=plain, return_annotation=inspect.Signature.empty))


def _shown(card: Written) -> list[str]:
    return [*card.text.splitlines(), *(f"    {line}" for line in _text(card.name).splitlines())]


def _text(name: str) -> str:
    try:
        return library()[name].text()
    except NoText:
        return ""
