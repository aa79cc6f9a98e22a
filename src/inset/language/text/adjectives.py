"""Filters as words before the noun, as the noun, or as a whole phrase; ``clauses`` has what stands after the noun."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import filters as f, keywords as kw, patterns as p, selections as s, statics as st, values as v
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
from inset.language.text.english import listed, ordinal, with_article
from inset.language.text.writer import NoText, Writer, writes

THATS: Final = "that's"


@writes(FILTERS, f.Anything)
def _anything(writer: Writer, made: Phrase, part: f.Anything) -> None:
    return


@writes(FILTERS, f.And)
def _and(writer: Writer, made: Phrase, part: f.And) -> None:
    for inner in part.parts:
        add(writer, made, inner)


@writes(FILTERS, f.Or)
def _or(writer: Writer, made: Phrase, part: f.Or) -> None:
    """Types and subtypes share the noun; adjectives stand side by side."""
    if is_one_stat(part):
        made.after.append(_either_stat(writer, part))
        return
    if part == SPELL_OR_ABILITY:
        made.noun = "spell or ability"
        return
    first, second = part.parts[0], part.parts[-1]
    if isinstance(first, f.IsBlocking) and isinstance(second, f.IsBlocked) and first.whom == second.by is not None:
        made.after.append(f"blocking or blocked by {writer.refer(second.by).words}")
        return
    inner = Phrase(made.zone, False)
    for option in part.parts:
        add(writer, inner, option)
    if inner.heads and not inner.after:
        token = ["token"] if inner.token else []  # "an artifact, enchantment, or token"
        made.heads.append([word for words in inner.heads for word in words] + inner.before + token)
    elif inner.before and not inner.heads:
        made.before.append(listed(inner.before, "or"))
    elif inner.noun:
        made.noun = listed([_noun_alone(writer, option) for option in part.parts], "or")
    else:
        raise NoText(f"no one phrase says {part}")


def _either_stat(writer: Writer, part: f.Or) -> str:
    """ "With power 4, 5, or 6", "with power or toughness 2 or less"."""
    stats = [option for option in part.parts if isinstance(option, f.StatIs)]
    words = list(dict.fromkeys(v.STAT_WORD[stat.which] for stat in stats))
    amounts = list(dict.fromkeys(comparison(writer, stat.op, stat.amount) for stat in stats))
    return f"with {listed(words, 'or')} {listed(amounts, 'or')}"


def _noun_alone(writer: Writer, option: Filter) -> str:
    alone = Phrase(t.STACK, False)
    add(writer, alone, option)
    return alone.noun


@writes(FILTERS, f.HasType)
def _type(writer: Writer, made: Phrase, part: f.HasType) -> None:
    if part.types == t.PERMANENT_TYPES:
        made.before.append("permanent")
    else:
        made.heads.append([t.TYPE_WORD[bit] for bit in sorted(t.TYPE_WORD) if part.types & bit])


@writes(NEGATED, f.HasType)
def _not_type(writer: Writer, made: Phrase, part: f.HasType) -> None:
    made.before.extend(f"non{t.TYPE_WORD[bit]}" for bit in sorted(t.TYPE_WORD) if part.types & bit)


@writes(FILTERS, f.HasSubtype)
def _subtype(writer: Writer, made: Phrase, part: f.HasSubtype) -> None:
    """Kinds of spells and kinds of creatures don't share a noun: "an Adventure spell or Dragon spell"."""
    names = list(part.names)
    if made.zone == t.STACK and 0 < sum(name in SPELL_TYPES for name in names) < len(names):
        names[:-1] = [f"{name} spell" for name in names[:-1]]
    made.heads.append(names)


SPELL_TYPES: Final = ("Adventure", "Arcane", "Lesson", "Omen", "Trap")  # 205.3k


@writes(NEGATED, f.HasSubtype)
def _not_subtype(writer: Writer, made: Phrase, part: f.HasSubtype) -> None:
    made.before.extend(f"non-{name}" for name in part.names)


@writes(FILTERS, f.HasSupertype)
def _supertype(writer: Writer, made: Phrase, part: f.HasSupertype) -> None:
    made.before.append(listed(t.supertype_words(part.supertypes), "or"))


