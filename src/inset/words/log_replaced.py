"""614, 615, 616: what replacement and prevention effects did, in words: the source, what it changed, and who chose it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from inset.kernel.types import EXILE, OWNED_ZONES, ZONE_WORD
from inset.rules.model.state import Event

if TYPE_CHECKING:
    from inset.words.log import Teller


def replaced(t: Teller, e: Event) -> str:
    """614, 615, 616.1: an effect that changed what was about to happen: its source, what it changed, and who chose it."""
    told = e.replaced
    words = _REPLACED[str(told.before[0])](t, e) if told.before != told.after else ""
    if not words:
        return ""
    if not told.over:
        return words if e.other and e.other == e.obj else f"{told.label}: {words}"
    return f"{told.label}, which {t.player(told.chooser)} chose before {' and '.join(told.over)} (616.1): {words}"


def _move_replaced(t: Teller, e: Event) -> str:
    _, zone, controller, tapped, copied, counters, in_use = e.replaced.before
    _, new_zone, new_controller, now_tapped, now_copied, now_counters, new_in_use = e.replaced.after
    name, owner = t.name(e.obj), t.whose(t.owner(e.obj))
    if zone != new_zone:
        if not e.other and not e.replaced.over:
            return ""  # the move itself cites the rule that sends it there
        goes = "will be exiled" if new_zone == EXILE else f"will go to {_place(int(new_zone), owner)}"
        return f"{name} {goes} instead of going to {_place(int(zone), owner)}"
    if copied != now_copied:
        return f"{name} enters as a copy of {now_copied}"
    if tapped != now_tapped:
        return f"{name} enters tapped"
    if controller != new_controller:
        return f"{name} enters under {t.whose(int(new_controller))} control"
    if in_use != new_in_use:
        return f"{name} enters with its other face up"
    if counters != now_counters and e.other and e.other != e.obj:
        return f"{name} enters with {now_counters} counters"
    return ""


def _place(zone: int, owner: str) -> str:
    if zone == EXILE:
        return "exile"
    return f"{owner if zone & OWNED_ZONES else 'the'} {ZONE_WORD[zone]}"


def _amount_replaced(t: Teller, e: Event) -> str:
    before, after, noun = int(e.replaced.before[1]), int(e.replaced.after[1]), str(e.replaced.before[2])
    many = noun if after == 1 or noun == "life" else f"{noun}s"
    where = f" for {t.name(e.obj)}" if e.obj else ""
    return f"{after} {many} instead of {before}{where}"


def _damage_replaced(t: Teller, e: Event) -> str:
    _, before, source, to = e.replaced.before
    _, after, _, now = e.replaced.after
    hit = f"damage from {t.name(int(source))} to {t.name(int(to))}"
    if e.rule == "614.9":
        if now == to:  # only this much of it; the rest stays
            return f"{int(before) - int(after)} {hit} is redirected"
        return f"{before} {hit} is redirected to {t.name(int(now))}"
    if int(after) < int(before) and e.rule != "614.6":
        return f"{int(before) - int(after)} {hit} is prevented"
    return f"{after} {hit} instead of {before}"


def _destruction_replaced(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} is {'regenerated' if e.rule == '701.19a' else 'not destroyed'}"


def _draw_replaced(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} does not draw the card"


_REPLACED: Final[dict[str, Callable[[Teller, Event], str]]] = {
    "move": _move_replaced,
    "amount": _amount_replaced,
    "damage": _damage_replaced,
    "destruction": _destruction_replaced,
    "draw": _draw_replaced,
}
