// The position of a scenario as it is laid out: players, their zones, and what lies there.

export const ZONES = ["battlefield", "hand", "graveyard", "exile", "library", "command"] as const;
export type Zone = (typeof ZONES)[number];
export type Item = Record<string, unknown>;

export interface Place {
  name: string;
  zones: Record<Zone, Item[]>;
  rest: Record<string, unknown>; // life, mana and the like
}

/** Where something lies; from the list of found cards if there is no player. */
export interface Spot {
  player: number;
  zone: Zone;
  at: number;
}

export type Held = { item: Item; from: Spot | null };

export function label(item: Item): string {
  const inner = (item.custom ?? item.token ?? item.emblem) as { name?: unknown } | string | undefined;
  const named = item.card ?? (typeof inner === "string" ? `emblem of ${inner}` : inner?.name) ?? item.label ?? "a card of its own";
  const count = Number(item.count ?? 1);
  const said = [
    item.tapped ? "tapped" : "",
    item.as ? String(item.as) : "",
    item.face_down ? "face down" : "",
    ...Object.entries((item.counters ?? {}) as Record<string, unknown>).map(([kind, n]) => `${String(n)} ${kind}`),
    item.damage ? `${String(item.damage)} damage` : "",
    item.attached_to ? `on ${String(item.attached_to)}` : "",
  ].filter((word) => word);
  return `${count > 1 ? `${count} ` : ""}${String(named)}${said.length ? ` (${said.join(", ")})` : ""}`;
}

const copied = (players: Place[]): Place[] => structuredClone(players);

/** The players after something was put down: from the list, or from where it lay. */
export function put(players: Place[], held: Held, player: number, zone: Zone): Place[] {
  const made = copied(players);
  const to = made[player]?.zones[zone];
  if (!to) return players;
  const item = structuredClone(held.item);
  if (held.from) made[held.from.player]?.zones[held.from.zone].splice(held.from.at, 1);
  if (zone !== "battlefield") for (const key of ["tapped", "sick", "counters", "damage", "attached_to"]) delete item[key];
  const same = to.find((each) => only(each) && only(item) && each.card === item.card);
  if (same) same.count = Number(same.count ?? 1) + Number(item.count ?? 1);
  else to.push(item);
  return made;
}

/** Is nothing said of it but the card and how many? */
const only = (item: Item): boolean => "card" in item && Object.keys(item).every((key) => key === "card" || key === "count");

/** The players after an item was changed; an item of which none are left is gone. */
export function changed(players: Place[], spot: Spot, change: (item: Item) => void): Place[] {
  const made = copied(players);
  const zone = made[spot.player]?.zones[spot.zone];
  const item = zone?.[spot.at];
  if (!zone || !item) return players;
  change(item);
  if (Number(item.count ?? 1) < 1) zone.splice(spot.at, 1);
  return made;
}

export const more = (by: number) => (item: Item): void => {
  item.count = Number(item.count ?? 1) + by;
};

export const tap = (item: Item): void => {
  if (item.tapped) delete item.tapped;
  else item.tapped = true;
};

export const grow = (item: Item): void => {
  const counters = { ...((item.counters as Record<string, number> | undefined) ?? {}) };
  counters["+1/+1"] = (counters["+1/+1"] ?? 0) + 1;
  item.counters = counters;
};
