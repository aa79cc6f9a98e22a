"""702: keywords in words, with their costs, numbers and qualities; and which of them share a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.kernel import types as t
from inset.language import abilities as a, costs as c, filters as f, keywords as k, selections as s
from inset.language.card import PROTOTYPE, Card, Face
from inset.language.node import Ability, Cost, Filter
from inset.language.set_up import ThePlayer
from inset.language.text.costs import materials
from inset.language.text.describe import one, phrase, several, single
from inset.language.text.english import capital, listed, small
from inset.language.text.writer import ABILITIES, NoText, Writer, stopped, writes
from inset.language.values import X

NUMBERED: Final = (
    k.CREW, k.TOXIC, k.ANNIHILATOR, k.BUSHIDO, k.MODULAR, k.DREDGE, k.CASUALTY, k.SADDLE,
    k.VANISHING, k.FADING, k.BLOODTHIRST, k.FABRICATE, k.AFTERLIFE, k.AFFLICT, k.RENOWN, k.SOULSHIFT,
    k.RAMPAGE, k.FRENZY, k.POISONOUS, k.ABSORB, k.MOBILIZE, k.DEVOUR, k.AMPLIFY, k.GRAFT, k.TRIBUTE, k.FIREBENDING, k.RIPPLE,
    k.BACKUP, k.HIDEAWAY,
)  # fmt: skip


COUNTED: Final = (k.SUSPEND, k.AWAKEN, k.REINFORCE, k.IMPENDING)  # "Suspend 4—{R}"


@writes(ABILITIES, a.Keyword)
def _keyword(writer: Writer, node: a.Keyword) -> str:
    own = OWN_WORDS.get(node.keyword)
    text = own(writer, node) if own is not None else ""
    if text:
        return text
    name = capital(k.KEYWORD_WORD[node.keyword]).replace("mirrodin", "Mirrodin").replace("background", "Background")
    if node.keyword in COUNTED and node.cost is not None:
        return f"{name} {writer.value(node.number)}—{writer.cost(node.cost)}"
    if node.keyword in NUMBERED and (node.number or node.keyword != k.VANISHING):  # 702.63b
        if isinstance(node.number, (int, X)):
            return f"{name} {writer.value(node.number)}"
        return f"{name} X, where X is {writer.value(node.number)}."
    return name if node.cost is None else with_cost(writer, name, node.cost)


# --- keywords with a wording of their own; nothing: the usual one serves --------------------------------------
def _prototype(writer: Writer, node: a.Keyword) -> str:
    if writer.card is None or writer.card.frame != PROTOTYPE:
        return ""
    face = writer.card.faces[1]
    return f"Prototype {face.cost} — {face.power}/{face.toughness}"


def _hexproof(writer: Writer, node: a.Keyword) -> str:
    return "" if node.where is None else f"Hexproof from {_protection(writer, node.where)}"


def _affinity(writer: Writer, node: a.Keyword) -> str:
    return "" if node.where is None else f"Affinity for {several(writer, node.where)}"


def _enchant(writer: Writer, node: a.Keyword) -> str:
    if node.where is None:
        return f"Enchant {node.text}"
    parts = node.where.parts if isinstance(node.where, f.And) else ()
    if f.IsIn(t.GRAVEYARD) in parts:
        card = f.And(tuple(part for part in parts if part != f.IsIn(t.GRAVEYARD)))
        return f"Enchant {single(writer, card, t.GRAVEYARD)} in a graveyard"
    return f"Enchant {_bare(writer, node.where)}"


def _landwalk(writer: Writer, node: a.Keyword) -> str:
    return "" if node.where is None else capital(f"{_bare(writer, node.where)}walk")


def _cycling(writer: Writer, node: a.Keyword) -> str:
    """702.29e: typecycling."""
    if node.where is None or node.cost is None:
        return ""
    return capital(f"{_bare(writer, node.where)}cycling {writer.cost(node.cost)}")


def _emerge(writer: Writer, node: a.Keyword) -> str:
    if node.where is None or node.cost is None:
        return ""
    return f"Emerge from {_bare(writer, node.where)} {writer.cost(node.cost)}"


def _splice(writer: Writer, node: a.Keyword) -> str:
    """702.47a: onto "Arcane", "instant or sorcery": what a spell is."""
    if node.where is None or node.cost is None:
        return ""
    onto = one(writer, node.where, t.STACK).split(" ", 1)[1].removesuffix(" spell")
    return with_cost(writer, f"Splice onto {onto}", node.cost)


def _offering(writer: Writer, node: a.Keyword) -> str:
    return "" if node.where is None else capital(f"{_bare(writer, node.where)} offering")


def _craft(writer: Writer, node: a.Keyword) -> str:
    """702.167a: "Craft with [materials] [cost]"; the materials are a part of the cost."""
    parts = node.cost.parts if isinstance(node.cost, c.All) else ()
    used = [part for part in parts if isinstance(part, c.ExileMaterials)]
    price = ", ".join(writer.cost(part) for part in parts if not isinstance(part, c.ExileMaterials))
    if len(used) == 1:
        return f"Craft with {materials(writer, used[0])} {price}"
    return f"Craft with {listed([one(writer, part.where) for part in used])} {price}"


def _equip(writer: Writer, node: a.Keyword) -> str:
    if node.where is None or node.cost is None:
        return ""
    return f"Equip {several(writer, node.where)[:-1]} {writer.cost(node.cost)}"


def _converted(writer: Writer, node: a.Keyword) -> str:
    """702.162: the words of the name are capitals, wherever it stands."""
    return "" if node.cost is None else with_cost(writer, "More Than Meets the Eye", node.cost)


def _partner(writer: Writer, node: a.Keyword) -> str:
    return f"Partner—{node.text}" if node.text else ""


def _champion(writer: Writer, node: a.Keyword) -> str:
    return "" if node.where is None else f"Champion {one(writer, node.where)}"


def _devour(writer: Writer, node: a.Keyword) -> str:
    """702.82c: a quality may be named."""
    return "" if node.where is None else f"Devour {single(writer, node.where)} {writer.value(node.number)}"


def _bare(writer: Writer, where: Filter) -> str:
    """A description in the singular without its article."""
    return one(writer, where).split(" ", 1)[1]


def _companion(writer: Writer, where: Filter | None) -> str:
    """702.139a: what is true of each card of the starting deck: "each permanent card has mana value 2 or less"."""
    if not isinstance(where, f.Or) or not isinstance(where.parts[0], f.Not):
        raise NoText("no text for this companion condition")
    which, must = where.parts[0].part, phrase(writer, where.parts[1], t.LIBRARY)
    said = must.after[0].replace("with ", "has ", 1)
    return f"Each {single(writer, which, t.LIBRARY)} in your starting deck {said}."


def _protection(writer: Writer, where: Filter | None) -> str:
    if isinstance(where, f.ControlledBy) and isinstance(where.who, (s.TargetPlayers, ThePlayer)):
        return writer.players(where.who)  # 702.16k
    if where is None or isinstance(where, f.Anything):
        return "everything"
    if isinstance(where, f.HasColor) and where.colors:
        return listed([f"{'from ' if i else ''}{word}" for i, word in enumerate(t.color_words(where.colors))])
    if isinstance(where, f.HasColor):
        return "colorless"
    if isinstance(where, f.ColorCount):
        return "monocolored" if (where.op, where.count) == (f.EQ, 1) else "multicolored"
    if isinstance(where, f.OfChosenColor):
        return "the chosen color"
    return several(writer, where)


OWN_WORDS: Final[dict[int, Callable[[Writer, a.Keyword], str]]] = {
    k.PROTOTYPE: _prototype,
    k.PROTECTION: lambda writer, node: f"Protection from {_protection(writer, node.where)}",
    k.HEXPROOF: _hexproof,
    k.AFFINITY: _affinity,
    k.ENCHANT: _enchant,
    k.LANDWALK: _landwalk,
    k.CYCLING: _cycling,
    k.PARTNER_WITH: lambda writer, node: f"Partner with {node.text}",
    k.PARTNER: _partner,
    k.MORE_THAN_MEETS_THE_EYE: _converted,
    k.GIFT: lambda writer, node: f"Gift {node.text}",
    k.EMERGE: _emerge,
    k.SPLICE: _splice,
    k.OFFERING: _offering,
    k.CRAFT: _craft,
    k.COMPANION: lambda writer, node: f"Companion — {_companion(writer, node.where)}",
    k.CHAMPION: _champion,
    k.DEVOUR: _devour,
    k.EQUIP: _equip,
}


def with_cost(writer: Writer, name: str, cost: Cost) -> str:
    """ "Ward {2}", but "Ward—Pay 2 life."."""
    text = writer.cost(cost)
    if isinstance(cost, c.PayMana):
        return f"{name} {text}"
    if isinstance(cost, c.Waterbend):
        return f"{name}—{capital(text)}"
    return f"{name}—{stopped(writer.finish(capital(text)))}"


# --- what shares a line ---------------------------------------------------------------------------------------
OWN_LINE: Final = (
    k.FLASH, k.CHANGELING, k.DEVOID, k.DAYBOUND, k.NIGHTBOUND, k.FADING, k.VANISHING, k.BLOODTHIRST, k.MODULAR, k.FABRICATE,
    k.AFTERLIFE, k.RENOWN, k.UNLEASH, k.RIOT, k.BARGAIN, k.BACKUP, k.ENLIST, k.HIDEAWAY, k.HAUNT,
)  # fmt: skip
WITH_QUALITY: Final = (k.PROTECTION, k.HEXPROOF)  # 702.11d, 702.16a
PLAIN_KEYWORDS: Final = tuple(bit for bit in k.KEYWORD_WORD if bit not in OWN_LINE)


def joins_line(ability: Ability) -> bool:
    """Keywords with no cost share a line: "Flying, vigilance"; flash has its own."""
    if not isinstance(ability, a.Keyword) or ability.keyword not in PLAIN_KEYWORDS:
        return False
    return ability.cost is None and not ability.text and (ability.where is None or ability.keyword in WITH_QUALITY)


def lines_of(face: Face, card: Card | None, abilities: Sequence[Ability]) -> list[str]:
    """One ability per line; keywords without a cost share one, and so do several instances of the same."""
    lines: list[list[str]] = []
    joined, last = False, None
    for ability in abilities:
        text, joins = Writer(face, card).ability(ability), joins_line(ability)
        if (joins and joined) or (isinstance(ability, a.Keyword) and ability == last and ability.cost is None):
            lines[-1].append(small(text))
        else:
            lines.append([text])
        joined, last = joins, ability
    return [", ".join(qualities_joined(line)) for line in lines]


def qualities_joined(said: Sequence[str]) -> list[str]:
    """702.16g–h, 702.11f–g: "protection from red and from blue" for two abilities, "from each color" for five."""
    made: list[list[str]] = []
    for words in said:
        start = words.partition(" from ")[0].casefold()
        again = start in ("protection", "hexproof") and " from " in words
        if again and made and made[-1][0].casefold().startswith(f"{start} from "):
            made[-1].append(f"from {words.partition(' from ')[2]}")
        else:
            made.append([words])
    every = [f"from {word}" for word in t.WORD_COLOR]
    return [
        f"{run[0].partition(' ')[0]} from each color"
        if [f"from {run[0].partition(' from ')[2]}", *run[1:]] == every
        else listed(run)
        for run in made
    ]
