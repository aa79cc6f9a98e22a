"""Static abilities in words: what is true of permanents, who may cast what, from where and at what cost."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import filters as f, mods as m, selections as s, statics as st, values as v
from inset.language.abilities import Keyword
from inset.language.conditions import TurnOf, Unless
from inset.language.costs import PayCounters, PayMana
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Cost, Filter, Mod, Players
from inset.language.text.describe import (
    OPPONENTS,
    YOU,
    apart_from_zones,
    noun_of,
    one,
    phrase,
    player_named_by,
    several,
    single,
    so_many,
    so_many_of,
    zone_words,
    zones_of_players,
)
from inset.language.text.english import article, gerund, lower, number, verb
from inset.language.text.mods import predicates, price_sentence
from inset.language.text.numbers import for_each
from inset.language.text.references import player_possessive, x_or_where
from inset.language.text.writer import STATICS, NoText, Ref, Writer, writes

YOUR_TURN: Final = TurnOf(YOU)
THAT_PLAYERS: Final = "that player's"
WITHOUT_PAYING: Final = PayMana(FREE)
UNLESS_MANA: Final = " unless they're mana abilities"


# --- subjects ---------------------------------------------------------------------------------------------
def subject(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD) -> Ref:
    """What a statement is about: "this creature", "equipped creature", "creatures you control"."""
    if isinstance(where, f.IsThis):
        return writer.subject(s.This())
    if isinstance(where, f.IsOneOf):
        return writer.subject(where.what)
    if isinstance(where, f.NthCast):
        return Ref(single(writer, where, zone), False, "spell")
    if isinstance(where, f.Anything) and zone == t.ANY_ZONE:
        return Ref("all cards that aren't on the battlefield, spells, and permanents", True, "card")
    words = several(writer, where, zone)
    if zone & ~(t.BATTLEFIELD | t.STACK) and f.OwnedBy(YOU) in (where.parts if isinstance(where, f.And) else (where,)):
        several_zones = zone & (zone - 1)
        words += " you own that aren't on the battlefield" if several_zones else f" in your {t.ZONE_WORD[zone]}"
    elif zone == t.GRAVEYARD and isinstance(where, f.Anything):
        return Ref("cards in graveyards", True, "card")
    kinds = isinstance(where, f.And) and all(isinstance(part, (f.HasSubtype, f.HasType)) for part in where.parts)
    if isinstance(where, (f.HasType, f.Anything)) or kinds:
        words = f"all {words}"
    return Ref(words, True, noun_of(where))


@writes(STATICS, st.Continuous)
def _continuous(writer: Writer, node: st.Continuous) -> str:
    if len(node.mods) == 1 and isinstance(node.mods[0], m.DefinePT):
        return f"{writer.owner(s.This())} {writer.mod(node.mods[0])}"
    if node.where == f.THE_PAIR:  # 702.95
        both = all(isinstance(mod, m.AddAbility) and isinstance(mod.ability, Keyword) for mod in node.mods)
        words = "both creatures" if both else "each of those creatures"
        return f"{words} {predicates(writer, node.mods, both, lasting=True)}"
    who = named = subject(writer, node.where, node.zone)
    if _one_by_one(node.where):
        each = phrase(writer, node.where, node.zone)
        each.joint = "and"
        place = f" in your {t.ZONE_WORD[node.zone]}" if node.zone in (t.GRAVEYARD, t.HAND) else ""
        who = Ref(f"each {'other ' if each.other else ''}{each.words()}{place}", False, who.noun)
    if isinstance(node.mods[0], m.AddTypes) and isinstance(node.where, f.HasType) and node.where.types == t.LAND:
        who = Ref("each land", False, "land")
    if len(node.mods) == 1 and isinstance(node.mods[0], m.SetController):
        return f"you control {who.words}"
    if len(node.mods) == 1 and _is_land_type(node.mods[0]) and isinstance(node.where, f.HasType):
        added = writer.mod(node.mods[0]).replace("other types", "other land types")
        return f"each {single(writer, node.where, node.zone)} is {added}"
    if node.mods == (m.LoseAllAbilities(),):
        who = who._replace(words=who.words.removeprefix("all "))
    price = price_sentence(writer, node.mods, "its" if node.zone & (t.HAND | t.LIBRARY) else "the card's")
    if price:
        who = Ref(f"each {_in_zone(single(writer, node.where, node.zone), node.zone)}", False, "card")
    if isinstance(node.where, f.IsOneOf):
        who = named
    bearer = "" if isinstance(node.where, f.IsThis) else who.noun
    return f"{who.words} {predicates(writer, node.mods, who.many, lasting=True, bearer=bearer)}{price}"


def _is_land_type(mod: Mod) -> bool:
    """ "Each land is a Swamp in addition to its other land types"."""
    return isinstance(mod, m.AddTypes) and not mod.types and mod.subtypes in [(kind,) for kind in t.BASIC_LAND_MANA]


def _in_zone(words: str, zone: int) -> str:
    """ "Nonland card in your hand without foretell"."""
    if zone == t.ANY_ZONE & ~t.BATTLEFIELD:
        return f"{words} you own that isn't on the battlefield"
    first, without, rest = words.partition(" without ")
    return f"{first} in your {t.ZONE_WORD[zone]}{without}{rest}"


def _one_by_one(where: Filter) -> bool:
    """ "Each creature you control with a +1/+1 counter on it", "each Fungus and Saproling you control"."""
    parts = where.parts if isinstance(where, f.And) else ()
    several_kinds = any(isinstance(part, f.HasSubtype) and len(part.names) > 1 for part in parts)
    return several_kinds or any(isinstance(part, f.HasCounter) for part in parts)


# --- restrictions -----------------------------------------------------------------------------------------
_RESTRICTION = {
    st.CANT_ATTACK: "can't attack",
    st.CANT_BLOCK: "can't block",
    st.MUST_BE_BLOCKED: "must be blocked if able",
    st.CANT_BE_SACRIFICED: "can't be sacrificed",
    st.CANT_TRANSFORM: "can't transform",
    st.CANT_CREW: "can't crew Vehicles",
    st.CAN_BLOCK_ANY_NUMBER: "can block any number of creatures",
    st.CANT_REGENERATE: "can't be regenerated",
    st.ATTACKS_ONLY_ALONE: "can only attack alone",
    st.CANT_BE_COUNTERED: "can't be countered",
}


@writes(STATICS, st.Restrict)
def _restrict(writer: Writer, node: st.Restrict) -> str:
    if node.kind == st.CANT_ACTIVATE:
        return _cant_activate(writer, node)
    zone = t.STACK if node.kind == st.CANT_BE_COUNTERED else t.BATTLEFIELD
    if node.kind == st.CANT_BE_BLOCKED and _compares_with_this(node.against):
        return f"{several(writer, node.against)} can't block {writer.object(s.This())}"
    if node.kind == st.NO_MORE_UNTAP:
        assert isinstance(node.number, int)
        most = single(writer, node.where) if node.number == 1 else several(writer, node.where)
        return f"players can't untap more than {number(node.number)} {most} during their untap steps"
    if node.kind in (st.NO_MORE_ATTACK, st.NO_MORE_BLOCK):
        return _no_more(writer, node)
    if node.kind == st.DOESNT_UNTAP and (player := player_named_by(node.where)) is not None:
        return _stay_tapped(writer, node.where, player)
    who = subject(writer, node.where, zone)
    anyone = isinstance(node.against, f.Anything)
    if node.kind == st.CANT_BLOCK and isinstance(node.where, f.And):
        rest = tuple(part for part in node.where.parts if part != f.ControlledBy(OPPONENTS))
        if len(rest) < len(node.where.parts) and any(isinstance(part, f.ManaValueParity) for part in rest):
            return f"your opponents can't block with {several(writer, f.And(rest))}"
    if node.kind == st.CANT_ATTACK and node.against == st.YOU_OR_PLANESWALKERS:
        return f"{who.words} can't attack you or planeswalkers you control"
    if node.kind == st.CANT_ATTACK and node.against == st.YOU_ALONE:
        return f"{who.words} can't attack you"
    if node.kind == st.CANT_ATTACK and isinstance(node.against, f.DefendedBy):
        return f"{who.words} can't attack {_defender(writer, node.against.who)}"
    if node.kind in _RESTRICTION:
        return f"{who.words} {_RESTRICTION[node.kind]}"
    if node.kind == st.CAN_ATTACK_DESPITE_DEFENDER:
        return f"{who.words} can attack as though {'they' if who.many else 'it'} didn't have defender"
    if node.kind == st.CAN_BLOCK_MORE and who.many:
        return f"each {single(writer, node.where)} {_blocks_more(writer, node)}"
    if node.kind in _COUNTED:
        return f"{who.words} {_COUNTED[node.kind](writer, node)}"
    if node.kind == st.CANT_BE_BLOCKED:
        if isinstance(node.against, f.Not):
            return f"{who.words} can't be blocked except by {several(writer, node.against.part)}"
        by = "" if anyone else f" by {several(writer, node.against)}"
        if isinstance(node.against, f.HasSubtype):
            by = by.replace(" and ", " or ")
        return f"{who.words} can't be blocked{by}"
    if node.kind == st.CAN_BLOCK_ONLY:
        return f"{who.words} can block only {several(writer, node.against)}"
    if node.kind == st.NO_LEGEND_RULE:
        whom = "" if isinstance(node.where, f.Anything) else f" to {several(writer, node.where)}"
        return f'the "legend rule" doesn\'t apply{whom}'
    if node.kind == st.ACTS_AS_THOUGH_HASTE:
        return f"you may activate abilities of {who.words} as though those creatures had haste"
    if node.kind == st.MAY_STAY_TAPPED:
        return f"you may choose not to untap {who.words} during your untap step"
    if node.kind == st.UNTAPS_WITH_OTHERS:
        return f"untap all {several(writer, node.where)} during each other player's untap step"
    if node.kind == st.GOADED:
        return f"{who.words} {verb('are', who.many)} goaded"
    if node.kind == st.MUST_ATTACK and isinstance(node.against, f.And):
        return f"{who.words} {verb('attack', who.many)} {_whom(writer, node.against)} each combat if able"
    if node.kind == st.MUST_ATTACK:
        parts = node.against.parts if isinstance(node.against, f.And) else ()
        one_player = any(isinstance(part, f.ControlledBy) and part.who == s.ThatOne() for part in parts)
        whom = " that player" if one_player else ""
        return f"{who.words} {verb('attack', who.many)}{whom} each combat if able"
    if node.kind == st.MUST_BLOCK and not anyone and isinstance(node.where, (f.IsThis, f.IsOneOf)):
        return f"{who.words} {verb('block', who.many)} {subject(writer, node.against).words} if able"
    if node.kind == st.MUST_BLOCK and not anyone:
        return f"all {several(writer, node.where)} able to block {subject(writer, node.against).words} do so"
    if node.kind == st.MUST_BLOCK:
        return f"{who.words} {verb('block', who.many)} each combat if able"
    if node.kind == st.DOESNT_UNTAP:
        whose = "your" if isinstance(node.where, f.IsThis) else "their controllers'" if who.many else "its controller's"
        negated = verb("don't", who.many)
        return f"{who.words} {negated} untap during {whose} untap step{'s' if who.many else ''}"
    if node.kind == st.ASSIGNS_DAMAGE_BY_TOUGHNESS:
        assign = verb("assign", who.many)
        its = "their" if who.many else "its"
        return f"{who.words} {assign} combat damage equal to {its} toughness rather than {its} power"
    if node.kind == st.ASSIGNS_AS_UNBLOCKED:
        return f"you may have {who.words} assign its combat damage as though it weren't blocked"
    if node.kind == st.ASSIGNS_NO_COMBAT_DAMAGE:
        return f"{who.words} {verb('assign', who.many)} no combat damage"
    if node.kind == st.CANT_BE_TARGETED:
        by = "spells or abilities" if anyone else several(writer, node.against, t.STACK)
        return f"{who.words} can't be the target of {by}"
    raise NoText(f"restriction {node.kind} has no text")


def _stay_tapped(writer: Writer, where: Filter, player: Players) -> str:
    those = (
        next((part for part in where.parts if isinstance(part, f.IsOneOf)), None) if isinstance(where, f.And) else None
    )
    if those is not None and isinstance(those.what, s.Each):
        what = Ref(several(writer, those.what.where, those.what.zone), True)
    else:
        what = subject(writer, where) if those is None else writer.subject(those.what)
    whose = player_possessive(writer, writer.players(player))
    return f"{what.words} {'don' if what.many else 'doesn'}'t untap during {whose} untap step"


def _defender(writer: Writer, who: Players) -> str:
    """ "Unless defending player controls an Island", "if defending player controls an untapped creature"."""
    if not isinstance(who, s.PlayersWhere):
        raise NoText("no words for such defending players")
    spared = isinstance(who.condition, Unless)
    told = Writer(writer.face, writer.card).condition(
        who.condition.part if isinstance(who.condition, Unless) else who.condition
    )
    told = re.sub(r"^they(?:'re| are)\b", "defending player is", told)
    told = re.sub(r"^they (have|has)\b", "defending player has", told)
    told = re.sub(r"^they (\w+?)s?\b", lambda found: f"defending player {verb(found[1], False)}", told)
    return f"{'unless' if spared else 'if'} {told.replace(' they ', ' that player ')}"


def _whom(writer: Writer, against: f.And) -> str:
    """ "A player other than you", "the chosen player"."""
    if against == st.ANOTHER_PLAYER:
        return "a player other than you"
    who = next((part.who for part in against.parts if isinstance(part, f.ControlledBy)), None)
    if who is None:
        raise NoText("no words for what must be attacked")
    return writer.players(who)


def _no_more(writer: Writer, node: st.Restrict) -> str:
    who = so_many_of(writer, node.number, node.where)
    whom = "" if isinstance(node.against, f.Anything) else " you" if node.against == st.YOU_ALONE else None
    if whom is None:
        whom = f" {subject(writer, node.against).words}"
    return f"no more than {who} can {'attack' if node.kind == st.NO_MORE_ATTACK else 'block'}{whom} each combat"


def _not_alone(writer: Writer, node: st.Restrict) -> str:
    """ "Can't attack alone", "can't block unless at least two other creatures block"."""
    deed = "attack" if node.kind == st.CANT_ATTACK_ALONE else "block"
    if not isinstance(node.against, f.Anything):
        with_it = "creature with greater power" if _compares_with_this(node.against) else single(writer, node.against)
        return f"can't {deed} unless {article(with_it)} {with_it} also {deed}s"
    if node.number == 1:
        return f"can't {deed} alone"
    return f"can't {deed} unless at least {so_many(writer, node.number)} other creatures {deed}"


def _blocks_more(writer: Writer, node: st.Restrict) -> str:
    each = for_each(writer, node.number)
    if each or node.number == 1:
        return f"can block an additional creature each combat {each}".rstrip()
    return f"can block an additional {so_many_of(writer, node.number)} each combat"


def _by_fewer(writer: Writer, node: st.Restrict) -> str:
    return f"can't be blocked except by {so_many(writer, node.number)} or more creatures"


def _by_more(writer: Writer, node: st.Restrict) -> str:
    return f"can't be blocked by more than {so_many_of(writer, node.number)}"


_COUNTED: Final = {
    st.CANT_ATTACK_ALONE: _not_alone,
    st.CANT_BLOCK_ALONE: _not_alone,
    st.CAN_BLOCK_MORE: _blocks_more,
    st.CANT_BE_BLOCKED_BY_FEWER: _by_fewer,
    st.CANT_BE_BLOCKED_BY_MORE: _by_more,
}


def _compares_with_this(where: Filter) -> bool:
    """ "With power less than this creature's power"."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    return any(isinstance(part, f.StatIs) and isinstance(part.amount, v.Stat) for part in parts)


