// The log, kept by difference; and what of it is worth saying once more when the opponent is done.

import type { Line, LogPart } from "../engine/types";

export function applied(lines: Line[], part: LogPart): Line[] {
  return part.add.length || part.keep < lines.length ? [...lines.slice(0, part.keep), ...part.add] : lines;
}

const QUIET = / (draws|shuffles|keeps|mulligans)\b/;
const LOUD = / (attacks|blocks|deals|is destroyed|is exiled|is countered)\b/;

/** A few lines about what others did: theirs, and what came of it, without what everybody expects. */
export function digest(lines: Line[], others: string[], most = 6): string[] {
  const from = lines.findIndex((each) => others.some((name) => each.text.includes(name)));
  const told = (from < 0 ? [] : lines.slice(from))
    .filter((line) => !line.head && !QUIET.test(line.text))
    .map((line) => line.text)
    .filter((text) => LOUD.test(text) || others.some((name) => text.startsWith(`${name} `)));
  return told.length > most ? [...told.slice(0, most - 1), `… and ${told.length - most + 1} more, in the log`] : told;
}
