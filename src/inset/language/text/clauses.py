"""Filters as clauses after the noun: "you control", "with power 4 or greater", "named …", "that attacked this turn"."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import card as frames, filters as f, patterns as p, selections as s, values as v
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Players
from inset.language.text.describe import (
    FILTERS,
    NEGATED,
    OPPONENTS,
    YOU,
    Phrase,
    one,
    plural_phrase,
    single,
    zone_words,
)
from inset.language.text.english import listed, number, verb, with_article
from inset.language.text.writer import NoText, Writer, writes


@writes(FILTERS, f.ExiledBy)
def _exiled_by(writer: Writer, made: Phrase, part: f.ExiledBy) -> None:
    made.after.append("you exiled" if part.who == YOU else f"{writer.players(part.who)} exiled")


@writes(FILTERS, f.ControlledBy)
def _controlled(writer: Writer, made: Phrase, part: f.ControlledBy) -> None:
    made.after.append(controls(writer, part.who, made.many))


def controls(writer: Writer, who: Players, many: bool = False) -> str:
    if who == YOU:
        return "you control"
    if who == OPPONENTS:
        return "your opponents control" if many else "an opponent controls"
    words = writer.players(who)
    if isinstance(who, s.ChoseSide):
        return f"controlled by {words}"
    return "they control" if words == "they" else f"{words} controls"


@writes(FILTERS, f.DefendedBy)
def _defended(writer: Writer, made: Phrase, part: f.DefendedBy) -> None:
    made.after.append(f"{writer.players(part.who)} defends")


@writes(NEGATED, f.ControlledBy)
def _not_controlled(writer: Writer, made: Phrase, part: f.ControlledBy) -> None:
    if part.who != YOU:
        raise NoText("only you can not control something")
    made.after.append("you don't control")


@writes(FILTERS, f.OwnedBy)
def _owned(writer: Writer, made: Phrase, part: f.OwnedBy) -> None:
    if made.zone & t.OWNED_ZONES and "exiled" not in made.before:
        made.owner = part.who
    elif part.who == YOU:
        made.after.append("you own")
    elif part.who == OPPONENTS:
        made.after.append("your opponents own" if made.many else "an opponent owns")
    elif part.who == s.ThatOne() and writer.voting:
        made.after.append("owned by the voter")
    else:
        who = writer.players(part.who)
        made.after.append(f"{who} {verb('own', who in ('you', 'they'))}")


@writes(NEGATED, f.OwnedBy)
def _not_owned(writer: Writer, made: Phrase, part: f.OwnedBy) -> None:
    made.after.append("you don't own")


COMPARED: Final = {
    f.EQ: "equal to",
    f.LE: "less than or equal to",
    f.GE: "greater than or equal to",
    f.LT: "less than",
    f.GT: "greater than",
    f.NE: "not equal to",
}


def comparison(writer: Writer, op: int, amount: Any) -> str:
    """ "4 or greater", "less than or equal to its power"."""
    if isinstance(amount, (int, v.X)):
        text = writer.value(amount)
        return {
            f.EQ: text,
            f.LE: f"{text} or less",
            f.GE: f"{text} or greater",
            f.LT: f"less than {text}",
            f.GT: f"greater than {text}",
            f.NE: f"other than {text}",
        }[op]
    return f"{COMPARED[op]} {writer.value(amount)}"


@writes(FILTERS, f.StatIs)
def _stat(writer: Writer, made: Phrase, part: f.StatIs) -> None:
    unnamed = (
        isinstance(part.amount, v.Stat) and isinstance(part.amount.of, s.Target) and part.amount.of not in writer.known
    )
    if part.op == f.GT and isinstance(part.amount, v.Stat) and part.amount.which == part.which and not unnamed:
        made.after.append(f"with higher {v.STAT_WORD[part.which]}")
        return
    if part.own:
        whose = "their" if made.many else "its"
        amount = writer.value(part.amount).replace("it's controller's", f"{whose} controller's")
        made.after.append(f"with {v.STAT_WORD[part.which]} {COMPARED[part.op]} {amount}")
        return
    if isinstance(part.amount, v.CountersOn):
        writer.topic = None  # "on this artifact", not "on it"
    made.after.append(f"with {v.STAT_WORD[part.which]} {comparison(writer, part.op, part.amount)}")


@writes(FILTERS, f.ComparesStats)
def _stats(writer: Writer, made: Phrase, part: f.ComparesStats) -> None:
    whose = "their" if made.many else "its"
    made.after.append(f"with {v.STAT_WORD[part.which]} {COMPARED[part.op]} {whose} {v.STAT_WORD[part.other]}")


@writes(FILTERS, f.ManaValueParity)
def _parity(writer: Writer, made: Phrase, part: f.ManaValueParity) -> None:
    made.after.append(f"with {'even' if part.even else 'odd'} mana value{'s' if made.many else ''}")


@writes(FILTERS, f.HasManaCost)
def _mana_cost(writer: Writer, made: Phrase, part: f.HasManaCost) -> None:
    made.after.append(f"with mana cost {listed([str(cost) for cost in part.costs], 'or')}")


@writes(FILTERS, f.HasKeyword)
def _keyword(writer: Writer, made: Phrase, part: f.HasKeyword) -> None:
    made.after.append(f"with {KEYWORD_WORD[part.keyword]}")


@writes(FILTERS, f.HasLandwalk)
def _landwalk(writer: Writer, made: Phrase, part: f.HasLandwalk) -> None:
    made.after.append(f"with {part.name.lower()}walk")


@writes(NEGATED, f.HasLandwalk)
def _no_landwalk(writer: Writer, made: Phrase, part: f.HasLandwalk) -> None:
    made.after.append(f"without {part.name.lower()}walk")


@writes(NEGATED, f.HasKeyword)
def _no_keyword(writer: Writer, made: Phrase, part: f.HasKeyword) -> None:
    made.after.append(f"without {KEYWORD_WORD[part.keyword]}")


@writes(FILTERS, f.HasNoAbilities)
def _no_abilities(writer: Writer, made: Phrase, part: f.HasNoAbilities) -> None:
    made.after.append("with no abilities")


@writes(FILTERS, f.HasCounter)
def _counter(writer: Writer, made: Phrase, part: f.HasCounter) -> None:
    kind = f"{part.kind} counter".strip()
    on = "on them" if made.many else "on it"
    if part.least == 1:
        made.after.append(f"with {plural_phrase(kind) if made.many else with_article(kind)} {on}")
    else:
        least = number(part.least) if isinstance(part.least, int) else writer.value(part.least)
        made.after.append(f"with {least} or more {plural_phrase(kind)} {on}")


@writes(NEGATED, f.HasCounter)
def _no_counter(writer: Writer, made: Phrase, part: f.HasCounter) -> None:
    made.after.append(f"with no {part.kind} counters on {'them' if made.many else 'it'}".replace("  ", " "))


@writes(FILTERS, f.HasName)
def _named(writer: Writer, made: Phrase, part: f.HasName) -> None:
    made.after.append(f"named {part.name}")


@writes(NEGATED, f.HasName)
def _not_named(writer: Writer, made: Phrase, part: f.HasName) -> None:
    made.after.append(f"not named {part.name}")


@writes(FILTERS, f.ChosenName)
def _chosen_name(writer: Writer, made: Phrase, part: f.ChosenName) -> None:
    made.after.append("with that name" if writer.named else "with the chosen name")


@writes(FILTERS, f.OfChosenType)
def _chosen_type(writer: Writer, made: Phrase, part: f.OfChosenType) -> None:
    made.after.append("of the chosen type")


@writes(NEGATED, f.OfChosenType)
def _not_chosen_type(writer: Writer, made: Phrase, part: f.OfChosenType) -> None:
    made.after.append("that aren't of the chosen type" if made.many else "that isn't of the chosen type")


@writes(FILTERS, f.OfChosenColor)
def _chosen_color(writer: Writer, made: Phrase, part: f.OfChosenColor) -> None:
    made.after.append("of the chosen color")


_ALTERNATIVE: Final = {
    frames.ADVENTURE: "an Adventure",
    frames.OMEN: "an Omen",
    frames.PROTOTYPE: "prototype",
}


@writes(FILTERS, f.HasAlternative)
def _alternative(writer: Writer, made: Phrase, part: f.HasAlternative) -> None:
    made.after.append(f"that {'have' if made.many else 'has'} {_ALTERNATIVE[part.kind]}")


@writes(FILTERS, f.IsAttachedTo)
def _attached(writer: Writer, made: Phrase, part: f.IsAttachedTo) -> None:
    if isinstance(part.what, s.Each):
        made.after.append(f"attached to {one(writer, part.what.where)}")
        return
    made.after.append(f"attached to {writer.refer(part.what).words}")


@writes(FILTERS, f.HasAttached)
def _has_attached(writer: Writer, made: Phrase, part: f.HasAttached) -> None:
    if part.where == f.HasSubtype(("Aura",)):
        made.before.append("enchanted")
    elif part.where == f.HasSubtype(("Equipment",)):
        made.before.append("equipped")
    else:
        made.after.append(f"with {one(writer, part.where)} attached to {'them' if made.many else 'it'}")


@writes(NEGATED, f.HasAttached)
def _has_not_attached(writer: Writer, made: Phrase, part: f.HasAttached) -> None:
    """“that isn't enchanted”."""
    words = {f.HasSubtype(("Aura",)): "enchanted", f.HasSubtype(("Equipment",)): "equipped"}
    if not isinstance(part.where, f.HasSubtype) or part.where not in words:
        raise NoText("no words for what is not attached")
    made.after.append(f"that {'aren' if made.many else 'isn'}'t {words[part.where]}")


