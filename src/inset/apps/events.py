"""A game as events for programs: one mapping for each, with names beside the numbers and life changes spelled out.

>>> from inset import Game, agents
>>> game = agents.play(Game.new(["fables", "skies"], seed=1, paying=True), [agents.make("greedy")] * 2)
>>> lines = json_lines(game)
>>> lines[-1]["event"], all(line["reason"] for line in lines if "life" in line)
('end', True)
"""

from __future__ import annotations

from typing import Any, Final

from inset.game import Game
from inset.kernel.types import STEP_WORD, ZONE_WORD
from inset.language import keywords as kw
from inset.rules.model import event_records as ev
from inset.rules.model.state import Event
from inset.words.log import LIFE_CHANGES, Teller

LOST_BY: Final = {
    "104.2a": "every opponent has left the game",
    "104.3a": "conceded",
    "104.4a": "all players lost at once",
    "104.4b": "a loop that no player can stop",
    "704.5a": "0 or less life",
    "704.5b": "drew from an empty library",
    "704.5c": "ten or more poison counters",
    "704.6c": "21 or more combat damage from one commander",
}


def json_lines(game: Game) -> list[dict[str, Any]]:
    """The game as events: a line that says who plays, one for each event, one for the end."""
    teller = Teller(game.state, game._log_events())
    events = [event for event in teller.events if event.kind != ev.FORGOT]
    reasons = life_reasons(teller, events)
    lines: list[dict[str, Any]] = [{"event": "game", "players": list(game.players), "format": game.state.format}]
    for number, event in enumerate(events):
        lines.append({"n": number, **event_data(teller, event, reasons.get(number, ""))})
    outcome = game.outcome
    if outcome is not None:
        lines.append({
            "event": "end", "kind": outcome.kind, "winners": [game.players[p] for p in outcome.winners],
            "rule": outcome.rule, "reason": LOST_BY.get(outcome.reason, outcome.reason), "turns": game.state.turn,
        })  # fmt: skip
    return lines


def event_data(teller: Teller, event: Event, reason: str) -> dict[str, Any]:
    """One event: what, by which rule, who, which objects by number and name, how much; life changes spelled out."""
    data: dict[str, Any] = {"event": ev.EVENT_WORD.get(event.kind, "something"), "rule": event.rule}
    if event.player >= 0:
        data["player"] = teller.player(event.player)
    for key, oid in (("object", event.obj), ("other", event.other)):
        if oid:
            data[key] = {"id": oid, "name": teller.name(oid)} if oid > 0 else {"player": teller.name(oid)}
    if event.kind == ev.STEP_BEGAN:
        data["step"] = STEP_WORD[event.amount]
    elif event.amount:
        data["amount"] = event.amount
    if event.kind == ev.MOVED:
        data |= {"from": ZONE_WORD[event.origin], "to": ZONE_WORD[event.destination]}
    if event.kind in LIFE_CHANGES:
        before = teller.life[event.player]
        teller.life[event.player] = before + LIFE_CHANGES[event.kind] * event.amount
        data |= {"life_before": before, "life": teller.life[event.player], "reason": reason}
    if event.kind in (ev.LOST_GAME, ev.WON, ev.DRAWN_GAME):
        data["reason"] = LOST_BY.get(event.rule, event.rule)
    words = tell_one(teller, event)
    if words:
        data["text"] = words
    return data


# --- why life totals change ------------------------------------------------------------------------------


def life_reasons(teller: Teller, events: list[Event]) -> dict[int, str]:
    """For each event that changes a life total, by its index: the reason, and its source."""
    found: dict[int, str] = {}
    linked: set[int] = set()  # damage of sources with lifelink that is already accounted for
    for place, event in enumerate(events):
        if event.kind not in LIFE_CHANGES:
            continue
        if event.rule == "120.3a":  # the event of the damage comes after its results
            found[place] = _damage(teller, events, place)
        elif event.rule == "120.3f":
            found[place] = _lifelink(teller, events, place, linked)
        elif event.rule in ("119.4", "118.3b"):
            cause = _after(events, place, (ev.CAST, ev.ACTIVATED))
            found[place] = f"paid as a cost of {teller.name(cause.obj)}" if cause is not None else "paid as a cost"
        else:
            cause = _after(events, place, (ev.RESOLVED,))
            source = f" of {teller.name(cause.obj).removeprefix('the ability of ')}" if cause is not None else ""
            found[place] = f"effect{source}"
    return found


def _after(events: list[Event], place: int, kinds: tuple[int, ...]) -> Event | None:
    """The next event of one of these kinds before somebody gets to act again."""
    for event in events[place + 1 :]:
        if event.kind in kinds:
            return event
        if event.kind in (ev.PASSED, ev.STEP_BEGAN):
            return None
    return None


def _damage(teller: Teller, events: list[Event], place: int) -> str:
    cause = _after(events, place, (ev.DAMAGE,))
    if cause is None or cause.player != events[place].player:
        return "damage"
    return f"{'combat damage' if cause.rule == '510.2' else 'damage'} from {teller.name(cause.other)}"


def _lifelink(teller: Teller, events: list[Event], place: int, told: set[int]) -> str:
    """The sources of the lifelink: one that dealt this much damage just now, or all that did so together."""
    gained = events[place]
    dealt: list[int] = []
    before = place - 1
    while before >= 0 and events[before].kind not in (ev.PASSED, ev.STEP_BEGAN):
        event = events[before]
        known = teller.look(event.other) if event.kind == ev.DAMAGE and before not in told else None
        if known is not None and known[1].keywords & kw.LIFELINK and known[1].controller == gained.player:
            dealt.insert(0, before)
        before -= 1
    single = [at for at in dealt if events[at].amount == gained.amount][:1]
    if not single and sum(events[at].amount for at in dealt) != gained.amount:
        return "lifelink"
    told.update(single or dealt)
    names = dict.fromkeys(teller.name(events[at].other) for at in single or dealt)
    return f"lifelink of {' and '.join(names)}"


def tell_one(teller: Teller, event: Event) -> str:
    """The event as a sentence, if it is worth one."""
    single = Teller(teller.st, [event], teller.viewer)
    single.past, single.life = teller.past, list(teller.life)
    if event.kind in LIFE_CHANGES:  # it has been counted already
        single.life[event.player] -= LIFE_CHANGES[event.kind] * event.amount
    lines = single.lines()
    return lines[0] if lines else ""