@writes(NEGATED, f.HasSupertype)
def _not_supertype(writer: Writer, made: Phrase, part: f.HasSupertype) -> None:
    made.before.extend(f"non{word}" for word in t.supertype_words(part.supertypes))


@writes(FILTERS, f.HasColor)
def _color(writer: Writer, made: Phrase, part: f.HasColor) -> None:
    words = t.color_words(part.colors) or ["colorless"]
    if len(words) > 2:
        made.after.append(f"{'that are' if made.many else THATS} {listed(words, 'or')}")
        return
    made.before.append(listed(words, "and" if made.many and len(words) > 1 else "or"))


@writes(NEGATED, f.HasColor)
def _not_color(writer: Writer, made: Phrase, part: f.HasColor) -> None:
    made.before.extend(f"non{word}" for word in t.color_words(part.colors) or ["colorless"])


@writes(FILTERS, f.ColorCount)
def _color_count(writer: Writer, made: Phrase, part: f.ColorCount) -> None:
    if (part.op, part.count) == (f.GE, 2):
        made.before.append("multicolored")
    elif (part.op, part.count) == (f.EQ, 1):
        made.before.append("monocolored")
    elif (part.op, part.count) == (f.EQ, 5):
        made.after.append("that are all colors" if made.many else "that's all colors")
    elif (part.op, part.count) == (f.GE, 1):
        made.after.append("that are one or more colors" if made.many else "that's one or more colors")
    else:
        made.after.append(f"that's {comparison(writer, part.op, part.count)} colors")


@writes(NEGATED, f.ColorCount)
def _not_so_many_colors(writer: Writer, made: Phrase, part: f.ColorCount) -> None:
    _color_count(writer, made, part)
    if made.after and "that's " in made.after[-1]:
        made.after[-1] = made.after[-1].replace("that's ", "that isn't ")
    elif made.after and "that are " in made.after[-1]:
        made.after[-1] = made.after[-1].replace("that are ", "that aren't ")
    else:
        made.before[-1] = f"non{made.before[-1]}"


def adjective(word: str, negated: str = "") -> tuple[Describer, Describer]:
    def yes(writer: Writer, made: Phrase, part: Any) -> None:
        made.before.append(word)

    def no(writer: Writer, made: Phrase, part: Any) -> None:
        made.before.append(negated or f"non{word}")

    return yes, no


for _kind, _word, _negated in (
    (f.IsTapped, "tapped", "untapped"),
    (f.IsUnblocked, "unblocked", "blocked"),
    (f.IsModified, "modified", "unmodified"),
    (f.IsHistoric, "historic", "nonhistoric"),
    (f.WasKicked, "kicked", "not kicked"),
    (f.IsGoaded, "goaded", "nongoaded"),
    (f.IsFaceDown, "face-down", "face-up"),
    (f.IsDesignated, "prepared", "unprepared"),
    (f.IsSuspended, "suspended", "unsuspended"),
    (f.IsForetold, "foretold", "unforetold"),
):
    FILTERS[_kind], NEGATED[_kind] = adjective(_word, _negated)


@writes(FILTERS, f.HasManaAbility)
def _mana_ability(writer: Writer, made: Phrase, part: f.HasManaAbility) -> None:
    made.after.append("with mana abilities" if made.many else "with a mana ability")


@writes(NEGATED, f.HasManaAbility)
def _no_mana_ability(writer: Writer, made: Phrase, part: f.HasManaAbility) -> None:
    made.after.append("without mana abilities" if made.many else "without a mana ability")


@writes(FILTERS, f.IsOutlaw)
def _outlaw(writer: Writer, made: Phrase, part: f.IsOutlaw) -> None:
    if made.zone == t.BATTLEFIELD:
        made.noun = "outlaw"
    else:
        made.before.append("outlaw")


@writes(NEGATED, f.IsOutlaw)
def _no_outlaw(writer: Writer, made: Phrase, part: f.IsOutlaw) -> None:
    made.before.append("non-outlaw")


