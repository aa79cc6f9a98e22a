// A table that the page sits at: what is shown, what is asked, what is being picked.

import { Refusal } from "../engine/engine";
import type { Board, Card, Explained, Line, Opened, OnStack, Option, Question, Seat, State, Stops, Way } from "../engine/types";
import type { App } from "./app.svelte";
import { Declaration } from "./declaring";
import { applied, digest } from "./log";
import { asksForWays, byCard } from "./options";

const KEPT = "inset.table"; // where the key of the last table is kept, for a lost connection
export const PACES: Record<string, number> = { slow: 1400, normal: 700, quick: 250, off: 0 };

export interface Menu {
  card: Card;
  ways: Way[];
  options: Option[];
  explained?: Explained;
}

export class Table {
  state = $state.raw<State | null>(null);
  board = $state.raw<Board | null>(null); // what is shown: of this moment, or of one that is being watched
  log = $state.raw<Line[]>([]);
  news = $state.raw<string[]>([]); // what others did since the last answer
  watching = $state(false);
  busy = $state(false);
  wrong = $state("");
  menu = $state.raw<Menu | null>(null);
  declared = $state.raw<Declaration | null>(null);
  blocker = $state<number | null>(null); // the creature that is about to be told whom to block or attack
  curtain = $state<string | null>(null); // two people on one page: whose turn it is to look
  invites = $state.raw<{ address: string; seat: number }[]>([]);
  pace = $state("normal");
  eyes = $state<number | null>(null); // of a recorded game: whose eyes it is looked at with
  private skip: (() => void) | null = null;
  private skipping = false;

  /** `sits`: does it hear of the moves of others? One that only draws a board does not. */
  constructor(
    readonly app: App,
    sits = true,
  ) {
    this.pace = localStorage.getItem("inset.pace") ?? "normal";
    if (sits) app.engine.onpush = (state) => void this.show(state);
  }

  get question(): Question | null {
    return this.watching || this.curtain ? null : (this.state?.question ?? null);
  }

  get seat(): number {
    return this.state?.seat ?? 0;
  }

  setPace(pace: string): void {
    this.pace = pace;
    localStorage.setItem("inset.pace", pace);
  }

  // --- opening ------------------------------------------------------------------------------------

  open(seats: Seat[], format: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return this.sit("new", { seats, format, ...fields });
  }

  load(record: string, seat = 0, bot = "greedy"): Promise<boolean> {
    return this.sit("load", { record, seat, bot });
  }

  /** A game with typed cards in hand, or with a card of the library. */
  trial(what: { text: string } | { name: string }): Promise<boolean> {
    return this.sit("trial", what);
  }

  /** On from a place of the recorded game that the page looks at. */
  branch(place: number, seat: number): Promise<boolean> {
    return this.sit("branch", { place, seat });
  }

  join(table: string, key: string): Promise<boolean> {
    return this.sit("join", { table, key });
  }

  /** Back to the table where this page last sat, if it is still there. */
  async again(): Promise<boolean> {
    const kept = sessionStorage.getItem(KEPT);
    if (!kept) return false;
    const { table, key } = JSON.parse(kept) as { table: string; key: string };
    const found = await this.sit("join", { table, key }, true);
    if (!found) sessionStorage.removeItem(KEPT);
    return found;
  }

  leave(): void {
    sessionStorage.removeItem(KEPT);
    this.state = null;
    this.board = null;
    this.log = [];
  }

