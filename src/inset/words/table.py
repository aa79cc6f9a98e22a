"""The table as text, 80 columns wide by default: what one player sees, and why cards may be played from where they are.

Everything comes from the player's view, and from what the rules say that this player may do.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from inset.kernel.types import COLOR_LETTER, STEP_WORD
from inset.rules.events import designations
from inset.rules.events.permissions import on_leave_of
from inset.rules.model.state import FORETOLD, PLOTTED, Obj, State, is_player, mana_in
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_sources import most_mana, payers
from inset.rules.payment.what_pays import Spending
from inset.rules.playing.offers import offers_for
from inset.words.card_words import brief
from inset.words.option_words import name_of, permit_name, whose

if TYPE_CHECKING:
    from inset.game import Game

WIDTH: Final = 80
DOT: Final = " · "  # between things that have commas in them
NOBODY: Final = -1  # at no seat


def board(
    game: Game, me: int, plain: bool = False, tight: int = 0, width: int = WIDTH, watching: bool = False
) -> list[str]:
    """The whole table. ``tight``: for small screens, 1 several things on a line, 2 no more than has to be there.
    ``watching``: whoever reads it is not the player, so nobody is called "you"."""
    data = game.view(me).data
    st = game.state
    head = where(game, NOBODY if watching else me)
    rows = [head] if plain else [_bar(head, width)]
    for player in [p for p in range(len(data["players"])) if p != me]:
        rows += _side(game, data, player, me, tight, width)
    if data["stack"]:
        rows += _stack(st, data, width)
    elif not plain and tight < 2:
        rows.append("─" * width)
    rows += _side(game, data, me, me, tight, width)
    rows += _hand(game, me, tight, width)
    return rows


def where(game: Game, me: int) -> str:
    """``Turn 5: your turn, precombat main``; for ``NOBODY``, ``Turn 5: Ann's turn, …``."""
    st = game.state
    if not st.turn:
        return "Before the first turn"
    turn = "your turn" if st.active == me else f"{whose(st, st.active)} turn"
    time = ("", ", day", ", night")[st.day]  # 731.1
    return f"Turn {st.turn}: {turn}, {STEP_WORD[st.step]}{time}"


def _bar(text: str, width: int) -> str:
    return f"── {text} " + "─" * max(0, width - len(text) - 4)


def wrapped(line: str, width: int = WIDTH) -> str:
    """A line that may be too long for the screen."""
    return textwrap.fill(line, width, subsequent_indent="    ")


def listed(mark: str, text: str, width: int = WIDTH) -> str:
    """A numbered or lettered line."""
    return textwrap.fill(text, width, initial_indent=f"{mark} ", subsequent_indent="      ")


# --- a player's side -----------------------------------------------------------------------------------


def _side(game: Game, data: Mapping[str, Any], player: int, me: int, tight: int, width: int) -> list[str]:
    st = game.state
    row = data["players"][player]
    counters = "".join(f"  {count} {kind}" for kind, count in row["counters"].items())
    head = f"{row['name']}: {row['life']} life{counters}  hand {row['hand_size']}  library {row['library_size']}"
    if tight > 1 and row["graveyard"]:
        head += f"  graveyard {len(row['graveyard'])}"
    rows = [head + (f"  mana {mana_words(st, me)}" if player == me else "")]
    mine = [card for card in data["battlefield"] if card["controller"] == player]
    rows += _wrapped("  lands: ", _counted(_land(c) for c in mine if _is(c, "land") and not _is(c, "creature")), width)
    others = [permanent(st, card, short=tight > 1) for card in mine if not _is(card, "land") or _is(card, "creature")]
    rows += _lines("  ", others, tight, width)
    rows += _wrapped("  graveyard: ", _pile(st, list(reversed(row["graveyard"])), me, tight), width)
    exiled = [card for card in data["exile"] if card["owner"] == player]
    rows += _wrapped("  exile: ", _pile(st, exiled, me, tight), width)
    command = [card for card in data["command"] if card["owner"] == player]
    return rows + _wrapped("  command: ", [_in_command(card) for card in command], width)


