"""500-514, 117: the turn: its steps, turn-based actions (703), priority; the main loop of a game.

Everything above a priority is data in the state: a fresh generator, started on a copy of a state in which
somebody has priority, continues in the same way. ``stage`` says where in the step the game is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel import steps
from inset.kernel.types import (
    BEGIN_COMBAT,
    CLEANUP,
    COMBAT_DAMAGE,
    COMBAT_STEPS,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_COMBAT,
    EXILE,
    FIRST_STRIKE_DAMAGE,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    STEP_WORD,
    UNTAP,
    UPKEEP,
    WHOLE_TURN,
)
from inset.language import keywords as kw, statics as sta
from inset.language.effects import UNTIL_COMBAT_ENDS
from inset.rules import atoms
from inset.rules.combat import attacking, blocking, damage_assignment, participants
from inset.rules.events import control_changes, counters, durations, moving, phasing
from inset.rules.events.damage import player_rule
from inset.rules.events.instructions import perform_all
from inset.rules.events.triggers import index, statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import holds, number, who
from inset.rules.meaning.saga_chapters import final_chapter
from inset.rules.mechanics import citys_blessing, day_and_night, rad_counters
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.answers import Action, Pass
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.picks import pick_set
from inset.rules.model.questions import ask_effect
from inset.rules.model.state import MOST_PLAYERS, SPELL, Ctx, Event, Mana, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import all_chars, chars_of
from inset.rules.players import ending_the_game
from inset.rules.players.ending_the_game import ACTING
from inset.rules.playing import priority_actions
from inset.rules.playing.reversing import attempt
from inset.rules.turn import state_based_actions, untap_step
from inset.rules.turn.added_steps import following
from inset.rules.turn.placing_triggers import check_state_triggers
from inset.rules.turn.resolving import resolve_top
from inset.rules.turn.stack import place_triggers

BEGINS: Final = 0  # stages of a step: it is about to begin …
RUNS: Final = 1  # … somebody has priority in it
HAND_SIZE: Final = 7


def run(st: State) -> Ask[None]:
    """Plays from the current state until the game has ended."""
    stable = -1  # the epoch in which nothing was left to do before a priority: saves checking again
    while not st.over():
        if st.stage == BEGINS:
            yield from _begin_step(st)
            continue
        if st.epoch != stable or st.pending:
            yield from before_priority(st)
            if st.over() or st.stage == BEGINS:
                continue
            stable = st.epoch
        player = st.priority
        if st.players[player].lost:
            atoms.set_priority(st, after(st, player), st.passes)
            continue
        passing = st.passing
        if passing is not None and passing.allows(st) and not priority_actions.actions(st, player):
            steps.step()
            passing.give(st)
        else:
            answer: Action = yield priority_actions.MayAct(st, player)  # 117.3; ``ask`` would be a generator more
            if not isinstance(answer, Pass):
                yield from attempt(st, player, _act(st, player, answer))
                continue
        if _all_pass(st, player):
            if st.stack:
                yield from _resolve(st)
            else:
                _end_step(st)


# --- priority (117) --------------------------------------------------------------------------------


def before_priority(st: State) -> Ask[bool]:
    """117.5, 704.3: state-based actions until none is performed, then triggers, until neither is left.

    Returns whether there was anything.
    """
    anything = False
    while not st.over():
        if st.floating:
            yield from moving.returns(st)
        yield from settle(st)
        done = yield from state_based_actions.check(st)
        if done:
            anything = True
            continue
        check_state_triggers(st)
        if not st.pending:
            break
        anything = True
        yield from place_triggers(st)
    return anything


def settle(st: State) -> Ask[None]:
    """What follows from the state immediately: expired durations, control, who is in combat."""
    durations.drop_ended(st)
    ending_the_game.exile_orphans(st)
    seen = index(st).keywords
    if seen & _FOLLOWED:
        if seen & day_and_night.BOUND:
            yield from day_and_night.follow(st)
        if seen & kw.ASCEND:
            citys_blessing.follow(st)
    control_changes.notice_control(st)
    if st.step in COMBAT_STEPS:
        participants.tidy(st)


_FOLLOWED: Final = day_and_night.BOUND | kw.ASCEND


def _all_pass(st: State, player: int) -> bool:
    """117.3d, 117.4: the player passes. Have all passed in succession? Then the stack's top resolves, or the step ends."""
    others = st.opponents(player)
    passes = st.passes + 1
    atoms.tell(st, _PASSED[player])
    atoms.set_priority(st, others[0] if others else player, passes)
    return passes > len(others)


