"""What players do, as an event in words: "you gain life", "an opponent draws their second card each turn"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as c, filters as f, patterns as p, selections as s
from inset.language.keywords import KEYWORD_WORD
from inset.language.text.describe import YOU, noun_of, one, several
from inset.language.text.english import listed, ordinal, verb, with_article
from inset.language.text.events import subject, who_does
from inset.language.text.writer import CONDITIONS, PATTERNS, Ref, Writer, writes


@writes(PATTERNS, p.Activates)
def _activates(writer: Writer, node: p.Activates) -> str:
    kind = "loyalty ability" if node.loyalty else f"{KEYWORD_WORD[node.keyword]} ability" if node.keyword else "ability"
    clause = who_does(writer, node.who, f"activate {with_article(kind)}")
    if not isinstance(node.where, f.Anything):
        clause += f" of {one(writer, node.where)}"
    writer.name(s.EventObject(), Ref("that ability", False, "ability"))
    writer.topic = None  # "copy that ability": "it" could be what has it
    return clause if node.loyalty or node.keyword else f"{clause} that isn't a mana ability"


@writes(PATTERNS, p.Descends)
def _descends(writer: Writer, node: p.Descends) -> str:
    return who_does(writer, node.who, "descend")


@writes(PATTERNS, p.CommitsCrime)
def _crime(writer: Writer, node: p.CommitsCrime) -> str:
    return f"{who_does(writer, node.who, 'commit')} a crime"


@writes(PATTERNS, p.FlipsCoin)
def _flips(writer: Writer, node: p.FlipsCoin) -> str:
    return f"{who_does(writer, node.who, 'win' if node.won else 'lose')} a coin flip"


@writes(PATTERNS, p.RollsDice)
def _rolls(writer: Writer, node: p.RollsDice) -> str:
    return f"{who_does(writer, node.who, 'roll')} one or more dice"


@writes(PATTERNS, p.LosesControl)
def _loses_control(writer: Writer, node: p.LosesControl) -> str:
    if node.to is None:
        loser = writer.players(node.who)
        return f"{loser} {'lose' if node.who == YOU else 'loses'} control of {subject(writer, node.where)}"
    writer.explicit_you = writer.explicit_you or node.who == YOU
    return f"{who_does(writer, node.to, 'gain control of')} {one(writer, node.where)} from {writer.players(node.who)}"


@writes(PATTERNS, p.GainsLife)
def _gains(writer: Writer, node: p.GainsLife) -> str:
    first = " for the first time each turn" if node.first else ""
    return who_does(writer, node.who, "gain life") + first


@writes(PATTERNS, p.LosesLife)
def _loses(writer: Writer, node: p.LosesLife) -> str:
    return who_does(writer, node.who, "lose life")


@writes(PATTERNS, p.DrawsCard)
def _draws(writer: Writer, node: p.DrawsCard) -> str:
    if node.nth:
        whose = "your" if node.who == YOU else "their"
        return f"{who_does(writer, node.who, 'draw')} {whose} {ordinal(node.nth)} card each turn"
    return who_does(writer, node.who, "draw a card")


@writes(PATTERNS, p.Copies)
def _copies(writer: Writer, node: p.Copies) -> str:
    spell = one(writer, node.where, t.STACK)
    writer.name(s.EventObject(), Ref(spell, False, "spell"))
    return f"{who_does(writer, node.who, 'copy')} {spell}"


@writes(PATTERNS, p.Discards)
def _discards(writer: Writer, node: p.Discards) -> str:
    if node.batch:
        return f"{who_does(writer, node.who, 'discard')} one or more {several(writer, node.where, t.HAND)}"
    card = one(writer, node.where, t.HAND)
    writer.name(s.EventObject(), Ref(card, False, "card"))
    if node.by == s.Opponents():
        return f"a spell or ability an opponent controls causes {writer.players(node.who)} to discard {card}"
    return f"{who_does(writer, node.who, 'discard')} {card}"


@writes(PATTERNS, p.Sacrifices)
def _sacrifices(writer: Writer, node: p.Sacrifices) -> str:
    what = one(writer, node.where)
    writer.name(s.EventObject(), Ref(what, False, noun_of(node.where)))
    return f"{who_does(writer, node.who, 'sacrifice')} {what}"


@writes(PATTERNS, p.Shuffles)
def _shuffles(writer: Writer, node: p.Shuffles) -> str:
    if node.own:
        return "a spell or ability causes its controller to shuffle their library"
    return who_does(writer, node.who, "shuffle") + f" {'your' if node.who == YOU else 'their'} library"


@writes(PATTERNS, p.Scries)
def _scries(writer: Writer, node: p.Scries) -> str:
    words = (["scry"] if node.scry else []) + (["surveil"] if node.surveil else [])
    return listed([who_does(writer, node.who, words[0]), *words[1:]], "or")


@writes(PATTERNS, p.TapsForMana)
def _taps_for_mana(writer: Writer, node: p.TapsForMana) -> str:
    return f"{subject(writer, node.where)} is tapped for mana"


@writes(PATTERNS, p.Foretells)
def _foretells(writer: Writer, node: p.Foretells) -> str:
    return who_does(writer, node.who, "foretell a card")


@writes(PATTERNS, p.Expends)
def _expends(writer: Writer, node: p.Expends) -> str:
    return who_does(writer, node.who, f"expend {node.amount}")


@writes(PATTERNS, p.LosesGame)
def _loses_game(writer: Writer, node: p.LosesGame) -> str:
    return who_does(writer, node.who, "lose the game")


@writes(PATTERNS, p.UnlocksDoor)
def _unlocks(writer: Writer, node: p.UnlocksDoor) -> str:
    return f"{who_does(writer, node.who, 'unlock')} this door"


@writes(PATTERNS, p.CreatesToken)
def _creates(writer: Writer, node: p.CreatesToken) -> str:
    where = f.conjunction(node.where, f.IsToken())
    what = f"one or more {several(writer, where)}" if node.batch else one(writer, where)
    return f"{who_does(writer, node.who, 'create')} {what}"


@writes(PATTERNS, p.EntersRoom)
def _enters_room(writer: Writer, node: p.EntersRoom) -> str:
    """What is not printed (309.4c)."""
    return "you move your venture marker into this room"


@writes(PATTERNS, p.CompletesDungeon)
def _completes(writer: Writer, node: p.CompletesDungeon) -> str:
    who = writer.players(node.who)
    return f"{who} {verb('complete', who == 'you')} a dungeon"


@writes(CONDITIONS, c.MonarchAsTurnBegan)
def _was_monarch(writer: Writer, node: c.MonarchAsTurnBegan) -> str:
    who = writer.players(node.who)
    return f"{who} {'were' if who == 'you' else 'was'} the monarch as the turn began"


@writes(PATTERNS, p.BecomesMonarch)
def _becomes_monarch(writer: Writer, node: p.BecomesMonarch) -> str:
    return f"{who_does(writer, node.who, 'become')} the monarch"


@writes(PATTERNS, p.DayTurns)
def _day_turns(writer: Writer, node: p.DayTurns) -> str:
    return "day becomes night or night becomes day"


@writes(PATTERNS, p.Exerts)
def _exerts(writer: Writer, node: p.Exerts) -> str:
    return f"{who_does(writer, node.who, 'exert')} {one(writer, node.where)}"


@writes(PATTERNS, p.TakesInitiative)
def _takes_initiative(writer: Writer, node: p.TakesInitiative) -> str:
    who = writer.players(node.who)
    return f"{who} {verb('take', who == 'you')} the initiative"
