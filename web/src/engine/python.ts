// The worker: Pyodide, the wheel of Inset, and a loop that hands messages to the service.

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string): void;
  runPython(code: string): unknown;
  globals: { get(name: string): (text: string) => string };
}

const START = `
import json
from inset.play import garbage
from inset.apps.web.service import Link, Service
garbage.collect_rarely()
_service, _page = Service(), Link()
def answer(text):
    return json.dumps(_service.handle(_page, json.loads(text)))
`;

let answer: ((text: string) => string) | null = null;

/** An archive, unpacked while Python loads; some servers say that it is packed, and then the browser has unpacked it. */
async function fetched(address: URL): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address.pathname}: ${found.status}`);
  const bytes = await found.arrayBuffer();
  const head = new Uint8Array(bytes, 0, 2);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function start(base: string): Promise<void> {
  const say = (detail: string) => self.postMessage({ status: "loading", detail });
  say("Loading Python …");
  const from = new URL("pyodide/", base).href;
  const archive = fetched(new URL("inset.zip.gz", base));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${from}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: from });
  say("Loading the rules …");
  python.unpackArchive(await archive, "zip"); // among the packages: modules load quicker than from an archive
  python.runPython(START);
  answer = python.globals.get("answer");
  self.postMessage({ status: "ready" });
}

self.onmessage = (event: MessageEvent<{ base?: string; text?: string }>) => {
  if (event.data.base !== undefined) {
    start(event.data.base).catch((error: unknown) => self.postMessage({ status: "lost", detail: String(error) }));
  } else if (event.data.text !== undefined && answer) {
    self.postMessage({ text: answer(event.data.text) });
  }
};
