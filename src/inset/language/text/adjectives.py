"""Filters as words before the noun, as the noun, or as a whole phrase; ``clauses`` has what stands after the noun."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.language.node import Filter
from inset.language.text.clauses import comparison
from inset.language.text.describe import (
    FILTERS,
    NEGATED,
    SPELL_OR_ABILITY,
    YOU,
    Describer,
    Phrase,
    add,
    is_one_stat,
    phrase,
    single,
    zone_words,
)
from inset.language.text.english import ORDINAL, listed, with_article
from inset.language.text.scribe import NoText, Scribe, writes

THATS: Final = "that's"


@writes(FILTERS, f.Anything)
def _anything(scribe: Scribe, made: Phrase, part: f.Anything) -> None:
    return


@writes(FILTERS, f.And)
def _and(scribe: Scribe, made: Phrase, part: f.And) -> None:
    for inner in part.parts:
        add(scribe, made, inner)


@writes(FILTERS, f.Or)
def _or(scribe: Scribe, made: Phrase, part: f.Or) -> None:
    """Types and subtypes share the noun; adjectives stand side by side."""
    if is_one_stat(part):
        made.after.append(_either_stat(scribe, part))
        return
    if part == SPELL_OR_ABILITY:
        made.noun = "spell or ability"
        return
    inner = Phrase(made.zone, False)
    for option in part.parts:
        add(scribe, inner, option)
    if inner.heads and not inner.after:
        token = ["token"] if inner.token else []  # "an artifact, enchantment, or token"
        made.heads.append([word for words in inner.heads for word in words] + inner.before + token)
    elif inner.before and not inner.heads:
        made.before.append(listed(inner.before, "or"))
    elif inner.noun:
        made.noun = listed([_noun_alone(scribe, option) for option in part.parts], "or")
    else:
        raise NoText(f"no one phrase says {part}")


def _either_stat(scribe: Scribe, part: f.Or) -> str:
    """ "With power 4, 5, or 6", "with power or toughness 2 or less"."""
    stats = [option for option in part.parts if isinstance(option, f.StatIs)]
    words = list(dict.fromkeys(v.STAT_WORD[stat.which] for stat in stats))
    amounts = list(dict.fromkeys(comparison(scribe, stat.op, stat.amount) for stat in stats))
    return f"with {listed(words, 'or')} {listed(amounts, 'or')}"


def _noun_alone(scribe: Scribe, option: Filter) -> str:
    alone = Phrase(t.STACK, False)
    add(scribe, alone, option)
    return alone.noun


@writes(FILTERS, f.HasType)
def _type(scribe: Scribe, made: Phrase, part: f.HasType) -> None:
    if part.types == t.PERMANENT_TYPES:
        made.before.append("permanent")
    else:
        made.heads.append([t.TYPE_WORD[bit] for bit in sorted(t.TYPE_WORD) if part.types & bit])


@writes(NEGATED, f.HasType)
def _not_type(scribe: Scribe, made: Phrase, part: f.HasType) -> None:
    made.before.extend(f"non{t.TYPE_WORD[bit]}" for bit in sorted(t.TYPE_WORD) if part.types & bit)


@writes(FILTERS, f.HasSubtype)
def _subtype(scribe: Scribe, made: Phrase, part: f.HasSubtype) -> None:
    """Kinds of spells and kinds of creatures don't share a noun: "an Adventure spell or Dragon spell"."""
    names = list(part.names)
    if made.zone == t.STACK and 0 < sum(name in SPELL_TYPES for name in names) < len(names):
        names[:-1] = [f"{name} spell" for name in names[:-1]]
    made.heads.append(names)


SPELL_TYPES: Final = ("Adventure", "Arcane", "Lesson", "Omen", "Trap")  # 205.3k


@writes(NEGATED, f.HasSubtype)
def _not_subtype(scribe: Scribe, made: Phrase, part: f.HasSubtype) -> None:
    made.before.extend(f"non-{name}" for name in part.names)


@writes(FILTERS, f.HasSupertype)
def _supertype(scribe: Scribe, made: Phrase, part: f.HasSupertype) -> None:
    made.before.append(listed(t.supertype_words(part.supertypes), "or"))


