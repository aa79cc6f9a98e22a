// Which engine there is: a server says so in engine.json, and so does a folder of files.

import { Engine, type Line, type Status } from "./engine";

const FIRST_WAIT = 250; // milliseconds before a lost connection is tried again; doubled each time
const LONGEST_WAIT = 8000;

class SocketLine implements Line {
  onmessage: (text: string) => void = () => {};
  onstatus: (status: Status, detail?: string) => void = () => {};
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;

  constructor(private address: string) {
    queueMicrotask(() => this.open());
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onstatus("ready");
    };
    socket.onmessage = (event) => this.onmessage(String(event.data));
    socket.onclose = () => {
      this.onstatus("lost", "The connection to the server is lost; trying again.");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }
}

class WorkerLine implements Line {
  onmessage: (text: string) => void = () => {};
  onstatus: (status: Status, detail?: string) => void = () => {};
  private worker: Worker;

  constructor() {
    this.worker = new Worker(new URL("./python.ts", import.meta.url), { type: "module", name: "inset" });
    this.worker.onmessage = (event: MessageEvent<{ status?: Status; detail?: string; text?: string }>) => {
      if (event.data.status) this.onstatus(event.data.status, event.data.detail);
      else if (event.data.text !== undefined) this.onmessage(event.data.text);
    };
    this.worker.onerror = (event) => this.onstatus("lost", `The engine has stopped: ${event.message}`);
    this.worker.postMessage({ base: new URL("./", document.baseURI).href });
  }

  send(text: string): void {
    this.worker.postMessage({ text });
  }
}

export async function connect(): Promise<Engine> {
  const base = new URL("./", document.baseURI);
  const found = (await (await fetch(new URL("engine.json", base))).json()) as { engine: "socket" | "worker" };
  if (found.engine === "worker") return new Engine("worker", new WorkerLine());
  const address = new URL("ws", base);
  address.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  return new Engine("socket", new SocketLine(address.href));
}
