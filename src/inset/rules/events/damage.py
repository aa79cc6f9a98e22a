"""120, 119, 615: damage and life: dealing, preventing, the results of damage; gaining and losing life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLE, CREATURE, PLANESWALKER
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms
from inset.rules.events import counters
from inset.rules.events.replacement_process import Quantity, changed_amount
from inset.rules.events.replacing_damage import Hit as Hit, Volley, afterwards, can_be_dealt as can_be_dealt, settle
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import look, number, passes, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.state import Chars, Dealt, Event, State, is_player, player_of
from inset.rules.objects.layers import chars_of


def deal(st: State, hits: Sequence[Hit], rule: str = "120.1") -> Ask[list[Hit]]:
    """Deals damage at the same time (120.4): first the effects that change or prevent it, then its results."""
    volley = Volley(hits)
    ready = yield from settle(st, volley)
    for hit in ready:  # 120.4c: effects that change the results of damage
        yield from _settle_counters(st, hit)
    batch = atoms.new_batch(st)
    lifelink: dict[int, int] = {}
    excess = _excess(st, ready)
    _take_life(st, ready)
    for hit in ready:
        _result(st, hit, rule, batch, lifelink)
    for hit, amount in excess:
        hit.excess = amount
        atoms.emit(st, Event(ev.EXCESS, "120.10", obj=hit.ref, amount=amount, detail=hit.combat, batch=batch))
    for source, amount in lifelink.items():  # 702.15e: a life gain event for each source
        yield from gain(st, look(st, source)[1].controller, amount, "120.3f")
    yield from afterwards(st, volley)
    return ready


def _take_life(st: State, hits: Sequence[Hit]) -> None:
    """120.3a: one damage event makes each player lose life once, whatever the number of sources (603.2c)."""
    lost: dict[int, int] = {}
    for hit in hits:
        if is_player(hit.ref) and not keywords_of(st, hit.source) & kw.INFECT:
            lost[player_of(hit.ref)] = lost.get(player_of(hit.ref), 0) + hit.amount
    for player, amount in lost.items():
        lose(st, player, amount, "120.3a")


def _excess(st: State, hits: Sequence[Hit]) -> list[tuple[Hit, int]]:
    """120.10: the permanents that are dealt more together than is lethal to them, each with a hit of its own, and how much
    more."""
    found = []
    for ref in dict.fromkeys(hit.ref for hit in hits if not is_player(hit.ref)):
        own = [hit for hit in hits if hit.ref == ref]
        amount = sum(hit.amount for hit in own) - lethal(st, ref, any(_is_deadly(st, hit.source) for hit in own))
        if amount > 0:
            found.append((own[0], amount))
    return found


def _is_deadly(st: State, source: int) -> bool:
    return look(st, source)[1].keywords & kw.DEATHTOUCH != 0


def lethal(st: State, ref: int, deathtouch: bool) -> int:
    """120.4a, 120.6: as much damage as is lethal to a permanent; of several types the one that is met first."""
    obj = st.objs[ref]
    chars = chars_of(st, obj)
    enough = []
    if chars.types & CREATURE:
        left = max(0, (chars.toughness or 0) - obj.damage)
        enough.append(min(left, 1) if deathtouch else left)
    if chars.types & PLANESWALKER:
        enough.append(obj.counters.get("loyalty", 0))
    if chars.types & BATTLE:
        enough.append(obj.counters.get("defense", 0))
    return min(enough, default=0)


def beyond_lethal(st: State, hits: Sequence[Hit], to: int) -> list[Hit]:
    """120.4a: what is more than lethal to the permanents that are hit is dealt to somebody else instead."""
    made: list[Hit] = []
    for hit in hits:
        if is_player(hit.ref) or not can_be_dealt(st, hit.ref):
            made.append(hit)
            continue
        kept = min(hit.amount, lethal(st, hit.ref, _is_deadly(st, hit.source)))
        made += [Hit(hit.source, hit.ref, kept), Hit(hit.source, to, hit.amount - kept)]
    return made


def keywords_of(st: State, source: int) -> int:
    """The keywords of a source, and those with which its damage is dealt as though it had them."""
    obj, chars = look(st, source)
    found = chars.keywords
    for ctx, _, static, _ in statics(st, sta.DamageAsThough):
        if passes(st, ctx, static.source, obj, chars):
            found |= static.keyword
    return found


def _settle_counters(st: State, hit: Hit) -> Ask[None]:
    """120.3b, 120.3d, 702.164c: how many counters the damage results in; they are not put by an effect (614.16)."""
    theirs = look(st, hit.source)[1]
    keywords = keywords_of(st, hit.source)
    if is_player(hit.ref):
        if keywords & kw.INFECT:
            hit.counters = yield from counters.settled(st, hit.ref, "poison", hit.amount, False, theirs.controller)
        if hit.combat and theirs.keywords & kw.TOXIC:
            hit.toxic = yield from counters.settled(
                st, hit.ref, "poison", total_toxic(theirs), False, theirs.controller
            )
    elif keywords & (kw.WITHER | kw.INFECT) and chars_of(st, st.objs[hit.ref]).types & CREATURE:
        hit.counters = yield from counters.settled(st, hit.ref, "-1/-1", hit.amount, False, theirs.controller)


def total_toxic(chars: Chars) -> int:
    """702.164b: the sum of all toxic abilities."""
    found = [a for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.TOXIC]
    return sum(a.number for a in found if isinstance(a.number, int))


def _result(st: State, hit: Hit, rule: str, batch: int, lifelink: dict[int, int]) -> None:
    """120.3: what damage does."""
    theirs = look(st, hit.source)[1]
    hit.dealt = hit.amount
    dealt = Dealt(hit.combat, theirs)
    if is_player(hit.ref):
        player = player_of(hit.ref)
        if keywords_of(st, hit.source) & kw.INFECT:
            counters.commit(st, hit.ref, "poison", hit.counters, "120.3b")
        if hit.combat:
            _combat_extras(st, player, hit)
        event = Event(ev.DAMAGE, rule, player, 0, hit.source, hit.amount, detail=dealt, batch=batch)
    else:
        _to_permanent(st, hit, keywords_of(st, hit.source))
        event = Event(ev.DAMAGE, rule, -1, hit.ref, hit.source, hit.amount, detail=dealt, batch=batch)
    atoms.emit(st, event)
    if theirs.keywords & kw.LIFELINK:
        lifelink[hit.source] = lifelink.get(hit.source, 0) + hit.amount


def _combat_extras(st: State, player: int, hit: Hit) -> None:
    """903.10a: damage by a commander adds up; 702.164c: toxic gives poison counters."""
    source = look(st, hit.source)[0]
    for card in atoms.commanders_in(source):
        taken = dict(st.players[player].commander_damage)
        taken[card] = taken.get(card, 0) + hit.amount
        atoms.change_player(st, player, commander_damage=taken)
    counters.commit(st, hit.ref, "poison", hit.toxic, "702.164c")


def _to_permanent(st: State, hit: Hit, keywords: int) -> None:
    obj = st.objs[hit.ref]
    types = chars_of(st, obj).types
    if types & PLANESWALKER:
        atoms.take_counters(st, hit.ref, "loyalty", hit.amount, "120.3c")
    if types & BATTLE:
        atoms.take_counters(st, hit.ref, "defense", hit.amount, "120.3h")
    if types & CREATURE:
        if keywords & (kw.WITHER | kw.INFECT):
            counters.commit(st, hit.ref, "-1/-1", hit.counters, "120.3d", look(st, hit.source)[1].controller)
        else:
            atoms.mark_damage(st, hit.ref, hit.amount, keywords & kw.DEATHTOUCH != 0)
        if keywords & (kw.WITHER | kw.INFECT) and keywords & kw.DEATHTOUCH:
            atoms.mark_damage(st, hit.ref, 0, True)


# --- life (119) -------------------------------------------------------------------------------------------------------


def gain(st: State, player: int, amount: int, rule: str = "119.3") -> Ask[int]:
    if amount <= 0 or player_rule(st, player, sta.CANT_GAIN_LIFE) or player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return 0
    found = [
        (ctx, static, sid)
        for ctx, _, static, sid in statics(st, sta.LifeGainChanged)
        if player in who(st, ctx, static.who)
    ]
    amount = yield from changed_amount(st, Quantity(amount, "life", player), found)
    atoms.gain_life(st, player, amount, rule)
    return amount


def lose(st: State, player: int, amount: int, rule: str = "119.3") -> int:
    if amount <= 0 or player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return 0
    atoms.lose_life(st, player, amount, rule)
    return amount


def can_become(st: State, player: int, life: int) -> bool:
    """119.7, 119.8: could the player's life total be made this?"""
    change = life - st.players[player].life
    if change and player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return False
    return change <= 0 or not player_rule(st, player, sta.CANT_GAIN_LIFE)


def player_rule(st: State, player: int, kind: int) -> bool:
    """Is a rule of this kind in force for the player?"""
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if static.kind == kind and player in who(st, ctx, static.who):
            return True
    return False


def player_rule_total(st: State, player: int, kind: int) -> int:
    total = 0
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if static.kind == kind and player in who(st, ctx, static.who):
            total += number(st, ctx, static.amount)
    return total


_PLAYER_RULE: Final = sta.PlayerRule  # read more quickly in the compiled build


def payable_life(st: State, player: int) -> int:
    """119.4, 119.8: as much life as the player has; none if an effect says that they can't lose life."""
    for ctx, _, static, _ in statics(st, _PLAYER_RULE):
        if static.kind == sta.LIFE_CANT_CHANGE and player in who(st, ctx, static.who):
            return 0
    return max(0, st.players[player].life)
