"""Numbers, mana, sizes: the terminals, and phrases for computed numbers.

``counted("card")`` makes a nonterminal for "a card", "two cards", "X cards", "that many cards"; its value is the number.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from inset.kernel.mana import ManaCost, parse as parse_mana
from inset.kernel.types import COLOR_WORD
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.language.mods import ModifyPT
from inset.oracle.grammar.symbols import A_DESC, CLOSED, COMPARED, DESC, OF_THING, STAT, VALUE, WHOSE
from inset.oracle.lexicon import NUMBERS, ORDINALS, plural
from inset.oracle.phrase import Nonterminal, Terminal, Words, phrase, words_for
from inset.oracle.spoken import CountOf, Every, LifeLost, OpponentsWho, Size, ThatMany

X: Final = v.X()

# --- terminals --------------------------------------------------------------------------------------------------------------


def _word_terminal(name: str, table: dict[str, Any], kinds: tuple[str, ...] = ()) -> Terminal:
    back: dict[Any, str] = {}
    for word, value in table.items():
        back.setdefault(value, word)

    def match(words: Words, at: int) -> list[tuple[Any, int]]:
        word = words[at]
        return [(table[word], at + 1)] if word in table else []

    def say(value: Any) -> Words | None:
        try:
            word = back.get(value)
        except TypeError:
            return None
        return None if word is None or type(table[word]) is not type(value) else (word,)

    return Terminal(name, (*table, *kinds), match, say)


def _digits(words: Words, at: int) -> list[tuple[Any, int]]:
    word = words[at]
    if word == "X":
        return [(X, at + 1)]
    return [(int(word), at + 1)] if word.isdigit() and word.isascii() and len(word) < 7 and _plain(word) else []


def _plain(word: str) -> bool:
    return word == "0" or not word.startswith("0")


def _say_digits(value: Any) -> Words | None:
    if value == X:
        return ("X",)
    return (str(value),) if type(value) is int and value >= 0 else None


NUMERAL: Final = Terminal("numeral", ("#number", "X"), _digits, _say_digits)  # "3", "X": damage, life
SEVERAL: Final = _word_terminal("number", {word: i for i, word in enumerate(NUMBERS) if i > 1} | {"X": X})  # "two"
ONE_UP: Final = _word_terminal("number", {word: i for i, word in enumerate(NUMBERS) if i > 0} | {"X": X})  # "one"
ORDINAL: Final = _word_terminal("ordinal", {word: i for i, word in enumerate(ORDINALS) if i})


def _mana(words: Words, at: int) -> list[tuple[Any, int]]:
    word = words[at]
    if not word.startswith("{"):
        return []
    try:
        made = parse_mana(word)
    except ValueError:
        return []
    return [(made, at + 1)] if str(made) == word else []


def _say_mana(value: Any) -> Words | None:
    return (str(value),) if isinstance(value, ManaCost) else None


def _generic(words: Words, at: int) -> list[tuple[Any, int]]:
    word = words[at]
    inner = word[1:-1]
    return (
        [(int(inner), at + 1)] if word[:1] == "{" and word[-1:] == "}" and inner.isdigit() and inner.isascii() else []
    )


def _say_generic(value: Any) -> Words | None:
    return (f"{{{value}}}",) if type(value) is int and value >= 0 else None


def _colored(words: Words, at: int) -> list[tuple[Any, int]]:
    return [(made, end) for made, end in _mana(words, at) if _is_colored(made)]


def _say_colored(value: Any) -> Words | None:
    return _say_mana(value) if isinstance(value, ManaCost) and _is_colored(value) else None


def _is_colored(cost: ManaCost) -> bool:
    return bool(cost.pips) and not cost.generic and not cost.x and not cost.has_hybrid()


def _of_one_color(words: Words, at: int) -> list[tuple[Any, int]]:
    return [(made, end) for made, end in _colored(words, at) if _has_one_color(made)]


def _say_one_color(value: Any) -> Words | None:
    return _say_colored(value) if isinstance(value, ManaCost) and _has_one_color(value) else None


def _has_one_color(cost: ManaCost) -> bool:
    return len(set(cost.pips)) == 1 and cost.pips[0] in COLOR_WORD


def _several_generic(words: Words, at: int) -> list[tuple[Any, int]]:
    return [(n, end) for n, end in _generic(words, at) if n > 1]


def _say_several_generic(value: Any) -> Words | None:
    return _say_generic(value) if type(value) is int and value > 1 else None


GENERIC_UP: Final = Terminal("generic mana", ("#mana",), _several_generic, _say_several_generic)  # "{2}" and more
GENERIC: Final = Terminal("generic mana", ("#mana",), _generic, _say_generic)  # "{2}" as a number
MANA: Final = Terminal("mana", ("#mana",), _mana, _say_mana)
ONE_COLOR: Final = Terminal("mana of one color", ("#mana",), _of_one_color, _say_one_color)  # "{U}{U}"
COLORED: Final = Terminal("colored mana", ("#mana",), _colored, _say_colored)  # "{U}{U}"


def _mixed(words: Words, at: int) -> list[tuple[Any, int]]:
    return [(made, end) for made, end in _mana(words, at) if _is_mixed(made)]


def _say_mixed(value: Any) -> Words | None:
    return _say_mana(value) if isinstance(value, ManaCost) and _is_mixed(value) else None


def _is_mixed(cost: ManaCost) -> bool:
    return bool(cost.pips) and bool(cost.generic) and not cost.x and not cost.has_hybrid()


MIXED: Final = Terminal("generic and colored mana", ("#mana",), _mixed, _say_mixed)  # "{2}{U}"

_SIZE: Final = re.compile(r"(\d+|X)/(\d+|X)")
_CHANGE: Final = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X)")


def _amount(text: str) -> Any:
    return X if text == "X" else int(text)


def _size(words: Words, at: int) -> list[tuple[Any, int]]:
    found = _SIZE.fullmatch(words[at])
    return [(Size(_amount(found.group(1)), _amount(found.group(2))), at + 1)] if found else []


def _say_size(value: Any) -> Words | None:
    if not isinstance(value, Size):
        return None
    return (f"{_shown(value.power)}/{_shown(value.toughness)}",)


def _shown(amount: Any) -> str:
    return "X" if amount == X else str(amount)


SIZE: Final = Terminal("size", ("#size",), _size, _say_size)


def _change(words: Words, at: int) -> list[tuple[Any, int]]:
    """``+2/-1``; a zero has the sign of the other number."""
    found = _CHANGE.fullmatch(words[at])
    if not found:
        return []
    a, power, b, toughness = found.groups()
    p, ps = _signed(a, power)
    t, ts = _signed(b, toughness)
    made = ModifyPT(p, t, ps, ts)
    return [(made, at + 1)] if _say_change(made) == (words[at],) else []


def _signed(sign: str, text: str) -> tuple[Any, int]:
    if text == "X":
        return X, 1 if sign == "+" else -1
    return (int(text) if sign == "+" else -int(text)), 1


def _say_change(value: Any) -> Words | None:
    if not isinstance(value, ModifyPT):
        return None
    signs = [_sign(value.power, value.power_sign), _sign(value.toughness, value.toughness_sign)]
    if None in signs:
        return None
    marks = [s or next((o for o in signs if o), "+") for s in signs]
    p, t = (_shown(abs(n) if isinstance(n, int) else n) for n in (value.power, value.toughness))
    return (f"{marks[0]}{p}/{marks[1]}{t}",)


def _sign(amount: Any, sign: int) -> str | None:
    if amount == X:
        return "+" if sign > 0 else "-"
    if not isinstance(amount, int):
        return None
    return "" if amount == 0 else "+" if amount > 0 else "-"


CHANGE: Final = Terminal("+N/+N", ("#size",), _change, _say_change)

# --- counted nouns ----------------------------------------------------------------------------------------------------------


@cache
def counted(noun: str) -> Nonterminal:
    """ "A card", "two cards", "X cards", "that many cards"."""
    made = Nonterminal(f"some {plural(noun)}")
    many = " ".join((*noun.split()[:-1], plural(noun.split()[-1])))
    n, value = SEVERAL("n"), VALUE("n")
    phrase(made, f"a {noun}", 1)
    phrase(made, f"<n> {many}", n)
    phrase(made, f"that many {many}", ThatMany())
    phrase(made, f"that many {many} plus one", v.Plus(ThatMany(), 1))
    phrase(made, f"that many {many} minus one", v.Minus(ThatMany(), 1))
    phrase(made, f"twice X {many}", v.Times(2, X))
    phrase(made, f"{many} equal to <n>", value)
    phrase(made, f"a number of {many} equal to <n>", value)
    return made


CARDS: Final = counted("card")

# --- computed numbers -------------------------------------------------------------------------------------------------------
words_for(STAT, {"power": v.POWER, "toughness": v.TOUGHNESS, "mana value": v.MANA_VALUE})
words_for(STAT, {"base power": v.BASE_POWER, "base toughness": v.BASE_TOUGHNESS})
_HIT: Final = s.PlayersInEvents(s.Opponents(), p.DealsDamage(f.Anything(), to_players=s.Opponents(), combat=True))
_stat, _whose, _many = STAT("stat"), OF_THING("of"), DESC.many("what")
phrase(VALUE, "the number of <what>", CountOf(_many))
phrase(VALUE, "the number of card types among <what>", v.CardTypesAmong(Every(_many, "there")))
phrase(VALUE, "<of> <stat>", v.Stat(_stat, _whose))
phrase(VALUE, "the (greatest|highest) <stat> among <what>", v.Greatest(_stat, _many))
phrase(VALUE, "the total <stat> of <what>", v.Total(_stat, _many))
phrase(VALUE, "the <stat> of the exiled card used to craft it", v.Stat(_stat, s.Materials()))  # 702.167c
phrase(VALUE, "the total <stat> of the exiled cards used to craft it", v.Total(_stat, s.Materials()))
phrase(VALUE, "the number of colors among the exiled cards used to craft it", v.ColorsAmong(s.Materials()))
phrase(VALUE, "twice <n>", v.Times(2, VALUE("n")))
phrase(VALUE, "three times <n>", v.Times(3, VALUE("n")))
phrase(VALUE, "the number of opponents who control <what>", OpponentsWho(A_DESC("what")))
phrase(VALUE, "the number of opponents who were dealt combat damage this turn", v.CountPlayers(_HIT))
phrase(VALUE, "the amount of life you gained this turn", v.TimesHappened(p.GainsLife(s.You()), True))
phrase(VALUE, "the amount of life you've gained this turn", v.TimesHappened(p.GainsLife(s.You()), True))
phrase(VALUE, "the life lost this way", LifeLost())
phrase(VALUE, "the number of colors in your commanders ' color identity", v.IdentityColors())
phrase(VALUE, "<who> life total", v.LifeTotal(WHOSE("who")))

_n = NUMERAL("n")
_m, _own = VALUE("m"), v.Stat(STAT("stat"), OF_THING("of"))
phrase(COMPARED, "<closed>", CLOSED("closed"))
phrase(CLOSED, "<n>", (f.EQ, _n))
phrase(CLOSED, "<n> or less", (f.LE, _n))
phrase(CLOSED, "<n> or greater", (f.GE, _n))
for _words, _op in (
    ("less than or equal to", f.LE), ("equal to", f.EQ), ("less than", f.LT), ("greater than", f.GT),
    ("greater than or equal to", f.GE),
):  # fmt: skip
    phrase(COMPARED, f"{_words} <m>", (_op, _m))
    phrase(CLOSED, f"{_words} <n>", (_op, _n))
    phrase(CLOSED, f"{_words} <of> <stat>", (_op, _own))
phrase(VALUE, "the number of opponents you have", v.CountPlayers(s.Opponents()))