@writes(NEGATED, f.HasSupertype)
def _not_supertype(scribe: Scribe, made: Phrase, part: f.HasSupertype) -> None:
    made.before.extend(f"non{word}" for word in t.supertype_words(part.supertypes))


@writes(FILTERS, f.HasColor)
def _color(scribe: Scribe, made: Phrase, part: f.HasColor) -> None:
    words = t.color_words(part.colors) or ["colorless"]
    if len(words) > 2:
        made.after.append(f"{'that are' if made.many else THATS} {listed(words, 'or')}")
        return
    made.before.append(listed(words, "and" if made.many and len(words) > 1 else "or"))


@writes(NEGATED, f.HasColor)
def _not_color(scribe: Scribe, made: Phrase, part: f.HasColor) -> None:
    made.before.extend(f"non{word}" for word in t.color_words(part.colors) or ["colorless"])


@writes(FILTERS, f.ColorCount)
def _color_count(scribe: Scribe, made: Phrase, part: f.ColorCount) -> None:
    if (part.op, part.count) == (f.GE, 2):
        made.before.append("multicolored")
    elif (part.op, part.count) == (f.EQ, 1):
        made.before.append("monocolored")
    elif (part.op, part.count) == (f.GE, 1):
        made.after.append("that are one or more colors" if made.many else "that's one or more colors")
    else:
        made.after.append(f"that's {comparison(scribe, part.op, part.count)} colors")


def adjective(word: str, negated: str = "") -> tuple[Describer, Describer]:
    def yes(scribe: Scribe, made: Phrase, part: Any) -> None:
        made.before.append(word)

    def no(scribe: Scribe, made: Phrase, part: Any) -> None:
        made.before.append(negated or f"non{word}")

    return yes, no


for _kind, _word, _negated in (
    (f.IsTapped, "tapped", "untapped"),
    (f.IsBlocked, "blocked", "unblocked"),
    (f.IsUnblocked, "unblocked", "blocked"),
    (f.IsModified, "modified", "unmodified"),
    (f.IsHistoric, "historic", "nonhistoric"),
    (f.IsGoaded, "goaded", "nongoaded"),
    (f.IsFaceDown, "face-down", "face-up"),
    (f.IsDesignated, "prepared", "unprepared"),
    (f.IsSuspended, "suspended", "unsuspended"),
    (f.IsForetold, "foretold", "unforetold"),
):
    FILTERS[_kind], NEGATED[_kind] = adjective(_word, _negated)


@writes(FILTERS, f.IsOutlaw)
def _outlaw(scribe: Scribe, made: Phrase, part: f.IsOutlaw) -> None:
    if made.zone == t.BATTLEFIELD:
        made.noun = "outlaw"
    else:
        made.before.append("outlaw")


@writes(FILTERS, f.IsBlocking)
def _blocking(scribe: Scribe, made: Phrase, part: f.IsBlocking) -> None:
    if part.whom is None:
        made.before.append("blocking")
    else:
        made.after.append(f"blocking {scribe.refer(part.whom).words}")


@writes(NEGATED, f.IsBlocking)
def _not_blocking(scribe: Scribe, made: Phrase, part: f.IsBlocking) -> None:
    made.before.append("nonblocking")


@writes(FILTERS, f.IsMarked)
def _marked(scribe: Scribe, made: Phrase, part: f.IsMarked) -> None:
    if part.mark == f.RING_BEARER:
        made.heads.append(["Ring-bearer"])
    else:
        made.before.append(f.MARK_WORD[part.mark])


@writes(NEGATED, f.IsMarked)
def _not_marked(scribe: Scribe, made: Phrase, part: f.IsMarked) -> None:
    made.before.append(f"non{f.MARK_WORD[part.mark]}")


@writes(FILTERS, f.IsCommander)
def _commander(scribe: Scribe, made: Phrase, part: f.IsCommander) -> None:
    made.heads.append(["commander"])


@writes(NEGATED, f.IsCommander)
def _not_commander(scribe: Scribe, made: Phrase, part: f.IsCommander) -> None:
    made.before.append("noncommander")