@writes(FILTERS, f.WasCastFor)
def _cast_for(writer: Writer, made: Phrase, part: f.WasCastFor) -> None:
    made.after.append(f"cast for {'their' if made.many else 'its'} {part.name} cost")


@writes(FILTERS, f.IsBlocking)
def _blocking(writer: Writer, made: Phrase, part: f.IsBlocking) -> None:
    if part.whom is None:
        made.before.append("blocking")
    else:
        made.after.append(f"blocking {writer.refer(part.whom).words}")


@writes(NEGATED, f.IsBlocking)
def _not_blocking(writer: Writer, made: Phrase, part: f.IsBlocking) -> None:
    made.before.append("nonblocking")


@writes(FILTERS, f.IsBlocked)
def _blocked(writer: Writer, made: Phrase, part: f.IsBlocked) -> None:
    if part.by is None:
        made.before.append("blocked")
    else:
        made.after.append(f"{writer.refer(part.by).words} is blocking".replace("it is ", "it's "))


@writes(NEGATED, f.IsBlocked)
def _not_blocked(writer: Writer, made: Phrase, part: f.IsBlocked) -> None:
    made.before.append("unblocked")


@writes(FILTERS, f.IsMarked)
def _marked(writer: Writer, made: Phrase, part: f.IsMarked) -> None:
    if part.mark == f.RING_BEARER:
        made.heads.append(["Ring-bearer"])
    elif part.mark in f.MARK_WORD:
        made.before.append(f.MARK_WORD[part.mark])
    else:
        raise NoText(f"no words for the mark {part.mark:#x}")


@writes(NEGATED, f.IsMarked)
def _not_marked(writer: Writer, made: Phrase, part: f.IsMarked) -> None:
    made.before.append(f"non{f.MARK_WORD[part.mark]}")


@writes(FILTERS, f.IsCommander)
def _commander(writer: Writer, made: Phrase, part: f.IsCommander) -> None:
    made.heads.append(["commander"])


@writes(NEGATED, f.IsCommander)
def _not_commander(writer: Writer, made: Phrase, part: f.IsCommander) -> None:
    made.before.append("noncommander")


_ATTACKED: Final[dict[Filter, str]] = {
    st.YOU_ALONE: "you",
    st.YOU_OR_PLANESWALKERS: "you or a planeswalker you control",
    st.AN_OPPONENT: "one of your opponents",
    st.ENCHANTED_PLAYER: "enchanted player",
    st.A_PLAYER: "a player",
    st.OPPONENT_OR_PLANESWALKERS: "your opponents or planeswalkers they control",
    f.And((f.ControlledBy(s.MostLife()), st.A_PLAYER)): "the player with the most life or tied for most life",
}


@writes(FILTERS, f.IsAttacking)
def _attacking(writer: Writer, made: Phrase, part: f.IsAttacking) -> None:
    if part.what is not None:
        made.after.append(f"that's attacking {_ATTACKED.get(part.what, 'that player')}")
    elif part.whom is None:
        made.before.append("attacking")
    else:
        made.after.append("attacking you" if part.whom == YOU else f"attacking {writer.players(part.whom)}")


@writes(NEGATED, f.IsAttacking)
def _not_attacking(writer: Writer, made: Phrase, part: f.IsAttacking) -> None:
    made.before.append("nonattacking")


@writes(FILTERS, f.IsToken)
def _token(writer: Writer, made: Phrase, part: f.IsToken) -> None:
    made.token = True


@writes(NEGATED, f.IsToken)
def _not_token(writer: Writer, made: Phrase, part: f.IsToken) -> None:
    if made.zone & (t.BATTLEFIELD | t.STACK):
        made.before.append("nontoken")  # elsewhere the word "card" says so (108.2b)


@writes(NEGATED, f.IsThis)
def _other(writer: Writer, made: Phrase, part: f.IsThis) -> None:
    made.other = True


@writes(FILTERS, f.IsThis)
def _this(writer: Writer, made: Phrase, part: f.IsThis) -> None:
    made.whole = "~"


