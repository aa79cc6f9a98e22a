"""Players, objects, numbers and conditions in words."""

from __future__ import annotations

import dataclasses
from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import (
    DIFFERENT_CONTROLLERS,
    DIFFERENT_VALUES,
    NO_MORE_IN_ALL,
    ONE_PER_PLAYER,
    SAME_CONTROLLER,
    SHARE_CARD_TYPE,
    SINGLE_GRAVEYARD,
    AdditionalCost,
    Body,
    TargetSpec,
)
from inset.language.node import Amount, Cost, Filter, Pattern, Players, Selection
from inset.language.set_up import TheObject, ThePlayer
from inset.language.text.describe import (
    OPPONENTS,
    YOU,
    alternatives,
    is_other,
    noun_of,
    one,
    phrase,
    plural_phrase,
    several,
    single,
    without_other,
    zone_words,
)
from inset.language.text.english import listed, number, plural, possessive, verb
from inset.language.text.writer import PLAYERS, SELECTIONS, NoText, Ref, Writer, writes

ANY_TARGET = f.HasType(t.CREATURE | t.PLANESWALKER | t.BATTLE)


# --- players ----------------------------------------------------------------------------------------------
@writes(PLAYERS, s.You)
def _you(writer: Writer, node: s.You) -> str:
    return "you"


@writes(PLAYERS, s.Opponents)
def _opponents(writer: Writer, node: s.Opponents) -> str:
    return "each opponent"


@writes(PLAYERS, s.AllPlayers)
def _all_players(writer: Writer, node: s.AllPlayers) -> str:
    return "each player"


@writes(PLAYERS, s.TargetPlayers)
def _target_players(writer: Writer, node: s.TargetPlayers) -> str:
    role = s.Target(node.slot)
    if role in writer.known:
        return f"that {writer.known[role].noun}" if writer.known[role].noun == "opponent" else "that player"
    if node.slot >= len(writer.specs):
        return "that player"  # named by the ability that this is a part of
    spec = writer.specs[node.slot]
    writer.known[role] = Ref("target", noun="player")
    return _target_words(writer, spec).words


@writes(PLAYERS, s.ControllerOf)
def _controller(writer: Writer, node: s.ControllerOf) -> str:
    return f"{_owner_first(writer, node.what)} controller"


@writes(PLAYERS, s.OwnerOf)
def _owner(writer: Writer, node: s.OwnerOf) -> str:
    return f"{_owner_first(writer, node.what)} owner"


def _owner_first(writer: Writer, what: Selection) -> str:
    return writer.owner(what)


@writes(PLAYERS, s.EventPlayer)
def _that_player(writer: Writer, node: s.EventPlayer) -> str:
    return "that player"


@writes(PLAYERS, s.ThatOne)
def _that_one(writer: Writer, node: s.ThatOne) -> str:
    if writer.facing:
        writer.facing = False
        return "that player"
    return "they"


@writes(PLAYERS, s.TheMonarch)
def _monarch(writer: Writer, node: s.TheMonarch) -> str:
    return "the monarch"


@writes(PLAYERS, s.InitiativeHolder)
def _initiative(writer: Writer, node: s.InitiativeHolder) -> str:
    return "the player who has the initiative"


@writes(PLAYERS, s.ActivePlayer)
def _active(writer: Writer, node: s.ActivePlayer) -> str:
    return "the active player"


@writes(PLAYERS, s.DefendingPlayer)
def _defending(writer: Writer, node: s.DefendingPlayer) -> str:
    writer.spoke_of_defender = True
    return "defending player"


@writes(PLAYERS, s.AttackedPlayer)
def _attacked_player(writer: Writer, node: s.AttackedPlayer) -> str:
    return f"the player {writer.refer(node.what).words} is attacking".replace(" it is ", " it's ")


@writes(SELECTIONS, s.AttackedPermanent)
def _attacked_permanent(writer: Writer, node: s.AttackedPermanent) -> Ref:
    words = f"the permanent {writer.refer(node.what).words} is attacking".replace(" it is ", " it's ")
    return Ref(words, False, "permanent")


@writes(PLAYERS, s.EnchantedPlayer)
def _enchanted_player(writer: Writer, node: s.EnchantedPlayer) -> str:
    return "enchanted player"