@writes(FILTERS, f.SharesTypeWith)
def _shares_type(writer: Writer, made: Phrase, part: f.SharesTypeWith) -> None:
    if isinstance(part.what, s.LinkedCards):
        made.after.append("that shares a card type with a card exiled with ~")
        return
    made.after.append(f"that share{'' if made.many else 's'} a card type with {writer.refer(part.what).words}")


@writes(FILTERS, f.SharesCreatureTypeWith)
def _shares_creature_type(writer: Writer, made: Phrase, part: f.SharesCreatureTypeWith) -> None:
    made.after.append(f"that share{'' if made.many else 's'} a creature type with {writer.refer(part.what).words}")


@writes(NEGATED, f.SharesCreatureTypeWith)
def _shares_no_creature_type(writer: Writer, made: Phrase, part: f.SharesCreatureTypeWith) -> None:
    made.after.append(
        f"that do{'' if made.many else 'es'}n't share a creature type with {writer.refer(part.what).words}"
    )


@writes(FILTERS, f.SharesColorWith)
def _shares_color(writer: Writer, made: Phrase, part: f.SharesColorWith) -> None:
    made.after.append(f"that share{'' if made.many else 's'} a color with {writer.refer(part.what).words}")


@writes(NEGATED, f.SharesColorWith)
def _shares_no_color(writer: Writer, made: Phrase, part: f.SharesColorWith) -> None:
    made.after.append(f"that do{'' if made.many else 'es'}n't share a color with {writer.refer(part.what).words}")


