"""Scenarios back to plain data in one long form, and YAML's plain data to the same form.

The long form writes every item and answer as a map and every step as a map, and knows no notes.
"""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from inset.judge.format import scenario as s

NAMES: dict[type, dict[str, str]] = {
    s.Scenario: {"name": "scenario"},
    s.Item: {"way": "as"},
    s.Cast: {"card": "cast", "way": "as", "source": "from"},
    s.Play: {"card": "play", "way": "as", "source": "from"},
    s.Activate: {"object": "activate", "source": "from"},
    s.Special: {"action": "special", "way": "as", "source": "from"},
    s.Concede: {"by": "concede"},
    s.Illegal: {"action": "illegal"},
    s.DeckList: {"main": "cards", "side": "sideboard", "commanders": "commander"},
    s.Pass: {"by": "pass"},
    s.Attack: {"attackers": "attack"},
    s.Block: {"blockers": "block"},
    s.Goto: {"to": "goto"},
    s.Expect: {"expectations": "expect"},
    s.Library: {"player": "library"},
    s.Cost: {"action": "cost", "total": "is"},
    s.Can: {"action": "can"},
    s.Cannot: {"action": "cannot"},
    s.StackIs: {"names": "stack"},
    s.Happened: {"event": "happened", "way": "as"},
    s.Told: {"words": "log"},
    s.ColorIdentity: {"identities": "color_identity"},
    s.Winner: {"player": "winner"},
    s.Lost: {"player": "lost"},
}
PAIRS = {
    "counters", "divide", "attackers", "blockers", "life", "mana", "devotion", "identities", "main", "side", "commanders",
}  # fmt: skip


def _pairs(value: Any) -> Any:
    """Pairs of pairs as maps of maps."""
    is_pairs = isinstance(value, tuple) and value and all(isinstance(one, tuple) for one in value)
    if is_pairs and all(len(one) == 2 and isinstance(one[0], str) for one in value):
        return {key: _pairs(inner) for key, inner in value}
    return list(value) if isinstance(value, tuple) else value


def _record(value: Any) -> dict[str, Any]:
    names = NAMES.get(type(value), {})
    out: dict[str, Any] = {}
    for field in fields(value):
        inner = getattr(value, field.name)
        if field.name == "place" or inner is None:
            continue
        empty_map = field.name in PAIRS and inner == ()
        shown = {} if empty_map else _pairs(inner) if field.name in PAIRS else to_plain(inner)
        out[names.get(field.name, field.name)] = shown
    return out


def _facts(facts: tuple[s.Fact, ...]) -> dict[str, Any]:
    return {
        fact.name: "none"
        if fact.value is None
        else {}
        if fact.name == "counters" and not fact.value
        else _pairs(fact.value)
        for fact in facts
    }


def _answer(value: s.Answer) -> dict[str, Any]:
    return {"by": value.by, "answer": to_plain(value.value)}


def _resolve(value: s.Resolve) -> dict[str, Any]:
    out = _record(value)
    return {"resolve": "all" if out.pop("all") else "top", **out}


def _block(value: s.Block) -> dict[str, Any]:
    return {**_record(value), "block": {key: refs[0] if len(refs) == 1 else list(refs) for key, refs in value.blockers}}


SPECIAL: dict[type, Callable[[Any], Any]] = {
    s.Yes: lambda v: True,
    s.No: lambda v: False,
    s.Number: lambda v: v.value,
    s.Text: lambda v: v.value,
    s.ListOf: lambda v: [to_plain(one) for one in v.values],
    s.Order: lambda v: {"order": list(v.values)},
    s.Divide: lambda v: {"divide": dict(v.shares)},
    s.Pile: lambda v: {
        "pile": list(v.piles[0][1]) if v.piles and v.piles[0][0] is None else {k: list(x) for k, x in v.piles}
    },
    s.IfAsked: lambda v: {"if_asked": to_plain(v.value)},
    s.Answer: _answer,
    s.ZoneOf: lambda v: f"{v.player}/{v.zone}" if v.player else v.zone,
    s.Resolve: _resolve,
    s.Block: _block,
    s.PermanentCount: lambda v: {
        "permanents": v.controller,
        **({"name": v.name} if v.name else {}),
        "count": v.count,
        **_facts(v.facts),
    },
    s.ObjectFacts: lambda v: {"object": v.object, **_facts(v.facts)},
    s.EveryFacts: lambda v: {
        "every": v.name,
        **({"controller": v.controller} if v.controller else {}),
        **_facts(v.facts),
    },
    s.ZoneCount: lambda v: {**_record(v), "of": v.of or "any"},
    s.PlayerCounters: lambda v: {"counters": {key: dict(counters) for key, counters in v.counters}},
    s.CanName: lambda v: {"can" if v.offered else "cannot": {"name": v.name, "by": v.by}},
    s.Pending: lambda v: {"pending": _record(v)},
    s.TurnIs: lambda v: {"turn": _record(v)},
    s.PlayerSetup: lambda v: {key: inner for key, inner in _record(v).items() if key != "key"},
    s.Scenario: lambda v: {**_record(v), "players": {setup.key: to_plain(setup) for setup in v.players}},
}