_PASSED: Final = [Event(ev.PASSED, "117.3d", player) for player in range(MOST_PLAYERS)]  # by far the most frequent


def _act(st: State, player: int, action: Action) -> Ask[None]:
    """117.3c: afterwards the player has priority again; 733.2: also if the action is reversed."""
    atoms.set_priority(st, player, ACTING)
    yield from priority_actions.take(st, player, action)
    atoms.set_priority(st, player, 0)


def _resolve(st: State) -> Ask[None]:
    """117.3b: afterwards the active player has priority."""
    yield from resolve_top(st)
    yield from moving.returns(st)
    if st.stage == RUNS:
        _first(st)


def _first(st: State) -> None:
    """The active player, or the next player if they have left (800.4j), gets priority."""
    if not st.players[st.active].lost:
        atoms.set_priority(st, st.active, 0)
        return
    order = st.in_game()
    if order:
        atoms.set_priority(st, order[0], 0)


def after(st: State, player: int) -> int:
    """The next player in turn order who is still in the game."""
    others = st.opponents(player)
    return others[0] if others else player


# --- steps -----------------------------------------------------------------------------------------


def _begin_step(st: State) -> Ask[None]:
    """500.6, 703.3: the step begins, then come its turn-based actions, then the active player has priority."""
    first: list[Instead] = []
    while _may_be_skipped(st) and (yield from _skipped(st, st.active, st.step, first)):
        _next_step(st, END_COMBAT if st.step == BEGIN_COMBAT else st.step)
    step = st.step
    if step == END:
        durations.as_end_step_begins(st)
    if step == BEGIN_COMBAT:
        durations.as_combat_begins(st)
    if step == PRECOMBAT_MAIN:
        rad_counters.follow(st, st.active)
    atoms.emit(st, Event(ev.STEP_BEGAN, _RULE[step], st.active, amount=step))
    if first:
        yield from _do_first(st, first)
    action = _ACTIONS.get(step)
    if action is not None and (step == CLEANUP or not st.players[st.active].lost):  # 800.4j
        yield from action(st)
    if st.over() or st.stage != BEGINS or st.step != step:
        return
    if step == UNTAP:  # 502.4: no player receives priority
        _end_step(st)
        return
    if step == CLEANUP:
        yield from settle(st)
        needed = yield from before_priority(st)
        if not st.over() and not needed and st.step == CLEANUP:
            yield from _end_turn(st)
            return
    atoms.set_stage(st, RUNS)
    _first(st)


Instead = tuple[Ctx, sta.MaySkip]  # what is done instead of a step or turn, and the source that says so


def _may_be_skipped(st: State) -> bool:
    """Could anything make a step or turn be skipped? Usually not."""
    in_force = index(st).statics
    return bool(st.skips) or (bool(in_force) and (_MAY_SKIP in in_force or _PLAYER_RULE in in_force))


_MAY_SKIP: Final = sta.MaySkip  # read more quickly in the compiled build
_PLAYER_RULE: Final = sta.PlayerRule


