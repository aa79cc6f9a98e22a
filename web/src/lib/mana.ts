// "{1}{R}, Sacrifice this" as pieces: words and symbols.

export type Piece = { symbol: string } | { words: string };

export function pieces(text: string): Piece[] {
  return text
    .split(/(\{[A-Z0-9/]{1,5}\})/)
    .filter((part) => part)
    .map((part) => (part.startsWith("{") && part.endsWith("}") ? { symbol: part.slice(1, -1) } : { words: part }));
}

const WORD: Record<string, string> = {
  W: "white", U: "blue", B: "black", R: "red", G: "green", C: "colorless", T: "tap", Q: "untap", S: "snow", E: "energy",
};

/** What a screen reader says for a symbol. */
export function spoken(symbol: string): string {
  return symbol
    .split("/")
    .map((part) => (part === "P" ? "2 life" : (WORD[part] ?? part)))
    .join(" or ");
}
