// A card file that somebody drops in: Scryfall's JSON, an array or a line each, gzipped or not. It is read and searched here;
// the engine is sent the records that it needs, so that both engines can do with it, and no message is beyond measure.

export interface PrintedFace {
  name: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
}

export interface Printed extends PrintedFace {
  layout?: string;
  card_faces?: PrintedFace[];
}

export interface CardFile {
  name: string;
  cards: Printed[];
  byName: Map<string, Printed>;
  skipped: number; // records that are no cards, or can't be read
}

export const LARGEST = 400_000_000; // bytes, unpacked: Scryfall's file of all cards, one printing each, has less than half
const KEPT = [
  "name", "layout", "mana_cost", "type_line", "oracle_text", "power", "toughness", "loyalty", "defense", "colors",
  "color_indicator", "card_faces", "all_parts", "keywords",
] as const;
const NO_CARDS = new Set(["token", "double_faced_token", "emblem", "art_series"]);

/** Reads a file; throws, in words, what is wrong with it. */
export async function readCards(file: Blob, name: string, progress: (cards: number) => void = () => {}): Promise<CardFile> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  if (head[0] === 0x50 && head[1] === 0x4b) throw new Error(`${name} is a zip file: unpack it first. Only gzip files can be read packed.`);
  const bytes = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const made: CardFile = { name, cards: [], byName: new Map(), skipped: 0 };
  const lines = new Lines((line) => take(made, line));
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(`${name} can't be unpacked: it is damaged, or not a gzip file.`);
    });
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error(`${name} is larger than ${LARGEST / 1e6} MB, too much for a page. Take Scryfall's "Oracle Cards".`);
    lines.add(decoder.decode(value, { stream: true }));
    progress(made.cards.length);
  }
  lines.add(decoder.decode());
  lines.end();
  if (!made.cards.length) throw new Error(`${name} contains no cards: use Scryfall's JSON, an array or one card per line.`);
  return made;
}

/** Cards of the file whose name, type or text has all the words; names that begin with them first. */
export function search(file: CardFile, words: string, most: number): Printed[] {
  const parts = words.toLowerCase().split(/\s+/).filter((part) => part);
  if (!parts.length) return file.cards.slice(0, most);
  const found = file.cards.filter((card) => {
    const text = searched(card);
    return parts.every((part) => text.includes(part));
  });
  const wanted = parts.join(" ");
  const rank = (card: Printed): number => (card.name.toLowerCase() === wanted ? 0 : card.name.toLowerCase().startsWith(wanted) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, most);
}

/** The record of a card by its name, or by that of a face. */
export const find = (file: CardFile, name: string): Printed | undefined => file.byName.get(name.toLowerCase().trim());

export const facesOf = (card: Printed): PrintedFace[] => (card.card_faces?.length ? card.card_faces : [card]);

const searched = (card: Printed): string =>
  facesOf(card).map((face) => `${face.name} ${face.type_line ?? ""} ${face.oracle_text ?? ""}`).join(" ").toLowerCase();

/** Cuts a text into lines as it comes. A file without line breaks is one line. */
class Lines {
  private rest: string[] = [];

  constructor(private each: (line: string) => void) {}

  add(text: string): void {
    const parts = text.split("\n");
    for (let n = 0; n < parts.length - 1; n++) {
      this.rest.push(parts[n] ?? "");
      this.each(this.rest.join(""));
      this.rest = [];
    }
    this.rest.push(parts.at(-1) ?? "");
  }

  end(): void {
    this.each(this.rest.join(""));
  }
}

/** A line: a card, a part of an array, or a whole array. */
function take(made: CardFile, line: string): void {
  let text = line.trim();
  if (!text || text === "[" || text === "]") return;
  if (text.endsWith(",")) text = text.slice(0, -1);
  if (text.startsWith("[") && !text.endsWith("]")) text = text.slice(1);
  else if (text.endsWith("]") && !text.startsWith("[")) text = text.slice(0, -1);
  try {
    const found: unknown = JSON.parse(text);
    for (const record of Array.isArray(found) ? found : [found]) add(made, record);
  } catch {
    made.skipped++;
  }
}

function add(made: CardFile, record: unknown): void {
  const data = record as Record<string, unknown> | null;
  if (!data || typeof data.name !== "string" || NO_CARDS.has(String(data.layout ?? ""))) {
    made.skipped++;
    return;
  }
  const card = Object.fromEntries(KEPT.filter((key) => data[key] !== undefined && data[key] !== null).map((key) => [key, data[key]])) as unknown as Printed;
  if (made.byName.has(card.name.toLowerCase())) return; // another printing
  made.cards.push(card);
  made.byName.set(card.name.toLowerCase(), card);
  for (const face of card.card_faces ?? []) {
    if (typeof face?.name === "string" && !made.byName.has(face.name.toLowerCase())) made.byName.set(face.name.toLowerCase(), card);
  }
}