@writes(STATICS, st.CombatCost)
def _combat_cost(writer: Writer, node: st.CombatCost) -> str:
    who = f"{several(writer, node.where)} can't"
    price = f"unless their controller pays {writer.cost(node.cost)} for each"
    if node.blocking:
        return f"{who} block {price} of those creatures"
    if node.against == st.YOU_ALONE:
        return f"{who} attack you {price} creature they control that's attacking you"
    if node.against == st.YOU_OR_PLANESWALKERS:
        return f"{who} attack you or planeswalkers you control {price} of those creatures"
    if node.against == st.PLANESWALKERS:
        return f"{who} attack planeswalkers you control {price} of those creatures"
    return f"{who} attack {price} of those creatures"


@writes(STATICS, st.ChoosesAttackers)
def _chooses_attackers(writer: Writer, node: st.ChoosesAttackers) -> str:
    return f"{people(writer, node.who).words} choose which creatures attack"


@writes(STATICS, st.ChoosesBlockers)
def _chooses_blockers(writer: Writer, node: st.ChoosesBlockers) -> str:
    return f"{people(writer, node.who).words} choose which creatures block"


@writes(STATICS, st.MayExert)
def _may_exert(writer: Writer, node: st.MayExert) -> str:
    from inset.language.text.abilities import body_text

    words = f"you may exert {writer.object(s.This())} as it attacks"
    return words if node.body is None else f"{words}. When you do, {lower(body_text(writer, node.body)).rstrip('.')}"


