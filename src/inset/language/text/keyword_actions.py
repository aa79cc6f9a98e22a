"""701, 702: keyword actions, and what keyword abilities do, in words."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.text.describe import FILTERS, NEGATED, Phrase, noun_of, one
from inset.language.text.english import capital, listed, verb
from inset.language.text.events import subject, who_does
from inset.language.text.instructions import clauses, does, everything
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.references import in_zone, player_possessive, x_or_where
from inset.language.text.statics import subject as truth_subject
from inset.language.text.writer import (
    COSTS,
    EFFECTS,
    PATTERNS,
    PLAYERS,
    SELECTIONS,
    STATICS,
    VALUES,
    NoText,
    Ref,
    Writer,
    writes,
)


@writes(EFFECTS, e.Adapt)
def _adapt(writer: Writer, node: e.Adapt) -> str:
    return f"adapt {writer.value(node.count)}"


@writes(EFFECTS, e.Bolster)
def _bolster(writer: Writer, node: e.Bolster) -> str:
    return f"bolster {writer.value(node.count)}"


@writes(EFFECTS, e.Support)
def _support(writer: Writer, node: e.Support) -> str:
    return f"support {writer.value(node.count)}"


@writes(EFFECTS, e.Exploit)
def _exploit(writer: Writer, node: e.Exploit) -> str:
    return "sacrifice a creature"


@writes(EFFECTS, e.Connive)
def _connive(writer: Writer, node: e.Connive) -> str:
    ref = writer.subject(node.what)
    count = "" if node.count == 1 else f" {writer.value(node.count)}"
    return f"{ref.words} {verb('connive', ref.many)}{count}"


@writes(EFFECTS, e.MoveCounters)
def _move_counters(writer: Writer, node: e.MoveCounters) -> str:
    many = {e.ALL_COUNTERS: "all", e.ANY_COUNTERS: "any number of"}.get(node.how)
    kind = f"{node.kind} counter".strip()
    counters = amount_of(writer, node.count, kind) if many is None else f"{many} {kind}s"
    return f"move {counters} from {writer.object(node.source)} onto {writer.object(node.to)}"


@writes(EFFECTS, e.Detain)
def _detain(writer: Writer, node: e.Detain) -> str:
    return f"detain {everything(writer, node.what).words}"


@writes(EFFECTS, e.Suspect)
def _suspect(writer: Writer, node: e.Suspect) -> str:
    if node.on:
        return f"suspect {writer.object(node.what)}"
    ref = writer.subject(node.what)
    return f"{ref.words} {verb('are', ref.many)} no longer suspected"


@writes(EFFECTS, e.Endure)
def _endure(writer: Writer, node: e.Endure) -> str:
    ref = writer.subject(node.what)
    return f"{ref.words} {verb('endure', ref.many)} {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.ManifestDread)
def _manifest_dread(writer: Writer, node: e.ManifestDread) -> str:
    writer.name(s.Saved(node.save), Ref("that creature", False, "creature"))
    return "manifest dread"


@writes(EFFECTS, e.GetBlessing)
def _get_blessing(writer: Writer, node: e.GetBlessing) -> str:
    return "if you control ten or more permanents, you get the city's blessing for the rest of the game"


@writes(EFFECTS, e.Learn)
def _learn(writer: Writer, node: e.Learn) -> str:
    return "learn"


@writes(EFFECTS, e.Clash)
def _clash(writer: Writer, node: e.Clash) -> str:
    writer.topic = None  # somebody else came between: "put a +1/+1 counter on this creature"
    return "clash with an opponent"


@writes(EFFECTS, e.Unattach)
def _unattach(writer: Writer, node: e.Unattach) -> str:
    return f"unattach {writer.object(node.what)}"


@writes(EFFECTS, e.Earthbend)
def _earthbend(writer: Writer, node: e.Earthbend) -> str:
    return f"earthbend {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.Fateseal)
def _fateseal(writer: Writer, node: e.Fateseal) -> str:
    return f"fateseal {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.Airbend)
def _airbend(writer: Writer, node: e.Airbend) -> str:
    return f"airbend {everything(writer, node.what).words}"


@writes(COSTS, c.Waterbend)
def _waterbend(writer: Writer, node: c.Waterbend) -> str:
    return f"waterbend {node.cost}"


@writes(EFFECTS, e.Blight)
def _blight(writer: Writer, node: e.Blight) -> str:
    return f"{does(writer, node.who, 'blight')} {writer.value(node.count)}"


@writes(EFFECTS, e.SpeedUp)
def _speed_up(writer: Writer, node: e.SpeedUp) -> str:
    return f"{player_possessive(writer, writer.players(node.who))} speed increases by {writer.value(node.count)}"


@writes(COSTS, c.Blight)
def _blight_cost(writer: Writer, node: c.Blight) -> str:
    return f"blight {writer.value(node.count)}"


@writes(VALUES, v.Speed)
def _speed(writer: Writer, node: v.Speed) -> str:
    return f"{player_possessive(writer, writer.players(node.who))} speed"


@writes(EFFECTS, e.RemoveDamage)
def _remove_damage(writer: Writer, node: e.RemoveDamage) -> str:
    return f"remove all damage marked on {writer.object(node.what)}"


@writes(EFFECTS, e.Tell)
def _tell(writer: Writer, node: e.Tell) -> str:
    return f"you {p.DEED_WORD[node.deed]}"


@writes(STATICS, st.DestroyedInstead)
def _destroyed_instead(writer: Writer, node: st.DestroyedInstead) -> str:
    ref = truth_subject(writer, node.where)
    writer.known[s.ThatThing()] = ref
    return f"if {ref.words} would be destroyed, instead {' and '.join(writer.effect(e) for e in node.effects)}"


@writes(COSTS, c.CollectEvidence)
def _collect_evidence(writer: Writer, node: c.CollectEvidence) -> str:
    return f"collect evidence {writer.value(node.amount)}"


@writes(COSTS, c.Forage)
def _forage(writer: Writer, node: c.Forage) -> str:
    return "forage"


@writes(COSTS, c.Repeated)
def _repeated(writer: Writer, node: c.Repeated) -> str:
    return f"{writer.cost(node.cost)} {for_each(writer, node.times)}"


@writes(PLAYERS, s.Blessed)
def _blessed(writer: Writer, node: s.Blessed) -> str:
    return "each player who has the city's blessing"


@writes(VALUES, v.ManaSpent)
def _mana_spent(writer: Writer, node: v.ManaSpent) -> str:
    return f"the amount of mana spent to cast {writer.object(node.on)}"


@writes(VALUES, v.CommandCasts)
def _command_casts(writer: Writer, node: v.CommandCasts) -> str:
    return f"the number of times {writer.subject(node.what).words} has been cast from the command zone this game"


@writes(VALUES, v.ColorsSpent)
def _colors_spent(writer: Writer, node: v.ColorsSpent) -> str:
    return f"the number of colors of mana spent to cast {writer.object(node.on)}"


@writes(VALUES, v.Convokers)
def _convokers(writer: Writer, node: v.Convokers) -> str:
    return f"the number of creatures that convoked {writer.object(node.of)}"


@writes(VALUES, v.TimesMutated)
def _times_mutated(writer: Writer, node: v.TimesMutated) -> str:
    what = writer.object(node.of)
    return f"the number of times {what} has mutated"


@writes(VALUES, v.DevotionToThat)
def _devotion_to_that(writer: Writer, node: v.DevotionToThat) -> str:
    return "your devotion to that color"


@writes(VALUES, v.ColorSpent)
def _color_spent(writer: Writer, node: v.ColorSpent) -> str:
    return f"the amount of {t.COLOR_WORD[node.color]} mana spent to cast {writer.object(node.on)}"


@writes(EFFECTS, e.Keep)
def _keep(writer: Writer, node: e.Keep) -> str:
    if node.which == e.LIFE_PAID:
        return ""  # its payment says so
    raise NoText("no words for a number that a keyword keeps")


@writes(VALUES, v.Kept)
def _kept(writer: Writer, node: v.Kept) -> str:
    if node.which == e.LIFE_PAID:
        return f"the life paid as {writer.subject(node.of).words} entered"
    return f"the number of creatures {writer.subject(node.of).words} devoured"


@writes(EFFECTS, e.Planar)
def _planar(writer: Writer, node: e.Planar) -> str:
    return {e.PLANESWALK: "planeswalk", e.CHAOS_ENSUES: "chaos ensues", e.ROLL_PLANAR_DIE: "roll the planar die"}[
        node.deed
    ]


@writes(EFFECTS, e.TemptedByRing)
def _tempted(writer: Writer, node: e.TemptedByRing) -> str:
    return f"the Ring tempts {writer.players(node.who)}"


@writes(VALUES, v.Temptations)
def _temptations(writer: Writer, node: v.Temptations) -> str:
    return f"the number of times the Ring has tempted {writer.players(node.who)} this game"


@writes(EFFECTS, e.Vote)
def _vote(writer: Writer, node: e.Vote) -> str:
    writer.topic = None  # somebody else came between
    writer.ballots = {ballot.save: ballot.word for ballot in node.ballots}
    if node.what is None:
        choices = listed([ballot.word for ballot in node.ballots], "or")
    else:
        assert isinstance(node.what, s.Each)
        choices = one(writer, node.what.where, node.what.zone) + in_zone(writer, node.what)
        noun = noun_of(node.what.where, node.what.zone)
        writer.described[s.Saved(node.save)] = Ref(
            f"each {noun} with the most votes or tied for most votes", False, noun
        )
    return f"starting with you, each player votes for {choices}"


@writes(STATICS, st.ExtraVote)
def _extra_vote(writer: Writer, node: st.ExtraVote) -> str:
    what = "may vote an additional time" if node.optional else "get an additional vote"
    return f"while voting, {writer.players(node.who)} {what}"


@writes(EFFECTS, e.VillainousChoice)
def _villainous(writer: Writer, node: e.VillainousChoice) -> str:
    who = writer.players(node.who)
    made = []
    for option in node.options:
        writer.explicit_you = writer.facing = True
        made.append(clauses(writer, option))
        writer.explicit_you = writer.facing = False
    return f"{who} faces a villainous choice — {capital(made[0])}, or {made[1]}"


@writes(STATICS, st.FaceAgain)
def _face_again(writer: Writer, node: st.FaceAgain) -> str:
    who = "an opponent" if node.who == s.Opponents() else writer.players(node.who)
    return f"if {who} would face a villainous choice, they face that choice an additional time"


@writes(PATTERNS, p.FinishVoting)
def _finish_voting(writer: Writer, node: p.FinishVoting) -> str:
    return "players finish voting"


@writes(PLAYERS, s.Voted)
def _voted(writer: Writer, node: s.Voted) -> str:
    yours = "you voted for" if node.same else "you didn't vote for"
    return f"{writer.players(node.who)} who voted for a choice {yours}"


@writes(PATTERNS, p.Deed)
def _deed(writer: Writer, node: p.Deed) -> str:
    if node.which == p.TEMPTED:
        return f"the Ring tempts {writer.players(node.who)}"
    if node.which == p.CYCLES:
        what = "this card" if node.where == f.IsThis() else "a card" if node.where == f.Anything() else "another card"
        return who_does(writer, node.who, f"cycle {what}")
    if node.which in p.BY_PLAYERS:
        return who_does(writer, node.who, p.DEED_WORD[node.which])
    return f"{subject(writer, node.where)} {p.DEED_WORD[node.which]}"


@writes(PATTERNS, p.AttacksUnblocked)
def _unblocked(writer: Writer, node: p.AttacksUnblocked) -> str:
    who = subject(writer, node.where, node.batch)
    return f"{who} {verb('attack', node.batch)} and {verb('are', node.batch)}n't blocked"


@writes(EFFECTS, e.LendAbilities)
def _lend(writer: Writer, node: e.LendAbilities) -> str:
    return f"{writer.subject(node.what).words} also gains the abilities below this one until end of turn"


@writes(EFFECTS, e.Pair)
def _pair(writer: Writer, node: e.Pair) -> str:
    return f"pair {writer.object(node.one)} with {writer.object(node.other)}"


@writes(FILTERS, f.IsPaired)
def _paired(writer: Writer, made: Phrase, part: f.IsPaired) -> None:
    if part.partner is None:
        made.before.append("paired")
    else:
        made.after.append("it's paired with")


@writes(NEGATED, f.IsPaired)
def _unpaired(writer: Writer, made: Phrase, part: f.IsPaired) -> None:
    made.before.append("unpaired")


BOND_WORDS: Final = {s.HAUNTING: ("haunting", "haunts"), s.ENCODED: ("encoded on", "is encoded on")}


@writes(SELECTIONS, s.Bearer)
def _bearer(writer: Writer, node: s.Bearer) -> Ref:
    """ "The creature it haunts"."""
    card = "it" if s.This() in writer.known else writer.subject(s.This()).words
    return Ref(f"the creature {card} {BOND_WORDS[node.bond][1]}", False, "creature")


@writes(FILTERS, f.IsCard)
def _card(writer: Writer, made: Phrase, part: f.IsCard) -> None:
    if made.zone & t.BATTLEFIELD:
        made.after.append("that's represented by a card")


@writes(STATICS, st.MayEnlist)
def _may_enlist(writer: Writer, node: st.MayEnlist) -> str:
    return "as ~ attacks, you may tap a nonattacking creature you control without summoning sickness"


@writes(PLAYERS, s.ControlsExiler)
def _controls_exiler(writer: Writer, node: s.ControlsExiler) -> str:
    return "the player who controls the permanent that exiled it"
