// One interface for two engines: a line that carries JSON both ways, and requests that wait for their replies.

import type { Problem, State } from "./types";

export interface Line {
  send(text: string): void;
  onmessage: (text: string) => void;
  onstatus: (status: Status, detail?: string) => void;
}

export type Status = "loading" | "ready" | "lost";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

interface Waiting {
  text: string;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

export class Engine {
  onpush: (state: State) => void = () => {};
  onstatus: (status: Status, detail: string) => void = () => {};
  readonly begun: Promise<void>; // when it answers for the first time
  private begin: () => void = () => {};
  private next = 1;
  private ready = false;
  private waiting = new Map<number, Waiting>();

  constructor(
    readonly kind: "socket" | "worker",
    private line: Line,
  ) {
    this.begun = new Promise((resolve) => (this.begin = resolve));
    line.onmessage = (text) => this.receive(JSON.parse(text));
    line.onstatus = (status, detail = "") => this.changed(status, detail);
  }

  /** Asks for something and waits for the answer; a refusal is thrown. */
  ask<T>(what: string, fields: Record<string, unknown> = {}): Promise<T> {
    const id = this.next++;
    const text = JSON.stringify({ ...fields, id, do: what });
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.ready) this.line.send(text);
    });
  }

  private receive(message: { id?: number; ok?: never; error?: Problem; push?: string; state?: State }): void {
    if (message.push === "table" && message.state) {
      this.onpush(message.state);
      return;
    }
    const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (!waiting || message.id === undefined) return;
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Refusal(message.error));
    else waiting.resolve(message.ok as never);
  }

  private changed(status: Status, detail: string): void {
    if (status === "lost") {
      // what was asked may have been answered: nobody knows, and the page asks for the table again
      for (const waiting of this.waiting.values()) waiting.reject(new Error("the connection was lost"));
      this.waiting.clear();
    }
    this.ready = status === "ready";
    if (this.ready) this.begin();
    if (this.ready) for (const waiting of this.waiting.values()) this.line.send(waiting.text);
    this.onstatus(status, detail);
  }
}
