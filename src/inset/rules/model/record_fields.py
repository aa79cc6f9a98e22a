"""109, 110.5, 119, 500, 611.2: the fields of records that atoms write by name, so that a wrong one is found before it runs."""

from __future__ import annotations

from typing import TypedDict

from inset.language.card import Card
from inset.language.node import Condition, Mod, Static
from inset.rules.model.characteristics import Copied
from inset.rules.model.lasting_effects import Role
from inset.rules.model.object_notes import Notes
from inset.rules.model.object_records import Cast, Choices, Combat, Component, FaceDown, OnStack
from inset.rules.model.player_records import Mana


class ObjectFields(TypedDict, total=False):
    """Those of ``Obj``, except for what makes it this object."""

    attached: int
    card: int
    cast: Cast | None
    chosen: Choices
    combat: Combat | None
    controller: int
    copied: Copied | None
    counters: dict[str, int]
    damage: int
    deathtouched: bool
    definition: Card
    face_down: FaceDown | None
    flags: int
    in_use: int
    linked: tuple[int, ...]
    mark: int
    merged: tuple[Component, ...]
    notes: Notes
    owner: int
    phased: int
    since: int
    spell_copy: bool
    stack: OnStack | None
    stamps: dict[str, int]
    tapped: bool
    timestamp: int
    token: bool


class NewObjectFields(TypedDict, total=False):
    """Those that a new object may begin with."""

    attached: int
    cast: Cast | None
    chosen: Choices
    combat: Combat | None
    copied: Copied | None
    counters: dict[str, int]
    face_down: FaceDown | None
    flags: int
    in_use: int
    linked: tuple[int, ...]
    mark: int
    notes: Notes
    since: int
    spell_copy: bool
    stack: OnStack | None
    tapped: bool
    token: bool


class PlayerFields(TypedDict, total=False):
    """Those of ``Player``."""

    commander_casts: dict[int, int]
    commander_damage: dict[int, int]
    completed: tuple[str, ...]
    controlled_by: int
    counters: dict[str, int]
    drew_from_empty: bool
    lands_played: int
    life: int
    lost: str
    mulligans: int
    pool: tuple[Mana, ...]
    resolved: tuple[str, ...]
    turn_began: int


class PlaceFields(TypedDict, total=False):
    """Those of ``State`` that say where the game stands (500)."""

    active: int
    controlled_turns: tuple[tuple[int, int, bool], ...]
    day: int
    extra_steps: tuple[tuple[int, int, bool], ...]
    extra_turns: tuple[int, ...]
    skips: tuple[tuple[int, int], ...]
    stage: int
    step: int
    turn: int


class EffectFields(TypedDict, total=False):
    """Those of ``Floating`` that a new effect may have."""

    condition: Condition | None
    copied: Copied | None
    mods: tuple[Mod, ...]
    objects: tuple[int, ...]
    role: Role
    shield: int
    statics: tuple[Static, ...]
    uses: int
