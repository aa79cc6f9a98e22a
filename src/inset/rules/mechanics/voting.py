"""701.38, 701.55: voting: each player in turn chooses one of several things; the votes are stored for later.

A word of the ballot keeps its voters, one for each vote, in a slot; of objects those with the most votes are kept.
A villainous choice is one player's, and both its options are open.
"""

from __future__ import annotations

from inset.language import effects as ef, selections as sel, statics as sta
from inset.rules import atoms
from inset.rules.events.instructions import keep, living, perform_all, performs, say_choice
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import PLAYERS, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, WORD, YES_NO, Ask, Decision, ask
from inset.rules.model.questions import ask_mode, ask_object
from inset.rules.model.state import Ctx, Event, State, player_ref
from inset.rules.model.subjects import About, Deed, Villainy

Choice = int | str  # an object, or a word
Vote = tuple[int, Choice]  # who voted, and for what


@performs(ef.Vote)
def _vote(st: State, ctx: Ctx, node: ef.Vote) -> Ask[None]:
    """701.38a: in turn order, starting with "you"."""
    votes: list[Vote] = []
    for player in sorted(st.in_game(), key=lambda p: (p - ctx.controller) % len(st.players)):
        if not st.players[player].lost:
            votes += yield from _votes_of(st, ctx, node, player)
    for ballot in node.ballots:
        keep(ctx, ballot.save, [player_ref(voter) for voter, choice in votes if choice == ballot.word])
    if not node.ballots:
        keep(ctx, node.save, _most_voted([choice for _, choice in votes if isinstance(choice, int)]))
    atoms.emit(st, Event(ev.VOTED, "701.38a", ctx.controller, ctx.source, detail=tuple(votes)))


def _most_voted(choices: list[int]) -> list[int]:
    """What has the most votes, or is tied for most."""
    most = max((choices.count(choice) for choice in choices), default=0)
    return [choice for choice in dict.fromkeys(choices) if choices.count(choice) == most]


def _votes_of(st: State, ctx: Ctx, node: ef.Vote, player: int) -> Ask[list[Vote]]:
    """701.38d: all votes of a player happen at the time of the first."""
    votes: list[Vote] = []
    for optional in (False, *_additional(st, player)):
        if optional:
            subject = Deed("vote", ctx.source)
            again = yield from ask(Decision(CONFIRM, player, "701.38d", "Vote again?", YES_NO, subject=subject))
            if not again:
                continue
        choice = yield from _choice(st, ctx, node, player)
        if choice is not None:
            votes.append((player, choice))
            _tell(st, ctx, player, choice)
    return votes


def _additional(st: State, player: int) -> list[bool]:
    """The additional votes of a player: may they, or do they, vote once more?"""
    found = [static.optional for own, _, static, _ in statics(st, sta.ExtraVote) if player in who(st, own, static.who)]
    return sorted(found)


def _choice(st: State, ctx: Ctx, node: ef.Vote, player: int) -> Ask[Choice | None]:
    """701.38b: one of the words, or one of the objects, if there are any."""
    if node.what is None:
        words = [ballot.word for ballot in node.ballots]
        word = yield from ask(Decision(WORD, player, "701.38a", "Vote", words, subject=Deed("vote", ctx.source)))
        return word
    options = living(st, ctx, node.what)
    if not options:
        return None
    chosen = yield from ask_object(player, "701.38b", "Vote for which?", options, About(ctx.source))
    return chosen


def _tell(st: State, ctx: Ctx, player: int, choice: Choice) -> None:
    """101.4b: who votes later knows."""
    if isinstance(choice, int):
        say_choice(st, player, [choice])
    else:
        atoms.tell(st, Event(ev.CHOSE, "701.38a", player, other=ctx.source, detail=choice))


def _voted(st: State, ctx: Ctx, node: sel.Voted) -> list[int]:
    """Those who voted for a choice that "you" voted for, or didn't, in the vote that triggered the ability."""
    votes = ctx.event.votes if ctx.event is not None and ctx.event.kind == ev.VOTED else ()
    mine = [choice for voter, choice in votes if voter == ctx.controller]
    return [
        player
        for player in who(st, ctx, node.who)
        if any(voter == player and (choice in mine) == node.same for voter, choice in votes)
    ]


PLAYERS[sel.Voted] = _voted


# --- villainous choices (701.55) --------------------------------------------------------------------------------------


@performs(ef.VillainousChoice)
def _villainous(st: State, ctx: Ctx, node: ef.VillainousChoice) -> Ask[None]:
    """701.55d: one player after another in APNAP order, each choice followed by its result."""
    outer = ctx.each_player
    for player in sorted(who(st, ctx, node.who), key=lambda p: (p - st.active) % len(st.players)):
        again = sum(1 for own, _, static, _ in statics(st, sta.FaceAgain) if player in who(st, own, static.who))
        for _ in range(1 + again):  # 701.55c
            if not st.players[player].lost:
                ctx.each_player = player
                yield from _face(st, ctx, node, player)
    ctx.each_player = outer


def _face(st: State, ctx: Ctx, node: ef.VillainousChoice, player: int) -> Ask[None]:
    """701.55b: an impossible option may be chosen; as much of it as possible is done."""
    subject = Villainy(ctx.source, node, ctx.controller)
    pick = yield from ask_mode(player, "701.55a", "Face which?", (0, 1), subject)
    yield from perform_all(st, ctx, node.options[pick])
