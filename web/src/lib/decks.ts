// Decks that were imported, kept in the browser for the next game.

export interface KeptDeck {
  name: string;
  text: string;
  format: string;
  blanks: boolean; // dead cards stand for those that can't be played
}

const KEY = "inset.decks";
const MOST = 40;

export function keptDecks(storage: Pick<Storage, "getItem"> = localStorage): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

/** Keeps a deck in front of the others; one of the same name gives way. Returns all of them. */
export function keep(deck: KeptDeck, storage: Storage = localStorage): KeptDeck[] {
  const made = [deck, ...keptDecks(storage).filter((each) => each.name !== deck.name)].slice(0, MOST);
  storage.setItem(KEY, JSON.stringify(made));
  return made;
}

export function forget(name: string, storage: Storage = localStorage): KeptDeck[] {
  const made = keptDecks(storage).filter((each) => each.name !== name);
  storage.setItem(KEY, JSON.stringify(made));
  return made;
}

function isDeck(each: unknown): each is KeptDeck {
  const deck = each as KeptDeck | null;
  return !!deck && typeof deck.name === "string" && typeof deck.text === "string" && typeof deck.format === "string";
}
