"""Adventurer cards (715), H to M."""

from __future__ import annotations

from inset.cards.tokens import FOOD, KNIGHT, MAP, WIZARD, investigate
from inset.kernel.mana import parse
from inset.kernel.types import CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.language.abilities import AdditionalCost
from inset.language.card import Card
from inset.language.effects import (
    OWNERS_CHOICE,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN,
    AddMana,
    Choose,
    LookAt,
    Mill,
    Move,
    Permit,
    TurnFaceDown,
)
from inset.language.filters import IsAttachedTo
from inset.language.mods import SetTypes
from inset.language.patterns import Attacks
from inset.language.selections import Among, PlayersInEvents, PlayersWhere, ThatOne
from inset.language.statics import EXTRA_LAND_PLAYS, PlayerRule
from inset.language.values import CountPlayers, Half, Plus
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    creature,
    double_strike,
    equip,
    equipment,
    flash,
    flying,
    haste,
    hexproof,
    indestructible,
    instant,
    land,
    legendary,
    sorcery,
    static,
    tap_for,
    trample,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    ANY_NUMBER,
    anything,
    artifacts,
    attacking,
    cards,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    enchantments,
    if_you_do,
    instants,
    is_a,
    it,
    lands,
    mana_value_at_most,
    nontoken,
    number_of,
    one_of,
    other,
    owner_of,
    saved,
    sorceries,
    subtype,
    tapped,
    target,
    target_opponent,
    target_player,
    the_target,
    there_are,
    they_control,
    this,
    this_one,
    top_cards,
    up_to,
    x,
    you,
    you_control,
    you_dont_control,
    your,
    your_turn,
)
from inset.language.words.verbs import (
    attacks,
    cant_be_blocked,
    cost,
    create,
    deals_combat_damage,
    destroy,
    dies,
    discard,
    discarding,
    draw,
    enters_tapped,
    establish,
    exile,
    gains,
    gets,
    has,
    have,
    lose_life,
    may,
    mill,
    pay_life,
    plus,
    put_counters,
    sacrificing,
    search,
    stays_tapped,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    to_graveyard,
    to_hand,
    together,
    using,
    when,
)

