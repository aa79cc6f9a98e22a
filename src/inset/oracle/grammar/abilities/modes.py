"""700.2: modes. How many are chosen, under which condition another number; names and costs of modes."""

from __future__ import annotations

from typing import Any, Final

from inset.language import abilities as a, costs as c
from inset.oracle.grammar.instructions.clauses import PLAIN_TEXT
from inset.oracle.grammar.numbers.numbers import MANA, SEVERAL
from inset.oracle.grammar.symbols import CONDITION, PRICED_MODES, TEXT, TIERS, UNCONDITIONAL
from inset.oracle.lexicon import TIER_NAMES
from inset.oracle.phrase import Cons, Nonterminal, Terminal, Words, phrase, words_for
from inset.oracle.spoken import ModalText, NamedText, PricedText

_LONGEST: Final = 8


def _name(words: Words, at: int) -> list[tuple[Any, int]]:
    """ "Smash the Door", "Disarm": words before a dash, which begin with a small letter as the first of a mode."""
    end = at
    while end < len(words) and end - at < _LONGEST and (words[end][:1].isalpha() or words[end] in (",", "'s", "!")):
        end += 1
    if end == at or words[end : end + 1] != ("—",):
        return []
    text = " ".join(words[at:end]).replace(" ,", ",").replace(" 's", "'s").replace(" !", "!")
    return [(text[0].upper() + text[1:], end)]


def _say_name(value: Any) -> Words | None:
    if not isinstance(value, str) or not value:
        return None
    small = value[0].lower() + value[1:]
    return tuple(small.replace(",", " ,").replace("'s", " 's").replace("!", " !").split())


MODE_NAME: Final = Terminal("name of a mode", ("", "#name"), _name, _say_name, _LONGEST + 1)
MODE: Final = Nonterminal("mode")
phrase(MODE, "• <t>", PLAIN_TEXT("t"))
phrase(MODE, "• <name> — <t>", NamedText(MODE_NAME("name"), PLAIN_TEXT("t")))
BULLETS: Final = Nonterminal("bullets")
phrase(BULLETS, "<m>", (MODE("m"),))
phrase(BULLETS, "<m> <rest>", Cons(MODE("m"), BULLETS("rest")))

# --- with a cost of their own (700.2h), some with a name (702.183) ----------------------------------------------------------
_price, _plain = c.PayMana(MANA("cost")), PLAIN_TEXT("t")
phrase(PRICED_MODES, "+ <cost> — <t>", (PricedText(_price, _plain),))
phrase(PRICED_MODES, "+ <cost> — <t> <rest>", Cons(PricedText(_price, _plain), PRICED_MODES("rest")))
TIER: Final = Nonterminal("name of a tier")
words_for(TIER, {f"{name[0].lower()}{name[1:]}": name for name in TIER_NAMES})
_tier = PricedText(_price, _plain, TIER("name"))
phrase(TIERS, "• <name> — <cost> — <t>", (_tier,))
phrase(TIERS, "• <name> — <cost> — <t> <rest>", Cons(_tier, TIERS("rest")))

# --- how many ---------------------------------------------------------------------------------------------------------------
_bullets, _n, _if = BULLETS("modes"), SEVERAL("n"), CONDITION("if")
OTHER_COUNT: Final = {
    "you may choose both": (1, 2, False),
    "you may choose both instead": (1, 2, True),
    "you may choose two instead": (1, 2, True),
    "choose both instead": (2, 2, True),
    "choose one or more instead": (1, 99, True),
    "choose any number instead": (0, 99, True),
}
for _of in (TEXT, UNCONDITIONAL):
    phrase(_of, "choose one — <modes>", ModalText(_bullets, 1, 1))
    phrase(_of, "choose one at random — <modes>", ModalText(_bullets, 1, 1, at_random=True))
    phrase(_of, "choose up to one — <modes>", ModalText(_bullets, 0, 1))
    phrase(_of, "choose one or both — <modes>", ModalText(_bullets, 1, 2))
    phrase(_of, "choose one or more — <modes>", ModalText(_bullets, 1, 99))
    phrase(_of, "choose any number — <modes>", ModalText(_bullets, 0, 99))
    phrase(_of, "choose up to <n> — <modes>", ModalText(_bullets, 0, _n))
    phrase(_of, "choose <n> — <modes>", ModalText(_bullets, _n, _n))
    phrase(
        _of, "choose <n>. you may choose the same mode more than once. <modes>", ModalText(_bullets, _n, _n, again=True)
    )
    _once = ModalText(_bullets, 1, 1, unchosen=a.UNCHOSEN_EVER)
    phrase(_of, "choose one that hasn't been chosen — <modes>", _once)
    _today = ModalText(_bullets, 1, 1, unchosen=a.UNCHOSEN_THIS_TURN)
    phrase(_of, "choose one that hasn't been chosen this turn — <modes>", _today)
    for _words, (_least, _most, _said) in OTHER_COUNT.items():
        _other = ModalText(_bullets, 1, 1, instead=a.OtherCount(_if, _least, _most), instead_said=_said)
        phrase(_of, f"choose one. if <if>, {_words}. <modes>", _other)
        phrase(_of, f"choose one. if <if> as you cast this spell, {_words}. <modes>", _other)
