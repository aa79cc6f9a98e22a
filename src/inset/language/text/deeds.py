"""Keyword actions and what keywords do, in words."""

from __future__ import annotations

from inset.language import costs as c, effects as e, patterns as p, selections as s, statics as st, values as v
from inset.language.text.describe import noun_of, one
from inset.language.text.english import capital, listed, verb
from inset.language.text.events import subject, who_does
from inset.language.text.instructions import clauses, does, everything
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.scribe import COSTS, EFFECTS, PATTERNS, PLAYERS, STATICS, VALUES, NoText, Ref, Scribe, writes
from inset.language.text.things import in_zone, player_possessive, x_or_where
from inset.language.text.truths import subject as truth_subject


@writes(EFFECTS, e.Adapt)
def _adapt(scribe: Scribe, node: e.Adapt) -> str:
    return f"adapt {scribe.value(node.count)}"


@writes(EFFECTS, e.Bolster)
def _bolster(scribe: Scribe, node: e.Bolster) -> str:
    return f"bolster {scribe.value(node.count)}"


@writes(EFFECTS, e.Support)
def _support(scribe: Scribe, node: e.Support) -> str:
    return f"support {scribe.value(node.count)}"


@writes(EFFECTS, e.Exploit)
def _exploit(scribe: Scribe, node: e.Exploit) -> str:
    return "sacrifice a creature"


@writes(EFFECTS, e.Connive)
def _connive(scribe: Scribe, node: e.Connive) -> str:
    ref = scribe.subject(node.what)
    count = "" if node.count == 1 else f" {scribe.value(node.count)}"
    return f"{ref.words} {verb('connive', ref.many)}{count}"


@writes(EFFECTS, e.MoveCounters)
def _move_counters(scribe: Scribe, node: e.MoveCounters) -> str:
    many = {e.ALL_COUNTERS: "all", e.ANY_COUNTERS: "any number of"}.get(node.how)
    kind = f"{node.kind} counter".strip()
    counters = amount_of(scribe, node.count, kind) if many is None else f"{many} {kind}s"
    return f"move {counters} from {scribe.object(node.source)} onto {scribe.object(node.to)}"


@writes(EFFECTS, e.Detain)
def _detain(scribe: Scribe, node: e.Detain) -> str:
    return f"detain {everything(scribe, node.what).words}"


@writes(EFFECTS, e.Suspect)
def _suspect(scribe: Scribe, node: e.Suspect) -> str:
    if node.on:
        return f"suspect {scribe.object(node.what)}"
    ref = scribe.subject(node.what)
    return f"{ref.words} {verb('are', ref.many)} no longer suspected"


@writes(EFFECTS, e.Endure)
def _endure(scribe: Scribe, node: e.Endure) -> str:
    ref = scribe.subject(node.what)
    return f"{ref.words} {verb('endure', ref.many)} {x_or_where(scribe, node.count)}"


@writes(EFFECTS, e.ManifestDread)
def _manifest_dread(scribe: Scribe, node: e.ManifestDread) -> str:
    return "manifest dread"


@writes(EFFECTS, e.GetBlessing)
def _get_blessing(scribe: Scribe, node: e.GetBlessing) -> str:
    return "if you control ten or more permanents, you get the city's blessing for the rest of the game"


@writes(EFFECTS, e.Learn)
def _learn(scribe: Scribe, node: e.Learn) -> str:
    return "learn"


@writes(EFFECTS, e.Clash)
def _clash(scribe: Scribe, node: e.Clash) -> str:
    scribe.topic = None  # somebody else came between: "put a +1/+1 counter on this creature"
    return "clash with an opponent"


@writes(EFFECTS, e.Unattach)
def _unattach(scribe: Scribe, node: e.Unattach) -> str:
    return f"unattach {scribe.object(node.what)}"


@writes(EFFECTS, e.Earthbend)
def _earthbend(scribe: Scribe, node: e.Earthbend) -> str:
    return f"earthbend {x_or_where(scribe, node.count)}"


@writes(EFFECTS, e.Fateseal)
def _fateseal(scribe: Scribe, node: e.Fateseal) -> str:
    return f"fateseal {x_or_where(scribe, node.count)}"


@writes(EFFECTS, e.Airbend)
def _airbend(scribe: Scribe, node: e.Airbend) -> str:
    return f"airbend {everything(scribe, node.what).words}"


@writes(COSTS, c.Waterbend)
def _waterbend(scribe: Scribe, node: c.Waterbend) -> str:
    return f"waterbend {node.cost}"


@writes(EFFECTS, e.Blight)
def _blight(scribe: Scribe, node: e.Blight) -> str:
    return f"{does(scribe, node.who, 'blight')} {scribe.value(node.count)}"


@writes(EFFECTS, e.SpeedUp)
def _speed_up(scribe: Scribe, node: e.SpeedUp) -> str:
    return f"{player_possessive(scribe, scribe.players(node.who))} speed increases by {scribe.value(node.count)}"


@writes(COSTS, c.Blight)
def _blight_cost(scribe: Scribe, node: c.Blight) -> str:
    return f"blight {scribe.value(node.count)}"


@writes(VALUES, v.Speed)
def _speed(scribe: Scribe, node: v.Speed) -> str:
    return f"{player_possessive(scribe, scribe.players(node.who))} speed"