@writes(FILTERS, f.SharesNameWith)
def _shares_name(writer: Writer, made: Phrase, part: f.SharesNameWith) -> None:
    made.after.append(f"with the same name as {writer.refer(part.what).words}")


@writes(NEGATED, f.SharesNameWith)
def _shares_no_name(writer: Writer, made: Phrase, part: f.SharesNameWith) -> None:
    made.after.append(f"that doesn't have the same name as {writer.refer(part.what).words}")


@writes(FILTERS, f.WasCastFrom)
def _cast_from(writer: Writer, made: Phrase, part: f.WasCastFrom) -> None:
    made.after.append(f"from {zone_words(part.zones, 'a' if part.anyones else 'your')}")


@writes(NEGATED, f.WasCastFrom)
def _not_cast_from(writer: Writer, made: Phrase, part: f.WasCastFrom) -> None:
    whose = "your" if writer.caster == YOU else "their"
    made.after.append(f"from anywhere other than {zone_words(part.zones, whose)}")


@writes(FILTERS, f.WasCastBy)
def _cast_by(writer: Writer, made: Phrase, part: f.WasCastBy) -> None:
    made.after.append("you cast" if part.who == YOU else f"{writer.players(part.who)} cast")


@writes(FILTERS, f.TargetsSome)
def _targets(writer: Writer, made: Phrase, part: f.TargetsSome) -> None:
    if part.players is not None:
        who = writer.players(part.players)
        more = "" if part.where is None else f" or {one(writer, part.where)}"
        made.after.append(f"that targets {who}{more}")
        return
    assert part.where is not None
    made.after.append(f"that target{'' if made.many else 's'} {one(writer, part.where)}")


@writes(FILTERS, f.HasTargets)
def _has_targets(writer: Writer, made: Phrase, part: f.HasTargets) -> None:
    made.after.append("with a single target" if part.count == 1 else f"with {number(part.count)} targets")


@writes(FILTERS, f.TargetsOnly)
def _targets_only(writer: Writer, made: Phrase, part: f.TargetsOnly) -> None:
    words = (
        [] if part.where is None else ["~" if part.where == f.IsThis() else f"a single {single(writer, part.where)}"]
    )
    if part.players is not None:
        words.append("a player" if part.players == s.AllPlayers() else writer.players(part.players))
    made.after.append(f"that target{'' if made.many else 's'} only {listed(words, 'or')}")


@writes(FILTERS, f.CostHasX)
def _has_x(writer: Writer, made: Phrase, part: f.CostHasX) -> None:
    made.after.append(f"with {{X}} in {'their mana costs' if made.many else 'its mana cost'}")


@writes(FILTERS, f.CanBeEnchantedBy)
def _enchantable(writer: Writer, made: Phrase, part: f.CanBeEnchantedBy) -> None:
    made.after.append(f"{writer.refer(part.what).words} could enchant")


