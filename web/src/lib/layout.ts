// Who lies where: creatures at the line between the players, lands behind, alike permanents as one.

import type { Board, Card } from "../engine/types";

export interface Pile {
  cards: Card[]; // alike, the first is shown
  attached: Card[];
}

export interface Side {
  front: Pile[];
  lands: Pile[];
  others: Pile[];
}

const is = (card: Card, type: string): boolean => card.types?.includes(type) ?? false;

/** `apart`: cards that lie alone, because they have been picked. */
export function sideOf(board: Board, seat: number, apart: (id: number) => boolean = () => false): Side {
  const hosts = new Map<number, Card[]>();
  const ids = new Set(board.battlefield.map((card) => card.id));
  for (const card of board.battlefield) {
    if (card.attached !== undefined && ids.has(card.attached)) {
      hosts.set(card.attached, [...(hosts.get(card.attached) ?? []), card]);
    }
  }
  const mine = board.battlefield.filter(
    (card) => card.controller === seat && !(card.attached !== undefined && ids.has(card.attached)),
  );
  const creatures = mine.filter((card) => is(card, "creature"));
  const lands = mine.filter((card) => is(card, "land") && !is(card, "creature"));
  const others = mine.filter((card) => !is(card, "land") && !is(card, "creature"));
  return { front: piles(creatures, hosts, apart), lands: piles(lands, hosts, apart), others: piles(others, hosts, apart) };
}

/** Alike permanents are one pile: they look the same, do the same in combat, and nothing is attached to them. */
function piles(cards: Card[], hosts: Map<number, Card[]>, apart: (id: number) => boolean): Pile[] {
  const found = new Map<string, Pile>();
  for (const card of cards) {
    const attached = hosts.get(card.id) ?? [];
    const alone = apart(card.id) || attached.length > 0 || card.attacking !== undefined || (card.blocking?.length ?? 0) > 0;
    const key = alone ? `#${card.id}` : `${card.tile}/${card.tapped ?? false}/${card.sick ?? false}`;
    const pile = found.get(key);
    if (pile) pile.cards.push(card);
    else found.set(key, { cards: [card], attached });
  }
  return [...found.values()];
}

/** The seats around the table, from the player's left: the opponents in turn order. */
export function opponents(board: Board): number[] {
  const count = board.players.length;
  return Array.from({ length: count - 1 }, (_, n) => (board.player + n + 1) % count);
}

/** Cards outside the hand and the battlefield that the player may play now or later, each with the reason. */
export function playable(board: Board): Card[] {
  const piles = board.players.flatMap((player) => [...player.graveyard, ...player.top]);
  return [...board.command, ...board.exile, ...piles].filter((card) => {
    const why = card.why ?? "";
    if (board.command.includes(card) && card.frame) return card.owner === board.player;
    return /\bmay\b/.test(why) ? /\byou may\b/.test(why) : why !== "" && card.owner === board.player;
  });
}

const STEPS: [string, string[]][] = [
  ["Upkeep", ["upkeep"]],
  ["Draw", ["draw"]],
  ["Main 1", ["precombat main"]],
  ["Combat", ["beginning of combat"]],
  ["Attack", ["declare attackers"]],
  ["Block", ["declare blockers"]],
  ["Damage", ["first-strike combat damage", "combat damage"]],
  ["End of combat", ["end of combat"]],
  ["Main 2", ["postcombat main"]],
  ["End", ["end", "cleanup"]],
];
const STOP: Record<string, string> = {
  Upkeep: "upkeep", Draw: "draw", "Main 1": "main 1", Combat: "combat", Attack: "attackers", Block: "blockers",
  Damage: "damage", "End of combat": "end of combat", "Main 2": "main 2", End: "end",
};

/** The steps of the top bar, each with the name of its stop and whether it is now. */
export function steps(now: string): { title: string; stop: string; now: boolean }[] {
  return STEPS.map(([title, words]) => ({ title, stop: STOP[title] ?? "", now: words.includes(now) }));
}