@writes(PLAYERS, s.ChoseSide)
def _chose_side(writer: Writer, node: s.ChoseSide) -> str:
    return f"players who chose {node.word}"


@writes(PLAYERS, ThePlayer)
def _the_player(writer: Writer, node: ThePlayer) -> str:
    return "that player"


@writes(PLAYERS, s.ChosenPlayer)
def _chosen_player(writer: Writer, node: s.ChosenPlayer) -> str:
    return "the chosen player"


@writes(PLAYERS, s.PlayersWhere)
def _players_where(writer: Writer, node: s.PlayersWhere) -> str:
    match node.condition:
        case k.Unless(part=k.PlayerIs(who=s.ThatOne(), among=s.TargetPlayers() | s.ControllerOf() as spared)):
            return f"{writer.players(node.who)} other than {writer.players(spared)}"
    told = writer.condition(node.condition).removeprefix("they ")
    return f"{writer.players(node.who)} who {verb(told, False) if told.startswith(('have ', 'control ')) else told}"


@writes(PLAYERS, s.PlayersInEvents)
def _players_in_events(writer: Writer, node: s.PlayersInEvents) -> str:
    if isinstance(node.what, p.DealsDamage):
        combat = "combat " if node.what.combat else ""
        by = f" by {writer.object(s.This())}" if node.what.source == f.IsThis() else ""
        return f"{writer.players(node.who)} who was dealt {combat}damage{by} this turn"
    raise NoText(f"no words for players in {type(node.what).__name__}")


def players_in_plural(writer: Writer, node: s.PlayersWhere | s.PlayersInEvents) -> str:
    """ "Opponents who control an artifact", "players who were dealt combat damage this turn"."""
    people, _, rest = writer.players(node).partition(" who ")
    plain = {"each opponent": "opponents", "each player": "players"}.get(people, people)
    first, _, others = rest.partition(" ")
    base = {"was": "were", "has": "have", "is": "are"}.get(first) or first.removesuffix("s")
    return f"{plain} who {base} {others}"


@writes(PLAYERS, s.SavedPlayers)
def _saved_players(writer: Writer, node: s.SavedPlayers) -> str:
    return writer.who_did.get(node.slot, "that player")


@writes(PLAYERS, s.PlayersAttacked)
def _attacked(writer: Writer, node: s.PlayersAttacked) -> str:
    return "each player being attacked"


@writes(PLAYERS, s.AttackedThisCombat)
def _attacked_this_combat(writer: Writer, node: s.AttackedThisCombat) -> str:
    return "each opponent you attacked this combat"


@writes(PLAYERS, s.MostLife)
def _most_life(writer: Writer, node: s.MostLife) -> str:
    return "the player with the most life or tied for most life"


@writes(PLAYERS, s.PlayersExcept)
def _players_except(writer: Writer, node: s.PlayersExcept) -> str:
    return "each other opponent" if node.who == s.Opponents() else "each other player"


@writes(PLAYERS, s.PlayerUnion)
def _player_union(writer: Writer, node: s.PlayerUnion) -> str:
    return f"{listed([writer.players(part) for part in node.parts])} each"