def _cant_activate(writer: Writer, node: st.Restrict) -> str:
    spared = UNLESS_MANA if node.spare_mana else ""
    if isinstance(node.where, (f.IsThis, f.IsOneOf)):
        who = subject(writer, node.where)
        return f"{who.words}'s activated abilities can't be activated{spared}".replace("it's", "its")
    if isinstance(node.where, f.ChosenName):
        return f"activated abilities of sources with the chosen name can't be activated{spared}"
    return f"activated abilities of {several(writer, node.where)} can't be activated{spared}"


# --- casting ----------------------------------------------------------------------------------------------
def people(writer: Writer, who: Players) -> Ref:
    """As the subject of a rule: "players", "your opponents", "you", "each opponent"."""
    if who == s.AllPlayers():
        return Ref("players", True)
    if who == OPPONENTS:
        return Ref("your opponents", True)
    words = writer.players(who)
    return Ref(words, words in ("you", "they"))


@writes(STATICS, st.CantCast)
def _cant_cast(writer: Writer, node: st.CantCast) -> str:
    where, zones = apart_from_zones(node.where, node.zones)
    spells = several(writer, where, t.STACK)
    if node.more_than:
        who = "each player" if node.who == s.AllPlayers() else writer.players(node.who)
        most = single(writer, node.where, t.STACK) if node.more_than == 1 else several(writer, node.where, t.STACK)
        if node.who == YOU and node.more_than > 1:
            return f"you can cast no more than {number(node.more_than)} {most} each turn"
        return f"{who} can't cast more than {number(node.more_than)} {most} each turn"
    if node.who == s.AllPlayers() and zones == t.ANY_ZONE:
        return f"{spells} can't be cast"
    origin = "" if zones == t.ANY_ZONE else f" from {zones_of_players(zones)}"
    return f"{people(writer, node.who).words} can't cast {spells}{origin}"


