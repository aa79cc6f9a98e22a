"""Every form of the page, also those that no example uses, and what it is read as."""

from typing import Any

import pytest

from inset.judge.format import scenario as s
from inset.judge.format.errors import ScenarioError
from inset.judge.format.reader import read_text
from tests.judge.plain import to_plain

FRAME = """
scenario: one
format: {format}
players:
  A: {a}
  B: {{}}
steps:
  - {step}
"""


def read(a: str = "{}", step: str = "resolve", format_: str = "duel") -> s.Scenario:
    return read_text(FRAME.format(a=a, step=step, format=format_), "x.yaml")[0]


def step(written: str) -> Any:
    return read(step=written).steps[0]


def expectation(written: str) -> Any:
    return step(f"{{expect: [{written}]}}").expectations[0]


def item(written: str, zone: str = "battlefield") -> Any:
    return to_plain(getattr(read(a=f"{{{zone}: [{written}]}}").players[0], zone)[0])


def answers(written: str) -> list[tuple[str | None, s.AnswerValue]]:
    made = step(f"{{cast: X, by: A, choices: [{written}]}}")
    return [(answer.by, answer.value) for answer in made.choices]


def test_defaults() -> None:
    scenario = read()
    assert (scenario.title, scenario.rules, scenario.seed, scenario.format) == ("", (), 0, "duel")
    assert scenario.start == s.Moment(1, "precombat main")
    assert [(one.key, one.life) for one in scenario.players] == [("A", 20), ("B", 20)]


def test_life_by_format() -> None:
    assert [one.life for one in read(a="{life: 0}", format_="commander").players] == [0, 40]


def test_a_player() -> None:
    written = '{life: 7, counters: {poison: 2}, library_exact: true, lands_played: 1, mana: "{R}{C}", command: [Six]}'
    player = read(a=written).players[0]
    assert (player.life, player.counters, player.library_exact) == (7, (("poison", 2),), True)
    assert (player.lands_played, player.mana, player.command[0].card) == (1, "{R}{C}", "Six")


ITEMS = [
    ("battlefield", "3 Island", {"card": "Island", "count": 3}),
    ("battlefield", "1996 World Champion", {"card": "1996 World Champion"}),
    ("hand", "Bonecrusher Giant // Stomp", {"card": "Bonecrusher Giant // Stomp"}),
    ("battlefield", "{card: Six, count: 2, tapped: yes, sick: true}", {"tapped": True, "sick": True}),
    ("battlefield", '{card: Six, counters: {"+1/+1": 2}, damage: 3}', {"counters": {"+1/+1": 2}}),
    ("battlefield", "{card: Six, as: prototype, label: six}", {"as": "prototype", "label": "six"}),
    ("battlefield", "{card: Aura, attached_to: B/Bear, owner: B}", {"attached_to": "B/Bear", "owner": "B"}),
    ("battlefield", "{token: true, copy_of: Bear}", {"token": True, "copy_of": "Bear"}),
    ("battlefield", "{card: Six, face_down: true, chosen: red}", {"face_down": True, "chosen": "red"}),
    ("command", "{card: Six, commander: true}", {"commander": True}),
    ("exile", "{card: Six, on_adventure: B, note: hm}", {"on_adventure": "B"}),
    ("exile", "{card: Six, exiled_with: A/Bear}", {"exiled_with": "A/Bear"}),
    ("exile", "{card: Six, plotted: true}", {"plotted": True}),
    ("exile", "{card: Six, foretold: true}", {"foretold": True}),
    ("exile", "{card: Six, suspended: 3}", {"suspended": 3}),
    ("battlefield", "{card: Six, unlocked: [One, Two], timestamp: 4}", {"unlocked": ["One", "Two"], "timestamp": 4}),
    ("battlefield", "{card: Six, prepared: true}", {"prepared": True}),
    ("battlefield", "{card: Six, marked: [level 2, solved]}", {"marked": ["level 2", "solved"]}),
    (
        "battlefield",
        "{token: {name: Bear, types: [Creature], subtypes: [Bear], colors: [green], power: 2, toughness: 2}}",
        {
            "token": {
                "name": "Bear", "types": ["creature"], "subtypes": ["bear"], "colors": ["green"],
                "power": 2, "toughness": 2, "supertypes": [], "keywords": [],
            }
        },
    ),
]  # fmt: skip


@pytest.mark.parametrize(("zone", "written", "expected"), ITEMS)
def test_items(zone: str, written: str, expected: dict[str, Any]) -> None:
    got = item(written, zone)
    assert {key: got[key] for key in expected} == expected


