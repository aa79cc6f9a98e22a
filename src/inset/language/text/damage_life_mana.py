"""Instructions about life, damage, mana and the game itself, in words."""

from __future__ import annotations

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import effects as e, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Amount, Effect, Players, Selection
from inset.language.text.describe import OPPONENTS, one, phrase, several, single
from inset.language.text.english import capital, listed, lower, number, ordinal, verb, with_article
from inset.language.text.instructions import does, says_you, several_clauses
from inset.language.text.numbers import for_each
from inset.language.text.references import in_zone, player_possessive, x_or_where
from inset.language.text.writer import EFFECTS, STATICS, Ref, Writer, writes


@writes(EFFECTS, e.GainLife)
def _gain(writer: Writer, node: e.GainLife) -> str:
    return f"{says_you(writer, node.who, 'gain')} {_life(writer, node.amount)}"


@writes(EFFECTS, e.LoseLife)
def _lose(writer: Writer, node: e.LoseLife) -> str:
    if node.save >= 0 and node.who in (s.Opponents(), s.AllPlayers()):
        writer.kept[node.save] = "the life lost this way"
    if isinstance(node.amount, v.Devotion):
        return f"{says_you(writer, node.who, 'lose')} {x_or_where(writer, node.amount)} life"
    return f"{says_you(writer, node.who, 'lose')} {_life(writer, node.amount)}"


def _life(writer: Writer, amount: Amount) -> str:
    if isinstance(amount, (int, v.X)):
        return f"{writer.value(amount)} life"
    if amount in writer.called_x:
        return f"{x_or_where(writer, amount)} life"
    if isinstance(amount, v.SavedNumber) and amount.slot in writer.kept:
        return f"life equal to {writer.kept[amount.slot]}"
    if isinstance(amount, (v.EventAmount, v.SavedNumber)):
        return "that much life"
    if isinstance(amount, v.Half) and isinstance(amount.of, v.X):
        return f"half X life, rounded {'up' if amount.up else 'down'}"
    if isinstance(amount, v.Half):
        return f"half their life, rounded {'up' if amount.up else 'down'}"
    each = for_each(writer, amount)
    if each:
        return f"1 life {each}"
    if isinstance(amount, v.Times):
        each = for_each(writer, amount.of)
        if each:
            return f"{amount.factor} life {each}"
    return f"life equal to {writer.value(amount)}"


@writes(EFFECTS, e.DealDamage)
def _damage(writer: Writer, node: e.DealDamage) -> str:
    clause = _deals(writer, node)
    if node.excess >= 0:
        writer.kept[node.excess] = "the excess damage dealt this way"
    if node.also is not None:
        said = [
            f"{writer.value(more.amount)} damage to {_whom(writer, more.to, more.players)}"
            for more in _all_of(node.also)
        ]
        clause = listed([clause, *said])
    if node.excess_to is not None:
        own = node.to is not None and node.excess_to == s.ControllerOf(node.to)
        whose = "that creature's controller" if own else writer.players(node.excess_to)
        clause += f". Excess damage is dealt to {whose} instead"
    if node.sure:
        clause += ". The damage can't be prevented"
    return clause


def _all_of(node: e.DealDamage) -> list[e.DealDamage]:
    return [node] if node.also is None else [node, *_all_of(node.also)]


@writes(EFFECTS, e.SetLife)
def _set_life(writer: Writer, node: e.SetLife) -> str:
    who = writer.players(node.who)
    whose = "your" if who == "you" else f"{who}'s"
    return f"{whose} life total becomes {writer.value(node.amount)}"


@writes(EFFECTS, e.ExchangeLife)
def _exchange_life(writer: Writer, node: e.ExchangeLife) -> str:
    if isinstance(node.who, s.PlayerUnion) and node.who.parts[0] == s.You():
        return f"exchange life totals with {writer.players(node.who.parts[1])}"
    return f"{writer.players(node.who)} exchange life totals"


@writes(EFFECTS, e.RedistributeLife)
def _redistribute(writer: Writer, node: e.RedistributeLife) -> str:
    return "redistribute any number of players' life totals"


