"""Other words for the same facts, for ``in_text``: lists that are excepted, states that stand for numbers."""

from __future__ import annotations

import re
from typing import Final

from inset.oracle.facts.kinds_in_text import TYPES

_PLAIN: Final = tuple((re.compile(words), instead) for words, instead in (
    (r"\byou may tap any number of untapped (\w+) you control(?=\. ~ costs)", r"you may tap untapped \1"),
    (r"\b[Yy]ou may (?=tap any number of\b)", "you "),
    (r"(\bmay (?:play|cast) (?:that card|it)) for as long as you control\b", r"\1 if you control"),
    (r"\bAfter this combat phase,", "If it is so, after this phase,"),
    (r"\b(they|you) controlled that were destroyed\b", r"\1 control that were destroyed this turn"),
    (r"\bentering or dying\b", "entering or put into a graveyard from the battlefield"),
    (r"\b([Yy])our team controls\b", r"\1ou control"),  # 102.4
    (r"\b([Yy])our team's control\b", r"\1our control"),
    (r"\b([Yy])our team gained\b", r"\1ou gained"),
    (r"\b[Ee]ach player other than (target player|its controller)\b", r"If not \1, each player"),
    (r"\bIf (?=a card would be put into your graveyard from anywhere(?: this turn)?, exile)", ""),
    (r"~ is suspended\b", "~ is suspended in exile"),
    (r"\bcast a sorcery spell\b", "cast some sorcery spell"),
    (r"\b[Hh]er controller\b", "its controller"),
    (r"\bwas enchanted or equipped\b", "was so by Aura or Equipment"),
    (r"\b([Dd])raw another card\b", r"\1raw a card"),
    (r"~'s counters\b", "its counters"),
    (r"\bthose opponents control\b", "they control"),
    (r"\bfor the first time during each of your turns\b", "for the first time each turn, if it's your turn"),
    (r"(damage[^.]* to that player) or (?=a planeswalker that player controls)", r"\1 or, if so, to "),
    (r"\bfor each 1 damage dealt\b", "for each damage dealt"),
    (r"\bIf (an? [^.]*) dying causes\b", r"If \1 dying into a graveyard causes"),
    (r"\bit entered under your control\b", "you control it"),
    (r"\b([Tt])arget player who\b", r"\1arget player, if they"),
    (r"\bwho had (\w+ or more \w+) enter the battlefield under their control\b", r"who had \1 they control enter"),
    (r"\bbecomes untapped during your untap step\b", "becomes untapped if it's your untap step"),
    (r"\bany target of an opponent's choice", "any target as an opponent likes"),
    (r"\b[Ii]f (?:they|that player|the player) can't, ", "If it is not so, "),
    (r"\bthe monarch controls\b", "they control"),
    (r"\b([Ee])nchanted (?:Mountain|Forest|Island|Swamp|Plains|Wall|Equipment)\b", r"\1nchanted permanent"),
    (r"(?m)^Partner with [^\n(]*", "Partner with somebody"),
    (r"\bdies or is put into exile(?! from)", "is put into a graveyard or exile from the battlefield"),
    (r"(\bpermanent an opponent controls is put into a graveyard),", r"\1 from the battlefield,"),
    (r"\b(enchanted (?:land|permanent)) is put into a graveyard,", r"\1 dies,"),
    (r"\bWhen no (\w+) are on the battlefield,", r"When there are no \1,"),
    (r"(?<=henever )(\w+ or more) creatures (?=(?:your opponents control |you control with flying )?attack,)", r"\1 of them "),
    (r"\bIf (?=an? [\w ]+ card would be put into a graveyard from anywhere, exile)", ""),
    (r"(?<=in addition to paying )their other costs", "their costs"),
    (r"\bthen exile the top card(?=\.)", "then exile the top card of your library"),
    (r"from anywhere other than the battlefield(?= this turn)", "from exile, a hand, a library or a graveyard"),
    (r"until you exile another card with ~", "until then"),
))  # fmt: skip
_SPARED: Final = re.compile(
    r"\b(?:except for|that isn't an?) ([A-Z][\w]+(?:, (?!and |or )[A-Z]?\w+)*(?:,? (?:and|or) [A-Z]?\w+)?)"
)
_SPARED_TYPES: Final = re.compile(r"\bexcept for ((?:artifacts|creatures|lands|enchantments)(?: and \w+)*)")


_COUNTERS: Final = re.compile(
    r"\bput (?:your choice of )?an? ((?:[\w+/ ]+, )+or [\w+/ ]+) counter (?=on\b)", re.IGNORECASE
)


def reworded(text: str) -> str:
    for words, instead in _PLAIN:
        text = words.sub(instead, text)
    text = _COUNTERS.sub(
        lambda match: f"put {match[1].replace(', or ', ', ').replace(', ', ' counter, a ')} counter ", text
    )
    return _SPARED_TYPES.sub(_none_of, _SPARED.sub(_none_of, text))


def _none_of(match: re.Match[str]) -> str:
    """ "Except for Krakens and lands": non-Krakens, nonlands."""
    kinds = re.findall(r"\b(?!(?:and|or)\b)[\w]+", match[1])
    return " ".join(f"non{kind}" if kind.removesuffix("s") in TYPES else f"non-{kind}" for kind in kinds)