def _skipped(st: State, player: int, step: int, first: list[Instead], extra: bool = False) -> Ask[bool]:
    """614.10, 500.11: is a step or turn skipped, by an effect or once because a rule says so (103.8a)? Beginning of combat: the
    whole phase. What the player may skip comes first: another effect then waits for the next occurrence (616.1).
    """
    for ctx, _, static, _ in statics(st, sta.MaySkip):
        if static.step == step and ctx.controller == player and holds(st, ctx, static.condition):
            what = (
                "turn" if step == WHOLE_TURN else "combat phase" if step == BEGIN_COMBAT else f"{STEP_WORD[step]} step"
            )
            yes = yield from ask(
                Decision(CONFIRM, player, "614.10b", f"Skip your {what}?", YES_NO, subject=Deed("skip", ctx.source))
            )
            if yes:
                first.append((ctx.dup(), static))
                return True
    always = False
    for ctx, _, rule, _ in statics(st, sta.PlayerRule):
        if rule.kind == sta.SKIP_STEP and player in who(st, ctx, rule.who):
            always = always or number(st, ctx, rule.amount) == step
        if extra and rule.kind == sta.SKIPS_EXTRA_TURNS and player in who(st, ctx, rule.who):
            always = True
    if (player, step) not in st.skips:
        return always
    if always:  # 616.1: two effects, one of which waits for the next occurrence if it is not applied
        labels = ("skip it as always", "skip it once")
        pick = yield from ask_effect(player, "616.1", "Which effect applies?", labels)
        if pick == 0:
            return True
    rest = list(st.skips)
    rest.remove((player, step))
    atoms.set_place(st, skips=tuple(rest))
    return True


def _do_first(st: State, first: list[Instead]) -> Ask[None]:
    """614.10b: what is done after skipping is the first thing that happens in what comes next."""
    for ctx, static in first:
        yield from perform_all(st, ctx, static.effects)


def _end_step(st: State) -> None:
    """500.5: effects that last until the end of the step or phase expire, then mana empties."""
    if st.step == CLEANUP:  # 514.3a: another cleanup step begins
        _empty_pools(st)
        atoms.set_place(st, stage=BEGINS)
        return
    if st.step == END_COMBAT:
        _end_combat(st)
    _empty_pools(st)
    _next_step(st, st.step)


def _end_combat(st: State) -> None:
    """500.5a, 511.3."""
    durations.as_combat_ends(st)
    participants.clear(st)


def _empty_pools(st: State, turn_ends: bool = False) -> None:
    """500.5, 703.4q: mana that an effect lets a player keep stays, for the turn or for good."""
    for player, record in enumerate(st.players):
        if record.pool and not player_rule(st, player, sta.MANA_DOESNT_EMPTY):
            kept = tuple(m for m in record.pool if _stays(st, m, turn_ends))
            if len(kept) != len(record.pool):
                atoms.set_pool(st, player, kept)


def _stays(st: State, mana: Mana, turn_ends: bool) -> bool:
    if mana.lasting == UNTIL_COMBAT_ENDS:
        return st.step in COMBAT_STEPS and st.step != END_COMBAT
    return mana.lasting > int(turn_ends)


def _next_step(st: State, step: int) -> None:
    """500.1: the step after this one; added ones come first (500.8, 500.9)."""
    added = following(st, step)
    if added >= 0:
        atoms.set_step(st, added, BEGINS)
        return
    atoms.set_step(st, _successor(st, step), BEGINS)


def _successor(st: State, step: int) -> int:
    if step == DECLARE_ATTACKERS and not participants.had_attackers(st):
        return END_COMBAT  # 508.8
    if step == DECLARE_BLOCKERS and not participants.first_strike(st):
        return COMBAT_DAMAGE  # 510.4
    return step + 1


# --- turn-based actions (703.4) --------------------------------------------------------------------


def _untap_step(st: State) -> Ask[None]:
    """502.1–502.3."""
    phasing.phase_all(st)
    yield from day_and_night.check(st)
    yield from untap_step.untap_all(st)
    durations.after_untapping(st)