@writes(EFFECTS, e.RemoveDamage)
def _remove_damage(scribe: Scribe, node: e.RemoveDamage) -> str:
    return f"remove all damage marked on {scribe.object(node.what)}"


@writes(EFFECTS, e.Tell)
def _tell(scribe: Scribe, node: e.Tell) -> str:
    return f"you {p.DEED_WORD[node.deed]}"


@writes(STATICS, st.DestroyedInstead)
def _destroyed_instead(scribe: Scribe, node: st.DestroyedInstead) -> str:
    ref = truth_subject(scribe, node.where)
    scribe.known[s.ThatThing()] = ref
    return f"if {ref.words} would be destroyed, instead {' and '.join(scribe.effect(e) for e in node.effects)}"


@writes(COSTS, c.CollectEvidence)
def _collect_evidence(scribe: Scribe, node: c.CollectEvidence) -> str:
    return f"collect evidence {scribe.value(node.amount)}"


@writes(COSTS, c.Forage)
def _forage(scribe: Scribe, node: c.Forage) -> str:
    return "forage"


@writes(COSTS, c.Repeated)
def _repeated(scribe: Scribe, node: c.Repeated) -> str:
    return f"{scribe.cost(node.cost)} {for_each(scribe, node.times)}"


@writes(PLAYERS, s.Blessed)
def _blessed(scribe: Scribe, node: s.Blessed) -> str:
    return "each player who has the city's blessing"


@writes(VALUES, v.ManaSpent)
def _mana_spent(scribe: Scribe, node: v.ManaSpent) -> str:
    return f"the amount of mana spent to cast {scribe.object(node.on)}"


@writes(VALUES, v.ColorsSpent)
def _colors_spent(scribe: Scribe, node: v.ColorsSpent) -> str:
    return f"the number of colors of mana spent to cast {scribe.object(node.on)}"


@writes(EFFECTS, e.Keep)
def _keep(scribe: Scribe, node: e.Keep) -> str:
    raise NoText("no words for a number that a keyword keeps")


@writes(VALUES, v.Kept)
def _kept(scribe: Scribe, node: v.Kept) -> str:
    return f"the number of creatures {scribe.subject(node.of).words} devoured"


@writes(EFFECTS, e.TemptedByRing)
def _tempted(scribe: Scribe, node: e.TemptedByRing) -> str:
    return f"the Ring tempts {scribe.players(node.who)}"


@writes(VALUES, v.Temptations)
def _temptations(scribe: Scribe, node: v.Temptations) -> str:
    return f"the number of times the Ring has tempted {scribe.players(node.who)} this game"


@writes(EFFECTS, e.Vote)
def _vote(scribe: Scribe, node: e.Vote) -> str:
    scribe.topic = None  # somebody else came between
    scribe.ballots = {ballot.save: ballot.word for ballot in node.ballots}
    if node.what is None:
        choices = listed([ballot.word for ballot in node.ballots], "or")
    else:
        assert isinstance(node.what, s.Each)
        choices = one(scribe, node.what.where, node.what.zone) + in_zone(scribe, node.what)
        noun = noun_of(node.what.where, node.what.zone)
        scribe.described[s.Saved(node.save)] = Ref(
            f"each {noun} with the most votes or tied for most votes", False, noun
        )
    return f"starting with you, each player votes for {choices}"


@writes(STATICS, st.ExtraVote)
def _extra_vote(scribe: Scribe, node: st.ExtraVote) -> str:
    what = "may vote an additional time" if node.optional else "get an additional vote"
    return f"while voting, {scribe.players(node.who)} {what}"


@writes(EFFECTS, e.VillainousChoice)
def _villainous(scribe: Scribe, node: e.VillainousChoice) -> str:
    who = scribe.players(node.who)
    made = []
    for option in node.options:
        scribe.explicit_you = scribe.facing = True
        made.append(clauses(scribe, option))
        scribe.explicit_you = scribe.facing = False
    return f"{who} faces a villainous choice — {capital(made[0])}, or {made[1]}"


@writes(STATICS, st.FaceAgain)
def _face_again(scribe: Scribe, node: st.FaceAgain) -> str:
    who = "an opponent" if node.who == s.Opponents() else scribe.players(node.who)
    return f"if {who} would face a villainous choice, they face that choice an additional time"


@writes(PATTERNS, p.FinishVoting)
def _finish_voting(scribe: Scribe, node: p.FinishVoting) -> str:
    return "players finish voting"


@writes(PLAYERS, s.Voted)
def _voted(scribe: Scribe, node: s.Voted) -> str:
    yours = "you voted for" if node.same else "you didn't vote for"
    return f"{scribe.players(node.who)} who voted for a choice {yours}"


@writes(PATTERNS, p.Deed)
def _deed(scribe: Scribe, node: p.Deed) -> str:
    if node.which == p.TEMPTED:
        return f"the Ring tempts {scribe.players(node.who)}"
    if node.which in p.BY_PLAYERS:
        return who_does(scribe, node.who, p.DEED_WORD[node.which])
    return f"{subject(scribe, node.where)} {p.DEED_WORD[node.which]}"


@writes(PATTERNS, p.AttacksUnblocked)
def _unblocked(scribe: Scribe, node: p.AttacksUnblocked) -> str:
    return f"{subject(scribe, node.where)} attacks and isn't blocked"