@writes(EFFECTS, e.ExchangeLifeAndSize)
def _exchange_size(writer: Writer, node: e.ExchangeLifeAndSize) -> str:
    whose = player_possessive(writer, writer.players(node.who))
    return f"exchange {whose} life total with {writer.owner(node.what)} {v.STAT_WORD[node.which]}"


def _deals(writer: Writer, node: e.DealDamage) -> str:
    source = writer.subject(node.source)
    start = f"{source.words} {verb('deal', source.many)}"
    itself = node.to is not None and node.players is None and writer.role(node.to) == writer.role(node.source)
    whom = "itself" if itself else _whom(writer, node.to, node.players)
    if node.divided:
        amount = writer.value(node.amount)
        ref = whom.replace("up to three targets", "one, two, or three targets")
        return f"{start} {amount} damage divided as you choose among {ref}"
    if isinstance(node.amount, (int, v.X)):
        return f"{start} {writer.value(node.amount)} damage to {whom}"
    if isinstance(node.amount, (v.EventAmount, v.SavedNumber)):
        return f"{start} that much damage to {whom}"
    if isinstance(node.amount, v.Count) and node.players is not None and isinstance(node.to, s.Target):
        return f"{start} {x_or_where(writer, node.amount)} damage to {whom}"
    if isinstance(node.amount, v.BasicLandTypesAmong):
        return f"{start} {x_or_where(writer, node.amount)} damage to {whom}"
    each = for_each(writer, node.amount)
    if each:
        return f"{start} 1 damage to {whom} {each}"
    if isinstance(node.amount, v.Stat) and writer.role(node.amount.of) == writer.role(node.source):
        possess = "their" if source.many else "its"
        if isinstance(node.to, s.Target) and node.players is not None:
            writer.topic = writer.role(node.source)  # what "any target" is nobody knows
        return f"{start} damage equal to {possess} {v.STAT_WORD[node.amount.which]} to {whom}"
    if isinstance(node.amount, (v.Plus, v.Minus, v.Half)):
        return f"{start} {x_or_where(writer, node.amount)} damage to {whom}"
    topic = writer.topic
    value = writer.value(node.amount)
    writer.topic = topic
    if isinstance(node.to, s.Each) or node.to is None:
        return f"{start} damage to {whom} equal to {value}"
    return f"{start} damage equal to {value} to {whom}"


def _whom(writer: Writer, to: Selection | None, players: Players | None) -> str:
    if isinstance(to, s.Target):
        return writer.object(to)  # "any target" names the players too
    words = []
    if isinstance(to, s.Each) and players == OPPONENTS:
        parts = to.where.parts if isinstance(to.where, f.And) else (to.where,)
        theirs = f.And(tuple(part for part in parts if part != f.ControlledBy(OPPONENTS)))
        if len(theirs.parts) < len(parts):
            return f"each opponent and each {single(writer, theirs).replace(' or ', ' and ')} they control"
    if to is not None:
        words.append(writer.refer(to).words)
    first = to.parts[0] if isinstance(to, s.Union) else None
    if isinstance(first, s.Target) and players == s.TargetPlayers(first.slot):
        players = None  # "target player or planeswalker" names the players too
    if isinstance(players, s.ThatOne) and not words:
        return "them" if not writer.facing else writer.players(players)
    if players is not None:
        words.append(writer.players(players))
    return listed(words)


@writes(EFFECTS, e.EachDealsDamage)
def _each_deals(writer: Writer, node: e.EachDealsDamage) -> str:
    who = writer.subject(node.sources)
    whom = "itself" if node.itself else _whom(writer, node.to, node.players)
    several = who.many and not isinstance(node.sources, s.Each)
    start = f"{who.words} {'each deal' if several else 'deals'}"
    if node.amount is not None:
        amount = node.amount if isinstance(node.amount, int) else x_or_where(writer, node.amount)
        return f"{start} {amount} damage to {whom}"
    return f"{start} damage equal to {'their' if several else 'its'} power to {whom}"


