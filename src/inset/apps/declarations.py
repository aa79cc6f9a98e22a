"""508.1a, 509.1a: attackers and blockers typed in one line, by numbers and letters or by names.

``1 3``, ``all``, ``bears, giant``, ``1>2``, ``bears > Bob``; ``1a 2a``, ``bears blocks angel``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from inset.apps.screen import counted
from inset.kernel.errors import InsetError

NO_FIT: Final = 3
ATTACK_HELP: Final = "Attack with numbers or names, such as 1 3 or bears, giant; or with all, or with none."
BLOCK_HELP: Final = "Block with a number and a letter, such as 1a 2b, or with names: bears blocks angel; or with none."
_NUMBERED_ATTACK: Final = re.compile(r"(\d{1,4})(?:>(\d{1,4}))?")
_NUMBERED_BLOCK: Final = re.compile(r"(\d{1,4})([a-z])")
_ATTACKS: Final = re.compile(r"\s*>\s*|\s+attacks?\s+")
_BLOCKS: Final = re.compile(r"\s*>\s*|\s+blocks?\s+")
Pick = tuple[int, int]  # the place of a creature, and of what it attacks or blocks


def fitness(name: str, wanted: str) -> int:
    """How well a name fits what was typed: all of it, its beginning, some of it, not at all."""
    return 0 if name == wanted else 1 if name.startswith(wanted) else 2 if wanted in name else NO_FIT


def attack_picks(line: str, creatures: Sequence[str], whom: Sequence[str]) -> list[Pick]:
    """The attackers of a line, each with whom it attacks.

    >>> attack_picks("1 3>2", ["Ox", "Elk", "Cat"], ["Bob", "Jace"])
    [(0, 0), (2, 1)]
    >>> attack_picks("cat > jace, ox", ["Ox", "Elk", "Cat"], ["Bob", "Jace"])
    [(2, 1), (0, 0)]
    """
    if line == "all":
        return [(place, 0) for place in range(len(creatures))]
    picks: list[Pick] = []
    for part in _parts(line, _NUMBERED_ATTACK):
        numbers = _NUMBERED_ATTACK.fullmatch(part)
        if numbers is not None:
            creature, target = int(numbers[1]), int(numbers[2] or 1)
            if not 1 <= creature <= len(creatures):
                raise InsetError(ATTACK_HELP)
            if not 1 <= target <= len(whom):
                raise InsetError(f"There is no {target} to attack.")
            picks.append((creature - 1, target - 1))
            continue
        name, _, target_name = _halves(part, _ATTACKS)
        place = _place(name, creatures, [creature for creature, _ in picks], ATTACK_HELP)
        picks.append((place, _place(target_name, whom, (), f"There is no {target_name[:40]!r} to attack.")))
    return picks


def block_picks(line: str, blockers: Sequence[str], attackers: Sequence[str]) -> list[Pick]:
    """The blockers of a line, each with the attacker that it blocks. A single attacker needn't be named.

    >>> block_picks("1a 2a", ["Ox", "Elk"], ["Angel"])
    [(0, 0), (1, 0)]
    >>> block_picks("elk blocks angel, ox > b", ["Ox", "Elk"], ["Angel", "Bat"])
    [(1, 0), (0, 1)]
    """
    picks: list[Pick] = []
    for part in _parts(line, _NUMBERED_BLOCK):
        numbers = _NUMBERED_BLOCK.fullmatch(part)
        if numbers is not None:
            creature, letter = int(numbers[1]), ord(numbers[2]) - 97
            if not 1 <= creature <= len(blockers) or letter >= len(attackers):
                raise InsetError(BLOCK_HELP)
            picks.append((creature - 1, letter))
            continue
        name, between, target = _halves(part, _BLOCKS)
        if not between and len(attackers) > 1:
            raise InsetError(BLOCK_HELP)
        letter = ord(target) - 97 if len(target) == 1 else -1
        place = _place(name, blockers, [creature for creature, _ in picks], BLOCK_HELP)
        picks.append((place, letter if 0 <= letter < len(attackers) else _place(target, attackers, (), BLOCK_HELP)))
    return picks


def _parts(line: str, numbered: re.Pattern[str]) -> Iterator[str]:
    """Names are separated by commas; numbers need none."""
    if line == "none":
        return
    for part in line.split(","):
        words = part.split()
        if words and all(numbered.fullmatch(word) for word in words):
            yield from words
        elif words:
            yield " ".join(words)


def _halves(part: str, between: re.Pattern[str]) -> tuple[str, str, str]:
    found = between.search(part)
    return (part, "", "") if found is None else (part[: found.start()], found[0], part[found.end() :])


def _place(wanted: str, names: Sequence[str], taken: Sequence[int], otherwise: str) -> int:
    """The place of a name or number; an empty word means the first. Among equal names, one that isn't taken yet."""
    if not wanted:
        return 0
    if wanted.isdecimal() and 1 <= counted(wanted) <= len(names):
        return counted(wanted) - 1
    found = [(fitness(name.casefold(), wanted), place in taken, place) for place, name in enumerate(names)]
    best = min(found, default=(NO_FIT, False, 0))
    if best[0] == NO_FIT:
        raise InsetError(otherwise)
    return best[2]
