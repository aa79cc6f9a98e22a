"""Replacement and prevention effects, and rules about players, in words."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    keywords as k,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import Keyword
from inset.language.conditions import Matches, Unless
from inset.language.costs import PayLife
from inset.language.effects import FOREVER
from inset.language.keywords import KEYWORD_BIT, KEYWORD_WORD
from inset.language.node import Amount, Filter, Players, Static
from inset.language.text.damage_life_mana import skipped_word
from inset.language.text.describe import OPPONENTS, YOU, one, one_of_them, phrase, several, single
from inset.language.text.english import capital, listed, lower, number, verb, with_article
from inset.language.text.events import trigger
from inset.language.text.mods import exceptions
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.references import player_possessive
from inset.language.text.statics import people, subject
from inset.language.text.writer import STATICS, NoText, Writer, writes


# --- rules about players ----------------------------------------------------------------------------------
@writes(STATICS, st.PlayerRule)
def _player_rule(writer: Writer, node: st.PlayerRule) -> str:
    who = people(writer, node.who)
    their = "your" if who.words == "you" else "their"
    if node.kind == st.EXTRA_LAND_PLAYS:
        lands = "an additional land" if node.amount == 1 else f"{_many(writer, node.amount)} additional lands"
        if node.amount == v.ANY_NUMBER:
            lands = "any number of lands"
        return f"{who.words} may play {lands} on each of {their} turns"
    if node.kind == st.SKIP_STEP:
        assert isinstance(node.amount, int)
        clause = f"{verb('skip', who.many)} {their} {t.STEP_WORD[node.amount]} step"
        return clause if who.words == "you" else f"{who.words} {clause}"
    if node.kind == st.SKIPS_EXTRA_TURNS:
        return f"if {one_of_them(writer, node.who)} would begin an extra turn, that player skips that turn instead"
    if node.kind in (st.HAND_SIZE_IS, st.HAND_SIZE_CHANGED):
        return f"{_each_ones(writer, node.who)} maximum hand size is {_hand_size(writer, node)}"
    if node.kind == st.CANT_DRAW_MORE and node.amount == 0:
        return f"{who.words} can't draw cards"
    if node.kind == st.CANT_DRAW_MORE:
        each = {OPPONENTS: "each opponent", s.AllPlayers(): "each player"}.get(node.who, who.words)
        return f"{each} can't draw more than {_many(writer, node.amount)} card each turn"
    said = {
        st.NO_MAXIMUM_HAND_SIZE: f"{verb('have', who.many)} no maximum hand size",
        st.REVEAL_TOP: f"{verb('play', who.many)} with the top card of {their} library revealed",
        st.LOOK_AT_TOP: f"may look at the top card of {_whose(writer, node, their)} library any time",
        st.HAND_REVEALED: f"{verb('play', who.many)} with {their} hands revealed".replace("your hands", "your hand"),
        st.CANT_GAIN_LIFE: "can't gain life",
        st.CANT_LOSE_GAME: "can't lose the game",
        st.CANT_WIN_GAME: "can't win the game",
        st.PLAYER_HEXPROOF: f"{verb('have', who.many)} hexproof",
        st.PLAYER_SHROUD: f"{verb('have', who.many)} shroud",
        st.CANT_SEARCH: "can't search libraries",
        st.MANA_DOESNT_EMPTY: f"{verb(_DONT, who.many)} lose unspent mana as steps and phases end",
    }
    if node.kind == st.LIFE_CANT_CHANGE:
        return f"{their} life total can't change"
    if node.kind == st.REVEAL_TOP and who.words == "you":
        return "play with the top card of your library revealed"
    return f"{who.words} {said[node.kind]}"


_DONT: Final = "don't"


def _each_ones(writer: Writer, players: Players) -> str:
    each = {OPPONENTS: "each opponent's", s.AllPlayers(): "each player's"}
    return each.get(players) or player_possessive(writer, writer.players(players))


def _hand_size(writer: Writer, node: st.PlayerRule) -> str:
    if node.kind == st.HAND_SIZE_IS:
        return _many(writer, node.amount) if isinstance(node.amount, int) else f"equal to {writer.value(node.amount)}"
    if isinstance(node.amount, int) and node.amount < 0:
        return f"reduced by {_many(writer, -node.amount)}"
    return f"increased by {_many(writer, node.amount)}"


def _whose(writer: Writer, node: st.PlayerRule, own: str) -> str:
    if node.whose is None:
        return own
    if node.whose == OPPONENTS:
        return "each opponent's"
    return player_possessive(writer, writer.players(node.whose)).replace("that player's", "their")


def _many(writer: Writer, amount: Amount) -> str:
    return number(amount) if isinstance(amount, int) else writer.value(amount)


@writes(STATICS, st.MaySkip)
def _may_skip(writer: Writer, node: st.MaySkip) -> str:
    what = skipped_word(node.step)
    held = "" if node.condition is None else f" while {writer.condition(node.condition)}"
    clause = f"if you would begin your {what}{held}, you may skip that {what.split()[-1]} instead"
    writer.topic = None
    then = writer.sentences(node.effects).rstrip(".") if node.effects else ""
    return f"{clause}. If you do, {then[0].lower()}{then[1:]}" if then else clause


@writes(STATICS, st.PlayerProtection)
def _player_protection(writer: Writer, node: st.PlayerProtection) -> str:
    who = people(writer, node.who)
    against = "everything" if isinstance(node.against, f.Anything) else several(writer, node.against)
    if isinstance(node.against, f.ChosenName):
        against = "the chosen card name"
    if isinstance(node.against, f.ControlledBy) and isinstance(node.against.who, s.TargetPlayers):
        against = writer.players(node.against.who)  # 702.16k
    return f"{who.words} {verb('have', who.many)} protection from {against}"


@writes(STATICS, st.DamageCantBePrevented)
def _unpreventable(writer: Writer, node: st.DamageCantBePrevented) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    if isinstance(node.source, f.Anything):
        return f"{kind}damage can't be prevented"
    return f"{kind}damage that would be dealt by {several(writer, node.source)} can't be prevented"


@writes(STATICS, st.CantEnter)
def _cant_enter(writer: Writer, node: st.CantEnter) -> str:
    words = [
        "libraries" if bit == t.LIBRARY else f"{t.ZONE_WORD[bit]}s" if bit & t.OWNED_ZONES else t.ZONE_WORD[bit]
        for bit in (t.GRAVEYARD, t.LIBRARY, t.HAND, t.EXILE)
        if node.zones & bit
    ]
    return f"{several(writer, node.where, t.GRAVEYARD)} in {listed(words, 'and')} can't enter the battlefield"


@writes(STATICS, st.TriggersAgain)
def _again(writer: Writer, node: st.TriggersAgain) -> str:
    if node.zone == t.COMMAND:
        return f"room abilities of {several(writer, node.source)} trigger an additional time"
    source = one(writer, node.source)
    if node.event is None:
        return f"if a triggered ability of {source} triggers, it triggers an additional time"
    if isinstance(node.event, p.TurnsFaceUp):
        clause = f"turning {one(writer, f.conjunction(node.event.where, f.IsFaceDown()))} face up"
        return (
            f"if {clause} causes a triggered ability of {source} to trigger, that ability triggers an additional time"
        )
    event = node.event
    if isinstance(event, p.Either) and isinstance(event.parts[0], p.Attacks):
        event = event.parts[0]  # a creature attacks, and thereby a player
    clause = trigger(writer, event).partition(" ")[2].replace(" enters", " entering")
    clause = re.sub(r"\b(enter|attack)s?$", r"\1ing", clause)
    trigger_of = f"causes a triggered ability of {source} to trigger"
    return f"if {clause} {trigger_of}, that ability triggers an additional time"


@writes(STATICS, st.ActivatesAsInstant)
def _as_instant(writer: Writer, node: st.ActivatesAsInstant) -> str:
    word = KEYWORD_WORD[node.keyword] if node.keyword else "loyalty"
    of = "" if node.where == f.Anything() else f" of {subject(writer, node.where).words}"
    return f"you may activate {word} abilities{of} any time you could cast an instant"


@writes(STATICS, st.DoesntTrigger)
def _doesnt_trigger(writer: Writer, node: st.DoesntTrigger) -> str:
    assert isinstance(node.event, p.Moves)
    of = "" if node.source == f.Anything() else f" of {several(writer, node.source)}"
    happens = "dying" if node.event.destination == t.GRAVEYARD else "entering"
    return f"{several(writer, node.event.where)} {happens} don't cause abilities{of} to trigger"


@writes(STATICS, st.BlocksAsThough)
def _blocks_as_though(writer: Writer, node: st.BlocksAsThough) -> str:
    if node.land:
        walk = f"{node.land.lower()}walk"
        return f"creatures with {walk} can be blocked as though they didn't have {walk}"
    blocker = subject(writer, node.where).words
    if node.keyword == k.LANDWALK:
        return f"{blocker} can block creatures with landwalk abilities as though they didn't have those abilities"
    word = "reach" if node.keyword == k.FLYING else "shadow"
    return f"{blocker} can block {several(writer, node.against)} as though it had {word}"


@writes(STATICS, st.CrewsAsThough)
def _crews_as_though(writer: Writer, node: st.CrewsAsThough) -> str:
    who = writer.subject(s.This()).words if node.where == f.IsThis() else one(writer, node.where)
    deeds = [word for bit, word in ((st.SADDLES, "saddles Mounts"), (st.CREWS, "crews Vehicles")) if node.deeds & bit]
    how = (
        "using its toughness rather than its power"
        if node.toughness
        else f"as though its power were {node.plus} greater"
    )
    return f"{who} {' and '.join(deeds)} {how}"


@writes(STATICS, st.EnteredOnlyBy)
def _entered_only_by(writer: Writer, node: st.EnteredOnlyBy) -> str:
    return f'you can\'t enter this dungeon unless you "venture into {node.into}."'


@writes(STATICS, st.MayPayLifeForMana)
def _life_for_mana(writer: Writer, node: st.MayPayLifeForMana) -> str:
    return "any time you could activate a mana ability, you may pay 1 life. If you do, add {C}"


# --- entering the battlefield -----------------------------------------------------------------------------
@writes(STATICS, st.EntersTapped)
def _enters_tapped(writer: Writer, node: st.EntersTapped) -> str:
    who = subject(writer, node.where)
    if isinstance(node.unless, Unless):
        return f"if {writer.condition(node.unless.part)}, {who.words} {verb('enter', who.many)} tapped"
    unless = "" if node.unless is None else f" unless {writer.condition(node.unless)}"
    return f"{who.words} {verb('enter', who.many)} tapped{unless}"


@writes(STATICS, st.EntersWithCounters)
def _enters_with(writer: Writer, node: st.EntersWithCounters) -> str:
    who = subject(writer, node.where)
    on = "them" if who.many else "it"
    lone = node.kind in KEYWORD_BIT  # another flying counter adds nothing to one
    extra = "" if isinstance(node.where, f.IsThis) or lone else "additional "
    kind = f"{extra}{node.kind} counter"
    each = for_each(writer, node.count)
    if each:
        counters = f"{amount_of(writer, 1, kind)} on {on} {each}"
    elif isinstance(node.count, (int, v.X)):
        counters = f"{amount_of(writer, node.count, kind)} on {on}"
    else:
        counters = f"a number of {kind}s on {on} equal to {writer.value(node.count)}"
    clause = f"{who.words} {verb('enter', who.many)} with {counters}"
    if who.many and not lone:
        clause = clause.replace(f"{who.words} enter", f"each {single(writer, node.where)} enters")
        clause = clause.replace(f" on {on}", " on it", 1)
    for mod in node.mods:
        if isinstance(mod, m.AddAbility):
            said = Writer(writer.face, writer.card).ability(mod.ability)
            clause += f" and with {lower(said)}" if isinstance(mod.ability, Keyword) else f' and with "{said}"'
            continue
        assert isinstance(mod, m.AddTypes)
        clause += f" and as {with_article(' '.join(mod.subtypes))} in addition to its other types"
    return clause if node.condition is None else f"{clause} if {writer.condition(node.condition)}"


@writes(STATICS, st.AsEnters)
def _as_enters(writer: Writer, node: st.AsEnters) -> str:
    who = subject(writer, node.where)
    first, *rest = node.effects
    if isinstance(first, e.PayOr) and first.unpaid == (e.Tap(s.This()),):
        it = "it" if isinstance(first.cost, PayLife) else "~"  # a card that the cost refers to came between
        return f"as {who.words} enters, you may {writer.cost(first.cost)}. If you don't, {it} enters tapped"
    clause = f"as {who.words} {verb('enter', who.many)}, {writer.finish(writer.effect(first))}"
    further = writer.sentences(tuple(rest)).rstrip(".")
    return f"{clause}. {further}" if further else clause


@writes(STATICS, st.AsTurnedFaceUp)
def _as_turned_up(writer: Writer, node: st.AsTurnedFaceUp) -> str:
    who = subject(writer, f.IsThis())
    first, *rest = node.effects
    clause = f"as {who.words} is turned face up, {writer.finish(writer.effect(first))}"
    return clause if not rest else f"{clause}. {writer.sentences(tuple(rest)).rstrip('.')}"


@writes(STATICS, st.EntersAsCopy)
def _as_copy(writer: Writer, node: st.EntersAsCopy) -> str:
    who = subject(writer, node.where)
    writer.topic = None
    if isinstance(node.of, f.IsThis):
        return f"{who.words} {verb('enter', who.many)} as a copy of ~"
    of = one(writer, node.of)
    limited = isinstance(node.of, f.And) and any(isinstance(part, (f.ControlledBy, f.Not)) for part in node.of.parts)
    if not limited and not isinstance(node.of, f.IsOneOf):
        where = "on the battlefield" if node.zone == t.BATTLEFIELD else "card in a graveyard"
        of = f"any {of.partition(' ')[2]} {where}"
    said = exceptions(writer, node.exceptions)
    if node.made_by:
        whole = exceptions(writer, node.made).removeprefix(", except ").replace("it has", "the token has", 1)
        said += f"{', and' if said else ', except'} if {who.words} was {node.made_by}ed, {whole}"
    if node.own_size:
        size = "its power and toughness are equal to ~'s power and toughness"
        said = f"{said}, and {size}" if said else f", except {size}"
    if node.duration != FOREVER:
        return f"as {who.words} enters, you may have it become a copy of {of} until end of turn{said}"
    tapped = " tapped" if st.EntersTapped(f.IsThis()) in node.entering else ""
    extra = tuple(static for static in node.entering if static != st.EntersTapped(f.IsThis()))
    if extra:
        whole = said.removeprefix(", except ")
        if m.LoseSupertypes(t.LEGENDARY) in node.exceptions:
            whole += " if that permanent is legendary"
        said = f", except {listed([*(_extra(writer, static) for static in extra), *([whole] if whole else [])])}"
    if node.optional:
        return f"you may have {who.words} enter{tapped} as a copy of {of}{said}"
    return f"{who.words} {verb('enter', who.many)}{tapped} as a copy of {of}{said}"


def _extra(writer: Writer, static: Static) -> str:
    """707.9e–f: "it enters with an additional loyalty counter on it if it's a planeswalker"."""
    assert isinstance(static, st.EntersWithCounters)
    clause = f"it enters with {amount_of(writer, static.count, f'additional {static.kind} counter')} on it"
    parts = static.where.parts if isinstance(static.where, f.And) else ()
    kinds = [one(writer, part) for part in parts if not isinstance(part, f.IsThis)]
    clause += "".join(f" and {writer.mod(mod)}" for mod in static.mods)
    if isinstance(static.condition, Matches):
        kinds = [one(writer, static.condition.where)]
    return f"{clause} if it's {kinds[0]}" if kinds else clause


@writes(STATICS, st.EntersUnderControl)
def _under_control(writer: Writer, node: st.EntersUnderControl) -> str:
    parts = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    theirs = f.ControlledBy(s.Opponents()) in parts
    whose = " under an opponent's control" if theirs else ""
    what = single(writer, f.And(tuple(part for part in parts if part != f.ControlledBy(s.Opponents()))))
    under = "your" if node.who == YOU else "that player's"
    return f"if a {what} would enter the battlefield{whose}, it enters under {under} control instead"


@writes(STATICS, st.EntersDesignated)
def _prepared(writer: Writer, node: st.EntersDesignated) -> str:
    who = subject(writer, node.where)
    return f"{who.words} {verb('enter', who.many)} prepared"


# --- instead ----------------------------------------------------------------------------------------------
@writes(STATICS, st.MovesInstead)
def _instead(writer: Writer, node: st.MovesInstead) -> str:
    """ "If a card or token would be put into a graveyard from anywhere, exile it instead"."""
    where = node.where
    this = isinstance(where, f.IsThis)
    if node.instead == t.EXILE:
        does = "exile it"
    elif node.instead == t.LIBRARY:
        does = "shuffle it into its owner's library" if node.shuffled else "put it on top of its owner's library"
    elif node.instead == t.HAND:
        does = "return it to its owner's hand"
    elif node.instead == t.BATTLEFIELD:
        does = "put it onto the battlefield"
    else:
        raise NoText(f"no text for going to {t.ZONE_WORD[node.instead]} instead")
    if node.counter:
        does += f" with {'an' if node.counter[0] in 'aeiou' else 'a'} {node.counter} counter on it"
    happens = _would_go(writer, where, this, node)
    may = "you may " if node.optional else ""
    if node.then:
        return f"if {happens}, instead {does} and {' and '.join(writer.effect(one) for one in node.then)}"
    rest = " of putting it into your graveyard" if node.discarded and node.caused_by_opponent else ""
    if node.counter and node.origin == t.ANY_ZONE and not rest:
        return f"if {happens}, instead {may}{does}"
    return f"if {happens}, {may}{does} instead{rest}"


def _would_go(writer: Writer, where: Filter, this: bool, node: st.MovesInstead) -> str:
    if node.discarded:
        card = "~" if this else one(writer, where, t.HAND)
        if node.caused_by_opponent:
            return f"a spell or ability an opponent controls causes you to discard {card}"
        return f"you would discard {card}"
    who, place = _who_and_where(writer, where, node.destination)
    if this:
        who = "~"
    if node.origin == t.BATTLEFIELD and node.destination == t.GRAVEYARD:
        return (
            f"{who} would die" if this or isinstance(where, f.And | f.HasType) else f"{who} would be put into {place}"
        )
    if node.origin == t.BATTLEFIELD and node.destination == t.ANY_ZONE & ~t.EXILE:
        return f"{who} would leave the battlefield"
    origin = "anywhere" if node.origin == t.ANY_ZONE else "the battlefield"
    return f"{who} would be put into {place} from {origin}"


def _who_and_where(writer: Writer, where: Filter, destination: int) -> tuple[str, str]:
    parts = where.parts if isinstance(where, f.And) else (where,)
    owner = next((part.who for part in parts if isinstance(part, f.OwnedBy)), None)
    place = t.ZONE_WORD[destination & -destination]
    whose = f"your {place}" if owner == YOU else f"an opponent's {place}" if owner == OPPONENTS else f"a {place}"
    rest = tuple(part for part in parts if not isinstance(part, f.OwnedBy))
    if not rest or rest == (f.Anything(),):
        return "a card or token", whose
    if rest == (f.Not(f.IsToken()),):
        return "a card", whose
    permanent = any(isinstance(part, (f.HasType, f.ControlledBy)) for part in rest)
    if destination == t.GRAVEYARD and permanent:
        return one(writer, f.And(rest)), whose
    return one(writer, f.And(rest), t.GRAVEYARD), whose


def _damage(writer: Writer, source: Filter | None, to: Filter | None, who: Players | None, combat: bool | None) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[combat]
    by = "" if source is None or isinstance(source, f.Anything) else f" by {_sources(writer, source)}"
    targets = []
    if who is not None:
        targets.append(people(writer, who).words)
    if to is not None:
        targets.append(_single_or_all(writer, to))
    at = f" to {listed(targets)}" if targets else ""
    return f"{kind}damage that would be dealt{at}{by}"


def _sources(writer: Writer, where: Filter) -> str:
    """ "Sources of the chosen color", "red sources": not only permanents deal damage (120.7)."""
    return re.sub(r"\bpermanents\b", "sources", _single_or_all(writer, where))


def _single_or_all(writer: Writer, where: Filter) -> str:
    if isinstance(where, f.IsThis | f.IsOneOf):
        return subject(writer, where).words
    return several(writer, where)


@writes(STATICS, st.PreventDamage)
def _prevent(writer: Writer, node: st.PreventDamage) -> str:
    if isinstance(node.to, f.IsThis) and not node.amount and node.then:
        return _prevent_to_this(writer, node)
    damage = _damage(writer, node.source, node.to, node.to_players, node.combat)
    amount = "all " if not node.amount else f"{node.amount} of the "
    clause = f"prevent {amount}{damage}"
    return clause if not node.then else f"{clause}. {capital(writer.sentences(node.then))}".rstrip(".")


def _prevent_to_this(writer: Writer, node: st.PreventDamage) -> str:
    """ "If noncombat damage would be dealt to this creature, prevent that damage. Put a counter on it for each 1 …"."""
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    clause = f"if {kind}damage would be dealt to {subject(writer, f.IsThis()).words}, prevent that damage"
    writer.topic = None
    then = writer.sentences(node.then).rstrip(".")
    many = re.search(r"that many (\S+) counters on (\S+)", then)
    if many:
        each = f"a {many[1]} counter on {many[2]} for each 1 damage prevented this way"
        then = then.replace(many[0], each)
    return f"{clause}. {capital(then)}"


@writes(STATICS, st.DamageInstead)
def _damage_instead(writer: Writer, node: st.DamageInstead) -> str:
    source = subject(writer, node.source).words if isinstance(node.source, f.IsThis) else one(writer, node.source)
    source = source.replace("a permanent ", "a source ")
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    to = "" if node.to is None else f" to {one(writer, node.to)}"
    if node.to_players is not None:
        to += f" to {one_of_them(writer, node.to_players)}"
    effects = (e.Joined(node.effects, e.AND),) if len(node.effects) > 1 else node.effects
    return f"if {source} would deal {kind}damage{to}, instead {lower(writer.sentences(effects)).rstrip('.')}"


@writes(STATICS, st.SearchesTopOnly)
def _top_only(writer: Writer, node: st.SearchesTopOnly) -> str:
    top = f"the top {number(node.count)} cards"
    return (
        f"if {one_of_them(writer, node.who)} would search a library, that player searches {top} of that library instead"
    )


@writes(STATICS, st.RedirectDamage)
def _redirect(writer: Writer, node: st.RedirectDamage) -> str:
    damage = _damage(writer, node.source, node.to, node.to_players, node.combat)
    onto = writer.refer(node.onto).words if node.onto is not None else writer.players(node.onto_players or YOU)
    return f"all {damage} is dealt to {onto} instead"


@writes(STATICS, st.MoreCoins)
def _more_coins(writer: Writer, node: st.MoreCoins) -> str:
    return "if you would flip a coin, instead flip two coins and ignore one"


@writes(STATICS, st.CoinsComeUpHeads)
def _heads(writer: Writer, node: st.CoinsComeUpHeads) -> str:
    return "the first time you flip one or more coins each turn, those coins come up heads and you win those flips"


@writes(STATICS, st.MoreDice)
def _more_dice(writer: Writer, node: st.MoreDice) -> str:
    if node.planar:
        return "if you would roll one or more planar dice, instead roll that many planar dice plus one and ignore one"
    return "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll"


@writes(STATICS, st.DamageChanged)
def _damage_changed(writer: Writer, node: st.DamageChanged) -> str:
    source = one(writer, node.source).replace("permanent", "source")
    targets = []
    if node.to is not None:
        targets.append("a permanent" if isinstance(node.to, f.Anything) else one(writer, node.to))
    if node.to_players is not None:
        other = "that player" if isinstance(node.to_players, s.SavedPlayers) else "you"
        targets.append(_HARMED.get(node.to_players, other))
    to = f" to {listed(targets, 'or')}" if targets else ""
    change = _changed("that much damage", node.times, node.plus)
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    return f"if {source} would deal {kind}damage{to}, it deals {change} instead"


_HARMED: Final = {OPPONENTS: "an opponent", s.AllPlayers(): "a player", s.EnchantedPlayer(): "enchanted player"}


def _changed(what: str, times: int, plus: int) -> str:
    said = {1: what, 2: f"double {what}", 3: f"triple {what}"}[times]
    return f"{said} plus {plus}" if plus else said


@writes(STATICS, st.TokensMultiplied)
def _tokens(writer: Writer, node: st.TokensMultiplied) -> str:
    change = _that_many(node.times, node.plus)
    return (
        f"if an effect would create one or more tokens under your control, it creates {change} of those tokens instead"
    )


@writes(STATICS, st.EntersWithFewer)
def _enters_with_fewer(writer: Writer, node: st.EntersWithFewer) -> str:
    fewer = writer.value(node.fewer)
    return (
        f"if ~ would enter with one or more {node.kind} counters on it, it enters with that many minus {fewer} instead"
    )


@writes(STATICS, st.CountersChanged)
def _counters(writer: Writer, node: st.CountersChanged) -> str:
    kind = f"{node.kind} counters".strip()
    change = _that_many(node.times, node.plus)
    if node.where is None:
        return f"if you would get one or more {kind}, you get {change} of each of those kinds of counters instead"
    what = one(writer, node.where)
    if node.by_effect:
        return f"if an effect would put one or more {kind} on {what}, it puts {change} of those {kind} on that permanent instead"
    if not node.kind:
        change = f"{change} of each of those kinds of counters are put on that permanent"
    elif node.plus < 0:
        change = f"that many {kind} minus {number(-node.plus)} are put on it"
    else:
        change = f"{change} {kind} are put on it"
    return f"if one or more {kind} would be put on {what}, {change} instead"


def _that_many(times: int, plus: int) -> str:
    said = {1: "that many", 2: "twice that many", 3: "three times that many"}[times]
    return f"{said} plus {number(plus)}" if plus > 0 else said


@writes(STATICS, st.CounterLimit)
def _counter_limit(writer: Writer, node: st.CounterLimit) -> str:
    return f"{subject(writer, node.where).words} can't have more than {number(node.most)} {node.kind} counters on it"


@writes(STATICS, st.CantHaveCounters)
def _cant_have_counters(writer: Writer, node: st.CantHaveCounters) -> str:
    if node.where == f.IsThis():
        return f"~ can't have {node.kind} counters put on it".replace("  ", " ")
    those = phrase(writer, node.where, t.BATTLEFIELD, many=True)
    those.joint = "or"
    what = those.words()
    return f"{what} can't have {node.kind} counters put on them" if node.kind else f"counters can't be put on {what}"


@writes(STATICS, st.CantGetCounters)
def _cant_get_counters(writer: Writer, node: st.CantGetCounters) -> str:
    who = {YOU: "you", OPPONENTS: "opponents"}.get(node.who, "players")
    return f"{who} can't get {node.kind} counters".replace("  ", " ")


@writes(STATICS, st.LifeGainChanged)
def _life_gain(writer: Writer, node: st.LifeGainChanged) -> str:
    amount = {0: "no life", 1: "that much life", 2: "twice that much life"}[node.times]
    plus = f" plus {node.plus}" if node.plus else ""
    who = writer.players(node.who)
    return f"if {who} would gain life, {who} {'gain' if who == 'you' else 'gains'} {amount}{plus} instead"


@writes(STATICS, st.ManaMultiplied)
def _mana(writer: Writer, node: st.ManaMultiplied) -> str:
    amount = {2: "twice", 3: "three times"}[node.times]
    return f"if you tap {one(writer, node.where)} for mana, it produces {amount} as much of that mana instead"


@writes(STATICS, st.DrawInstead)
def _draw_instead(writer: Writer, node: st.DrawInstead) -> str:
    who = {YOU: "you", OPPONENTS: "an opponent"}.get(node.who, "a player")
    effects = [writer.finish(writer.effect(effect)) for effect in node.effects]
    may = "you may " if node.optional else ""
    they, their = ("you", "your") if who == "you" else ("they", "their")
    spared = f" except the first one {they} draw in each of {their} draw steps" if node.spare_first else ""
    return f"if {who} would draw a card{spared}, {may}{' and '.join(effects)} instead"


@writes(STATICS, st.DrawsChanged)
def _draws_changed(writer: Writer, node: st.DrawsChanged) -> str:
    who = {YOU: "you", OPPONENTS: "an opponent"}.get(node.who, "a player")
    they = f"{'you' if who == 'you' else 'they'} draw"
    many = {1: "that many", 2: "twice that many"}.get(node.times, f"{number(node.times)} times that many")
    plus = f" plus {number(node.plus)}" if node.plus else ""
    return f"if {who} would draw one or more cards, {they} {many} cards{plus} instead"
