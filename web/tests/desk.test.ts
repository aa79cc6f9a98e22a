import { describe, expect, it } from "vitest";
import { find, readCards, search } from "../src/lib/cardfile";
import { forget, keep, keptDecks } from "../src/lib/decks";
import { changed, grow, label, more, put, tap, type Place } from "../src/lib/position";
import { storyLine } from "../src/lib/story";

const IMP = { name: "Imp", type_line: "Creature — Imp", oracle_text: "Flying", prices: { usd: "1" } };
const SEER = { name: "Seer // Sight", layout: "adventure", card_faces: [{ name: "Seer" }, { name: "Sight", oracle_text: "Scry 2." }] };
const TOKEN = { name: "Imp", layout: "token" };

async function gzipped(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

describe("a card file", () => {
  const forms: [string, string][] = [
    ["an array of lines", `[\n${JSON.stringify(IMP)},\n${JSON.stringify(SEER)},\n${JSON.stringify(TOKEN)}\n]\n`],
    ["an array in one line", JSON.stringify([IMP, SEER, TOKEN])],
    ["a card a line", [IMP, SEER, TOKEN].map((card) => JSON.stringify(card)).join("\n")],
    ["brackets beside cards", `[${JSON.stringify(IMP)},\n${JSON.stringify(SEER)},\n${JSON.stringify(TOKEN)}]`],
  ];
  it.each(forms)("is read as %s", async (_, text) => {
    const made = await readCards(new Blob([text]), "cards.json");
    expect(made.cards.map((card) => card.name)).toEqual(["Imp", "Seer // Sight"]);
    expect(made.skipped).toBe(1);
    expect("prices" in (made.cards[0] ?? {})).toBe(false);
  });
  it("is unpacked", async () => {
    expect((await readCards(await gzipped(JSON.stringify([IMP])), "cards.json.gz")).cards).toHaveLength(1);
  });
  it("is searched by name, type and text, and found by the name of a face", async () => {
    const made = await readCards(new Blob([JSON.stringify([IMP, SEER])]), "cards.json");
    expect(search(made, "scry", 9).map((card) => card.name)).toEqual(["Seer // Sight"]);
    expect(search(made, "creature flying", 9).map((card) => card.name)).toEqual(["Imp"]);
    expect(find(made, "sight")?.name).toBe("Seer // Sight");
  });
  it("says what is wrong with it", async () => {
    await expect(readCards(new Blob(["not cards"]), "notes.txt")).rejects.toThrow("contains no cards");
    await expect(readCards(new Blob(["PK\u0003\u0004"]), "cards.zip")).rejects.toThrow("zip file");
    await expect(readCards(new Blob([new Uint8Array([0x1f, 0x8b, 8, 9, 9, 9])]), "bad.gz")).rejects.toThrow("can't be unpacked");
  });
});

describe("imported decks", () => {
  const storage = (): Storage => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
  };
  const deck = (name: string) => ({ name, text: "60 Island", format: "duel", blanks: false });
  it("are kept, replaced by name and forgotten", () => {
    const place = storage();
    keep(deck("a"), place);
    keep(deck("b"), place);
    keep({ ...deck("a"), text: "60 Swamp" }, place);
    expect(keptDecks(place).map((each) => [each.name, each.text])).toEqual([["a", "60 Swamp"], ["b", "60 Island"]]);
    expect(forget("a", place).map((each) => each.name)).toEqual(["b"]);
  });
  it("survive nonsense in the storage", () => {
    const place = storage();
    place.setItem("inset.decks", '[{"name": 3}, null, 7]');
    expect(keptDecks(place)).toEqual([]);
    place.setItem("inset.decks", "{");
    expect(keptDecks(place)).toEqual([]);
  });
});

describe("a position", () => {
  const nobody = (name: string): Place => ({ name, rest: {}, zones: { hand: [], battlefield: [], graveyard: [], exile: [], library: [], command: [] } });
  it("takes cards from the list and from zone to zone", () => {
    let players = put([nobody("Ann"), nobody("Bob")], { item: { card: "Forest" }, from: null }, 0, "battlefield");
    players = put(players, { item: { card: "Forest" }, from: null }, 0, "battlefield");
    expect(players[0]?.zones.battlefield).toEqual([{ card: "Forest", count: 2 }]);
    players = changed(players, { player: 0, zone: "battlefield", at: 0 }, tap);
    const held = players[0]?.zones.battlefield[0] ?? {};
    players = put(players, { item: held, from: { player: 0, zone: "battlefield", at: 0 } }, 1, "hand");
    expect(players[0]?.zones.battlefield).toEqual([]);
    expect(players[1]?.zones.hand).toEqual([{ card: "Forest", count: 2 }]); // a card in hand is not tapped
  });
  it("changes what lies there, and takes it away", () => {
    const spot = { player: 0, zone: "battlefield" as const, at: 0 };
    let players = put([nobody("Ann")], { item: { card: "Bear" }, from: null }, 0, "battlefield");
    players = changed(changed(players, spot, grow), spot, more(1));
    expect(label(players[0]?.zones.battlefield[0] ?? {})).toBe("2 Bear (1 +1/+1)");
    expect(changed(players, spot, more(-2))[0]?.zones.battlefield).toEqual([]);
  });
});

describe("the story of a scenario", () => {
  it("has steps, events with their rules, and what was replaced", () => {
    expect(storyLine("3. resolve")).toMatchObject({ kind: "step", rule: "" });
    expect(storyLine("  Shock resolves [608.2]")).toMatchObject({ kind: "event", text: "Shock resolves", rule: "608.2", replaced: false });
    expect(storyLine("  Shock is exiled [614.6]").replaced).toBe(true);
    expect(storyLine("  ? Ann has priority (117.1); on offer: Cast Shock {R}").kind).toBe("asked");
  });
  it("tells the layers behind a fact", () => {
    const line = storyLine("    because: power 2: printed 4; 7b Humility sets 1; 7c Glorious Anthem +1");
    expect(line).toMatchObject({ kind: "because", what: "power", value: "2" });
    expect(line.steps?.map((step) => step.layer)).toEqual(["", "7b", "7c"]);
    expect(storyLine("because: mana cost {2}{R}: printed {7}; prototype {2}{R}")).toMatchObject({ what: "mana cost", value: "{2}{R}" });
  });
});
