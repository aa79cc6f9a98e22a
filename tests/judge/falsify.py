"""Every expectation turned into one that must fail: life by one, another zone, can for cannot …"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from inset.judge.format import scenario as s
from inset.judge.format.vocabulary import ZONES

ELSEWHERE = ("command", "stack", "hand")  # zones that few things are in


def falsified(scenario: s.Scenario) -> Iterator[tuple[str, s.Scenario]]:
    """The scenario with one expectation at a time made false; nothing after it is checked."""
    keys = [setup.key for setup in scenario.players]
    for number, step in enumerate(scenario.steps):
        if not isinstance(step, s.Expect):
            continue
        for place, expectation in enumerate(step.expectations):
            for what, wrong in falsehoods(expectation, keys):
                kept = replace(step, expectations=(*step.expectations[:place], wrong))
                yield f"step {number + 1}, {what}", replace(scenario, steps=(*scenario.steps[:number], kept))


def falsehoods(expectation: s.Expectation, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    for what, wrong in FALSIFY[type(expectation)](expectation, keys):
        yield f"{type(expectation).__name__} {what}", wrong


def another(key: str, keys: list[str]) -> str:
    return keys[(keys.index(key) + 1) % len(keys)]


def more(pairs: Any) -> Any:
    return tuple((key, value + 1) for key, value in pairs)


def zone_besides(zone: str) -> str:
    return next(one for one in (*ELSEWHERE, *ZONES) if one != zone)


def other_fact(fact: s.Fact, keys: list[str]) -> s.Fact:
    value: Any = fact.value
    name = fact.name
    if name in ("controller", "owner"):
        return replace(fact, value=another(value, keys))
    if name == "zone":
        return replace(fact, value=zone_besides(value))
    if name in ("has", "lacks_alternative"):
        return replace(fact, name="lacks_alternative" if name == "has" else "has")
    if name in ("keywords", "lacks"):
        return replace(fact, name="lacks" if name == "keywords" else "keywords")
    if isinstance(value, bool):
        return replace(fact, value=not value)
    if isinstance(value, int):
        return replace(fact, value=value + 1)
    return replace(fact, value=OTHER_VALUES[name](value))


OTHER_VALUES: dict[str, Callable[[Any], Any]] = {
    "name": lambda value: "Hill Giant" if value != "Hill Giant" else "Grizzly Bears",
    "mana_cost": lambda value: "{9}{G}" if value is None else f"{value}{{G}}",
    "colors": lambda value: tuple(set(value) ^ {"white"}),
    "types": lambda value: tuple(set(value) ^ {"battle"}),
    "subtypes": lambda value: tuple(set(value) ^ {"squirrel"}),
    "supertypes": lambda value: tuple(set(value) ^ {"snow"}),
    "power": lambda value: 1,
    "toughness": lambda value: 1,
    "loyalty": lambda value: 1,
    "counters": lambda value: more(value) or (("charge", 1),),
    "cast_as": lambda value: "adventure" if value != "adventure" else "omen",
    "attached_to": lambda value: None if value is not None else "A",
    "paired_with": lambda value: None if value is not None else "A",
    "haunting": lambda value: None if value is not None else "A",
    "encoded_on": lambda value: None if value is not None else "A",
    "attacking": lambda value: False,
    "blocking": lambda value: False,
    "room": lambda value: f"not {value}",
    "unlocked": lambda value: tuple(set(value) ^ {"Glassworks"}),
    "marked": lambda value: tuple(set(value) ^ {"renowned"}),
}


def _facts(wanted: Any, keys: list[str]) -> Iterator[tuple[str, Any]]:
    for place, fact in enumerate(wanted.facts):
        facts = (*wanted.facts[:place], other_fact(fact, keys), *wanted.facts[place + 1 :])
        yield fact.name, replace(wanted, facts=facts)


def _counted(wanted: Any, keys: list[str]) -> Iterator[tuple[str, Any]]:
    yield "count + 1", replace(wanted, count=wanted.count + 1)
    if wanted.count:
        yield "count - 1", replace(wanted, count=wanted.count - 1)


def _life(wanted: s.Life, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    for step in (1, -1):
        yield f"{step:+}", replace(wanted, life=tuple((key, life + step) for key, life in wanted.life))


def _happened(wanted: s.Happened, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    if wanted.count is None:
        yield "never", replace(wanted, never=not wanted.never)
    else:
        yield "count + 1", replace(wanted, count=wanted.count + 1)


def _pending(wanted: s.Pending, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    if wanted.by is not None:
        yield "by", replace(wanted, by=another(wanted.by, keys))
    if wanted.offers or wanted.lacks:
        yield "offers", replace(wanted, offers=wanted.lacks, lacks=wanted.offers)


def _deck(wanted: s.DeckIs, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    yield "legal", replace(wanted, legal=not wanted.legal, rules=())
    if not wanted.legal:
        yield "rules", replace(wanted, rules=("715.3",))


def _library(wanted: s.Library, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    for end in ("top", "bottom"):
        names = wanted.top if end == "top" else wanted.bottom
        if names:
            other = ("Serra Angel" if names[0] != "Serra Angel" else "Grizzly Bears", *names[1:])
            yield end, replace(wanted, top=other) if end == "top" else replace(wanted, bottom=other)


def _identity(wanted: s.ColorIdentity, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    identities = tuple((name, tuple(set(colors) ^ {"white"})) for name, colors in wanted.identities)
    yield "white", replace(wanted, identities=identities)


def _turn(wanted: s.TurnIs, keys: list[str]) -> Iterator[tuple[str, s.Expectation]]:
    if wanted.number is not None:
        yield "number", replace(wanted, number=wanted.number + 1)
    if wanted.active is not None:
        yield "active", replace(wanted, active=another(wanted.active, keys))
    if wanted.step is not None:
        yield "step", replace(wanted, step="upkeep" if wanted.step != "upkeep" else "draw")
    if wanted.time is not None:
        yield "time", replace(wanted, time="day" if wanted.time != "day" else "night")


FALSIFY: dict[type, Callable[[Any, list[str]], Iterator[tuple[str, Any]]]] = {
    s.ZoneCount: _counted,
    s.PermanentCount: _counted,
    s.ObjectFacts: _facts,
    s.EveryFacts: _facts,
    s.Life: _life,
    s.PlayerCounters: lambda w, keys: iter(
        [("+ 1", replace(w, counters=tuple((k, more(c) or (("poison", 1),)) for k, c in w.counters)))]
    ),
    s.ManaPool: lambda w, keys: iter([("more", replace(w, mana=tuple((k, m + "{W}") for k, m in w.mana)))]),
    s.Devotion: lambda w, keys: iter([("+ 1", replace(w, devotion=tuple((k, more(c)) for k, c in w.devotion)))]),
    s.Library: _library,
    s.Cost: lambda w, keys: iter([("more", replace(w, total=w.total + "{W}"))]),
    s.Can: lambda w, keys: iter([("cannot", s.Cannot(place=w.place, action=w.action))]),
    s.Cannot: lambda w, keys: iter([("can", s.Can(place=w.place, action=w.action))]),
    s.CanName: lambda w, keys: iter([("offered", replace(w, offered=not w.offered))]),
    s.Pending: _pending,
    s.StackIs: lambda w, keys: iter([("more", replace(w, names=(*w.names, "Grizzly Bears")))]),
    s.Happened: _happened,
    s.Told: lambda w, keys: iter([("never", replace(w, never=not w.never))]),
    s.ColorIdentity: _identity,
    s.DeckIs: _deck,
    s.Winner: lambda w, keys: iter([("another", replace(w, player=another(w.player, keys)))]),
    s.Lost: lambda w, keys: iter([("another", replace(w, player=another(w.player, keys)))]),
    s.TurnIs: _turn,
}
