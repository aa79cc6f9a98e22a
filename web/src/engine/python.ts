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

async function start(base: string): Promise<void> {
  const say = (detail: string) => self.postMessage({ status: "loading", detail });
  say("Loading Python …");
  const from = new URL("pyodide/", base).href;
  const archive = fetch(new URL("inset.zip", base)).then((found) => {
    if (!found.ok) throw new Error(`inset.zip: ${found.status}`);
    return found.arrayBuffer();
  });
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