def x_or_where(writer: Writer, amount: Amount) -> str:
    """A number in words of its own: a computed one is X, and the sentence ends with "where X is …"."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, v.X):
        return "X"
    if isinstance(amount, v.EventAmount):
        return "that much"
    if amount not in writer.where:
        writer.where.append(amount)
    return "X"


def some(writer: Writer, where: Filter, count: Amount, zone: int = t.BATTLEFIELD) -> str:
    """ "A creature", "two artifacts", "X cards"."""
    if count == 1:
        return one(writer, where, zone)
    words = number(count) if isinstance(count, int) else x_or_where(writer, count)
    return f"{words} {several(writer, where, zone)}"


def player_possessive(writer: Writer, words: str) -> str:
    """ "Your", "their", "each opponent's"."""
    return {"you": "your", "they": "their"}.get(words) or possessive(words)


# --- objects ----------------------------------------------------------------------------------------------
@writes(SELECTIONS, s.This)
def _this(writer: Writer, node: s.This) -> Ref:
    return Ref("~", False, "creature")


@writes(SELECTIONS, s.Target)
def _target(writer: Writer, node: s.Target) -> Ref:
    if node.slot >= len(writer.specs):
        return Ref("that permanent")  # named by the ability that set this one up
    spec = writer.specs[node.slot]
    made = _target_words(writer, spec)
    if spec.by is None:
        return made
    chooser = "an opponent" if spec.by == OPPONENTS else writer.players(spec.by)
    return made._replace(words=f"{made.words} of {player_possessive(writer, chooser)} choice")


_PAST: Final = ("lost", "was", "had", "drew", "cast", "attacked")


def _player_of_whom(writer: Writer, spec: TargetSpec, node: s.PlayersWhere) -> Ref:
    """ "Target player who controls more creatures than they do"."""
    if isinstance(spec.where, f.And) and spec.where.parts[0] == ANY_TARGET and isinstance(node.condition, k.Happened):
        made = phrase(writer, f.And(spec.where.parts[1:]))  # "any target that was dealt damage this turn"
        return Ref(f"any target {' '.join(made.after)}", False, "permanent or player")
    people, _, rest = writer.players(node).partition(" who ")
    if spec.where is not None or spec.most != 1 or not people.startswith("each "):
        raise NoText("no words for such a target player of whom something is true")
    first, _, others = rest.partition(" ")
    does = first if first in (*_PAST, "has", "controls") or first.endswith("ed") else verb(first, False)
    return Ref(f"target {people.removeprefix('each ')} who {does} {others}", False, "player")


def _target_words(writer: Writer, spec: TargetSpec) -> Ref:
    many = spec.most != 1
    if spec.group == ONE_PER_PLAYER and spec.where is not None and spec.zones == t.BATTLEFIELD:
        return _one_of_each(writer, spec, spec.where)
    if isinstance(spec.players, s.PlayersWhere):
        return _player_of_whom(writer, spec, spec.players)
    amount = _target_amount(writer, spec)
    if spec.where is None:
        word = "opponent" if spec.players == OPPONENTS else "player"
        if amount:
            return Ref(f"{amount} target {word}{'s' if many else ''}", many, word)
        return Ref(f"target {word}", False, word)
    if spec.players is not None and spec.where == ANY_TARGET:
        return _any_target(spec, amount)
    if spec.players is not None and isinstance(spec.where, f.And) and spec.where.parts[0] == ANY_TARGET:
        return _any_target_but(writer, spec, spec.where.parts[1])
    where = without_other(spec.where)
    other = is_other(spec.where) or spec.other
    noun = noun_of(where, spec.zones)
    made = [phrase(writer, option, spec.zones, many) for option in alternatives(where, spec.zones)]
    for part in made:
        part.joint = "and/or" if many else "or"
    other = other or any(part.other for part in made)  # than what the text has named
    words = listed([part.words() for part in made], "or")
    if spec.players is not None:
        people = "opponent" if spec.players == OPPONENTS else "player"
        words = f"{words} or {people}" if noun == "creature" else f"{people} or {words}"
    if spec.zones & t.GRAVEYARD and spec.zones != t.ANY_ZONE:
        owner = made[0].owner
        if spec.zones == t.GRAVEYARD:
            words += f" {writer.origin} {_graveyard(writer, spec, owner)}"
    elif spec.zones & t.EXILE and not spec.zones & t.BATTLEFIELD and " exiled " not in words:
        made[0].before.append("exiled")
        words = listed([part.words() for part in made], "or")
    words = f"{'other ' if other and amount else ''}target {words}"
    if amount:
        words = f"{amount} {words}"
    elif other:
        words = f"another {words}"
    if spec.group == SHARE_CARD_TYPE:
        words += " that share a card type"
    if spec.group == DIFFERENT_VALUES:
        words += " that each have a different mana value"
    if spec.group == NO_MORE_IN_ALL:
        words += f" with total {v.STAT_WORD[spec.total_of]} {writer.value(spec.total)} or less"
    if spec.group == DIFFERENT_CONTROLLERS:
        words += " controlled by different players"
    if spec.group == SAME_CONTROLLER:
        words += " controlled by the same player"
    return Ref(words, many, plural_phrase(noun) if many else noun)


def _one_of_each(writer: Writer, spec: TargetSpec, where: Filter) -> Ref:
    """ "Up to one target creature each opponent controls"."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    theirs = f.ControlledBy(OPPONENTS) in parts
    rest = f.And(tuple(part for part in parts if not isinstance(part, f.ControlledBy)))
    may_be_none = spec.least == 0
    made = _target_words(writer, dataclasses.replace(spec, where=rest, least=0 if may_be_none else 1, most=1, group=0))
    if not may_be_none:
        return Ref(f"{made.words} of each {'opponent' if theirs else 'player'}", True, plural_phrase(made.noun))
    return Ref(f"{made.words} each {'opponent' if theirs else 'player'} controls", True, plural_phrase(made.noun))