@writes(FILTERS, f.BecameThis)
def _became_this(writer: Writer, made: Phrase, part: f.BecameThis) -> None:
    made.whole = "~"


@writes(NEGATED, f.BecameThis)
def _not_became_this(writer: Writer, made: Phrase, part: f.BecameThis) -> None:
    made.after.append("other than ~")


@writes(FILTERS, f.EnteredThisTurn)
def _entered(writer: Writer, made: Phrase, part: f.EnteredThisTurn) -> None:
    made.after.append("that entered this turn")


@writes(NEGATED, f.EnteredThisTurn)
def _not_entered(writer: Writer, made: Phrase, part: f.EnteredThisTurn) -> None:
    made.after.append("that didn't enter this turn")


_FROM: Final = {
    t.BATTLEFIELD: "the battlefield",
    t.LIBRARY: "a library",
    t.ANY_ZONE & ~t.BATTLEFIELD: "anywhere other than the battlefield",
}


@writes(FILTERS, f.DidThisTurn)
def _did(writer: Writer, made: Phrase, part: f.DidThisTurn) -> None:
    what = part.what
    if part.source and isinstance(what, p.DealsDamage):
        to = " to ~" if what.to == f.IsThis() and what.to_players is None else ""
        made.after.append(f"that dealt {_harm(writer, what)}{to} this turn")
        return
    if isinstance(what, p.Moves) and what.destination == t.GRAVEYARD:
        origin = _FROM.get(what.origin, "anywhere")
        made.after.append(f"that {'were' if made.many else 'was'} put there from {origin} this turn")
        return
    if isinstance(what, p.DealsDamage) and what.source == f.ControlledBy(s.You()) and what.to is not None:
        made.after.append("dealt damage this turn by a source you controlled")
        return
    if isinstance(what, p.DealsDamage) and what.source == f.IsThis() and what.to is not None:
        made.after.append("dealt damage by ~ this turn")
        return
    if isinstance(what, p.DealsDamage) and what.to is not None and not isinstance(what.source, f.Anything):
        source = what.source
        apart = Writer(writer.face, writer.card)  # what comes later isn't about the source
        by = apart.refer(source.what).words if isinstance(source, f.IsOneOf) else one(apart, source)
        made.after.append(f"dealt damage by {by} this turn")
        return
    if isinstance(what, p.Moves) and what.destination == t.GRAVEYARD:
        origin = "the battlefield" if what.origin == t.BATTLEFIELD else "anywhere"
        made.after.append(f"that {'were' if made.many else 'was'} put there from {origin} this turn")
        return
    if isinstance(what, p.Moves) and what.milled:
        made.after.append(f"that {'were' if made.many else 'was'} milled this turn")
        return
    made.after.append(f"that {_past(what, made.many)} this turn")


@writes(FILTERS, f.Crewed)
def _crewed(writer: Writer, made: Phrase, part: f.Crewed) -> None:
    made.after.append(f"that crewed {writer.refer(part.what).words} this turn")


@writes(FILTERS, f.Convoked)
def _convoked(writer: Writer, made: Phrase, part: f.Convoked) -> None:
    made.after.append(f"that convoked {writer.refer(part.what).words}")


@writes(NEGATED, f.DidThisTurn)
def _did_not(writer: Writer, made: Phrase, part: f.DidThisTurn) -> None:
    said = {p.Attacks: "attack", p.Blocks: "block"}
    if type(part.what) not in said:
        raise NoText(f"no past tense for {type(part.what).__name__}")
    made.after.append(f"that didn't {said[type(part.what)]} this turn")


def _harm(writer: Writer, what: p.DealsDamage) -> str:
    kind = "combat damage" if what.combat else "damage"
    if what.to_players is None or isinstance(what.to, f.Anything):
        return kind
    whom = {s.Opponents(): "an opponent", s.AllPlayers(): "a player"}.get(what.to_players)
    return f"{kind} to {whom or writer.players(what.to_players)}"


def _past(what: Any, many: bool) -> str:
    if isinstance(what, p.DealsDamage):
        dealt = what.source == f.IsThis() or what.to is None
        return "dealt damage" if dealt else f"{'were' if many else 'was'} dealt damage"
    if isinstance(what, p.TurnsFaceUp):
        return f"{'were' if many else 'was'} turned face up"
    said = {
        p.Attacks: "attacked",
        p.Blocks: "blocked",
        p.Moves: "entered",
        p.BecomesBlocked: "became blocked",
        p.Discards: "you discarded",
    }
    if type(what) not in said:
        raise NoText(f"no past tense for {type(what).__name__}")
    return said[type(what)]
