// 508.1, 509.1: a declaration in the making: which creature attacks or blocks what.

import type { Question } from "../engine/types";

export class Declaration {
  readonly wanted = new Map<number, number[]>();

  constructor(readonly question: Question) {}

  /** What the creature may attack or block; nothing if it is not part of this. */
  whom(id: number): number[] {
    return this.question.creatures?.find((creature) => creature.id === id)?.whom ?? [];
  }

  has(id: number): boolean {
    return (this.wanted.get(id)?.length ?? 0) > 0;
  }

  with(id: number, whom: number | null): Declaration {
    const made = new Declaration(this.question);
    for (const [key, value] of this.wanted) made.wanted.set(key, value);
    if (whom === null) made.wanted.delete(id);
    else made.wanted.set(id, [whom]);
    return made;
  }

  all(): Declaration {
    return (this.question.creatures ?? []).reduce<Declaration>((made, creature) => {
      const whom = creature.whom[0];
      return whom === undefined ? made : made.with(creature.id, whom);
    }, this);
  }

  rows(): { id: number; whom: number }[] {
    return [...this.wanted].flatMap(([id, refs]) => refs.map((whom) => ({ id, whom })));
  }

  /** What the main button says. */
  title(name: (id: number) => string): string {
    const ids = [...this.wanted.keys()];
    const verb = this.question.declare === "attack" ? "Attack" : "Block";
    if (!ids.length) return verb === "Attack" ? "No attack" : "No blocks";
    if (ids.length > 3) return `${verb} with ${ids.length}`;
    const names = ids.map(name);
    return `${verb} with ${names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0]}`;
  }
}