def _in_command(card: Mapping[str, Any]) -> str:
    """309.4: a dungeon with the room where the venture marker is."""
    return f"{card.get('name', '?')} ({card['room']})" if "room" in card else str(card.get("name", "?"))


def _is(card: Mapping[str, Any], word: str) -> bool:
    return word in card.get("types", ())


def _land(card: Mapping[str, Any]) -> str:
    return f"{card['name']}{' (tapped)' if card['tapped'] else ''}"


def _counted(names: Iterable[str]) -> list[str]:
    """``3 Forest, Mountain (tapped)``."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [f"{count} {name}" if count > 1 else name for name, count in counts.items()]


def _wrapped(head: str, parts: list[str], width: int) -> list[str]:
    if not parts:
        return []
    return textwrap.wrap(", ".join(parts), width, initial_indent=head, subsequent_indent="    ")


def _lines(head: str, parts: list[str], tight: int, width: int) -> list[str]:
    """Each on a line of its own; ``tight``: as many on a line as there is room for."""
    if tight:
        return packed(head, list(_counted(parts)), width)
    rows = []
    for part in parts:
        rows += textwrap.wrap(part, width, initial_indent=head, subsequent_indent=head + "    ")
    return rows


def packed(head: str, parts: list[str], width: int = WIDTH) -> list[str]:
    """As many on a line as there is room for."""
    rows: list[str] = []
    for part in parts:
        if rows and len(rows[-1]) + len(DOT) + len(part) <= width:
            rows[-1] += DOT + part
        else:
            rows += textwrap.wrap(part, width, initial_indent=head, subsequent_indent=head + "    ")
    return rows


def _pile(st: State, cards: Sequence[Mapping[str, Any]], me: int, tight: int) -> list[str]:
    """A graveyard or exile; ``tight``: what may be played from it, the last cards, and how many others."""
    named = [(_elsewhere(st, card, me, short=tight > 1), card.get("name")) for card in cards]
    most = (len(named), 2, 0)[tight]
    shown = [text for place, (text, name) in enumerate(named) if place < most or text != name]
    return [*shown, f"{len(named) - len(shown)} more"] if 0 < len(shown) < len(named) else shown


def permanent(st: State, card: Mapping[str, Any], in_combat: bool = False, short: bool = False) -> str:
    """``Steel Seraph (prototype) 3/3 flying, tapped, attacking Bob``.

    ``in_combat``: without what goes without saying there; ``short``: an attacker is not said to be tapped too.
    """
    name = card.get("name") or name_of(st, card["id"])
    if card.get("really"):
        name += f" ({card['really']})"
    if card.get("cast_as") not in (None, "none"):
        name += f" ({card['cast_as']})"
    if card.get("token"):
        name = name.removesuffix(" Token") + " token"
    if "power" in card:
        name += f" {card['power']}/{card['toughness']}"
    notes = [word for word in card.get("keywords", ()) if word != "prototype"]
    notes += [f"{count} {kind} counter{'s' if count > 1 else ''}" for kind, count in card.get("counters", {}).items()]
    if card["damage"]:
        notes.append(f"{card['damage']} damage")
    attacks = card.get("attacking")
    if card["tapped"] and not in_combat and not (short and attacks):
        notes.append("tapped")
    if _is(card, "creature") and _is_new(st, card):
        notes.append("can't attack yet")
    if attacks and not (in_combat and is_player(attacks)):
        notes.append("attacking" if short and is_player(attacks) else f"attacking {name_of(st, attacks)}")
    if card.get("blocking"):
        notes.append("blocking " + " and ".join(name_of(st, oid) for oid in card["blocking"]))
    if card.get("attached"):
        notes.append(f"on {name_of(st, card['attached'])}")
    if card.get("prepared"):
        notes.append("prepared")
    notes += card.get("marked", ())
    if card.get("name") and card.get("locked"):
        notes.append(f"{card['locked'][0]} is locked")
    if card.get("phased"):
        notes.append("phased out")
    return f"{name} {', '.join(notes)}".rstrip()


def _is_new(st: State, card: Mapping[str, Any]) -> bool:
    """302.6: it came under its controller's control this turn, and has no haste."""
    obj = st.objs[card["id"]]
    player = card["controller"]
    return st.active == player and obj.since >= st.players[player].turn_began and "haste" not in card["keywords"]