def _draw_step(st: State) -> Ask[None]:
    yield from moving.draw(st, st.active, 1, "504.1")


def _main_phase(st: State) -> Ask[None]:
    """505.4, 714.3c: a lore counter on each Saga with chapter abilities."""
    sagas = [oid for oid, chars in all_chars(st).items() if chars.controller == st.active and "Saga" in chars.subtypes]
    for oid in st.battlefield if sagas else ():
        if oid in sagas and final_chapter(chars_of(st, st.objs[oid]).abilities):
            yield from counters.put(st, oid, "lore", 1, "714.3c", by_effect=False, by=st.active)


def _cleanup(st: State) -> Ask[None]:
    """514.1, 514.2: discard down to the maximum hand size; damage wears off as "this turn" ends."""
    hand = st.hands[st.active]
    size = _maximum_hand_size(st, st.active)
    extra = len(hand) - size
    if extra > 0 and not player_rule(st, st.active, sta.NO_MAXIMUM_HAND_SIZE):
        prompt = "Discard down to seven cards" if size == HAND_SIZE else "Discard down to your maximum hand size"
        gone = yield from pick_set(st, st.active, "514.1", prompt, hand, extra)
        yield from moving.discard(st, st.active, gone, rule="514.1")
    for oid in st.battlefield:
        atoms.heal(st, oid)
    durations.as_turn_ends(st)


def _maximum_hand_size(st: State, player: int) -> int:
    """402.2: seven, but for effects that set or change it, in the order of their timestamps (613.11)."""
    size = HAND_SIZE
    for ctx, _, rule, _ in statics(st, sta.PlayerRule):
        if rule.kind in (sta.HAND_SIZE_IS, sta.HAND_SIZE_CHANGED) and player in who(st, ctx, rule.who):
            amount = number(st, ctx, rule.amount)
            size = amount if rule.kind == sta.HAND_SIZE_IS else size + amount
    return max(0, size)


_ACTIONS: Final[dict[int, Callable[[State], Ask[None]]]] = {
    UNTAP: _untap_step,
    DRAW: _draw_step,
    PRECOMBAT_MAIN: _main_phase,
    DECLARE_ATTACKERS: attacking.declare_attackers,
    DECLARE_BLOCKERS: blocking.declare_blockers,
    FIRST_STRIKE_DAMAGE: damage_assignment.deal_damage,
    COMBAT_DAMAGE: damage_assignment.deal_damage,
    CLEANUP: _cleanup,
}
_RULE: Final = {
    UNTAP: "502.1",
    UPKEEP: "503.1",
    DRAW: "504.1",
    PRECOMBAT_MAIN: "505.1",
    BEGIN_COMBAT: "506.1",
    DECLARE_ATTACKERS: "508.1",
    DECLARE_BLOCKERS: "509.1",
    FIRST_STRIKE_DAMAGE: "510.4",
    COMBAT_DAMAGE: "510.1",
    END_COMBAT: "511.1",
    POSTCOMBAT_MAIN: "505.1",
    END: "513.1",
    CLEANUP: "514.1",
}
assert len(_RULE) == len(STEP_WORD)


# --- turns -----------------------------------------------------------------------------------------


def _end_turn(st: State) -> Ask[None]:
    """The turn is over; the next player begins theirs, unless it is skipped (614.10)."""
    _empty_pools(st, turn_ends=True)
    first: list[Instead] = []
    while True:
        extra = len(st.extra_turns) > 1  # the lowest is the one that comes anyway
        player, real = _next_player(st)
        if not real:
            durations.as_turn_begins(st, player)  # 800.4m
            phasing.turn_would_begin(st, player)  # 702.26n
            continue
        skipped = yield from _skipped(st, player, WHOLE_TURN, first, extra)
        if not skipped:
            break
        atoms.set_place(st, extra_turns=st.extra_turns or ((player + 1) % len(st.players),))
    start_turn(st, player)
    yield from _do_first(st, first)


