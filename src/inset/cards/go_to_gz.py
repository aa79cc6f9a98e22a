"""Cards whose names begin with Go to Gz."""

from inset.cards.vocabulary import *

_GRIM = target(creatures & you_control), target(creatures & opponents_control)
_BELCHED = any_target()
_ATTACHED_TO_IT = subtype("Aura", "Equipment") & IsAttachedTo(this)
CARDS: tuple[Card, ...] = (
    instant("Go for the Throat", "{1}{B}", destroy(target(~artifacts & creatures))),
    creature(
        "Goblin Archaeologist", "{1}{R}", "Goblin Artificer", 1, 2,
        activated(
            cost("{R}", tap_symbol), FlipCoin((together(destroy(target(artifacts)), untap(this)),), (sacrifice(),)),
        ),
    ),
    artifact(
        "Goblin Charbelcher", "{4}",
        activated(
            cost("{3}", tap_symbol), RevealUntil(you, lands, 0, 1),
            when(
                is_a(saved(0), subtype("Mountain")), deal(Times(2, Count(saved(1))), _BELCHED),
                otherwise=(deal(Count(saved(1)), _BELCHED),),
            ),
            Move(Union((saved(1), saved(0))), LIBRARY, position=BOTTOM),
        ),
    ),
    creature(
        "Goblin Electromancer", "{U}{R}", "Goblin Wizard", 2, 2, cost_less((instants | sorceries) & spells, 1)
    ),
    creature("Goblin Grappler", "{R}", "Goblin", 1, 1, Keyword(PROVOKE)),
    creature("Goblin Piker", "{1}{R}", "Goblin Warrior", 2, 1),
    creature(
        "Goblin Ski Patrol", "{1}{R}", "Goblin", 1, 1,
        Activated(
            cost("{1}{R}"),
            body(becomes(this, plus(2, 0), has(flying), duration=FOREVER), at_next(END, body(sacrifice()))),
            condition=you_have(HasSupertype(SNOW) & subtype("Mountain")), in_all=1,
        ),
    ),
    creature(
        "Goblin Surveyor", "{2}{R}", "Goblin Scout", 3, 2, trample, Keyword(START_YOUR_ENGINES),
        max_speed(activated(cost("{3}", exile_this), draw(), zone=GRAVEYARD)),
    ),
    creature(
        "Goblin Warchief", "{1}{R}{R}", "Goblin Warrior", 2, 2, cost_less(subtype("Goblin") & spells, 1),
        have(subtype("Goblin") & you_control, has(haste)),
    ),
    creature(
        "Goblin Welder", "{R}", "Goblin Artificer", 1, 1,
        activated(
            tap_symbol,
            together(
                Remember(0, target(artifacts)),
                Remember(1, in_graveyard(artifacts & owned_by(controller_of(the_target)))),
            ),
            when(
                all_of(is_a(the_target, artifacts), is_a(second_target, artifacts)),
                together(
                    SacrificeIt(the_target, who=controller_of(the_target)),
                    to_battlefield(second_target, owner_of(second_target)),
                ),
            ),
        ),
    ),
    legendary(creature(
        "Goddric, Cloaked Reveler", "{1}{R}{R}", "Human Noble", 3, 3, haste,
        ability_word("Celebration", static(
            have(
                this_one, SetTypes(CREATURE, ("Dragon",), keep_types=True), base(4, 4), has(flying),
                has(activated("{R}", gets(each(subtype("Dragon") & you_control), 1, 0))),
            ),
            only_if=happened(enters(~lands & permanents & you_control), 2),
        )),
    )),
    shock_land("Godless Shrine", "WB"),
    legendary(equipment(
        "Godsend", "{1}{W}{W}", have(equipped, plus(3, 3)),
        whenever(
            either(Blocks(equipped, least=1, whom=creatures), BecomesBlocked(equipped, least=1, by=creatures)),
            may(using(
                Choose(each(creatures & (IsBlocking(host) | IsBlocked(host))), 0), Move(saved(0), EXILE, link=True),
            )),
        ),
        CantCast(each_opponent, SharesNameWith(linked_cards)), equip("{3}"),
    )),
    creature(
        "Godsire", "{4}{R}{G}{G}{W}", "Beast", 8, 8, vigilance,
        activated(tap_symbol, create(creature_token("Beast", 8, 8, RED | GREEN | WHITE))),
    ),
    legendary(creature(
        "Gogo, Mysterious Mime", "{3}{R}", "Wizard", 2, 2,
        at_beginning(
            BEGIN_COMBAT,
            may(BecomeCopy(
                this, target(other & creatures & you_control), (SetName("Gogo, Mysterious Mime"),), THIS_TURN,
            )),
            when(
                if_you_do,
                gets(Union((this, the_target)), 2, 0, haste),
                establish(Restrict(MUST_ATTACK, one_of(Union((this, the_target))))),
            ),
        ),
    )),
    sorcery(
        "Golden Demise", "{1}{B}{B}", Keyword(ASCEND),
        when(
            PlayerIs(you, Blessed()), gets(each(creatures & opponents_control), -2, -2),
            otherwise=(gets(each(creatures), -2, -2),),
        ),
    ),
    legendary(artifact_creature(
        "Golos, Tireless Pilgrim", "{5}", "Scout", 3, 5,
        when_enters(may(search(lands, BATTLEFIELD, tapped=True))),
        activated("{2}{W}{U}{B}{R}{G}", exile(top_cards(3), save=0), Permit(saved(0), THIS_TURN, cost=free)),
    )),
    legendary(creature(
        "Gonti, Canny Acquisitor", "{2}{B}{G}{U}", "Aetherborn Rogue", 5, 5,
        cost_less(~you_own & spells, 1),
        whenever(
            deals_combat_damage(creatures & you_control, batch=True),
            LookAt(top_cards(1, that_player), save=0),
            Move(saved(0), EXILE, face_down=True, look=you, save=1), Permit(saved(1), any_color=SPEND_ANY_TYPE),
        ),
    )),
    creature("Gorehorn Minotaurs", "{2}{R}{R}", "Minotaur Warrior", 3, 3, numbered(BLOODTHIRST, 2)),
    creature("Gorger Wurm", "{3}{R}{G}", "Wurm", 5, 5, numbered(DEVOUR, 1)),
    legendary(creature(
        "Gorion, Wise Mentor", "{G}{W}{U}", "Human Wizard", 3, 4, vigilance,
        whenever(casts(you, subtype("Adventure") & spells), may(copy_spell(it))),
    )),
    instant(
        "Graceful Reprieve", "{1}{W}",
        Later(
            dies(one_of(target(creatures))), body(to_battlefield(it, owner_of(it))), duration=THIS_TURN
        ),
    ),
    *meld_pair(
        creature(
            "Graf Rats", "{1}{B}", "Rat", 2, 1,
            at_beginning(
                BEGIN_COMBAT,
                Meld(counterpart("Midnight Scavengers"), "Chittering Host"),
                only_if=both_own_and_control(counterpart("Midnight Scavengers")),
            ),
        ),
        creature(
            "Midnight Scavengers", "{4}{B}", "Human Rogue", 3, 3,
            when_enters(may(to_hand(target(creatures & mana_value_at_most(3) & your, zone=GRAVEYARD)))),
        ),
        creature(
            "Chittering Host", None, "Eldrazi Horror", 5, 6, haste, menace,
            when_enters(becomes(each(other & creatures & you_control), plus(1, 0), has(menace))),
        ),
    ),
    artifact(
        "Grafdigger's Cage", "{1}", CantEnter(creatures, GRAVEYARD | LIBRARY),
        CantCast(each_player, spells & WasCastFrom(GRAVEYARD | LIBRARY, True)),
    ),
    equipment(
        "Grafted Wargear", "{3}", have(enchanted_or_equipped, plus(3, 2)),
        whenever(BecomesUnattached(this_one), sacrifice(EventOther())), equip("{0}"),
    ),
    legendary(creature(
        "Grand Arbiter Augustin IV", "{2}{W}{U}", "Human Advisor", 2, 3, cost_less(white & spells, 1),
        cost_less(blue & spells, 1), cost_more(spells, 1, each_opponent),
    )),
    room(
        door("Grand Entryway", "{1}{W}", unlocked(create(creature_token("Glimmer", 1, 1, WHITE, types=ENCHANTMENT)))),
        door("Elegant Rotunda", "{2}{W}", unlocked(put_counters(up_to(2, creatures)))),
    ),
    sorcery("Grapeshot", "{1}{R}", deal(1, to=any_target()), Keyword(STORM)),
    enchantment(
        "Grave Betrayal", "{5}{B}{B}",
        whenever(
            dies(creatures & you_dont_control), Remember(0, it),
            at_next(
                END,
                body(
                    Move(saved(0), BATTLEFIELD, under=you, counters=(("+1/+1", 1),), save=1),
                    becomes(saved(1), AddColors(BLACK), also(0, "Zombie"), duration=FOREVER),
                ),
            ),
        ),
    ),
    creature(
        "Grave Sifter", "{5}{G}", "Elemental Beast", 5, 7,
        when_enters(
            ForEachPlayer(
                each_player,
                (
                    ChooseWord(CREATURE_TYPE, who=they),
                    using(
                        Choose(each(of_chosen_type, GRAVEYARD, they), 0, least=0, most=ANY_NUMBER, who=they),
                        to_hand(saved(0)),
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Gravebane Zombie", "{3}{B}", "Zombie", 3, 2,
        MovesInstead(this_one, GRAVEYARD, LIBRARY, BATTLEFIELD),
    ),
    world(enchantment("Gravity Sphere", "{2}{R}", have(creatures, LoseKeyword(FLYING)))),
    creature(
        "Gray Merchant of Asphodel", "{3}{B}{B}", "Zombie", 2, 4,
        when_enters(LoseLife(each_opponent, Devotion(BLACK, you), save=0), gain_life(SavedNumber(0))),
    ),
    creature(
        "Graywater's Fixer", "{2}{B}{R}", "Lizard Mercenary", 4, 4,
        static(Continuous(
            IsOutlaw() & creatures & your, (has(Keyword(ENCORE, PayGeneric(mana_value(this)))),), GRAVEYARD,
        )),
    ),
    land(
        "Great Hall of the Biblioplex", "", tap_for("{C}"),
        activated(
            cost(tap_symbol, pay_life(1)), AddMana(choices=ALL_COLORS, use=SpendOnly(instants | sorceries)),
        ),
        activated("{5}", when(
            is_a(this, ~creatures),
            becomes(
                this, also(CREATURE, "Wizard"), base(2, 4),
                has(whenever(casts(you, instants | sorceries), gets(this, 1, 0))), duration=FOREVER,
            ),
        )),
    ),
    instant(
        "Great Train Heist", "{R}", Keyword(SPREE),
        priced_modes(
            ("{2}{R}", sentences(
                untap(each(creatures & you_control)),
                when(all_of(your_turn, InStep(tuple(COMBAT_STEPS))), ExtraCombat()),
            )),
            ("{2}", gets(each(creatures & you_control), 1, 0, first_strike)),
            ("{R}", Later(
                deals_combat_damage(creatures & you_control, target_opponent()), body(create(TREASURE, tapped=True)),
                once=False, duration=THIS_TURN,
            )),
        ),
    ),
    creature("Greater Mossdog", "{3}{G}", "Plant Dog", 3, 3, Keyword(DREDGE, number=3)),
    sorcery(
        "Green Sun's Twilight", "{X}{G}", LookAt(top_cards(Plus(x, 1)), reveal=True, save=0),
        Choose(saved(0), 1, 0, kinds=(creatures, lands)),
        when(
            at_least(x, 5),
            ForEach(saved(1), (ChooseMode(((to_battlefield(that_one),), (to_hand(that_one),))),)),
            otherwise=(to_hand(saved(1)),),
        ),
        Move(saved(0), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
    ),
    creature(
        "Greenbelt Rampager", "{G}", "Elephant", 3, 4,
        when_enters(when(
            at_least(PlayerCounters("energy", you), 2), LoseCounters(you, "energy", 2),
            otherwise=(together(to_hand(this), GiveCounters(you, "energy", 1)),),
        )),
    ),
    creature(
        "Gremlin Tamer", "{W}{U}", "Human Scout", 2, 2,
        whenever(eerie(), create(creature_token("Gremlin", 1, 1, RED)), name="Eerie"),
    ),
    instant(
        "Grim Contest", "{1}{B}{G}",
        DealDamage(
            toughness_of(_GRIM[0]), _GRIM[1], source=_GRIM[0],
            also=DealDamage(toughness_of(_GRIM[1]), _GRIM[0], source=_GRIM[1]),
        ),
    ),
    aura(
        "Grim Reaper's Sprint", "{4}{R}",
        OwnCost(3, condition=happened(dies(creatures))), enchant(creatures),
        when_enters(
            untap(each(creatures & you_control)), when(all_of(your_turn, InStep(MAIN_STEPS)), ExtraCombat()),
        ),
        have(enchanted, plus(2, 2), has(haste)),
    ),
    artifact(
        "Grindstone", "{1}",
        activated(
            cost("{3}", tap_symbol),
            DoWhile((Mill(target_player(), 2, save=0),), Exists(saved(0), 2, one_color=True)),
        ),
    ),
    planeswalker(
        "Grist, the Hunger Tide", "{1}{B}{G}", "Grist", 3,
        static(
            Continuous(this_one, (also(CREATURE, "Insect"), base(1, 1)), ANY_ZONE & ~BATTLEFIELD),
            zone=ANY_ZONE & ~BATTLEFIELD,
        ),
        loyalty(
            +1,
            DoWhile(
                (
                    create(creature_token("Insect", 1, 1, BLACK | GREEN)), Mill(you, 1, save=0),
                    when(there_are(Among(saved(0), subtype("Insect"))), put_counters(this, 1, "loyalty")),
                ),
                there_are(Among(saved(0), subtype("Insect"))),
            ),
        ),
        loyalty(
            -2, may(sacrifices(you, creatures)), when_you_do(body(destroy(target(creatures | planeswalkers)))),
        ),
        loyalty(-5, lose_life(number_of(creatures, GRAVEYARD, you), each_opponent)),
    ),
    creature(
        "Gristle Glutton", "{1}{R}", "Goblin Scout", 1, 3,
        activated(cost(tap_symbol, BlightCost(1)), discard(1), If(Did(0), (draw(),))),
    ),
    creature(
        "Grizzled Wolverine", "{1}{R}{R}", "Wolverine", 2, 2,
        activated(
            "{R}", gets(this, 2, 0), limit=1,
            only_if=all_of(InStep((DECLARE_BLOCKERS,)), there_are(each(IsBlocking(this)))),
        ),
    ),
    creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2),
    transforming(
        legendary(creature(
            "Grub, Storied Matriarch", "{2}{B}", "Goblin Warlock", 2, 1, menace,
            whenever(
                either(enters(), Transforms(this_one, into=True)),
                to_hand(up_to(1, subtype("Goblin") & your, zone=GRAVEYARD)),
            ),
            at_beginning(PRECOMBAT_MAIN, PayOr(you, cost("{R}"), paid=(Transform(this),))),
        )),
        legendary(creature(
            "Grub, Notorious Auntie", None, "Goblin Warrior", 2, 1, menace,
            whenever(
                attacks(),
                may(
                    Blight(1, save=1),
                    CreateCopy(
                        saved(1), 1, (has(at_beginning(END, sacrifice(), of=each_player)),), tapped=True, attacking=True
                    ),
                ),
            ),
            at_beginning(PRECOMBAT_MAIN, PayOr(you, cost("{B}"), paid=(Transform(this),))),
            colors=RED,
        )),
    ),
    creature(
        "Grudge Keeper", "{1}{B}", "Zombie Wizard", 2, 1,
        whenever(FinishVoting(), lose_life(2, Voted(each_opponent, same=False))),
    ),
    guildgate("Gruul Guildgate", "RG"),
    creature(
        "Guardian of New Benalia", "{1}{W}", "Human Soldier", 2, 2, Keyword(ENLIST),
        whenever(Deed(ENLISTS, this_one), scry(2)),
        activated(discarding(), gains(this, indestructible), tap(this)),
    ),
    artifact_creature(
        "Guardian of the Ages", "{7}", "Golem", 7, 7, defender,
        whenever(
            Attacks(creatures, whom=YOU_OR_PLANESWALKERS),
            becomes(this, LoseKeyword(DEFENDER), has(trample), duration=FOREVER),
            only_if=is_a(this, having(defender)),
        ),
    ),
    creature(
        "Gunner Conscript", "{1}{G}", "Human Mercenary", 2, 2, trample,
        have(this_one, plus(number_of(_ATTACHED_TO_IT), number_of(_ATTACHED_TO_IT))),
        whenever(dies(), create(JUNK), only_if=is_a(this, HasAttached(subtype("Aura")))),
        whenever(dies(), create(JUNK), only_if=is_a(this, HasAttached(subtype("Equipment")))),
    ),
    legendary(creature(
        "Gyome, Master Chef", "{2}{B}{G}", "Troll Warlock", 5, 3, trample,
        at_beginning(END, create(FOOD, TimesHappened(enters(nontoken & creatures & you_control)))),
        activated(cost("{1}", sacrificing(subtype("Food"))), gains(target(creatures), indestructible), tap(the_target)),
    )),
)  # fmt: skip