def _any_target_but(writer: Writer, spec: TargetSpec, but: Filter) -> Ref:
    """ "Any target that isn't a commander"."""
    assert isinstance(but, f.Not)
    made = _any_target(spec, _target_amount(writer, spec))
    if isinstance(but.part, f.IsThis):
        return made._replace(words=made.words.replace("any ", "any other ", 1))
    return made._replace(words=f"{made.words} that isn't a {single(writer, but.part)}")


def _any_target(spec: TargetSpec, amount: str) -> Ref:
    if amount and amount != "up to one":
        words = f"{amount} {'other ' if spec.other else ''}targets"
        return Ref(words, True, "permanents and/or players")
    word = "any other target" if spec.other else "any target"
    return Ref(f"up to one {'other ' if spec.other else ''}target" if amount else word, False, "permanent or player")


def _target_amount(writer: Writer, spec: TargetSpec) -> str:
    if spec.least == 1 and spec.most == 1:
        return ""
    most = number(spec.most) if isinstance(spec.most, int) else writer.value(spec.most)
    if spec.least == 0:
        return "any number of" if spec.most == v.ANY_NUMBER else f"up to {most}"
    if spec.least == spec.most:
        return most
    least = number(spec.least) if isinstance(spec.least, int) else writer.value(spec.least)
    if (spec.least, spec.most) == (1, 3):
        return "one, two, or three"
    return f"{least} or {most}"


def _graveyard(writer: Writer, spec: TargetSpec, owner: Players | None) -> str:
    if spec.group == SINGLE_GRAVEYARD and owner is None:
        return "a single graveyard"
    if owner == YOU:
        return "your graveyard"
    if owner == OPPONENTS:
        return "an opponent's graveyard"
    if owner is None:
        return "a graveyard"
    return f"{player_possessive(writer, writer.players(owner))} graveyard"


@writes(SELECTIONS, s.Each)
def _each(writer: Writer, node: s.Each) -> Ref:
    if node.where == f.YOUR_RING_BEARER:
        return Ref(single(writer, node.where), False, "creature")
    if node.where == f.YOUR_COMMANDER and node.zone == t.ANY_ZONE:
        return Ref("your commander", False, "creature")
    words = single(writer, node.where, node.zone).replace("an opponent controls", "your opponents control")
    return Ref(f"each {words}{in_zone(writer, node)}", False, noun_of(node.where))


def in_zone(writer: Writer, node: s.Each) -> str:
    if node.zone in (t.BATTLEFIELD, t.STACK, t.ANY_ZONE):
        return ""
    if any(
        isinstance(part, f.IsOneOf) for part in (node.where.parts if isinstance(node.where, f.And) else (node.where,))
    ):
        return ""  # those cards, wherever they went
    if node.zone & t.OWNED_ZONES:
        if node.of is None:
            return " in all graveyards" if node.zone == t.GRAVEYARD else " in all hands"
        who = player_possessive(writer, writer.players(node.of))
        return f" in {zone_words(node.zone, who)}"
    return f" in {zone_words(node.zone)}"


@writes(SELECTIONS, s.EventObject)
def _event_object(writer: Writer, node: s.EventObject) -> Ref:
    noun = event_noun(writer.event)
    return Ref(f"that {noun}", False, noun)