@writes(STATICS, st.CantActivate)
def _cant_activate_any(writer: Writer, node: st.CantActivate) -> str:
    of = "" if isinstance(node.where, f.Anything) else f" of {several(writer, node.where)}"
    if node.loyalty:
        return f"{people(writer, node.who).words} can't activate loyalty abilities{of}"
    spared = " that aren't mana abilities" if node.spare_mana else ""
    if node.loyalty is False:
        spared += " or loyalty abilities" if spared else " that aren't loyalty abilities"
    return f"{people(writer, node.who).words} can't activate abilities{of}{spared}"


@writes(STATICS, st.CantPlayLands)
def _cant_play_lands(writer: Writer, node: st.CantPlayLands) -> str:
    where = "" if node.zones == t.ANY_ZONE else f" from {zone_words(node.zones)}"
    return f"{people(writer, node.who).words} can't play lands{where}"


@writes(STATICS, st.CastOnlyAsSorcery)
def _as_sorcery(writer: Writer, node: st.CastOnlyAsSorcery) -> str:
    return f"{writer.players(node.who)} can cast {several(writer, node.where, t.STACK)} only any time they could cast a sorcery"


@writes(STATICS, st.CastOnlyIf)
def _cast_only_if(writer: Writer, node: st.CastOnlyIf) -> str:
    spells = several(writer, node.where, t.STACK)
    who = people(writer, node.who).words
    if node.condition == YOUR_TURN:
        return f"{who} can cast {spells} only during your turn"
    return f"{who} can cast {spells} only if {writer.condition(node.condition)}"


