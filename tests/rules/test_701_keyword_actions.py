"""701: keyword actions."""

from collections.abc import Sequence

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, selections as s, statics as sta
from inset.language.words.kinds import (
    activated,
    creature,
    creature_token,
    enchantment,
    equip,
    equipment,
    indestructible,
    instant,
    sorcery,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    each_opponent,
    each_player,
    enchanted_or_equipped,
    opponents_control,
    target,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    counter,
    create,
    deal,
    destroy,
    discard,
    exile,
    fight,
    gain_life,
    have,
    plus,
    search,
    surveil,
    tap,
    tap_symbol,
    to_hand,
    untap,
)  # fmt: skip
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX, SIP


def do(*effects: object, hand: Sequence[object] = (), theirs: Sequence[object] = (), **mine: object) -> Scene:
    """A is about to cast a sorcery that does this."""
    act = sorcery("Act", "{U}", *effects)  # type: ignore[arg-type]
    return Scene({"hand": [act, *hand], **mine}, {"battlefield": list(theirs)})


@cr("701.8a", "701.8b")
def test_destroy() -> None:
    scene = do(destroy(target(creatures)), theirs=[BEAR])
    scene.play(A, "Cast Act")
    assert scene.zone("Bear") == "graveyard"


@cr("701.21a", "702.12b")
def test_sacrifice() -> None:
    """A player sacrifices what they control; that is no destruction."""
    golem = creature("Golem", "{3}", "Golem", 3, 3, indestructible)
    scene = do(e.Sacrifice(each_opponent, creatures), theirs=[golem], battlefield=[BEAR])
    scene.play(A, "Cast Act")
    assert (scene.zone("Golem"), scene.zone("Bear"), scene.happened(ev.SACRIFICED)) == ("graveyard", "battlefield", 1)
    scene = do(e.Sacrifice(each_opponent, creatures), gain_life(1), battlefield=[BEAR])
    scene.play(A, "Cast Act")
    assert (scene.zone("Bear"), scene.life(A)) == ("battlefield", 21)


@cr("701.9a", "701.9b")
def test_discard() -> None:
    scene = do(discard(1), hand=[SIP, BEAR])
    scene.play(A, "Cast Act", "Sip")
    assert (scene.zone("Sip"), scene.zone("Bear")) == ("graveyard", "hand")


@cr("701.13a", "701.7a", "111.2")
def test_exile_and_create() -> None:
    scene = do(exile(target(creatures)), create(creature_token("Cat", 1, 1, t.WHITE), 2), theirs=[BEAR])
    scene.play(A, "Cast Act")
    assert (scene.zone("Bear"), scene.names("battlefield", A)) == ("exile", ["Cat Token", "Cat Token"])


@cr("701.14a", "701.14b", "701.14d")
def test_fight() -> None:
    brawl = fight(target(creatures & you_control), target(creatures & opponents_control))
    scene = do(brawl, battlefield=[BEAR], theirs=[OX])
    scene.play(A, "Cast Act")
    assert (scene.one("Ox").damage, scene.one("Bear").damage) == (2, 1)
    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    scene = do(brawl, battlefield=[BEAR], theirs=[OX], hand=[bounce])
    scene.cast(A, "Cast Act")
    scene.play(A, "Cast Bounce", "Ox")
    assert scene.one("Bear").damage == 0


@cr("701.14b")
def test_what_is_not_a_creature_any_more_does_not_fight() -> None:
    """It need not be a target: an ability of the creature itself, which becomes something else in response."""
    boxer = creature(
        "Boxer", "{G}", "Giant", 3, 3, activated("{G}", fight(s.This(), target(creatures & opponents_control)))
    )
    petrify = instant("Petrify", "{W}", e.Modify(s.Each(creatures & you_control), (m.LoseTypes(t.CREATURE),)))
    scene = Scene({"battlefield": [boxer], "hand": [petrify]}, {"battlefield": [OX]})
    scene.cast(A, "Boxer")
    scene.play(A, "Cast Petrify")
    assert not scene.chars("Boxer").types & t.CREATURE and scene.one("Ox").damage == 0
    scene = Scene({"battlefield": [boxer]}, {"battlefield": [OX]})
    scene.play(A, "Boxer")
    assert (scene.one("Ox").damage, scene.one("Boxer").damage) == (3, 1)


