"""Cards whose names begin with K."""

from inset.cards.vocabulary import *

_CONSTRUCT = creature_token(
    "Construct",
    0,
    0,
    0,
    have(this_one, plus(number_of(artifacts & you_control), number_of(artifacts & you_control))),
    types=ARTIFACT,
)
_FRACTAL = creature_token("Fractal", 0, 0, GREEN | BLUE)
CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Kaalia of the Vast", "{1}{R}{W}{B}", "Human Cleric", 2, 2, flying,
        whenever(
            Attacks(this_one, whom=AN_OPPONENT),
            may(using(
                Choose(each(subtype("Angel", "Demon", "Dragon") & creatures, HAND, you), 0),
                Move(saved(0), BATTLEFIELD, tapped=True, attacking=True, attacking_as=this),
            )),
        ),
    )),
    creature(
        "Kadena's Silencer", "{1}{U}", "Snake Wizard", 2, 1,
        whenever(TurnsFaceUp(this_one), counter(each(IsAbility() & opponents_control, STACK))), megamorph("{1}{U}"),
    ),
    legendary(creature(
        "Kaervek, the Punisher", "{1}{B}{B}", "Human Warlock", 3, 3,
        whenever(
            CommitsCrime(you),
            together(exile(up_to(1, black & your, zone=GRAVEYARD), save=0), CopyCards(saved(0), 1)), CastNow(saved(1), save=2),
            when(Did(2), lose_life(2)),
        ),
    )),
    sorcery(
        "Kaervek's Hex", "{3}{B}",
        DealDamage(
            1, each(creatures & ((~black & ~green) | (black & green))), also=DealDamage(2, each(creatures & ~black & green))
        ),
    ),
    sorcery(
        "Kaervek's Purge", "{X}{B}{R}", Destroy(target(creatures & mana_value_of(x)), save=0),
        when(
            there_are(Among(saved(0), IsIn(GRAVEYARD))), deal(power_of(the_target), to=controller_of(the_target))
        ),
    ),
    instant(
        "Kaervek's Spite", "{B}{B}{B}",
        AdditionalCost(cost(sacrificing(permanents, number_of(permanents & you_control)), DiscardHandCost())),
        lose_life(5, target_player()),
    ),
    sorcery(
        "Kaervek's Torch", "{X}{R}", static(cost_more(spells & targeting(this_one), 2), zone=STACK),
        deal(x, to=any_target()),
    ),
    legendary(creature(
        "Kaima, the Fractured Calm", "{2}{R}{G}", "Spirit", 3, 3,
        at_beginning(
            END, Remember(0, each(creatures & opponents_control & HasAttached(subtype("Aura") & you_control))),
            Goad(saved(0)), put_counters(this, Count(saved(0))),
        ),
    )),
    planeswalker(
        "Kaito, Bane of Nightmares", "{2}{U}{B}", "Kaito", 4, ninjutsu("{1}{U}{B}"),
        static(
            have(this_one, SetTypes(CREATURE, ("Ninja",)), base(3, 4), has(hexproof)),
            only_if=all_of(your_turn, is_a(this, with_counter("loyalty"))),
        ),
        loyalty(+1, Emblem((static(have(subtype("Ninja") & you_control, plus(1, 1))),))),
        loyalty(0, surveil(2), draw(CountPlayers(PlayersWhere(each_opponent, happened(LosesLife(they)))))),
        loyalty(-2, tap(target(creatures)), put_counters(the_target, 2, "stun")),
    ),
    legendary(creature(
        "Kalitas, Bloodchief of Ghet", "{5}{B}{B}", "Vampire Warrior", 5, 5,
        activated(
            cost("{B}{B}{B}", tap_symbol), Destroy(target(creatures), save=0),
            when(
                there_are(Among(saved(0), IsIn(GRAVEYARD))),
                CreateToken(
                    creature_token("Vampire", 0, 0, BLACK), power=power_of(the_target), toughness=toughness_of(the_target)
                ),
            ),
        ),
    )),
    creature("Kami of Lunacy", "{4}{B}{B}", "Spirit", 4, 1, flying, numbered(SOULSHIFT, 5)),
    creature(
        "Kami of Whispered Hopes", "{2}{G}", "Spirit", 1, 1, CountersChanged(anything & you_control, "+1/+1", plus=1),
        activated(tap_symbol, AddMana(choices=ALL_COLORS, count=power_of(this), same=True)),
    ),
    legendary(creature(
        "Karador, Ghost Chieftain", "{5}{W}{B}{G}", "Centaur Spirit", 3, 4,
        OwnCost(number_of(creatures, GRAVEYARD, you)),
        MayPlay(you, GRAVEYARD, spell=creatures, limit=1, condition=your_turn),
    )),
    legendary(
        creature(
            "Kari Zev, Skyship Raider", "{1}{R}", "Human Pirate", 1, 3, first_strike, menace,
            whenever(
                attacks(),
                CreateToken(
                    creature_token("Monkey", 2, 1, RED, name="Ragavan", supertypes=LEGENDARY), tapped=True,
                    attacking=True, save=0,
                ),
                at_next(END_COMBAT, body(exile(saved(0)))),
            ),
        )
    ),
    planeswalker(
        "Karn, Living Legacy", "{4}", "Karn", 4, loyalty(1, create(POWERSTONE, tapped=True)),
        loyalty(
            -1, PayAny(you, save=0), LookAt(top_cards(SavedNumber(0)), save=2),
            using(Choose(saved(2), 1), to_hand(saved(1))),
            Move(Among(saved(2), IsIn(LIBRARY)), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        loyalty(-7, Emblem((activated(TapOthers(artifacts), deal(1, any_target())),))),
    ),
    planeswalker(
        "Karn, Scion of Urza", "{4}", "Karn", 5,
        loyalty(
            1, LookAt(top_cards(2), reveal=True, save=0), ChooseWord(OPPONENT),
            Choose(saved(0), 1, who=ChosenPlayer()), to_hand(saved(1)),
            Move(Among(saved(0), IsIn(LIBRARY)), EXILE, counters=(("silver", 1),)),
        ),
        loyalty(-1, Choose(each(with_counter("silver") & you_own, EXILE), 0), to_hand(saved(0))),
        loyalty(-2, create(_CONSTRUCT)),
    ),
    planeswalker(
        "Karn, the Great Creator", "{4}", "Karn", 5, Restrict(CANT_ACTIVATE, artifacts & opponents_control),
        loyalty(
            +1,
            becomes(
                up_to(1, ~creatures & artifacts), also(ARTIFACT | CREATURE),
                base(mana_value(the_target), mana_value(the_target)), duration=UNTIL_YOUR_NEXT_TURN,
            ),
        ),
        loyalty(
            -2,
            may(
                ChooseMode((
                    (Wish(artifacts),),
                    (using(Choose(each(~face_down & artifacts & you_own, EXILE), 1), to_hand(saved(1))),),
                )),
            ),
        ),
    ),
    pain_land("Karplusan Forest", "RG"),
    transforming(
        legendary(creature(
            "Katilda, Dawnhart Martyr", "{1}{W}{W}", "Spirit Warlock", 0, 0, flying, lifelink,
            protection(subtype("Vampire")),
            defines_size(
                number_of((subtype("Spirit") | enchantments) & you_control),
                number_of((subtype("Spirit") | enchantments) & you_control),
            ),
            costed(DISTURB, "{3}{W}{W}"),
        )),
        legendary(enchantment(
            "Katilda's Rising Dawn", None, enchant(creatures),
            have(
                enchanted, has(flying), has(lifelink), has(protection(subtype("Vampire"))),
                plus(
                    number_of((subtype("Spirit") | enchantments) & you_control),
                    number_of((subtype("Spirit") | enchantments) & you_control),
                ),
            ),
            static(MovesInstead(this_one, GRAVEYARD, EXILE), zone=ANY_ZONE), subtypes="Aura", colors=WHITE,
        )),
    ),
    legendary(creature(
        "Katilda, Dawnhart Prime", "{G}{W}", "Human Warlock", 1, 1, protection(subtype("Werewolf")),
        have(subtype("Human") & creatures & you_control, has(activated(tap_symbol, AddMana(among=each(this_one))))),
        activated(cost("{4}{G}{W}", tap_symbol), put_counters(each(creatures & you_control))),
    )),
    enchantment(
        "Kavu Lair", "{2}{G}",
        whenever(enters(creatures & power_at_least(4)), draw(1, controller_of(it))),
    ),
    planeswalker(
        "Kaya, Geist Hunter", "{1}{W}{B}", "Kaya", 3,
        loyalty(
            +1, gains(each(creatures & you_control), deathtouch), put_counters(up_to(1, creatures & tokens & you_control)),
        ),
        loyalty(-2, establish(TokensMultiplied(you, 2))),
        loyalty(
            -6,
            then(
                exile(each(cards, GRAVEYARD), save=0),
                create(creature_token("Spirit", 1, 1, WHITE, flying), Count(saved(0))),
            ),
        ),
    ),
    planeswalker(
        "Kaya, Orzhov Usurper", "{1}{W}{B}", "Kaya", 3,
        loyalty(
            +1, exile(from_one_graveyard(2, cards), save=0), when(there_are(Among(saved(0), creatures)), gain_life(2)),
        ),
        loyalty(-1, exile(target(~lands & mana_value_at_most(1)))),
        loyalty(
            -5,
            together(
                deal(number_of(cards, EXILE, target_player()), the_target_player),
                gain_life(number_of(cards, EXILE, the_target_player)),
            ),
        ),
    ),
    planeswalker(
        "Kaya the Inexorable", "{3}{W}{B}", "Kaya", 5,
        loyalty(
            +1, put_counters(up_to(1, nontoken & creatures), 1, "ghostform"),
            gains(
                the_target,
                whenever(
                    either(dies(), Moves(this_one, BATTLEFIELD, EXILE)),
                    together(to_hand(it), create(creature_token("Spirit", 1, 1, WHITE, flying))),
                ),
                duration=FOREVER,
            ),
        ),
        loyalty(-3, exile(target(~lands))),
        loyalty(-7, Emblem((
            at_beginning(
                UPKEEP,
                CastNow(each(legendaries, HAND | GRAVEYARD | EXILE, you), spell=legendaries & spells, cost=free),
            ),
        ))),
    ),
    legendary(artifact(
        "Kayla's Music Box", "{2}",
        activated(
            cost("{W}", tap_symbol),
            then(LookAt(top_cards(), save=0), Move(saved(0), EXILE, face_down=True, look=you, link=True)),
        ),
        activated(tap_symbol, establish(MayPlay(you, EXILE, card=you_own & one_of(linked_cards), lands=True))),
    )),
    legendary(creature(
        "Kaza, Roil Chaser", "{U}{R}", "Human Wizard", 1, 2, flying, haste,
        activated(
            tap_symbol,
            Remember(0, number=TimesHappened(casts(you, (instants | sorceries) & spells))),
            establish(CostChange(
                NthCast(casts(you, (instants | sorceries) & spells), Plus(SavedNumber(0), 1)),
                number_of(subtype("Wizard") & you_control), you,
            )),
        ),
    )),
    transforming(
        legendary(creature(
            "Kefka, Court Mage", "{2}{U}{B}{R}", "Human Wizard", 4, 5,
            whenever(either(enters(), attacks()), discard(1, each_player), draw(CardTypesAmong(saved(0)))),
            activated("{8}", sacrifices(each_opponent, permanents), Transform(this), timing=AS_SORCERY),
        )),
        legendary(creature(
            "Kefka, Ruler of Ruin", None, "Avatar Wizard", 5, 7, flying,
            whenever(While(LosesLife(each_opponent), your_turn), draw(that_much)), colors=BLUE | BLACK | RED,
        )),
    ),
    legendary(creature(
        "Kefka, Dancing Mad", "{5}{B}{R}", "Human Wizard", 6, 6,
        static(have(this_one, has(indestructible)), only_if=your_turn),
        at_beginning(
            END,
            using(
                Choose(each(cards, GRAVEYARD, they), 1, who=each_opponent, at_random=True), exile(saved(1), save=2),
            ),
            CastNow(saved(2), cost=free, most=ANY_NUMBER, save=0),
            ForEach(saved(0), (lose_life(mana_value(that_one), owner_of(that_one)),)),
        ),
    )),
    legendary(enchantment(
        "Kellan Joins Up", "{G}{W}{U}",
        when_enters(
            may(using(Choose(each(~lands & mana_value_at_most(3), HAND, you), 1), exile(saved(1), save=0))),
            when(if_you_do, BecomePlotted(saved(0))),
        ),
        whenever(enters(legendaries & creatures & you_control), put_counters(each(creatures & you_control))),
    )),
    legendary(
        creature(
            "Kellan, Planar Trailblazer", "{R}", "Human Faerie Scout", 2, 1,
            activated(
                "{1}{R}",
                when(
                    is_a(this, subtype("Scout")),
                    becomes(
                        this, SetTypes(CREATURE, ("Human", "Faerie", "Detective"), keep_types=True),
                        has(whenever(deals_combat_damage(), exile(top_cards(), save=0), Permit(saved(0), THIS_TURN))),
                        duration=FOREVER,
                    ),
                ),
            ),
            activated(
                "{2}{R}",
                when(
                    is_a(this, subtype("Detective")),
                    becomes(
                        this, SetTypes(CREATURE, ("Human", "Faerie", "Rogue"), keep_types=True), base(3, 2),
                        has(double_strike), duration=FOREVER,
                    ),
                ),
            ),
        )
    ),
    aura(
        "Kenrith's Transformation", "{1}{G}", enchant(creatures), when_enters(draw()),
        have(enchanted, LoseAllAbilities(), SetTypes(CREATURE, ("Elk",)), SetColors(GREEN), base(3, 3)),
    ),
    legendary(creature(
        "Kess, Dissident Mage", "{1}{U}{B}{R}", "Human Wizard", 3, 4, flying,
        MayPlay(you, GRAVEYARD, spell=instants | sorceries, limit=1, condition=your_turn, exile_after=True),
    )),
    artifact(
        "Keys to the House", "{1}",
        activated(cost("{1}", tap_symbol, sacrifice_this), search(basic & lands)),
        activated(
            cost("{3}", tap_symbol, sacrifice_this),
            Unlock(target(subtype("Room") & you_control), or_lock=True), timing=AS_SORCERY,
        ),
    ),
    creature(
        "Khalni Hydra", "{G}{G}{G}{G}{G}{G}{G}{G}", "Hydra", 8, 8,
        OwnCost(number_of(green & creatures & you_control), colored=parse("{G}")), trample,
    ),
    creature("Khenra Eternal", "{1}{B}", "Zombie Jackal Warrior", 2, 2, numbered(AFFLICT, 1)),
    creature(
        "Kheru Spellsnatcher", "{3}{U}", "Snake Wizard", 3, 3, morph("{4}{U}{U}"),
        whenever(
            TurnsFaceUp(this_one), Counter(target(spells), EXILE, save=0), Permit(saved(0), cost=free, lands=False),
        ),
    ),
    modal(
        legendary(creature(
            "Kianne, Dean of Substance", "{2}{G}", "Elf Druid", 2, 2,
            activated(
                tap_symbol, exile(top_cards(), save=0),
                when(is_a(saved(0), lands), to_hand(saved(0)), otherwise=(put_counters(saved(0), 1, "study"),)),
            ),
            activated(
                "{4}{G}", create(_FRACTAL, save=0),
                put_counters(
                    saved(0), StatsAmong(MANA_VALUE, each(~lands & you_own & with_counter("study"), EXILE)),
                ),
            ),
        )),
        legendary(creature(
            "Imbraham, Dean of Theory", "{2}{U}{U}", "Bird Wizard", 3, 3, flying,
            activated(
                cost("{X}{U}{U}", tap_symbol),
                together(exile(top_cards(x), save=0), put_counters(saved(0), 1, "study")),
                May((Choose(each(you_own & with_counter("study"), EXILE), 1), to_hand(saved(1))), save=2),
            ),
        )),
    ),
    legendary(creature(
        "Kimahri, Valiant Guardian", "{2}{G}{U}", "Cat Warrior", 3, 3, vigilance,
        ability_word(
            "Ronso Rage",
            at_beginning(
                BEGIN_COMBAT, together(put_counters(this), tap(target(creatures & opponents_control))),
                may(BecomeCopy(
                    this, the_target, (SetName("Kimahri, Valiant Guardian"), has(vigilance), AddThisAbility()), FOREVER,
                )),
            ),
        ),
    )),
    legendary(creature(
        "King Darien XLVIII", "{1}{G}{W}", "Human Soldier", 2, 3, have(other & creatures & you_control, plus(1, 1)),
        activated("{3}{G}{W}", together(put_counters(this), create(SOLDIER))),
        activated(sacrifice_this, gains(each(creatures & tokens & you_control), hexproof, indestructible)),
    )),
    legendary(
        creature(
            "King Macar, the Gold-Cursed", "{2}{B}{B}", "Human Noble", 2, 3,
            ability_word("Inspired", whenever(
                BecomesUntapped(this_one), may(exile(target(creatures))), when(if_you_do, create(GOLD))
            )),
        )
    ),
    saga(
        "King Narfi's Betrayal", "{1}{U}{B}",
        chapter(
            1, mill(4, each_player),
            ForEachPlayer(
                each_player,
                (may(using(Choose(each(creatures | planeswalkers, GRAVEYARD, they), 1), exile(saved(1), link=True))),),
            ),
        ),
        chapter(
            (2, 3), Permit(linked_cards, THIS_TURN, lands=False, any_color=SPEND_ANY_COLOR)
        ),
    ),
    creature(
        "Kinsbaile Aspirant", "{W}", "Kithkin Citizen", 2, 1,
        AdditionalCost(OneOf((Behold(subtype("Kithkin")), cost("{2}")))),
        whenever(enters(other & creatures & you_control), gets(this, 1, 1)),
    ),
    sorcery(
        "Kirtar's Wrath", "{4}{W}{W}",
        when(
            there_are(each(cards, GRAVEYARD, you), 7),
            then(Destroy(each(creatures), regenerate=False), create(creature_token("Spirit", 1, 1, WHITE, flying), 2)),
            otherwise=(Destroy(each(creatures), regenerate=False),),
        ),
    ),
    creature(
        "Kitesail Freebooter", "{1}{B}", "Human Pirate", 1, 2, flying,
        when_enters(
            RevealHand(target_opponent()),
            Choose(each(~creatures & ~lands, HAND, the_target_player), 0), ExileUntilLeaves(saved(0)),
        ),
    ),
    creature(
        "Kitesail Larcenist", "{2}{U}", "Human Pirate", 2, 3, flying, ward("{1}"),
        when_enters(
            Modify(
                up_to(ANY_NUMBER, other & (artifacts | creatures), group=ONE_PER_PLAYER),
                (
                    SetTypes(ARTIFACT, ("Treasure",)), LoseAllAbilities(),
                    has(activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS))),
                ),
                WHILE_THIS_REMAINS,
            ),
        ),
    ),
    creature(
        "Kjeldoran Royal Guard", "{3}{W}{W}", "Human Soldier", 2, 5,
        activated(
            tap_symbol, establish(RedirectDamage(this, source=IsUnblocked() & creatures, to_players=you, combat=True))
        ),
    ),
    creature(
        "Knight of the Mists", "{2}{U}", "Human Knight", 2, 2, Keyword(FLANKING),
        when_enters(PayOr(you, cost("{U}"), unpaid=(Destroy(target(subtype("Knight")), regenerate=False),))),
    ),
    creature(
        "Knight-Errant of Eos", "{4}{W}", "Human Knight", 4, 4, convoke,
        when_enters(
            LookAt(top_cards(6), save=0),
            using(
                Choose(Among(saved(0), creatures & mana_value_at_most(Convokers(this))), 1, 0, 2),
                LookAt(saved(1), reveal=True),
            ),
            then(to_hand(saved(1)), Shuffle(you)),
        ),
    ),
    creature(
        "Knights of the Black Rose", "{3}{W}{B}", "Human Knight", 4, 4, when_enters(BecomeMonarch()),
        whenever(
            BecomesMonarch(each_opponent), together(lose_life(2, that_player), gain_life(2)),
            only_if=MonarchAsTurnBegan(you),
        ),
    ),
    legendary(creature(
        "Kogla and Yidaro", "{2}{R}{R}{G}{G}", "Ape Dinosaur Turtle", 7, 7,
        when_enters(modes(gains(this, trample, haste), fight(this, target(creatures & you_dont_control)))),
        activated(
            cost("{2}{R}{G}", discard_this), destroy(up_to(1, artifacts | enchantments)),
            then(Move(Among(saved(THIS_SLOT), IsIn(GRAVEYARD)), LIBRARY), Shuffle(you), draw()), zone=HAND,
        ),
    )),
    creature("Koilos Roc", "{4}{U}", "Bird", 3, 3, flash, flying, when_enters(create(POWERSTONE, tapped=True))),
    instant(
        "Kolaghan's Command", "{1}{B}{R}",
        modes(
            to_hand(in_graveyard(creatures & your)), discard(1, target_player()), destroy(target(artifacts)),
            deal(2, to=any_target()), least=2, most=2,
        ),
    ),
    legendary(creature(
        "Koma, World-Eater", "{3}{G}{G}{U}{U}", "Serpent", 8, 12, CantBeCountered(), trample, ward("{4}"),
        whenever(
            deals_combat_damage(), create(creature_token("Serpent", 3, 3, BLUE, name="Koma's Coil"), 4),
        ),
    )),
    creature(
        "Kookus", "{3}{R}{R}", "Djinn", 3, 5, trample,
        at_beginning(
            UPKEEP, deal(3, to=you), establish(Restrict(MUST_ATTACK, one_of(this))),
            only_if=unless(you_have(creatures & named("Keeper of Kookus"))),
        ),
        activated("{R}", gets(this, 1, 0)),
    ),
    creature(
        "Kor Firewalker", "{W}{W}", "Kor Soldier", 2, 2, protection(red),
        whenever(casts(a_player, red & spells), may(gain_life(1))),
    ),
    legendary(creature(
        "Kosei, Penitent Warlord", "{1}{G}{G}", "Ogre Samurai", 0, 5,
        static(
            have(this_one, has(whenever(
                deals_combat_damage(to=an_opponent),
                together(draw(that_much), deal(that_much, to=PlayersExcept(each_opponent, that_player))),
            ))),
            only_if=is_a(
                this, HasAttached(subtype("Aura")) & HasAttached(subtype("Equipment")) & with_counter(),
            ),
        ),
    )),
    creature(
        "Kozilek's Sentinel", "{1}{R}", "Eldrazi Drone", 1, 4, devoid,
        whenever(casts(you, colorless & spells), gets(this, 1, 0)),
    ),
    creature("Kraken Hatchling", "{U}", "Kraken", 0, 4),
    artifact("Krark-Clan Ironworks", "{4}", activated(sacrificing(artifacts), add("{C}{C}"))),
    legendary(artifact("Krark's Thumb", "{2}", MoreCoins(you))),
    instant("Krosan Grip", "{2}{G}", Keyword(SPLIT_SECOND), destroy(target(artifacts | enchantments))),
    transforming(
        saga(
            "Kumano Faces Kakkazan", "{R}",
            chapter(1, DealDamage(1, each(planeswalkers & opponents_control), players=each_opponent)),
            chapter(
                2,
                Later(casts(you, creatures & spells), body(establish(enters_with(1, where=one_of(it)))), duration=THIS_TURN),
            ),
            turns_over(3),
        ),
        enchantment_creature(
            "Etching of Kumano", None, "Human Shaman", 2, 2, haste,
            MovesInstead(
                creatures & DidThisTurn(DealsDamage(you_control, anything)), GRAVEYARD, EXILE, BATTLEFIELD
            ),
            colors=RED,
        ),
    ),
    flipping(
        legendary(creature(
            "Kuon, Ogre Ascendant", "{B}{B}{B}", "Ogre Monk", 2, 4,
            at_beginning(END, Mark(this, FLIPPED), of=each_player, only_if=happened(dies(creatures), 3)),
        )),
        legendary(enchantment(
            "Kuon's Essence", None, at_beginning(UPKEEP, sacrifices(that_player, creatures), of=each_player),
        )),
    ),
    equipment(
        "Kusari-Gama", "{3}", have(equipped, has(activated("{2}", gets(this, 1, 0)))),
        whenever(
            DealsDamage(equipped, creatures & blocking),
            deal(that_much, each(creatures & controlled_by(DefendingPlayer(host)) & ~one_of(the_other))),
        ),
        equip("{3}"),
    ),
    creature(
        "Kutzil's Flanker", "{2}{W}", "Cat Warrior", 3, 1, flash,
        when_enters(modes(
            put_counters(this, TimesHappened(Moves(creatures & you_control, BATTLEFIELD))),
            together(gain_life(2), scry(2)),
            exile(each(cards, GRAVEYARD, target_player())),
        )),
    ),
    legendary(creature(
        "Kwain, Itinerant Meddler", "{W}{U}", "Rabbit Wizard", 1, 3,
        activated(
            tap_symbol,
            then(
                ForEachPlayer(each_player, (may(Draw(they, 1, save=1), who=they), Remember(2, Union((saved(2), saved(1)))))),
                gain_life(1, PlayersWhere(each_player, there_are(Among(saved(2), owned_by(they))))),
            ),
        ),
    )),
)  # fmt: skip