@writes(EFFECTS, e.AddMana)
def _add_mana(writer: Writer, node: e.AddMana) -> str:
    more = "an additional " if isinstance(writer.event, p.TapsForMana) else ""  # 605.1b: beside what it was tapped for
    clause = f"{does(writer, node.who, 'add')} {more}{_mana(writer, node)}"
    if node.produced and node.mana is not None:
        clause += f" if it produced {node.mana}"
    return clause + _spent(writer, node) + _lasting(node)


def _spent(writer: Writer, node: e.AddMana) -> str:
    """106.6."""
    use, rider, said = node.use, node.rider, ""
    if use is not None and use.others and isinstance(use.spells, f.Not):
        said = f". This mana can't be spent to cast {with_article(single(writer, use.spells.part, t.STACK))}"
    elif use is not None:
        said = f". Spend this mana only to {_use_of(writer, use)}"
    if rider is None:
        return said
    inner = Writer(writer.face, writer.card)
    inner.event = p.Casts(s.You(), rider.spells)
    what = "a spell" if isinstance(rider.spells, f.Anything) else one(inner, rider.spells, t.STACK)
    start = f"When you spend this mana to cast {what}" if rider.later else f"If this mana is spent to cast {what}"
    return f"{said}. {start}, {lower(inner.sentences(rider.effects)).rstrip('.')}"


def _lasting(node: e.AddMana) -> str:
    if not node.lasting:
        return ""
    return ". Until end of turn, you don't lose this mana as steps and phases end"


def _use_of(writer: Writer, use: e.SpendOnly) -> str:
    uses = []
    if use.spells is not None:
        what = "spells" if isinstance(use.spells, f.Anything) else several(writer, use.spells, t.STACK)
        if isinstance(use.spells, f.Or):
            what = one(writer, use.spells, t.STACK)
        uses.append(f"cast {what}")
    if use.abilities is not None:
        any_ = isinstance(use.abilities, f.Anything)
        uses.append("activate abilities" if any_ else f"activate abilities of {several(writer, use.abilities)}")
    return listed(uses, "or")


def _mana(writer: Writer, node: e.AddMana) -> str:
    if node.could_produce is not None:
        where = node.could_produce.where if isinstance(node.could_produce, s.Each) else f.Anything()
        kind = "type" if node.choices & t.COLORLESS_MANA else "color"
        how_many = "one" if node.count == 1 else number(node.count) if isinstance(node.count, int) else "X"
        return f"{how_many} mana of any{' one' if node.same else ''} {kind} that {one(writer, where)} could produce"
    if node.mana is not None:
        symbols = _symbols(node.mana)
        if node.count == 1:
            return symbols
        each = for_each(writer, node.count)
        if each:
            return f"{symbols} {each}"
        return f"an amount of {symbols} equal to {writer.value(node.count)}"
    if node.produced:
        return "one mana of any type that land produced"
    if isinstance(node.count, v.DevotionToThat):
        return "an amount of mana of a chosen color equal to your devotion to that color"
    if isinstance(node.among, s.LinkedCards):
        return "one mana of any of the exiled cards' colors"
    if node.among is not None and isinstance(node.among, s.Each):
        among = several(writer, node.among.where, node.among.zone)
        which = "each" if node.every else "any"
        return f"one mana of {which} color among {among}{in_zone(writer, node.among)}"
    if node.cost_of is not None:
        return f"mana equal to {writer.owner(node.cost_of)} mana cost"
    if node.chosen:
        others = [f"{{{t.COLOR_LETTER[bit]}}}" for bit in t.colors_in_order(node.choices)]
        count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
        return listed([*others, f"{count} mana of the chosen color"], "or")
    if node.choices == t.ALL_COLORS:
        if node.count == 1:
            return "one mana of any color" + (" in your commander's color identity" if node.identity else "")
        count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
        if node.different:
            return f"{count} mana of different colors"
        return f"{count} mana of any one color" if node.same else f"{count} mana in any combination of colors"
    kinds = [*t.colors_in_order(node.choices), *([t.COLORLESS_MANA] if node.choices & t.COLORLESS_MANA else [])]
    symbols = listed([f"{{{t.COLOR_LETTER[bit]}}}" for bit in kinds], "or")
    if node.count == 1:
        return symbols
    count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
    if node.same:
        return f"{count} mana of one kind, {symbols}"
    return f"{count} mana in any combination of {symbols.replace(' or ', ' and/or ')}"