@cr("701.26a", "701.26b")
def test_tap_and_untap() -> None:
    """Only what is untapped can be tapped."""
    scene = do(tap(each(creatures)), theirs=[BEAR, (OX, {"tapped": True})])
    scene.play(A, "Cast Act")
    assert scene.happened(ev.TAPPED) == 1 and scene.one("Bear").tapped
    scene = do(untap(each(creatures)), theirs=[(OX, {"tapped": True})])
    scene.play(A, "Cast Act")
    assert not scene.one("Ox").tapped


@cr("701.25a", "701.22a")
def test_surveil_and_scry() -> None:
    scene = do(surveil(1), library=[BEAR])
    scene.do(A, "Cast Act")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert any("graveyard" in word.lower() for word in scene.words())
    scene.answer(next(word for word in scene.words() if "graveyard" in word.lower()))
    assert scene.zone("Bear") == "graveyard"


@cr("701.23a", "701.23b", "701.24a")
def test_search() -> None:
    """A card with a quality need not be found; then the library is shuffled."""
    for answer, zone in (("Bear", "hand"), ("Done", "library")):
        scene = do(search(creatures), library=[SIP, BEAR])
        scene.play(A, "Cast Act", answer)
        assert (scene.zone("Bear"), scene.happened(ev.SHUFFLED)) == (zone, 1)


@cr("701.23a", "101.2")
def test_players_who_cant_search() -> None:
    lock = enchantment("Lock", "{W}", sta.PlayerRule(sta.CANT_SEARCH, each_player))
    scene = do(search(creatures), library=[BEAR], theirs=[lock])
    scene.play(A, "Cast Act")
    assert scene.zone("Bear") == "library"


@cr("701.34a")
def test_proliferate() -> None:
    """Any number of permanents and players with counters get one more of each kind; what has none is not on offer."""
    grown = (BEAR, {"counters": {"+1/+1": 1, "charge": 2}})
    act = sorcery("Act", "{U}", e.Proliferate())
    scene = Scene({"hand": [act], "battlefield": [grown, OX]}, {"counters": {"poison": 3}})
    scene.do(A, "Cast Act")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert [word.split(" (")[0] for word in scene.words()] == ["Bear", "B", "Done"]
    scene.settle("Bear", "B")
    assert scene.one("Bear").counters == {"+1/+1": 2, "charge": 3}
    assert scene.st.players[B].counters == {"poison": 4}
    scene = Scene({"hand": [act], "battlefield": [grown]})
    scene.play(A, "Cast Act", "Done")
    assert scene.one("Bear").counters == {"+1/+1": 1, "charge": 2}


@cr("701.36a")
def test_populate() -> None:
    cat = creature_token("Cat", 3, 3, t.WHITE)
    scene = do(create(cat), e.Populate(), battlefield=[BEAR])
    scene.play(A, "Cast Act")
    assert scene.names("battlefield", A) == ["Bear", "Cat Token", "Cat Token"]
    scene = do(e.Populate(), battlefield=[BEAR])
    scene.play(A, "Cast Act")
    assert scene.names("battlefield", A) == ["Bear"]


@cr("701.44a", "701.44b")
def test_explore() -> None:
    for top, counters, zone in (("Forest", 0, "hand"), (SIP, 1, "library")):
        scene = do(e.Explore(target(creatures)), battlefield=[OX], library=[top])
        scene.play(A, "Cast Act", "No", "top", "Top", "library")
        name = top if isinstance(top, str) else top.name
        assert (scene.one("Ox").counters.get("+1/+1", 0), scene.zone(name)) == (counters, zone)


@cr("701.10a", "701.10b")
def test_double_power() -> None:
    scene = do(e.Multiply(target(creatures)), battlefield=[(BEAR, {"counters": {"+1/+1": 1}})])
    scene.play(A, "Cast Act")
    assert scene.size("Bear") == (6, 3)