@writes(STATICS, st.AsThoughFlash)
def _flash(writer: Writer, node: st.AsThoughFlash) -> str:
    return f"{people(writer, node.who).words} may cast {several(writer, node.where, t.STACK)} as though they had flash"


def price(writer: Writer, cost: Cost | None, it: str = "its") -> str:
    """ " without paying its mana cost", " by paying … rather than paying its mana cost"."""
    if cost is None:
        return ""
    costs = "mana costs" if it == "their" else "mana cost"
    if cost == WITHOUT_PAYING:
        return f" without paying {it} {costs}"
    return f" by paying {cost_of_it(writer, cost).removeprefix('pay ')} rather than paying {it} {costs}"


def cost_of_it(writer: Writer, cost: Cost) -> str:
    """A cost that refers to the spell that it is paid for: "pay life equal to its mana value"."""
    inner = Writer(writer.face, writer.card)
    inner.name(s.This(), Ref("it", False, "spell"))
    return inner.cost(cost)


@writes(STATICS, st.MayPlay)
def _may_play(writer: Writer, node: st.MayPlay) -> str:
    """From another zone. "Play" if lands go too, else "cast"."""
    its = "its" if node.limit else "their"
    shared = node.who == s.AllPlayers() and node.condition == YOUR_TURN
    who = "that player" if shared else people(writer, node.who).words
    paid = node.cost if not node.lands or node.cost == WITHOUT_PAYING else None
    clause = f"{who} may {_played(writer, node)}{price(writer, paid, its)}"
    if isinstance(node.spell, f.WasCastFor):
        clause += f" using its {node.spell.name} ability"
    if node.cost is not None and paid is None:
        clause += f". If you cast a spell this way, {cost_of_it(writer, node.cost)} rather than pay its mana cost"
    if node.add is not None:
        clause += f" by {gerund(writer.cost(node.add))} in addition to paying {its} other costs"
    clause = _when_played(writer, node, clause, shared)
    if node.any_color:
        clause += f", and {_mana_for(node, 'they' if shared else 'you')}"
    if node.exile_after:
        clause += ". If a spell cast this way would be put into your graveyard, exile it instead"
    if node.enters_tapped:
        clause += f". If you cast a spell this way, {_that_permanent(node.spell)} enters tapped"
    if node.trigger:
        does = [writer.effect(effect) for effect in node.trigger]
        clause += f". When {'they' if shared else 'you'} do, {' and '.join(does)}"
    return clause


