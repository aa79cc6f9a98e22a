import { describe, expect, it } from "vitest";
import type { Board, Card, Question } from "../src/engine/types";
import { Declaration } from "../src/lib/declaring";
import { nearest } from "../src/lib/keys";
import { opponents, playable, sideOf, steps } from "../src/lib/layout";
import { applied, digest } from "../src/lib/log";
import { pieces, spoken } from "../src/lib/mana";
import { byCard, choices } from "../src/lib/options";

const line = (text: string) => ({ text, rule: "" });
const card = (id: number, more: Partial<Card> = {}): Card => ({ id, owner: 0, controller: 0, types: ["creature"], tile: "tile:a", ...more });
const player = { name: "", life: 20, counters: {}, lost: false, mana: [], hand_size: 0, library_size: 0, hand: [], top: [], graveyard: [], commander_damage: {} };
const board = (battlefield: Card[], more: Partial<Board> = {}): Board => ({
  player: 0, format: "duel", turn: 1, step: "draw", active: 0, day: "neither", priority: 0, deciding: 0, outcome: null,
  players: [player, player, player], battlefield, stack: [], exile: [], command: [], looking_at: [], ...more,
});

describe("the log by difference", () => {
  it("keeps what stays and adds the rest", () => {
    expect(applied([line("a"), line("b")], { keep: 1, add: [line("c")] }).map((each) => each.text)).toEqual(["a", "c"]);
  });
  it("is the same list when nothing is new, so that nothing is drawn again", () => {
    const lines = [line("a")];
    expect(applied(lines, { keep: 1, add: [] })).toBe(lines);
  });
  it("tells what others did, not what everybody expects", () => {
    const told = digest([line("Bob draws a card"), line("Bob casts Shock"), line("Ann plays Forest"), line("Ox attacks Ann")], ["Bob"]);
    expect(told).toEqual(["Bob casts Shock", "Ox attacks Ann"]);
  });
  it("says how much it leaves out", () => {
    const many = Array.from({ length: 9 }, (_, n) => line(`Bob casts ${n}`));
    expect(digest(many, ["Bob"], 4).at(-1)).toBe("… and 6 more, in the log");
  });
});

describe("the battlefield", () => {
  it("piles permanents that are alike, but not those in combat", () => {
    const side = sideOf(board([card(1), card(2), card(3, { tapped: true }), card(4, { attacking: -2 })]), 0);
    expect(side.front.map((pile) => pile.cards.map((each) => each.id))).toEqual([[1, 2], [3], [4]]);
  });
  it("lays a card apart that was picked from a pile", () => {
    const side = sideOf(board([card(1), card(2), card(3)]), 0, (id) => id === 2);
    expect(side.front.map((pile) => pile.cards.map((each) => each.id))).toEqual([[1, 3], [2]]);
  });
  it("hangs what is attached on its host", () => {
    const side = sideOf(board([card(1), card(2), card(3, { types: ["enchantment"], attached: 1 })]), 0);
    expect(side.front[0]?.attached.map((each) => each.id)).toEqual([3]);
    expect(side.others).toEqual([]);
  });
  it("has lands behind, and animated lands in front", () => {
    const side = sideOf(board([card(1, { types: ["land"] }), card(2, { types: ["land", "creature"] })]), 0);
    expect([side.lands.length, side.front.length]).toEqual([1, 1]);
  });
  it("seats opponents in turn order", () => {
    expect(opponents(board([], { player: 1 }))).toEqual([2, 0]);
  });
  it("shows cards that the player may play from elsewhere, and nobody else's", () => {
    const exile = [card(1, { why: "on an adventure: you may play it" }), card(2, { why: "on an adventure: Bob may play it" }), card(3, { why: "" }), card(4, { why: "plotted" }), card(5, { why: "plotted", owner: 1 })];
    expect(playable(board([], { exile })).map((each) => each.id)).toEqual([1, 4]);
  });
  it("lights the step that it is", () => {
    expect(steps("first-strike combat damage").filter((step) => step.now).map((step) => step.title)).toEqual(["Damage"]);
  });
});

describe("options", () => {
  const question: Question = {
    kind: "priority", prompt: "", rule: "117.1", main: { n: 0, title: "Pass", detail: "" },
    options: [{ n: 0, text: "Pass" }, { n: 1, text: "Cast Shock", card: 7 }, { n: 2, text: "Cast Shock", card: 8 }],
  };
  it("has one button for options that read alike, and none for the main button", () => {
    expect(choices(question).map((choice) => [choice.text, choice.options.length])).toEqual([["Cast Shock", 2]]);
  });
  it("finds the options of a card", () => {
    expect(byCard(question, 8).map((option) => option.n)).toEqual([2]);
  });
});

describe("a declaration", () => {
  const question: Question = { kind: "attack", prompt: "", rule: "508.1a", options: [], declare: "attack", creatures: [{ id: 1, whom: [-2] }, { id: 2, whom: [-2, -3] }] };
  it("names its consequence", () => {
    const name = (id: number) => (id === 1 ? "Ox" : "Elf");
    const none = new Declaration(question);
    expect(none.title(name)).toBe("No attack");
    expect(none.with(1, -2).title(name)).toBe("Attack with Ox");
    expect(none.all().title(name)).toBe("Attack with Ox and Elf");
  });
  it("can be taken back creature by creature", () => {
    const both = new Declaration(question).all();
    expect(both.rows()).toEqual([{ id: 1, whom: -2 }, { id: 2, whom: -2 }]);
    expect(both.with(1, null).rows()).toEqual([{ id: 2, whom: -2 }]);
  });
});

describe("mana", () => {
  it("parts symbols from words", () => {
    expect(pieces("{1}{R/P}, Sacrifice it")).toEqual([{ symbol: "1" }, { symbol: "R/P" }, { words: ", Sacrifice it" }]);
  });
  it("is said aloud", () => {
    expect(spoken("R/P")).toBe("red or 2 life");
    expect(spoken("2")).toBe("2");
  });
});

describe("arrow keys", () => {
  const spots = [{ x: 100, y: 0 }, { x: 300, y: 10 }, { x: 0, y: 100 }];
  it("go to the nearest in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  });
});
