"""``inset compile``: printed text to cards, with proof. A report over a whole file, one card in detail, a text of one's own."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

from inset.data.scryfall import CardRecord, load
from inset.kernel.errors import InsetError
from inset.language.codec import to_data
from inset.oracle.compile import Compiled, compile_card
from inset.oracle.coverage import RUNGS, Climb, Report, climb, report


class NoSuchCard(InsetError):
    """The file holds no card of that name."""


def run_report(cards: Path, as_json: bool, ledger: Path | None = None, everything: bool = False) -> None:
    from inset.cards import library

    loaded = load(cards)
    for broken in loaded.broken:
        print(f"inset: {broken}", file=sys.stderr)
    gc.disable()  # nothing made here dies young
    records = [card for card in loaded.cards if everything or not card.is_flagged]
    climbs = [climb(record, library()) for record in records]
    gc.enable()
    if ledger is not None:
        write_ledger(climbs, ledger)
    found = report(climbs)
    print(json.dumps(as_data(found)) if as_json else as_text(found))


def as_data(found: Report) -> dict[str, object]:
    return {
        **found.counts,
        "families": found.families,
        **{f"by_{by}": table for by, table in found.groups.items()},
        "declines": [{"where": where, "cards": n, "example": name} for where, n, name in found.declines],
        "different_from_library": found.different,
    }


def as_text(found: Report) -> str:
    names = ["all", *found.families]
    rows = [found.counts, *found.families.values()]
    lines = ["".join(f"{word:>18}" for word in ("", *names))]
    for rung in RUNGS:
        lines.append(f"{rung.replace('_', ' '):>18}" + "".join(f"{row[rung]:>18}" for row in rows))
    lines += ["", "What most often keeps a card down, and nothing else does:"]
    lines += [f"{n:>6}  {where}  ({name})" for where, n, name in found.declines[:40]]
    return "\n".join(lines)


def write_ledger(climbs: list[Climb], path: Path) -> None:
    rows = sorted(f"{one.compiled.record.name}\t{one.flags}\n" for one in climbs)
    path.write_text("".join(rows), encoding="utf-8")


def find(cards: Path, name: str) -> CardRecord:
    wanted = name.lower()
    for record in load(cards).cards:
        names = [record.name, *(face.name for face in record.faces)]
        if any(known.lower() == wanted for known in names):
            return record
    raise NoSuchCard(f"{cards} has no card called {name!r}")


def show_card(cards: Path, name: str, as_json: bool) -> None:
    made = compile_card(find(cards, name))
    if as_json:
        card = None if made.card is None else to_data(made.card)
        print(json.dumps({"name": made.record.name, "card": card, "declined": [str(why) for why in made.declined]}))
        return
    print(card_as_text(made))


def card_as_text(made: Compiled) -> str:
    lines: list[str] = []
    for face, paragraphs in zip(made.record.faces, made.paragraphs, strict=True):
        lines.append(f"{face.name}  {face.mana_cost}  {face.type_line}")
        for found in paragraphs:
            lines.append(f"  {found.line.plain}")
            lines.extend(f"    = {ability}" for ability in found.abilities)
            if found.declined is not None:
                lines.append(f"    ! {found.declined}")
    lines.extend(f"! {problem}" for problem in made.problems)
    return "\n".join(lines)


def show_text(path: Path) -> None:
    """A card of one's own: name and cost, type line, text, size, as on a printed card."""
    print(card_as_text(compile_card(own_card(path.read_text(encoding="utf-8")))))


def own_card(text: str) -> CardRecord:
    lines = [line.rstrip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        raise InsetError("a card needs a name and a type line")
    name, _, cost = lines[0].partition("{")
    rest, power, toughness = lines[2:], None, None
    if rest and "/" in rest[-1] and len(rest[-1]) < 8:
        power, toughness = rest.pop().split("/", 1)
    return CardRecord(
        name.strip(), mana_cost="{" + cost if cost else "", type_line=lines[1], oracle_text="\n".join(rest),
        power=power, toughness=toughness,
    )  # fmt: skip
