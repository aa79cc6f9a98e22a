// The options of a question: by card, by player, and as buttons in words.

import type { Option, Question } from "../engine/types";

export interface Choice {
  text: string;
  options: Option[]; // all read alike; the first stands for them
}

/** One button for all options that read alike. */
export function choices(question: Question): Choice[] {
  const found = new Map<string, Choice>();
  for (const option of question.options) {
    if (question.main && option.n === question.main.n) continue;
    const known = found.get(option.text);
    if (known) known.options.push(option);
    else found.set(option.text, { text: option.text, options: [option] });
  }
  return [...found.values()];
}

export const byCard = (question: Question | null, id: number): Option[] =>
  question?.options.filter((option) => option.card === id) ?? [];

export const byPlayer = (question: Question | null, seat: number): Option[] =>
  question?.options.filter((option) => option.player === seat) ?? [];

/** Does a click on a card ask for its ways, or answer the question? */
export const asksForWays = (question: Question | null): boolean => question === null || question.kind === "priority";