def _symbols(mana: ManaCost) -> str:
    return str(mana)


@writes(EFFECTS, e.PreventNext)
def _prevent_next(writer: Writer, node: e.PreventNext) -> str:
    whom = _whom(writer, node.to, node.players)
    return f"prevent the next {writer.value(node.amount)} damage that would be dealt to {whom} this turn"


@writes(EFFECTS, e.RedirectNext)
def _redirect_next(writer: Writer, node: e.RedirectNext) -> str:
    whom = _whom(writer, node.to, node.players)
    onto = _whom(writer, node.onto, node.onto_players)
    amount = writer.value(node.amount)
    return f"the next {amount} damage that would be dealt to {whom} this turn is dealt to {onto} instead"


@writes(EFFECTS, e.Guard)
def _guard(writer: Writer, node: e.Guard) -> str:
    kind = phrase(writer, node.where).words().removesuffix("permanent").rstrip()
    source = f"{with_article(f'{kind} source'.lstrip())} of your choice"
    if isinstance(node.where, f.OfChosenColor):
        source = "a source of your choice of the chosen color"
    limited = node.to is not None or node.players is not None
    at = f" to {_whom(writer, node.to, node.players)}" if limited else ""
    if not node.once:
        return f"prevent all damage {source} would deal{at} this turn"
    clause = f"the next time {source} would deal damage{at} this turn, "
    if node.onto is not None or node.onto_players is not None:
        return f"{clause}that damage is dealt to {_whom(writer, node.onto, node.onto_players)} instead"
    return f"{clause}prevent that damage{_prevented(writer, node.then)}"


def _prevented(writer: Writer, then: tuple[Effect, ...]) -> str:
    """ "You gain life equal to the damage prevented this way"; "If damage is prevented this way, ~ deals …"."""
    if not then:
        return ""
    writer.known[s.EventOther()] = Ref("that", False, "source")
    said = writer.sentences(then).rstrip(".")
    if isinstance(then[0], e.DealDamage):
        return f". If damage is prevented this way, {said[0].lower()}{said[1:]}".replace("it deals", "~ deals")
    return f". {capital(said)}".replace("gain that much life", "gain life equal to the damage prevented this way")


# --- the game ---------------------------------------------------------------------------------------------
@writes(EFFECTS, e.TurnDay)
def _turn_day(writer: Writer, node: e.TurnDay) -> str:
    return "it becomes night" if node.night else "it becomes day"


@writes(EFFECTS, e.ExtraTurn)
def _extra_turn(writer: Writer, node: e.ExtraTurn) -> str:
    return does(writer, node.who, "take an extra turn after this one")


@writes(EFFECTS, e.ExtraStep)
def _extra_step(writer: Writer, node: e.ExtraStep) -> str:
    """ "You get that many additional upkeep steps after this phase"."""
    word = f"{t.STEP_WORD[node.step]} step"
    count = "that many" if isinstance(node.count, v.EventAmount) else writer.value(node.count)
    steps = f"an additional {word}" if node.count == 1 else f"{count} additional {word}s"
    return f"{says_you(writer, node.who, 'get')} {steps} after this {'phase' if node.after_phase else 'step'}"


@writes(EFFECTS, e.SkipNext)
def _skip_next(writer: Writer, node: e.SkipNext) -> str:
    their = "your" if node.who == s.You() else "their"
    what = skipped_word(node.step)
    count = number(node.count) if isinstance(node.count, int) else writer.value(node.count)
    many = what if node.count == 1 else f"{count} {what}s"
    return f"{says_you(writer, node.who, 'skip')} {their} next {many}"