def _next_player(st: State) -> tuple[int, bool]:
    """500.7: added turns come first, the latest of them first. 800.4k: nobody who has left begins a turn."""
    if not st.extra_turns:
        player = (st.active + 1) % len(st.players)
    else:
        player = st.extra_turns[-1]
        rest = st.extra_turns[:-1]
        if not rest and st.players[player].lost:
            rest = ((player + 1) % len(st.players),)  # the turn that comes anyway
        atoms.set_place(st, extra_turns=rest)
        return player, not st.players[player].lost
    if st.players[player].lost:
        atoms.set_place(st, extra_turns=((player + 1) % len(st.players),))
        return player, False
    return player, True


def add_turn(st: State, player: int) -> None:
    """500.7: an extra turn after this one. Below the added turns is the one that comes anyway."""
    extra = st.extra_turns or ((st.active + 1) % len(st.players),)
    atoms.set_place(st, extra_turns=(*extra, player))


def start_turn(st: State, player: int) -> None:
    """A player's turn begins: what was counted "this turn" starts over; 723.1: somebody may control them."""
    durations.forget_turn(st)
    for other in range(len(st.players)):
        if st.players[other].lands_played or st.players[other].controlled_by >= 0:
            atoms.change_player(st, other, lands_played=0, controlled_by=-1)
    atoms.set_place(st, turn=st.turn + 1, active=player, step=UNTAP, stage=BEGINS, extra_steps=())
    atoms.change_player(st, player, turn_began=st.turn)
    _control_turn(st, player)
    durations.as_turn_begins(st, player)
    atoms.emit(st, Event(ev.TURN_BEGAN, "500.1", player, amount=st.turn))


def _control_turn(st: State, player: int) -> None:
    """723.1, 723.1a: the last effect created counts; each may add an extra turn after this one."""
    mine = [c for c in st.controlled_turns if c[0] == player]
    if not mine:
        return
    atoms.set_place(st, controlled_turns=tuple(c for c in st.controlled_turns if c[0] != player))
    by = mine[-1][1]
    if by != player and not st.players[by].lost:
        atoms.change_player(st, player, controlled_by=by)
    for _, _, extra in mine:
        if extra:
            add_turn(st, player)


def _end_everything(st: State, rule: str) -> Ask[None]:
    """724.1a–c, 724.2a–c: waiting triggers cease to exist, the stack is exiled, state-based actions are checked."""
    atoms.keep_pending(st, ())
    spells = []
    for oid in st.stack:
        obj = st.objs[oid]
        if obj.stack is not None and obj.stack.kind != SPELL:
            atoms.cease(st, obj, rule)
        else:
            spells.append(Change(obj, EXILE, move_causes.EFFECT, rule))
    yield from moving.move(st, spells)
    yield from settle(st)
    yield from state_based_actions.check(st)


def end_the_combat_phase(st: State) -> Ask[None]:
    """724.2: the game continues with the next phase; nothing happens at any other time (724.2g)."""
    if st.step not in COMBAT_STEPS:
        return
    yield from _end_everything(st, "724.2b")
    if st.outcome is None:
        _end_combat(st)
        _empty_pools(st)
        rest = st.extra_steps
        while rest and rest[-1][1] in COMBAT_STEPS and not rest[-1][2]:  # 724.2d: added steps of this phase are skipped
            rest = rest[:-1]
        atoms.set_place(st, extra_steps=rest)
        _next_step(st, END_COMBAT)


def end_the_turn(st: State) -> Ask[None]:
    """724.1: the game goes to the cleanup step."""
    yield from _end_everything(st, "724.1b")
    if st.outcome is None:
        if st.step in COMBAT_STEPS:
            _end_combat(st)
        _empty_pools(st)
        atoms.set_place(st, step=CLEANUP, stage=BEGINS, extra_steps=())