@cr("701.12a", "701.12b")
def test_exchange_control() -> None:
    swap = e.ExchangeControl(target(creatures & you_control), target(creatures & opponents_control))
    scene = do(swap, battlefield=[BEAR], theirs=[OX])
    scene.play(A, "Cast Act")
    assert (scene.chars("Bear").controller, scene.chars("Ox").controller) == (B, A)
    scene = do(swap, battlefield=[BEAR], theirs=[OX], hand=[instant("Bounce", "{U}", to_hand(target(creatures)))])
    scene.cast(A, "Cast Act")
    scene.play(A, "Cast Bounce", "Ox")
    assert scene.chars("Bear").controller == A


@cr("701.40a", "701.40b", "708.2a")
def test_manifest() -> None:
    scene = do(e.Manifest(you), library=[creature("Dragon", "{5}{R}", "Dragon", 5, 5)])
    scene.play(A, "Cast Act")
    assert (scene.zone("Dragon"), scene.size("Dragon")) == ("battlefield", (2, 2))
    scene.do(A, "Turn")
    assert scene.size("Dragon") == (5, 5)
    scene = do(e.Manifest(you), library=[SIP])
    scene.play(A, "Cast Act")
    assert scene.size("Sip") == (2, 2) and not scene.could(A, "Turn")


@cr("701.47a", "701.47b")
def test_amass() -> None:
    scene = do(e.Amass("Zombie", 2), e.Amass("Zombie", 1))
    scene.play(A, "Cast Act")
    army = next(o for o in scene.st.objs.values() if o.token)
    chars = chars_of(scene.st, army)
    assert (chars.power, chars.subtypes >= {"Army", "Zombie"}) == (3, True)


@cr("701.57a", "701.57b")
def test_discover() -> None:
    """The first nonland card with that mana value or less: cast it, or put it into the hand."""
    dear = sorcery("Dear", "{6}{W}", gain_life(9))
    for answer, zone, life in (("Cast Sip", "graveyard", 21), ("Don't", "hand", 20)):
        scene = do(e.Discover(2), library=["Forest", dear, SIP])
        scene.play(A, "Cast Act", answer)
        assert (scene.zone("Sip"), scene.life(A), scene.zone("Dear")) == (zone, life, "library")


@cr("701.6a", "701.6b")
def test_counter_an_ability() -> None:
    pinger = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
    stifle = instant("Stifle", "{U}", counter(target(f.IsAbility())))
    scene = Scene({"battlefield": [pinger]}, {"hand": [stifle]})
    scene.cast(A, "Pinger", "B")
    scene.play(B, "Cast Stifle")
    assert (scene.life(B), scene.zone("Pinger")) == (20, "battlefield")


@cr("701.3a", "701.3b", "301.5c")
def test_attach_to_the_same_or_an_illegal_object() -> None:
    blade = equipment("Blade", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}"))
    scene = Scene({"battlefield": [BEAR, (blade, {"attached": "Bear"})]})
    stamp = scene.one("Blade").timestamp
    scene.play(A, "Equip", "Bear")
    assert scene.one("Blade").timestamp == stamp


@cr("701.20a", "701.20b")
def test_reveal_keeps_the_card_where_it_is() -> None:
    scene = do(e.LookAt(s.TopOfLibrary(you, 1), reveal=True), library=[BEAR])
    scene.play(A, "Cast Act")
    assert (scene.zone("Bear"), scene.happened(ev.REVEALED)) == ("library", 1)


@cr("701.15b")
def test_what_goaded_creatures_have_they_have_at_once() -> None:
    fury = enchantment("Fury", "{R}", have(creatures & f.IsGoaded(), plus(2, 0)))
    taunt = instant("Taunt", "{R}", e.Goad(target(creatures)))
    scene = Scene({"battlefield": [fury], "hand": [taunt]}, {"battlefield": [BEAR]})
    assert scene.size("Bear") == (2, 2)
    scene.play(A, "Cast Taunt", "Bear")
    assert scene.size("Bear") == (4, 2)
    scene.until(t.UPKEEP, turn=3)
    assert scene.size("Bear") == (2, 2)
