// Plays a game in Pyodide under Node, as the worker in the browser would, and prints its fingerprint.
// node web/tests/smoke.mjs SITE SEED

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [site, seed] = process.argv.slice(2);
const pyodide = resolve(dirname(fileURLToPath(import.meta.url)), "../node_modules/pyodide");
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(resolve(site, "inset.zip.gz")))), "zip");
python.globals.set("seed", Number(seed));
console.log(
  python.runPython(`
from inset.apps.web.service import Link, Service
from inset.agents import make
page = Link()
seats = [{"player": "person", "deck": "fables"}, {"player": "greedy", "deck": "skies"}]
Service().handle(page, {"id": 1, "do": "new", "seats": seats, "seed": seed, "first": 0})
from inset.agents import play
game = play(page.room.game, [make("greedy"), make("greedy")])
spark = Service().handle(page, {"id": 2, "do": "compile", "text": "Spark {R}\\nInstant\\nSpark deals 1 damage to any target."})
assert spark["ok"]["cards"][0]["playable"]
game.fingerprint()
`),
);