ANSWERS = [
    ("yes", s.Yes()),
    ("true", s.Yes()),
    ("no", s.No()),
    ("'no'", s.Text("no")),
    ("3", s.Number(3)),
    ("over", s.Text("over")),
    ("[]", s.ListOf(())),
    ("[Bear, 2]", s.ListOf((s.Text("Bear"), s.Number(2)))),
    ("{pile: {top: [Bear], bottom: []}}", s.Pile((("top", ("Bear",)), ("bottom", ())))),
    ("{pile: [Bear, Six]}", s.Pile(((None, ("Bear", "Six")),))),
    ("{order: [Bear, Bear]}", s.Order(("Bear", "Bear"))),
    ("{divide: {Bear: 3, B: 1}}", s.Divide((("Bear", 3), ("B", 1)))),
    ("{if_asked: no}", s.IfAsked(s.No())),
    ("{if_asked: {order: [Bear]}, note: n}", s.IfAsked(s.Order(("Bear",)))),
]


@pytest.mark.parametrize(("written", "expected"), ANSWERS)
def test_answers(written: str, expected: s.AnswerValue) -> None:
    assert answers(written) == [("A", expected)]


def test_who_answers() -> None:
    assert answers("{by: B, answer: 2}") == [("B", s.Number(2))]
    assert answers("{by: B, answer: {if_asked: yes}}") == [("B", s.IfAsked(s.Yes()))]
    assert answers("{if_asked: {by: B, answer: yes}}") == [("B", s.IfAsked(s.Yes()))]
    assert step("{resolve: all, choices: [yes]}").choices[0].by is None
    assert step("{pass: B, choices: [yes]}").choices[0].by == "B"


def test_steps() -> None:
    written = (
        "{cast: X, by: A, as: omen, from: B/hand, targets: [B], modes: [1, Draw], x: 2, pay: [kicker, Six],"
        " tap: [p1], divide: {B: 2}, label: spell, rolls: [14], flips: [Heads, tails], note: n}"
    )
    cast = step(written)
    assert (cast.card, cast.by, cast.way, cast.source) == ("X", "A", "omen", s.ZoneOf("hand", "B"))
    assert (cast.targets, cast.modes, cast.x, cast.pay) == (("B",), (1, "Draw"), 2, ("kicker", "Six"))
    assert (cast.tap, cast.divide, cast.label) == (("p1",), (("B", 2),), "spell")
    assert (cast.rolls, cast.flips) == ((14,), ("heads", "tails"))
    assert step("{play: Y, by: B, from: exile}").source == s.ZoneOf("exile")
    assert step("{activate: Y, by: B, ability: equip}").ability == "equip"
    assert step("{special: turn face up, card: Y, by: B}").action == "turn face up"
    assert [step(one).all for one in ("resolve", "resolve all", "{resolve: top}")] == [False, True, False]
    assert step("{pass: B}").by == "B"
    assert step("{attack: {Y: B, Z: B}, by: A}").attackers == (("Y", "B"), ("Z", "B"))
    assert step("{attack: {Y: B, Z: B}, bands: [[Y, Z]], by: A}").bands == (("Y", "Z"),)
    assert step("{block: {X: Y, Z: [V, W]}, by: B}").blockers == (("X", ("Y",)), ("Z", ("V", "W")))
    assert step("{block: {Y: Z}, by: B}").blockers == (("Y", ("Z",)),)
    assert step("{goto: {turn: 2, step: end}}").to == s.Moment(2, "end")


