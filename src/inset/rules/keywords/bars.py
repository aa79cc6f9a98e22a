"""716, 719, 702.169: what the text boxes of Class cards and Case cards stand for.

Level and "solved" are marks of a permanent: it keeps them until it leaves the battlefield, and no copy has them.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from inset.kernel.types import END
from inset.language import conditions as con, effects as ef, filters as fil, patterns as pat, selections as sel
from inset.language.abilities import (
    AS_SORCERY,
    Activated,
    Body,
    ClassLevel,
    StaticAbility,
    ToSolve,
    Triggered,
    WhileSolved,
)
from inset.language.mods import AddAbility
from inset.language.node import Ability, Condition
from inset.language.statics import Continuous
from inset.rules.objects.abilities import WRITTEN_OUT

THIS: Final = sel.This()
IS_SOLVED: Final = con.Matches(THIS, fil.IsMarked(fil.SOLVED))


def has_level(level: int) -> Condition:
    """716.2d: everything is level 1 or greater."""
    return con.Matches(THIS, fil.IsMarked(fil.LEVELS[level])) if level > 1 else con.Always()


def _class_level(bar: ClassLevel) -> tuple[Ability, ...]:
    """716.2a: it is activated only at the level before, as a sorcery; the abilities are there from that level on."""
    here = has_level(bar.level)
    before = con.AllOf((has_level(bar.level - 1), con.Unless(here)))
    gain = Activated(bar.cost, Body((ef.Mark(THIS, fil.LEVELS[bar.level]),)), timing=AS_SORCERY, condition=before)
    given = tuple(AddAbility(ability) for ability in bar.abilities)
    return gain, StaticAbility((Continuous(fil.IsThis(), given),), condition=here)


def _to_solve(case: ToSolve) -> tuple[Ability, ...]:
    """719.3a."""
    both = con.AllOf((case.condition, con.Unless(IS_SOLVED)))
    return (Triggered(pat.BeginningOf(END, sel.You()), Body((ef.Mark(THIS, fil.SOLVED),)), condition=both),)


def _while_solved(case: WhileSolved) -> tuple[Ability, ...]:
    """702.169b–d: it functions, triggers or is activated only if the Case is solved, which it then stays (719.3b)."""
    ability = case.ability
    assert isinstance(ability, (Activated, Triggered, StaticAbility))
    both = IS_SOLVED if ability.condition is None else con.AllOf((IS_SOLVED, ability.condition))
    return (dataclasses.replace(ability, condition=both),)


WRITTEN_OUT.update({ClassLevel: _class_level, ToSolve: _to_solve, WhileSolved: _while_solved})