def _that_permanent(where: Filter) -> str:
    noun = noun_of(where)
    return f"that {noun}"


def _when_played(writer: Writer, node: st.MayPlay, clause: str, shared: bool) -> str:
    condition = node.condition
    if shared:
        return f"during each player's turn, {clause}"
    if node.limit and condition == YOUR_TURN:
        once = "once " if node.add is not None or node.enters_tapped else ""
        return f"{once}during each of your turns, {clause}"
    if node.limit == 1:
        clause = f"once each turn, {clause}"
    if condition is None:
        return clause
    if condition == YOUR_TURN:
        return clause if node.limit else f"during your turn, {clause}"
    if isinstance(node.card, f.IsThis):
        return f"{clause} as long as {writer.condition(condition)}"
    return f"as long as {writer.condition(condition)}, {clause}"


def _mana_for(node: st.MayPlay, who: str) -> str:
    """ "You may spend mana as though it were mana of any color to cast those spells"."""
    spells = "that spell" if node.limit else "spells this way" if node.top_only else "those spells"
    if node.any_color == st.SPEND_ANY_TYPE:
        return f"mana of any type can be spent to cast {spells}"
    mana = "mana from snow sources" if node.any_color == st.SPEND_SNOW_AS_ANY_COLOR else "mana"
    return f"{who} may spend {mana} as though it were mana of any color to cast {spells}"


