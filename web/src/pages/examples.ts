// Questions to begin with.

export const SCENARIOS: { title: string; text: string }[] = [
  {
    title: "An adventure fizzles",
    text: `# Stomp's only target leaves. Does the Giant go on an adventure?
- scenario: stomp-loses-its-target
  title: An adventure that does not resolve goes to the graveyard
  rules: ["608.2b", "715.3d"]
  family: adventure
  basis: official
  source: the Comprehensive Rules
  players:
    Ann: {hand: [Bonecrusher Giant], mana: "{R}{R}"}
    Bob: {battlefield: [Grizzly Bears], hand: [Unsummon], mana: "{U}"}
  steps:
    - {cast: Bonecrusher Giant, by: Ann, as: Stomp, targets: [Grizzly Bears]}
    - {cast: Unsummon, by: Bob, targets: [Grizzly Bears]}
    - resolve
    - resolve
    - expect:
      - {zone: graveyard, of: Ann, card: Bonecrusher Giant}
`,
  },
  {
    title: "A prototype is copied",
    text: `# A creature becomes a copy of a prototyped permanent. How large is it?
- scenario: copy-of-a-prototype-is-small
  title: A copy of a prototyped permanent has its prototype's cost and size
  rules: ["718.3b", "718.3d"]
  family: prototype
  basis: official
  source: the Comprehensive Rules
  players:
    Ann: {hand: [Steel Seraph, Clone], mana: "{W}{W}{W}{U}{U}{U}{U}"}
    Bob: {}
  steps:
    - {cast: Steel Seraph, by: Ann, as: prototype, label: seraph}
    - expect:
      - {object: seraph, zone: stack, mana_value: 3}
    - resolve
    - {cast: Clone, by: Ann, label: copy}
    - {resolve: top, choices: [true, seraph]}
    - expect:
      - {object: seraph, power: 3, toughness: 3, mana_value: 3}
      - {object: copy, power: 3, toughness: 3, mana_value: 3}
`,
  },
  {
    title: "Layers and a replacement",
    text: `# Humility and an Anthem: how large is the Angel? And where does it go when it dies?
- scenario: layers-and-a-replacement
  title: What sets power comes before what adds to it; what would die is exiled instead
  rules: ["613.4b", "613.4c", "614.6"]
  family: general
  basis: official
  source: the Comprehensive Rules
  players:
    Ann: {battlefield: [Serra Angel, Glorious Anthem, Humility, Rest in Peace], hand: [Shock], mana: "{R}"}
    Bob: {}
  steps:
    - expect:
      - {object: Serra Angel, power: 2, toughness: 2}
    - {cast: Shock, by: Ann, targets: [Serra Angel]}
    - resolve
    - expect:
      - {zone: exile, of: Ann, card: Serra Angel}
      - {zone: exile, of: Ann, card: Shock}
`,
  },
  {
    title: "A wrong answer",
    text: `# The judge says what happened instead.
- scenario: a-shock-for-three
  title: Shock deals 3 damage, or so they say
  rules: ["120.3a"]
  family: general
  basis: official
  source: a friend
  players:
    Ann: {hand: [Shock], battlefield: [Mountain]}
    Bob: {life: 20}
  steps:
    - {cast: Shock, by: Ann, targets: [Bob]}
    - resolve
    - expect:
      - {life: {Bob: 17}}
`,
  },
];

export const CARDS: { title: string; text: string }[] = [
  {
    title: "An adventurer",
    text: `Ember Guide {1}{R}
Creature — Human Scout
Haste
2/1
//
Quick Scorch {R}
Instant — Adventure
Quick Scorch deals 2 damage to any target.
`,
  },
  {
    title: "An enchantment",
    text: `Quiet Archive {2}{U}
Enchantment
Whenever you cast an instant or sorcery spell, scry 1.
`,
  },
  {
    title: "A word that can't be read",
    text: `Spark {R}
Instant
Spark deals 1 damage to any tarrget.
`,
  },
];