def to_plain(value: Any) -> Any:
    """What was read, as plain data in the long form."""
    if type(value) in SPECIAL:
        return SPECIAL[type(value)](value)
    if isinstance(value, tuple):
        return [to_plain(one) for one in value]
    if hasattr(value, "__dataclass_fields__"):
        return _record(value)
    return value


# --- YAML's data to the same form -------------------------------------------------------------------

ZONES = ("hand", "battlefield", "graveyard", "exile", "command", "library")


def lengthen(raw: dict[str, Any]) -> dict[str, Any]:
    """A scenario of `yaml.safe_load` in the long form."""
    out = dict(raw)
    out["players"] = {
        key: {name: [_item(one) for one in value] if name in ZONES else value for name, value in setup.items()}
        for key, setup in raw["players"].items()
    }
    out["steps"] = [_step(one) for one in raw["steps"]]
    return out


def _item(raw: Any) -> Any:
    if isinstance(raw, dict) and "custom" in raw:
        return {**raw, "custom": _sized(raw["custom"])}
    if not isinstance(raw, str):
        return raw
    counted = re.fullmatch(r"(\d+) (.+)", raw)
    return {"card": counted[2], "count": int(counted[1])} if counted else {"card": raw}


def _sized(raw: dict[str, Any]) -> dict[str, Any]:
    """A made-up card: a power may be text."""
    out = {key: str(value) if key in ("power", "toughness") else value for key, value in raw.items()}
    return {**out, "inset": _sized(raw["inset"])} if "inset" in raw else out


def _step(raw: Any) -> Any:
    if isinstance(raw, str):
        return {"resolve": "all" if raw == "resolve all" else "top"}
    out = dict(raw)
    if "choices" in raw:
        out["choices"] = [_said(one, raw.get("by", raw.get("pass"))) for one in raw["choices"]]
    for key in ("can", "cannot", "cost", "illegal"):
        if isinstance(raw.get(key), dict):
            out[key] = _step(raw[key])
    if "attack" in raw and not isinstance(raw["attack"], dict):
        listed = raw["attack"] if isinstance(raw["attack"], list) else [raw["attack"]]
        out["attack"] = {name: next(key for key in PLAYERS if key != raw["by"]) for name in listed}
    if "expect" in raw:
        out["expect"] = [_expectation(one) for one in raw["expect"]]
    return _listed(out)


def _said(raw: Any, by: str | None) -> Any:
    if isinstance(raw, dict) and "answer" in raw:
        return raw
    inner = raw.get("if_asked") if isinstance(raw, dict) else None
    if isinstance(inner, dict) and "answer" in inner:
        return {"by": inner["by"], "answer": {"if_asked": inner["answer"]}}
    return {"by": by, "answer": raw}


def _expectation(raw: dict[str, Any]) -> dict[str, Any]:
    out = {key: _step(value) if key in ("can", "cannot", "cost") else value for key, value in raw.items()}
    if "deck" in raw:
        deck = raw["deck"]
        out["deck"] = {key: _cards(value) if key != "format" else value for key, value in deck.items()}
        if isinstance(raw.get("rules"), str):
            out["rules"] = [raw["rules"]]
    return out


def _cards(raw: Any) -> Any:
    """The cards of a deck, as a map of names and numbers."""
    if isinstance(raw, dict):
        return raw
    items = [_item(one) for one in (raw if isinstance(raw, list) else [raw])]
    return {item["card"]: item.get("count", 1) for item in items}


def _listed(raw: dict[str, Any]) -> dict[str, Any]:
    return {key: [value] if key in LISTS and not isinstance(value, list) else value for key, value in raw.items()}


LISTS = ("pay", "targets", "tap", "modes")
PLAYERS = ("A", "B")  # where an attack does not say whom


def differences(raw: Any, read: Any, path: str = "") -> list[str]:
    """Where the two differ; what was read may hold defaults besides."""
    if isinstance(raw, dict) and isinstance(read, dict):
        found = [f"{path}/{key}: lost" for key in raw if key not in read and key != "note"]
        found += [
            f"{path}/{key}: added {read[key]!r}" for key in read if key not in raw and not _default(key, read[key])
        ]
        return found + [
            line for key in raw if key in read for line in differences(raw[key], read[key], f"{path}/{key}")
        ]
    if isinstance(raw, list) and isinstance(read, list) and len(raw) == len(read):
        return [
            line
            for number, (one, other) in enumerate(zip(raw, read, strict=True))
            for line in differences(one, other, f"{path}/{number}")
        ]
    return [] if type(raw) is type(read) and raw == read else [f"{path}: {raw!r} became {read!r}"]


DEFAULTS: dict[str, Any] = {
    "count": 1,
    "as": "normal",
    "from": "hand",
    "life": 20,
    "seed": 0,
    "format": "duel",
    "start": {"turn": 1, "step": "precombat main"},
    "damage": 0,
    "lands_played": 0,
}


def _default(key: str, value: Any) -> bool:
    return value is False or value in ("", [], {}) or DEFAULTS.get(key) == value or (key == "life" and value == 40)