def skipped_word(step: int) -> str:
    return {t.WHOLE_TURN: "turn", t.BEGIN_COMBAT: "combat phase"}.get(step) or f"{t.STEP_WORD[step]} step"


@writes(EFFECTS, e.ExtraCombat)
def _extra_combat(writer: Writer, node: e.ExtraCombat) -> str:
    main = " followed by an additional main phase" if node.main else ""
    return f"after this phase, there is an additional combat phase{main}"


@writes(EFFECTS, e.ControlTurn)
def _control_turn(writer: Writer, node: e.ControlTurn) -> str:
    extra = ". After that turn, that player takes an extra turn" if node.extra_turn else ""
    gain = "gain control of" if node.extra_turn else "control"
    if isinstance(node.by, s.TargetPlayers) and isinstance(node.who, s.TargetPlayers):
        new = s.Target(node.who.slot) not in writer.known
        writer.players(node.by), writer.players(node.who)  # from now on they are known
        start = "choose target player and another target player. The" if new else "the"
        by, who = (ordinal(players.slot + 1) for players in (node.by, node.who))
        return f"{start} {by} player {gain}s the {who} player during the {who} player's next turn"
    return f"you {gain} {writer.players(node.who)} during that player's next turn{extra}"


@writes(EFFECTS, e.EndCombat)
def _end_combat(writer: Writer, node: e.EndCombat) -> str:
    return "end the combat phase"


@writes(EFFECTS, e.EndTurn)
def _end_turn(writer: Writer, node: e.EndTurn) -> str:
    return "end the turn"


@writes(EFFECTS, e.WinGame)
def _win(writer: Writer, node: e.WinGame) -> str:
    return says_you(writer, node.who, "win the game")


@writes(EFFECTS, e.LoseGame)
def _lose_game(writer: Writer, node: e.LoseGame) -> str:
    return says_you(writer, node.who, "lose the game")


@writes(EFFECTS, e.Venture)
def _venture(writer: Writer, node: e.Venture) -> str:
    return does(writer, node.who, f"venture into {node.into or 'the dungeon'}")


@writes(EFFECTS, e.LoseMana)
def _lose_mana(writer: Writer, node: e.LoseMana) -> str:
    return f"{does(writer, node.who, 'lose')} all unspent mana"


@writes(EFFECTS, e.TakeInitiative)
def _take_initiative(writer: Writer, node: e.TakeInitiative) -> str:
    return says_you(writer, node.who, "take the initiative")


@writes(EFFECTS, e.RollDie)
def _roll(writer: Writer, node: e.RollDie) -> str:
    writer.topic = None
    plus = "" if node.plus == 0 else f" and add {writer.value(node.plus)}"
    rows = []
    for role, known in list(writer.known.items()):
        if known.noun == "spell" and role in writer.same.values():
            writer.fixed[role] = Ref("the exiled card", False, "card")
    for low, high, effects in node.rows:
        span = str(low) if low == high else f"{low}+" if high >= 1000 else f"{low}—{high}"
        rows.append(f"{span} | {writer.sentences(effects)}")
    if node.save >= 0:
        writer.kept[node.save] = "the result"
    return f"roll a d{node.sides}{plus}" + (".\n" + "\n".join(rows) if rows else "")


@writes(EFFECTS, e.FlipCoin)
def _flip(writer: Writer, node: e.FlipCoin) -> str:
    clause = does(writer, node.who, "flip a coin")
    happens = ("you win the flip", "you lose the flip") if node.called else ("it comes up heads", "it comes up tails")
    for when, effects in zip(happens, (node.won, node.lost), strict=True):
        if effects:
            writer.topic = None
            said = several_clauses(writer, effects)
            clause += f". If {when}, {said}".replace(f"{when}, it deals", f"{when}, ~ deals")
    return clause


@writes(STATICS, st.DamageAsThough)
def _as_though(writer: Writer, node: st.DamageAsThough) -> str:
    by = "" if isinstance(node.source, f.Anything) else f" by {several(writer, node.source)}"
    return f"all damage{by} is dealt as though its source had {KEYWORD_WORD[node.keyword]}"