  private async sit(what: string, fields: Record<string, unknown>, quietly = false): Promise<boolean> {
    this.busy = true;
    this.wrong = "";
    try {
      const opened = await this.app.engine.ask<Opened>(what, fields);
      sessionStorage.setItem(KEPT, JSON.stringify({ table: opened.state.table, key: opened.key }));
      this.invites = opened.invites.map((invite) => ({ seat: invite.seat, address: invitation(opened.state.table, invite.key) }));
      this.state = null;
      this.log = [];
      await this.show(opened.state);
      return true;
    } catch (error) {
      if (!quietly) this.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // --- answering ----------------------------------------------------------------------------------

  /** `byHand`: what it costs is paid source by source, this once. */
  pick(n: number, byHand = false): Promise<void> {
    return this.act("pick", byHand ? { n, by_hand: true } : { n });
  }

  /** The main button: what it says it does. */
  async main(): Promise<void> {
    if (this.curtain) {
      this.curtain = null;
      return;
    }
    if (this.watching) {
      this.skipping = true;
      this.skip?.();
      return;
    }
    if (this.state?.board.outcome) {
      this.leave();
      return;
    }
    const question = this.question;
    if (!question || this.busy) return;
    if (this.declared) await this.act("declare", { creatures: this.declared.rows() });
    else if (question.main) await this.pick(question.main.n);
  }

  passOn(until: "turn" | "something"): Promise<void> {
    return this.question?.kind === "priority" ? this.act("pass", { until }) : Promise.resolve();
  }

  undo(): Promise<void> {
    return this.state?.undo ? this.act("undo", {}) : Promise.resolve();
  }

  concede(): Promise<void> {
    return this.act("concede", {});
  }

  setStops(stops: Partial<Stops>): Promise<void> {
    const now = this.state?.stops;
    if (!now) return Promise.resolve();
    const { mine, theirs, own_spells, yields } = { ...now, ...stops };
    return this.act("stops", { mine, theirs, own_spells, yields });
  }

  setPaying(on: boolean): Promise<void> {
    return this.act("paying", { on });
  }

  save(): Promise<{ record: string; fingerprint: string }> {
    return this.app.engine.ask("save");
  }

  private async act(what: string, fields: Record<string, unknown>): Promise<void> {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.wrong = "";
    this.menu = null;
    try {
      const { state } = await this.app.engine.ask<{ state: State }>(what, { ...fields, at: this.state.at });
      await this.show(state);
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
  }

  private refused(error: unknown): void {
    const rule = error instanceof Refusal && error.problem.rule ? ` (${error.problem.rule})` : "";
    this.wrong = error instanceof Error ? `${error.message}${rule}` : String(error);
  }

  // --- showing --------------------------------------------------------------------------------------

  /** Shows what happened, moment by moment, then what is asked. */
  private async show(state: State): Promise<void> {
    const turned = this.state !== null && this.state.seat !== state.seat;
    const before = this.log.length;
    this.menu = null;
    this.blocker = null;
    this.declared = null;
    if (state.moments.length && PACES[this.pace] && !turned) {
      this.watching = true;
      this.skipping = false;
      for (const moment of state.moments) {
        this.log = applied(this.log, moment.log);
        this.board = moment.board;
        if (!this.skipping) await this.pause();
      }
      this.watching = false;
    } else {
      for (const moment of state.moments) this.log = applied(this.log, moment.log);
    }
    this.log = applied(this.log, state.log);
    const others = state.board.players.filter((_, seat) => seat !== state.seat).map((player) => player.name);
    this.news = state.moments.length ? digest(this.log.slice(Math.min(before, this.log.length)), others) : [];
    this.state = state;
    this.board = state.board;
    this.declared = state.question?.declare ? new Declaration(state.question) : null;
    if (turned) this.curtain = state.board.players[state.seat]?.name ?? null;
  }

  /** What happened since the last answer, once more. */
  async watchAgain(): Promise<void> {
    const state = this.state;
    if (!state?.moments.length || this.watching || this.busy) return;
    this.watching = true;
    this.skipping = false;
    for (const moment of state.moments) {
      this.board = moment.board;
      if (!this.skipping) await this.pause();
    }
    this.watching = false;
    this.board = state.board;
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PACES[this.pace] || PACES.normal);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // --- cards ------------------------------------------------------------------------------------------

  card(id: number): Card | OnStack | undefined {
    const board = this.board;
    if (!board) return undefined;
    const zones: Card[][] = [board.battlefield, board.stack, board.exile, board.command, board.looking_at];
    for (const player of board.players) zones.push(player.hand, player.graveyard, player.top);
    return zones.flat().find((card) => card.id === id);
  }

  name(ref: number): string {
    if (ref < 0) return this.board?.players[-1 - ref]?.name ?? "somebody";
    return this.card(ref)?.name ?? "a card";
  }

  /** May this card be picked now, or used? */
  isOpen(id: number): boolean {
    const question = this.question;
    if (!question) return false;
    if (this.declared) return this.declared.whom(id).length > 0 || this.isAim(id);
    return byCard(question, id).length > 0;
  }

  /** Is it what a creature that was picked could attack or block? */
  isAim(ref: number): boolean {
    return this.blocker !== null && (this.declared?.whom(this.blocker).includes(ref) ?? false);
  }

  /** A click on a card: picks it, opens its menu, or puts it into the declaration. */
  async click(card: Card): Promise<void> {
    const question = this.question;
    if (this.eyes !== null) await this.explain(card); // a recorded game: there is nothing to pick
    if (this.busy || this.watching || !this.state) return;
    if (this.declared) {
      this.declare(card.id);
      return;
    }
    const options = byCard(question, card.id);
    if (!asksForWays(question)) {
      if (options.length === 1 && options[0]) await this.pick(options[0].n);
      else if (options.length) this.menu = { card, ways: [], options };
      else await this.look(card);
      return;
    }
    await this.look(card);
  }

  /** Every way of using a card. A land that can be played in one way only is played. */
  async look(card: Card, always = false): Promise<void> {
    if (!card.frame) return;
    try {
      const { ways } = await this.app.engine.ask<{ ways: Way[] }>("ways", { card: card.id });
      const only = ways[0];
      if (!always && ways.length === 1 && only?.verb === "Play" && only.n !== null) await this.pick(only.n);
      else this.menu = { card, ways, options: [] };
    } catch (error) {
      this.refused(error);
    }
  }

  /** Why a card is as it is: in its menu, which opens if it is not there. */
  async explain(card: Card): Promise<void> {
    if (!card.frame && !card.now) return;
    const eyes = this.eyes === null ? {} : { eyes: this.eyes };
    try {
      const explained = await this.app.engine.ask<Explained>("explain", { card: card.id, ...eyes });
      const menu = this.menu?.card.id === card.id ? this.menu : { card, ways: [], options: [] };
      this.menu = { ...menu, explained };
    } catch (error) {
      this.refused(error);
    }
  }

  declare(ref: number): void {
    const made = this.declared;
    if (!made) return;
    if (this.isAim(ref) && this.blocker !== null) {
      this.declared = made.with(this.blocker, ref);
      this.blocker = null;
      return;
    }
    const whom = made.whom(ref);
    if (!whom.length) return;
    if (made.has(ref)) {
      this.declared = made.with(ref, null);
      this.blocker = null;
    } else if (whom.length === 1 && whom[0] !== undefined) {
      this.declared = made.with(ref, whom[0]);
    } else {
      this.blocker = this.blocker === ref ? null : ref;
    }
  }

  declareAll(): void {
    this.declared = this.declared?.all() ?? null;
  }

  async clickPlayer(seat: number): Promise<void> {
    if (this.declared) {
      this.declare(-1 - seat);
      return;
    }
    const option = this.question?.options.find((each) => each.player === seat);
    if (option && !this.busy) await this.pick(option.n);
  }
}

function invitation(table: string, key: string): string {
  return new URL(`#/table?join=${table}&key=${key}`, document.baseURI).href;
}