@writes(FILTERS, f.IsIn)
def _is_in(writer: Writer, made: Phrase, part: f.IsIn) -> None:
    """Where the description itself must tell: an "exiled card", a "card from your graveyard"."""
    if part.zones == t.EXILE:
        made.before.append("exiled")
    elif part.zones == t.BATTLEFIELD:
        made.noun = "permanent"
    else:
        whose = "your" if made.owner == YOU else "a"
        made.after.append(f"from {zone_words(part.zones, whose)}")


@writes(FILTERS, f.CameFrom)
def _came_from(writer: Writer, made: Phrase, part: f.CameFrom) -> None:
    made.whole = writer.refer(part.what).words


@writes(FILTERS, f.NthCast)
def _nth_cast(writer: Writer, made: Phrase, part: f.NthCast) -> None:
    made.whole = _place_among_casts(writer, part)


@writes(NEGATED, f.NthCast)
def _not_nth_cast(writer: Writer, made: Phrase, part: f.NthCast) -> None:
    made.after.append(f"other than {_place_among_casts(writer, part)}")


_NOT_FROM_HAND: Final = f.And((f.WasCastFrom(t.ANY_ZONE & ~t.HAND),))


def _place_among_casts(writer: Writer, part: f.NthCast) -> str:
    """ "The first spell you cast from exile each turn"."""
    assert isinstance(part.what, p.Casts)
    where = part.what.where
    by = f.WasCastBy(part.what.who)
    parts = where.parts if isinstance(where, f.And) else (where,)
    spells = f.And((*(x for x in parts if not isinstance(x, f.WasCastFrom)), by))
    rest = f.And(tuple(x for x in parts if isinstance(x, f.WasCastFrom)))
    if rest == _NOT_FROM_HAND:
        origin = " from anywhere other than your hand"
    else:
        origin = "".join(f" {word}" for word in phrase(writer, rest, t.STACK).after)
    told = f"{single(writer, spells, t.STACK)}{origin}"
    return f"the {ordinal(part.nth)} {told} each turn" if isinstance(part.nth, int) else f"the next {told}"


@writes(FILTERS, f.IsOneOf)
def _one_of(writer: Writer, made: Phrase, part: f.IsOneOf) -> None:
    known = writer.known.get(part.what)
    if known is not None and known.words == "the milled cards":
        made.after.append("milled this way")
    elif isinstance(part.what, s.LinkedCards) and part.what.put:
        made.after.append("put onto the battlefield with ~")
    elif isinstance(part.what, s.LinkedCards) and made.zone == t.EXILE:
        made.after.append("exiled with ~")
    else:
        made.whole = writer.refer(part.what).words


@writes(NEGATED, f.Or)
def _neither(writer: Writer, made: Phrase, part: f.Or) -> None:
    """ "Without flying or reach"."""
    words = [kw.KEYWORD_WORD[one.keyword] for one in part.parts if isinstance(one, f.HasKeyword)]
    words += [f"{one.name.lower()}walk" for one in part.parts if isinstance(one, f.HasLandwalk)]
    if len(words) < len(part.parts):
        raise NoText("no words for neither of several")
    made.after.append(f"without {listed(words, 'or')}")


@writes(NEGATED, f.And)
def _other_than(writer: Writer, made: Phrase, part: f.And) -> None:
    """ "Other than a basic land card"."""
    made.after.append(f"other than {with_article(phrase(writer, part, made.zone).words())}")


@writes(NEGATED, f.IsOneOf)
def _not_one_of(writer: Writer, made: Phrase, part: f.IsOneOf) -> None:
    made.other = True


@writes(FILTERS, f.IsSpell)
def _spell(writer: Writer, made: Phrase, part: f.IsSpell) -> None:
    made.noun = "spell"


@writes(FILTERS, f.IsAbility)
def _ability(writer: Writer, made: Phrase, part: f.IsAbility) -> None:
    kinds = (["activated"] if part.activated else []) + (["triggered"] if part.triggered else [])
    made.noun = "ability" if len(kinds) == 2 and made.noun == "spell" else f"{listed(kinds, 'or')} ability"


@writes(FILTERS, f.SourceIs)
def _source(writer: Writer, made: Phrase, part: f.SourceIs) -> None:
    words = phrase(writer, part.where).words().removesuffix("permanent").rstrip()
    made.after.append(f"from {with_article(words)} source")
