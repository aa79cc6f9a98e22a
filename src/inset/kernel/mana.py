"""Mana symbols and costs (106, 107.4, 202).

A cost is a generic amount, a number of {X}, and *pips*: integers whose low six bits say which types of mana
pay for the symbol, with flags for the symbols that may be paid otherwise. ``{W/U}`` is ``WHITE | BLUE``.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ALL_COLORS, ALL_MANA, COLOR_LETTER, COLORLESS_MANA, LETTER_COLOR, MANA_TYPES

PHYREXIAN: Final = 64  # 107.4f: or two life
TWO_GENERIC: Final = 128  # 107.4e: {2/W}, or two generic mana
SNOW_PIP: Final = 256  # 107.4h: one mana of any type from a snow source
# 701.67: in a cost that is being paid: generic mana for which an artifact or creature may be tapped instead; {X} of it
BENT: Final = 2048 | 512
BENT_X: Final = 4096


class ManaCost:
    """An immutable mana cost: ``{X}{2}{W/U}`` is one X, two generic and one pip (202.1)."""

    __slots__ = ("generic", "pips", "x")

    def __init__(self, generic: int = 0, pips: tuple[int, ...] = (), x: int = 0) -> None:
        self.generic = generic
        self.pips = pips
        self.x = x

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ManaCost):
            return NotImplemented
        return (
            self.generic == other.generic
            and self.x == other.x
            and (self.pips == other.pips or sorted(self.pips) == sorted(other.pips))
        )

    def __hash__(self) -> int:
        return hash((self.generic, self.x, tuple(sorted(self.pips))))

    def __str__(self) -> str:
        parts = ["{X}"] * self.x
        generic = self.generic + self.pips.count(BENT)
        if generic or not (self.pips or self.x):
            parts.append(f"{{{generic}}}")
        parts.extend(pip_text(p) for p in self.pips if p not in (BENT, BENT_X))
        return "".join(parts)

    def __repr__(self) -> str:
        return f"mana({str(self)!r})"

    def plus(self, other: ManaCost) -> ManaCost:
        return ManaCost(self.generic + other.generic, self.pips + other.pips, self.x + other.x)

    def less_generic(self, amount: int) -> ManaCost:
        """601.2f, 118.7a: a reduction of generic mana stops at zero and touches nothing else."""
        pips = self.pips
        if amount > self.generic and BENT in pips:
            pips = _without_bent(pips, amount - self.generic)
        return ManaCost(max(0, self.generic - amount), pips, self.x)

    def waterbent(self) -> ManaCost:
        """701.67a: for its generic mana artifacts and creatures may be tapped."""
        return ManaCost(0, self.pips + (BENT,) * self.generic + (BENT_X,) * self.x, self.x)

    def less(self, cut: ManaCost, only_colored: bool = False) -> ManaCost:
        """118.7b–d, f, g: each colored or colorless symbol removes one that it matches, or else one generic mana.

        ``only_colored``: or else nothing. For a symbol that can be paid in several ways, the matching one is used
        (601.2b).
        """
        assert not cut.has_hybrid(), "no cost is reduced by hybrid symbols (118.7e)"
        pips, spare = list(self.pips), cut.generic
        for symbol in cut.pips:
            kinds = 0 if symbol & SNOW_PIP else symbol & ALL_MANA
            fitting = [pip for pip in pips if pip & kinds]
            if fitting:
                pips.remove(min(fitting, key=lambda pip: (pip & ~kinds != 0, pip)))
            elif not only_colored:
                spare += 1
        return ManaCost(self.generic, tuple(pips), self.x).less_generic(spare)

    def has_hybrid(self) -> bool:
        """107.4e: is one of its symbols two halves?"""
        for pip in self.pips:
            if pip & TWO_GENERIC or (pip & ALL_MANA) & ((pip & ALL_MANA) - 1):
                return True
        return False

    def choices(self) -> list[ManaCost]:
        """118.7e: the same with one half chosen of each hybrid symbol, in every way."""
        found = [ManaCost(self.generic, (), self.x)]
        for pip in self.pips:
            kinds = [kind for kind in MANA_TYPES if pip & kind]
            halves = [ManaCost(0, (kind | (pip & PHYREXIAN),)) for kind in kinds] or [ManaCost(0, (pip,))]
            if pip & TWO_GENERIC:
                halves.append(ManaCost(2))
            found = [cost.plus(half) for cost in found for half in halves]
        return list(dict.fromkeys(found))

    def with_x(self, value: int, color: int = 0) -> ManaCost:
        """The cost with each {X} replaced by the value chosen for it (107.3); ``color``: only such mana is spent on it."""
        if not self.x:
            return self
        if color:
            return ManaCost(self.generic, self.pips + (color,) * (self.x * value), 0)
        bent = self.pips.count(BENT_X)
        if bent:
            pips = tuple(pip for pip in self.pips if pip != BENT_X) + (BENT,) * (bent * value)
            return ManaCost(self.generic + (self.x - bent) * value, pips, 0)
        return ManaCost(self.generic + self.x * value, self.pips, 0)

    def value(self, x: int = 0) -> int:
        """The mana value (202.3); {X} counts as ``x``, which is 0 anywhere but on the stack (202.3e)."""
        total = self.generic + self.x * x
        for pip in self.pips:
            total += 2 if pip & TWO_GENERIC else 1  # 202.3f: the largest component
        return total

    def least(self) -> int:
        """The least mana that can pay it: {X} is 0, and life may pay for Phyrexian symbols (107.4f)."""
        total = self.generic
        for pip in self.pips:
            if not pip & PHYREXIAN:
                total += 1
        return total

    def most_generic(self) -> int:
        """The most generic mana that it may come to as its symbols are announced (601.2b)."""
        return self.generic + sum([2 for pip in self.pips if pip & TWO_GENERIC])

    def colors(self) -> int:
        """The colors of its symbols (105.2, 202.2)."""
        mask = 0
        for pip in self.pips:
            mask |= pip & ALL_COLORS
        return mask

    def is_free(self) -> bool:
        return not (self.generic or self.pips or self.x)


FREE: Final = ManaCost()


def _without_bent(pips: tuple[int, ...], amount: int) -> tuple[int, ...]:
    left = list(pips)
    for _ in range(min(amount, pips.count(BENT))):
        left.remove(BENT)
    return tuple(left)


def pip_text(pip: int) -> str:
    if pip & SNOW_PIP:
        return "{S}"
    letters = [COLOR_LETTER[m] for m in _printed_order(pip & ALL_MANA)]
    if pip & TWO_GENERIC:
        letters.insert(0, "2")
    if pip & PHYREXIAN:
        letters.append("P")
    return "{" + "/".join(letters) + "}"


def _printed_order(mask: int) -> list[int]:
    """Hybrid symbols are printed in the shorter way round the color wheel: {W/U}, {G/W}, {R/W}, {C/W}."""
    present = [m for m in MANA_TYPES if mask & m]
    if len(present) == 2 and not mask & COLORLESS_MANA:
        first, second = present
        distance = MANA_TYPES.index(second) - MANA_TYPES.index(first)
        if distance > 2:
            return [second, first]
    if mask & COLORLESS_MANA and len(present) > 1:
        return [COLORLESS_MANA] + [m for m in present if m != COLORLESS_MANA]
    return present


def parse_symbol(symbol: str) -> ManaCost:
    """One symbol without its braces: ``W``, ``3``, ``X``, ``W/U``, ``2/R``, ``G/P``, ``C``, ``S``."""
    if symbol.isdigit() and symbol.isascii() and len(symbol) <= 9:
        return ManaCost(int(symbol))
    if symbol == "X":
        return ManaCost(0, (), 1)
    if symbol == "S":
        return ManaCost(0, (SNOW_PIP,))
    pip = 0
    for part in symbol.split("/"):
        if part == "P":
            pip |= PHYREXIAN
        elif part == "2":
            pip |= TWO_GENERIC
        elif part in LETTER_COLOR:
            pip |= LETTER_COLOR[part]
        else:
            raise ValueError(f"{{{symbol}}} is not a mana symbol")
    if not pip & ALL_MANA:
        raise ValueError(f"{{{symbol}}} is not a mana symbol")
    return ManaCost(0, (pip,))


def parse(text: str) -> ManaCost:
    """A cost from its printed form.

    >>> parse("{X}{2}{W/U}")
    mana('{X}{2}{W/U}')
    >>> parse("{1}{R}").value()
    2
    """
    generic = x = 0
    pips: list[int] = []
    rest = text
    while rest:
        end = rest.find("}")
        if rest[0] != "{" or end < 0:
            raise ValueError(f"{text!r} is not a mana cost")
        part = parse_symbol(rest[1:end])
        generic += part.generic
        pips.extend(part.pips)
        x += part.x
        rest = rest[end + 1 :]
    return ManaCost(generic, tuple(pips), x)