def event_noun(event: Pattern | None) -> str:
    if event is None:
        return "permanent"
    if isinstance(event, p.Casts):
        return "spell"
    if isinstance(event, p.Discards):
        return "card"
    if isinstance(event, p.DealsDamage) and isinstance(event.source, f.Anything):
        return "source"
    if isinstance(event, p.Either):
        return event_noun(event.parts[0])
    if isinstance(event, p.While):
        return event_noun(event.what)
    if isinstance(event, (p.Attacks, p.AttacksUnblocked, p.Blocks, p.BecomesBlocked)):
        return "creature"
    where = getattr(event, "where", None) or getattr(event, "source", None)
    if isinstance(event, p.Moves) and not (event.origin | event.destination) & t.BATTLEFIELD:
        return "card"
    if isinstance(where, f.Or) and isinstance(where.parts[0], f.IsThis):
        where = where.parts[1]
    return noun_of(where) if isinstance(where, Filter) else "permanent"


@writes(SELECTIONS, s.EventOther)
def _event_other(writer: Writer, node: s.EventOther) -> Ref:
    event = writer.event
    if isinstance(event, p.BecomesTarget):
        noun = noun_of(event.of, t.STACK)
        return Ref(f"that {noun}", False, noun)
    return Ref("that creature", False, "creature")


@writes(SELECTIONS, s.Granter)
def _granter(writer: Writer, node: s.Granter) -> Ref:
    return _by_name(writer, node, writer.face.name)


@writes(SELECTIONS, TheObject)
def _the_object(writer: Writer, node: TheObject) -> Ref:
    return _by_name(writer, node, node.name)


def _by_name(writer: Writer, node: Selection, name: str) -> Ref:
    """Never "it": an ability that was given calls the object that gave it by its name each time."""
    writer.fixed[node] = Ref(name, False, "permanent")
    return writer.fixed[node]


@writes(SELECTIONS, s.Host)
def _host(writer: Writer, node: s.Host) -> Ref:
    from inset.language.abilities import Keyword
    from inset.language.keywords import BESTOW, ENCHANT

    if "Aura" in writer.face.subtypes:
        for ability in writer.face.abilities:
            if isinstance(ability, Keyword) and ability.keyword == ENCHANT and ability.where is not None:
                noun = noun_of(ability.where)
                return Ref(f"enchanted {noun}", False, noun)
        return Ref("enchanted creature", False, "creature")
    if "Fortification" in writer.face.subtypes:
        return Ref("fortified land", False, "land")
    if any(isinstance(ability, Keyword) and ability.keyword == BESTOW for ability in writer.face.abilities):
        return Ref("enchanted creature", False, "creature")  # 702.103b
    return Ref("equipped creature", False, "creature")


@writes(SELECTIONS, s.Saved)
def _saved(writer: Writer, node: s.Saved) -> Ref:
    if node.slot == c.COST_SLOT:
        for ability in writer.face.abilities:
            if isinstance(ability, AdditionalCost):
                name_paid(writer, ability.cost)
        if node in writer.fixed:
            return writer.fixed[node]
    return Ref("that card", False, "card")


def name_paid(writer: Writer, cost: Cost) -> None:
    """What is sacrificed or discarded as a cost is referred to by that: "the sacrificed creature"."""
    for part in cost.parts if isinstance(cost, c.All) else (cost,):
        if not isinstance(part, (c.SacrificeOther, c.DiscardCards, c.ExileCards)):
            continue
        done, zone = "exiled", t.EXILE
        if isinstance(part, c.SacrificeOther):
            done, zone = "sacrificed", t.BATTLEFIELD
        elif isinstance(part, c.DiscardCards):
            done, zone = "discarded", t.GRAVEYARD
        noun, many = noun_of(part.where, zone), part.count != 1
        writer.fixed[s.Saved(c.COST_SLOT)] = Ref(f"the {done} {plural(noun) if many else noun}", many, noun)


@writes(SELECTIONS, s.ThatThing)
def _that_thing(writer: Writer, node: s.ThatThing) -> Ref:
    return Ref("it", False, "permanent")


@writes(SELECTIONS, s.LinkedCards)
def _linked(writer: Writer, node: s.LinkedCards) -> Ref:
    if node.put:
        return Ref("the permanent put onto the battlefield with ~", False, "permanent")
    return Ref("the exiled cards", True, "cards") if _exiles_several(writer) else Ref("the exiled card", False, "card")