def _elsewhere(st: State, card: Mapping[str, Any], me: int, short: bool = False) -> str:
    """A card in a graveyard or in exile, with why the player may play it from there; ``short``: without by whom."""
    name: str = card.get("name") or "a face-down card"
    why = why_playable(st, st.objs[card["id"]], me)
    if short:
        why = why.partition(":")[0]
    return f"{name} ({why})" if why else name


def why_playable(st: State, obj: Obj, me: int) -> str:
    """Why the player may play a card that is not in hand, in a few words; nothing if they may not."""
    leave = on_leave_of(st, obj.id)
    if me in leave:
        return "on an adventure: you may play it"
    if leave:
        return f"on an adventure: {st.players[leave[0]].name} may play it"
    if obj.flags & PLOTTED:
        return "plotted"
    if obj.flags & FORETOLD:
        return "foretold"
    holder = designations.holder(st, obj.id)
    if holder:
        player = chars_of(st, st.objs[holder]).controller
        caster = "you" if player == me else st.players[player].name
        return f"a copy: {name_of(st, holder)} is prepared, {caster} may cast it"
    for offer in offers_for(st, me, obj):
        if offer.permit:
            source = permit_name(st, offer.permit)
            return f"you may play it: {source}" if source else "you may play it"
        if offer.cost_name:
            return offer.cost_name
    return ""


# --- stack, hand, mana -----------------------------------------------------------------------------------


def _stack(st: State, data: Mapping[str, Any], width: int) -> list[str]:
    rows = ["Stack, top first:"]
    for card in reversed(data["stack"]):
        rows += textwrap.wrap(on_stack(st, card), width, initial_indent="  ", subsequent_indent="      ")
    return rows


def on_stack(st: State, card: Mapping[str, Any]) -> str:
    """``Stomp (Bob's, adventure of Bonecrusher Giant) → Grizzly Bears``."""
    notes = [whose(st, card["controller"])]
    if card.get("cast_as") not in (None, "none"):
        notes.append(f"{card['cast_as']} of {st.objs[card['id']].definition.name}")
    if card.get("count"):
        notes.append(f"{card['count']} times")
    if card.get("x"):
        notes.append(f"X is {card['x']}")
    refs = [ref for slot in card.get("targets", ()) for ref in slot]
    aim = f" → {', '.join(name_of(st, ref) for ref in refs)}" if refs else ""
    return f"{name_of(st, card['id'])} ({', '.join(notes)}){aim}"


def _hand(game: Game, me: int, tight: int, width: int) -> list[str]:
    st = game.state
    cards = _counted(brief(st.objs[oid].definition) for oid in st.hands[me])
    if not cards:
        return ["  hand: empty"]
    if tight:
        rows = packed("        ", cards, width)
        return ["  hand: " + rows[0].lstrip(), *rows[1:]]
    return ["  hand:", *_lines("    ", cards, 0, width)]


def mana_words(st: State, me: int) -> str:
    """``3: {R} {R/G} {G}``: how much there is, and what makes which."""
    symbols = [f"{{{COLOR_LETTER[mana.kind]}}}" for mana in mana_in(st.players[me].pool)]
    seen: dict[int, set[str]] = {}
    for payer in payers(st, me, Spending(me)):
        made = seen.setdefault(payer.oid, set())
        for way in payer.makes:
            made.add("".join(COLOR_LETTER[mana.kind] for mana in way))
    symbols += sorted("{" + "/".join(sorted(made, key="WUBRGC".find)) + "}" for made in seen.values())
    counts: dict[str, int] = {}
    for symbol in symbols:
        counts[symbol] = counts.get(symbol, 0) + 1
    words = " ".join(
        f"{count}×{symbol}" if count > 2 else " ".join([symbol] * count) for symbol, count in counts.items()
    )
    return f"{most_mana(st, me)}: {words}" if words else "0"