def _played(writer: Writer, node: st.MayPlay) -> str:
    """ "Cast a creature spell from your graveyard", "play lands and cast spells from among cards exiled with …"."""
    if isinstance(node.card, f.IsThis):
        return f"{'play' if node.lands else 'cast'} this card from {zone_words(node.zone)}"
    whose = "your" if node.whose is None else player_possessive(writer, writer.players(node.whose))
    if node.top_only and node.lands and node.whose is not None:
        return f"play the top card of {whose.replace(THAT_PLAYERS, 'their')} library"
    place = t.ZONE_WORD[node.zone] if node.zone == t.EXILE else f"{whose} {t.ZONE_WORD[node.zone]}"
    if node.top_only:
        place = f"the top of {place}"
    if node.plot_only:
        return f"plot {several(writer, node.card, t.HAND)} from {place}"
    from_some = node.zone == t.EXILE and not isinstance(node.card, f.Anything)
    if from_some:
        place = f"among {_cards_in_exile(writer, node.card)}"
    if node.zone == t.GRAVEYARD and not any(isinstance(part, f.Anything) for part in (node.card, node.spell)):
        place = f"among cards in {place} {' '.join(phrase(writer, node.card, t.GRAVEYARD, many=True).after)}".rstrip()
    described = node.spell if from_some or not isinstance(node.spell, f.Anything) else node.card
    if isinstance(described, f.SharesTypeWith) and node.limit == 1:  # "… if it shares a card type with …"
        return f"cast a spell from {place} if it {phrase(writer, described, t.STACK).after[0].removeprefix('that ')}"
    return f"{_what_is_played(writer, node, described)} from {place}"


def _what_is_played(writer: Writer, node: st.MayPlay, described: Filter) -> str:
    if not node.spells:
        return "play a land" if node.limit else "play lands"
    many = not node.limit
    if many or isinstance(described, f.Anything):
        spells = several(writer, described, t.STACK) if many else "a spell"
    elif node.limit and f.HasType(t.PERMANENT_TYPES) in (described.parts if isinstance(described, f.And) else ()):
        spells = f"one {single(writer, described, t.STACK)}"  # "one permanent spell"
    else:
        spells = one(writer, described, t.STACK)
    if not node.lands:
        return f"cast {spells}"
    return f"play lands and cast {spells}" if many else f"play a land or cast {spells}"


def _cards_in_exile(writer: Writer, where: Filter) -> str:
    """ "Cards exiled with this", "cards you exiled that have fetch counters on them"."""
    if where == f.IsOneOf(s.LinkedCards()):
        return f"cards exiled with {writer.object(s.This())}"
    words = several(writer, where, t.EXILE)
    if " exiled" in words:
        return words.replace(" with ", " that have ", 1)
    return words.replace("cards", "cards in exile", 1)