def _exiles_several(writer: Writer) -> bool:
    """Does an ability of the object exile several cards at once that others refer to (607.2a)?"""
    bodies = [body for ability in writer.face.abilities if isinstance(body := getattr(ability, "body", None), Body)]
    return any(
        isinstance(effect, e.Move) and effect.link and isinstance(effect.what, s.Target)
        and body.targets[effect.what.slot].most != 1
        for body in bodies for effect in body.effects
    )  # fmt: skip


@writes(SELECTIONS, s.Last)
def _last(writer: Writer, node: s.Last) -> Ref:
    what = node.what
    if isinstance(what, s.Among) and isinstance(what.what, s.LinkedCards):
        return Ref(f"the last {single(writer, what.where, t.EXILE)} exiled with ~", False, "card")
    return Ref(f"the last of {writer.refer(what).words}", False, "card")


@writes(SELECTIONS, s.ConvokedWith)
def _convoked_with(writer: Writer, node: s.ConvokedWith) -> Ref:
    return Ref(f"each creature that convoked {writer.refer(node.spell).words}", False, "creature")


@writes(SELECTIONS, s.Materials)
def _materials(writer: Writer, node: s.Materials) -> Ref:
    return Ref("the exiled cards used to craft it", True, "cards")


@writes(SELECTIONS, s.TopOfLibrary)
def _top(writer: Writer, node: s.TopOfLibrary) -> Ref:
    said = isinstance(node.who, s.DefendingPlayer) and writer.spoke_of_defender
    whose = "their" if said else player_possessive(writer, writer.players(node.who))
    if node.count == 1 and isinstance(node.who, s.AllPlayers):
        return Ref(f"the top card of {whose} library", True, "cards")
    if node.count == 1:
        return Ref(f"the top card of {whose} library", False, "card")
    if isinstance(node.count, v.EventAmount):
        return Ref(f"that many cards from the top of {whose} library", True, "cards")
    count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
    return Ref(f"the top {count} cards of {whose} library", True, "cards")


@writes(SELECTIONS, s.Union)
def _union(writer: Writer, node: s.Union) -> Ref:
    return Ref(listed([writer.refer(part).words for part in node.parts]), True, "permanents")


@writes(SELECTIONS, s.Among)
def _among(writer: Writer, node: s.Among) -> Ref:
    if isinstance(node.what, s.LinkedCards):
        parts = node.where.parts if isinstance(node.where, f.And) else (node.where,)
        made = f.IsToken() in parts
        others = [part for part in parts if not (isinstance(part, f.Not) and isinstance(part.part, f.IsOneOf))]
        words = several(writer, f.And(tuple(others)), t.BATTLEFIELD if made else t.EXILE)
        start = "all other" if len(others) < len(parts) else "all"
        return Ref(f"{start} {words} {'created' if made else 'exiled'} with ~", True, "tokens" if made else "cards")
    if isinstance(node.what, s.AttackedPermanent):
        words = f"the {single(writer, node.where)} {writer.refer(node.what.what).words} is attacking"
        return Ref(words.replace(" it is ", " it's "), False, "permanent")
    if isinstance(node.where, f.IsIn):  # what it is, if it is still there
        return writer.refer(node.what)
    if writer.refer(node.what).words.startswith("that had a counter put"):
        return Ref(f"{several(writer, node.where)} {writer.refer(node.what).words}", True, "permanents")
    cards = several(writer, node.where, t.EXILE)
    if writer.role(node.what) in writer.exiled:
        return Ref(f"{cards} exiled this way", True, "cards")
    inner = writer.refer(node.what)
    return Ref(f"{cards} among {inner.words}", True, "cards")


@writes(SELECTIONS, s.TargetsOf)
def _targets_of(writer: Writer, node: s.TargetsOf) -> Ref:
    return Ref(f"each permanent {writer.refer(node.what).words} targets", False, "permanent")


@writes(SELECTIONS, s.SourceOf)
def _source_of(writer: Writer, node: s.SourceOf) -> Ref:
    return Ref(f"the source of {writer.refer(node.what).words}", False, "permanent")