EXPECTATIONS = [
    ("{zone: exile, of: any}", s.ZoneCount, {"of": None, "card": None, "count": 1}),
    (
        "{permanents: B, token: no, count: 0}",
        s.PermanentCount,
        {"controller": "B", "count": 0},
    ),
    ("{life: {A: -1, B: 20}}", s.Life, {"life": (("A", -1), ("B", 20))}),
    ("{counters: {A: {poison: 1}}}", s.PlayerCounters, {"counters": (("A", (("poison", 1),)),)}),
    ('{mana: {A: ""}}', s.ManaPool, {"mana": (("A", ""),)}),
    ("{devotion: {A: {red: 3}}}", s.Devotion, {"devotion": (("A", (("red", 3),)),)}),
    ("{library: A, top: [X, Y]}", s.Library, {"player": "A", "top": ("X", "Y"), "bottom": None}),
    ('{cost: {cast: X, by: A}, is: "{2/W}{G/U/P}{X}"}', s.Cost, {"total": "{2/W}{G/U/P}{X}"}),
    ("{can: {name: Stomp, by: A}}", s.CanName, {"name": "Stomp", "by": "A", "offered": True}),
    ("{cannot: {name: Stomp, by: A}}", s.CanName, {"offered": False}),
    ("{can: {activate: X, by: A, ability: 1}}", s.Can, {}),
    ("{cannot: {special: plot, card: X, by: A}}", s.Cannot, {}),
    ("{pending: {by: A, offers: [yes, X], lacks: [2]}}", s.Pending, {"offers": (s.Yes(), s.Text("X"))}),
    ("{stack: []}", s.StackIs, {"names": ()}),
    ("{happened: cast, card: X, as: omen}", s.Happened, {"way": "omen", "count": None, "never": False}),
    ("{color_identity: {X: [red, green]}}", s.ColorIdentity, {"identities": (("X", ("red", "green")),)}),
    ("{winner: A}", s.Winner, {"player": "A"}),
    ("{lost: B}", s.Lost, {"player": "B"}),
    (
        "{turn: {number: 2, active: B, step: upkeep}}",
        s.TurnIs,
        {"number": 2, "active": "B", "step": "upkeep"},
    ),
]


@pytest.mark.parametrize(("written", "kind", "values"), EXPECTATIONS)
def test_expectations(written: str, kind: type, values: dict[str, Any]) -> None:
    got = expectation(written)
    assert type(got) is kind
    assert {name: getattr(got, name) for name in values} == values


FACTS = [
    ("zone: hand", "hand"),
    ("controller: A", "A"),
    ("name: none", None),
    ("name: Stomp", "Stomp"),
    ('mana_cost: "{1}{R}"', "{1}{R}"),
    ("mana_cost: none", None),
    ("mana_value: 0", 0),
    ("colors: []", ()),
    ("colors: [Red]", ("red",)),
    ("types: [Creature]", ("creature",)),
    ("supertypes: [legendary]", ("legendary",)),
    ("power: -1", -1),
    ("power: none", None),
    ("loyalty: 4", 4),
    ("lacks: [Haste]", ("haste",)),
    ("tapped: off", False),
    ("counters: {time: 3, note: later}", (("time", 3),)),
    ("attacking: true", True),
    ("attacking: B", "B"),
    ("blocking: no", False),
    ("cast_as: none", None),
    ("cast_as: omen", "omen"),
    ("has: [prepare]", ("prepare",)),
    ("position: 1", 1),
    ("exists: false", False),
]


@pytest.mark.parametrize(("written", "value"), FACTS)
def test_facts(written: str, value: s.FactValue) -> None:
    for head in ("{object: X, ", "{every: X, "):
        if head == "{every: X, " and written.startswith("controller"):
            continue
        (fact,) = expectation(head + written + "}").facts
        assert (fact.name, fact.value) == (written.split(":")[0], value)
        assert type(fact.value) is type(value)


def test_every_narrows_by_controller() -> None:
    got = expectation("{every: Bear, controller: A, power: 2}")
    assert (got.name, got.controller, len(got.facts)) == ("Bear", "A", 1)


def test_a_note_may_stand_anywhere() -> None:
    text = """
    scenario: one
    note: kept
    start: {turn: 1, note: n}
    players: {A: {counters: {poison: 1, note: n}, note: n}, B: {}, note: n}
    steps:
      - {attack: {X: B, note: n}, by: A, note: n}
      - {goto: {turn: 1, step: end, note: n}, note: n}
      - expect:
        - {life: {A: 1, note: n}, note: n}
        - {can: {cast: X, by: A, note: n}}
        - {pending: {by: A, note: n}}
        note: n
    """
    scenario = read_text(text, "x.yaml")[0]
    assert (scenario.note, [one.key for one in scenario.players]) == ("kept", ["A", "B"])
    with pytest.raises(ScenarioError, match="a note is text"):
        read_text(text.replace("note: kept", "note: [kept]"), "x.yaml")


def test_numbers_that_yaml_would_spoil_stay_text() -> None:
    text = FRAME.format(a="{}", step="resolve", format="duel") + "rules: [702.10, 715.3d, 716.3d@old]\n"
    assert read_text(text, "x.yaml")[0].rules == ("702.10", "715.3d", "716.3d@old")


def test_places_do_not_count_in_comparisons() -> None:
    assert read() == read_text("\n\n" + FRAME.format(a="{}", step="resolve", format="duel"), "y.yaml")[0]
    hash(read())