@writes(STATICS, st.SpendAsThough)
def _spend(writer: Writer, node: st.SpendAsThough) -> str:
    kind = {
        st.SPEND_ANY_COLOR: "mana as though it were mana of any color",
        st.SPEND_ANY_TYPE: "mana as though it were mana of any type",
        st.SPEND_SNOW_AS_ANY_COLOR: "snow mana as though it were mana of any color",
    }[node.kind]
    use = "" if isinstance(node.where, f.Anything) else f" to cast {several(writer, node.where, t.STACK)}"
    return f"{people(writer, node.who).words} may spend {kind}{use}"


@writes(STATICS, st.CostChange)
def _cost_change(writer: Writer, node: st.CostChange) -> str:
    caster = {YOU: "you cast", OPPONENTS: "your opponents cast"}.get(node.who, "")
    nth = isinstance(node.where, f.NthCast)
    spells = several(writer, node.where, t.STACK, "" if nth else caster).replace(" cast cast ", " cast ")
    if node.who == OPPONENTS:  # "from graveyards or from exile"
        spells = spells.replace("a graveyard", "graveyards").replace(" or exile", " or from exile")
    amount = "" if node.amount == 0 else f"{{{x_or_where(writer, node.amount)}}}"
    colored = "" if node.colored.is_free() else str(node.colored)
    only = ". This effect reduces only the amount of colored mana you pay" if node.only_colored else ""
    return f"{spells} {verb('cost', not nth)} {amount}{colored} {'more' if node.sign > 0 else 'less'} to cast{only}"


@writes(STATICS, st.AbilityCostChange)
def _ability_cost_change(writer: Writer, node: st.AbilityCostChange) -> str:
    if node.keyword and node.who == YOU and isinstance(node.where, f.Anything):
        less = "more" if node.sign > 0 else "less"
        word = KEYWORD_WORD[node.keyword]
        return f"{word} abilities you activate cost {{{x_or_where(writer, node.amount)}}} {less} to activate"
    kind = "activated" if not node.keyword else KEYWORD_WORD[node.keyword]
    change = "more" if node.sign > 0 else "less"
    amount = x_or_where(writer, node.amount)
    what = f"{kind} abilities of {several(writer, node.where)}"
    if not node.keyword and node.who == OPPONENTS and isinstance(node.where, f.Anything):
        what = "abilities your opponents activate"
    elif not node.keyword and isinstance(node.where, f.Anything):
        what = "activated abilities"
    clause = f"{what} cost {{{amount}}} {change} to activate{UNLESS_MANA if node.spare_mana else ''}"
    return f"{clause}. This effect can't reduce the mana in that cost to less than one mana" if node.least else clause


@writes(STATICS, st.UnlockCostChange)
def _unlock_cost_change(writer: Writer, node: st.UnlockCostChange) -> str:
    change = "more" if node.sign > 0 else "less"
    return f"unlock costs {people(writer, node.who).words} pay cost {{{x_or_where(writer, node.amount)}}} {change}"


@writes(STATICS, st.OfferAlternativeCost)
def _offer(writer: Writer, node: st.OfferAlternativeCost) -> str:
    who = people(writer, node.who).words
    origin = "" if node.zones == t.ANY_ZONE else f" from {zone_words(node.zones)}"
    if node.limit:
        spells, its = one(writer, node.where, t.STACK), "its"
    else:
        spells, its = several(writer, node.where, t.STACK), "their"
    if node.cost == WITHOUT_PAYING and node.zones & t.HAND and not node.limit:
        clause = f"{who} may cast {spells}{origin}{price(writer, node.cost, its)}"
    else:
        cost = writer.cost(node.cost)
        paid = f"pay {cost}" if isinstance(node.cost, (PayMana, PayCounters)) else cost
        that = " that" if isinstance(node.where, f.IsSpell) else ""
        if isinstance(node.where, f.NthCast):
            paid = re.sub(r"equal to .*'s mana value", "equal to that spell's mana value", paid)
            return f"{who} may {paid} rather than pay the mana cost of {spells}"
        clause = f"{who} may {paid} rather than pay the mana cost for {spells}{that} you cast{origin}"
    return f"once each turn, {clause}" if node.limit else clause