@writes(FILTERS, f.IsAttacking)
def _attacking(scribe: Scribe, made: Phrase, part: f.IsAttacking) -> None:
    if part.whom is None:
        made.before.append("attacking")
    else:
        made.after.append("attacking you" if part.whom == YOU else f"attacking {scribe.players(part.whom)}")


@writes(NEGATED, f.IsAttacking)
def _not_attacking(scribe: Scribe, made: Phrase, part: f.IsAttacking) -> None:
    made.before.append("nonattacking")


@writes(FILTERS, f.IsToken)
def _token(scribe: Scribe, made: Phrase, part: f.IsToken) -> None:
    made.token = True


@writes(NEGATED, f.IsToken)
def _not_token(scribe: Scribe, made: Phrase, part: f.IsToken) -> None:
    if made.zone & (t.BATTLEFIELD | t.STACK):
        made.before.append("nontoken")  # elsewhere the word "card" says so (108.2b)


@writes(NEGATED, f.IsThis)
def _other(scribe: Scribe, made: Phrase, part: f.IsThis) -> None:
    made.other = True


@writes(FILTERS, f.IsThis)
def _this(scribe: Scribe, made: Phrase, part: f.IsThis) -> None:
    made.whole = "~"


@writes(FILTERS, f.IsIn)
def _is_in(scribe: Scribe, made: Phrase, part: f.IsIn) -> None:
    """Where the description itself must tell: an "exiled card", a "card from your graveyard"."""
    if part.zones == t.EXILE:
        made.before.append("exiled")
    elif part.zones == t.BATTLEFIELD:
        made.noun = "permanent"
    else:
        whose = "your" if made.owner == YOU else "a"
        made.after.append(f"from {zone_words(part.zones, whose)}")


@writes(FILTERS, f.CameFrom)
def _came_from(scribe: Scribe, made: Phrase, part: f.CameFrom) -> None:
    made.whole = scribe.refer(part.what).words


@writes(FILTERS, f.NthCast)
def _nth_cast(scribe: Scribe, made: Phrase, part: f.NthCast) -> None:
    """ "The first spell you cast from exile each turn"."""
    assert isinstance(part.what, p.Casts)
    where = part.what.where
    by = f.WasCastBy(part.what.who)
    parts = where.parts if isinstance(where, f.And) else (where,)
    spells = f.And((*(x for x in parts if not isinstance(x, f.WasCastFrom)), by))
    rest = f.And(tuple(x for x in parts if isinstance(x, f.WasCastFrom)))
    origin = "".join(f" {word}" for word in phrase(scribe, rest, t.STACK).after)
    made.whole = f"the {ORDINAL[part.nth]} {single(scribe, spells, t.STACK)}{origin} each turn"


@writes(FILTERS, f.IsOneOf)
def _one_of(scribe: Scribe, made: Phrase, part: f.IsOneOf) -> None:
    known = scribe.known.get(part.what)
    if known is not None and known.words == "the milled cards":
        made.after.append("milled this way")
    elif isinstance(part.what, s.LinkedCards) and made.zone == t.EXILE:
        made.after.append("exiled with ~")
    else:
        made.whole = scribe.refer(part.what).words


@writes(NEGATED, f.IsOneOf)
def _not_one_of(scribe: Scribe, made: Phrase, part: f.IsOneOf) -> None:
    made.other = True


@writes(FILTERS, f.IsSpell)
def _spell(scribe: Scribe, made: Phrase, part: f.IsSpell) -> None:
    made.noun = "spell"


@writes(FILTERS, f.IsAbility)
def _ability(scribe: Scribe, made: Phrase, part: f.IsAbility) -> None:
    kinds = (["activated"] if part.activated else []) + (["triggered"] if part.triggered else [])
    made.noun = "ability" if len(kinds) == 2 and made.noun == "spell" else f"{listed(kinds, 'or')} ability"


@writes(FILTERS, f.SourceIs)
def _source(scribe: Scribe, made: Phrase, part: f.SourceIs) -> None:
    words = phrase(scribe, part.where).words().removesuffix("permanent").rstrip()
    made.after.append(f"from {with_article(words)} source")
