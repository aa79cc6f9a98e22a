// The page's one engine, its pictures, and how it is connected.

import { SvelteMap } from "svelte/reactivity";
import type { Engine } from "../engine/engine";
import type { Hello } from "../engine/types";
import type { CardFile } from "./cardfile";

const MOST_AT_ONCE = 150; // pictures asked for in one message

export class App {
  status = $state<"loading" | "ready" | "lost">("loading");
  detail = $state("Connecting …");
  hello = $state<Hello | null>(null);
  file = $state.raw<CardFile | null>(null); // a card file that somebody dropped in
  pictures = new SvelteMap<string, string>();
  private wanted = new Set<string>();
  private asked = new Set<string>();

  constructor(readonly engine: Engine) {}

  /** The picture of that name; it is asked for if it is not there, and appears when it is. */
  picture(name: string | undefined): string {
    if (!name) return "";
    const found = this.pictures.get(name);
    if (found === undefined && !this.asked.has(name)) {
      if (!this.wanted.size) queueMicrotask(() => void this.fetch());
      this.wanted.add(name);
      this.asked.add(name);
    }
    return found ?? "";
  }

  private async fetch(): Promise<void> {
    const names = [...this.wanted];
    this.wanted.clear();
    for (let from = 0; from < names.length; from += MOST_AT_ONCE) {
      const part = names.slice(from, from + MOST_AT_ONCE);
      try {
        const { pictures } = await this.engine.ask<{ pictures: Record<string, string> }>("pictures", { names: part });
        for (const [name, svg] of Object.entries(pictures)) this.pictures.set(name, svg);
      } catch {
        for (const name of part) this.asked.delete(name); // asked again when it is next shown
      }
    }
  }
}