CARDS: tuple[Card, ...] = (
    creature(
        "Horned Loch-Whale", "{4}{U}{U}", "Whale", 6, 6, flash, ward("{2}"), enters_tapped(unless=your_turn),
        adventure=instant(
            "Lagoon Breach", "{1}{U}",
            Move(target(attacking & creatures & you_dont_control), LIBRARY, order=OWNERS_CHOICE),
        ),
    ),
    creature(
        "Illithid Harvester", "{4}{U}", "Horror", 4, 4,
        ability_word(
            "Ceremorphosis",
            when_enters(
                TurnFaceDown(up_to(ANY_NUMBER, tapped & nontoken & creatures), (SetTypes(CREATURE, ("Horror",)),))
            ),
        ),
        adventure=sorcery("Plant Tadpoles", "{X}{U}{U}", tap(target(creatures, x)), stays_tapped(the_target)),
    ),
    creature(
        "Imodane's Recruiter", "{2}{R}", "Human Knight", 2, 2,
        when_enters(gets(each(creatures & you_control), 1, 0, haste)),
        adventure=sorcery("Train Troops", "{4}{W}", create(KNIGHT, 2)),
    ),
    creature(
        "Intrepid Trufflesnout", "{1}{G}", "Boar", 3, 1, whenever(Attacks(this_one, alone=True), create(FOOD)),
        adventure=instant("Go Hog Wild", "{1}{G}", gets(target(creatures), 2, 2)),
    ),
    land(
        "Ishgard, the Holy See", "Town", enters_tapped(), tap_for("{W}"),
        adventure=sorcery(
            "Faith & Grief", "{3}{W}{W}", to_hand(up_to(2, (artifacts | enchantments) & your, zone=GRAVEYARD))
        ),
    ),
    legendary(creature(
        "James, Wandering Dad", "{2}{U}", "Human Scientist", 2, 4,
        activated(tap_symbol, AddMana(parse("{C}{C}"), abilities=True)),
        adventure=instant("Follow Him", "{X}{U}{U}", investigate(x)),
    )),
    land(
        "Jidoor, Aristocratic Capital", "Town", enters_tapped(), tap_for("{U}"),
        adventure=sorcery(
            "Overture", "{4}{U}{U}", mill(Half(number_of(cards, LIBRARY, ThatOne())), target_opponent())
        ),
    ),
    legendary(creature(
        "Karvanista, Loyal Lupari", "{4}{G}", "Alien Dog Soldier", 5, 5, vigilance, trample, haste,
        whenever(attacks(), put_counters(each(subtype("Human") & you_control))),
        adventure=sorcery(
            "Lupari Shield", "{1}{G}",
            gains(each(subtype("Human") & you_control), indestructible, duration=UNTIL_YOUR_NEXT_TURN),
        ),
    )),
    legendary(creature(
        "Kellan, Daring Traveler", "{1}{W}", "Human Faerie Scout", 2, 3,
        whenever(
            attacks(), LookAt(top_cards(), reveal=True, save=1),
            when(
                is_a(saved(1), creatures & mana_value_at_most(3)), to_hand(saved(1)),
                otherwise=(may(to_graveyard(saved(1))),),
            ),
        ),
        adventure=sorcery(
            "Journey On", "{G}",
            create(MAP, Plus(1, CountPlayers(PlayersWhere(each_opponent, there_are(each(artifacts & they_control)))))),
        ),
    )),
    legendary(creature(
        "Kellan, Inquisitive Prodigy", "{2}{G}{U}", "Human Faerie Detective", 3, 4, flying, vigilance,
        whenever(attacks(), destroy(up_to(1, artifacts)), when(is_a(the_target, you_control), draw())),
        adventure=sorcery(
            "Tail the Suspect", "{G}{U}", investigate(), establish(PlayerRule(EXTRA_LAND_PLAYS, you, 1))
        ),
    )),
    legendary(creature(
        "Kellan, the Fae-Blooded", "{2}{R}", "Human Faerie", 2, 2, double_strike,
        have(
            other & creatures & you_control,
            plus(number_of(subtype("Aura", "Equipment") & IsAttachedTo(this)), 0),
        ),
        adventure=sorcery("Birthright Boon", "{1}{W}", search(subtype("Aura", "Equipment"))),
    )),
    creature(
        "Lake-town Mariners", "{4}{U}{U}", "Human Citizen", 6, 5, vigilance, ward("{2}"),
        adventure=instant(
            "Gone Fishing", "{3}{U}",
            then(
                exile(target((creatures | lands) & you_control, 2), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    land(
        "Lindblum, Industrial Regency", "Town", enters_tapped(), tap_for("{R}"),
        adventure=instant("Mage Siege", "{2}{R}", create(WIZARD)),
    ),
    creature(
        "Lonesome Unicorn", "{4}{W}", "Unicorn", 3, 3, vigilance,
        adventure=sorcery("Rider in Need", "{2}{W}", create(KNIGHT)),
    ),
    creature(
        "Merchant of the Vale", "{2}{R}", "Human Peasant", 2, 3, activated(cost("{2}{R}", discarding()), draw()),
        adventure=instant("Haggle", "{R}", may(discard()), when(if_you_do, draw())),
    ),
    creature(
        "Merfolk Secretkeeper", "{U}", "Merfolk Wizard", 0, 4,
        adventure=sorcery("Venture Deeper", "{U}", mill(4, target_player())),
    ),
    creature(
        "Minecart Daredevil", "{2}{R}", "Dwarf Knight", 4, 2,
        adventure=instant("Ride the Rails", "{1}{R}", gets(target(creatures), 2, 1)),
    ),
    artifact(
        "Monster Manual", "{3}{G}",
        activated(
            cost("{1}{G}", tap_symbol),
            may(using(Choose(each(creatures, HAND, you), save=0), to_battlefield(saved(0)))),
        ),
        subtypes="Book",
        adventure=sorcery(
            "Zoological Study", "{2}{G}",
            then(
                Mill(you, 5, save=0),
                using(
                    Choose(each(creatures & one_of(saved(0)), GRAVEYARD | EXILE, you), save=1), to_hand(saved(1))
                ),
            ),
        ),
    ),
    creature(
        "Moonshae Pixie", "{3}{U}", "Faerie", 2, 2, flying,
        when_enters(
            draw(CountPlayers(PlayersInEvents(each_opponent, deals_combat_damage(anything, each_opponent))))
        ),
        adventure=instant("Pixie Dust", "{1}{U}", gains(up_to(3, creatures), flying)),
    ),
    creature(
        "Mosswood Dreadknight", "{1}{G}", "Human Knight", 3, 2, trample,
        whenever(
            dies(), Permit(it, UNTIL_END_OF_YOUR_NEXT_TURN, lands=False, inset_only=True, zone=GRAVEYARD)
        ),
        adventure=sorcery("Dread Whispers", "{1}{B}", together(draw(), lose_life(1))),
    ),
    creature(
        "Most Decrepit Old Bird", "{U}", "Bird", 1, 1, flying,
        ability_word(
            "Threshold", static(have(this_one, plus(1, 1)), only_if=there_are(each(cards, GRAVEYARD, you), 7))
        ),
        adventure=sorcery(
            "Speak Secrets", "{1}{U}",
            then(
                Mill(you, 4, save=0),
                using(Choose(Among(saved(0), instants | sorceries), save=1), to_hand(saved(1))),
            ),
        ),
    ),
    legendary(equipment(
        "My Precious", "{3}",
        static(have(enchanted_or_equipped, has(hexproof)), cant_be_blocked(enchanted_or_equipped)),
        equip(cost("{2}", pay_life(2))),
        adventure=instant("Allure of Power", "{1}{B}", AdditionalCost(sacrificing(creatures)), draw(2)),
    )),
)  # fmt: skip
