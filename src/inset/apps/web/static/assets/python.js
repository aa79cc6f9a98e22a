let e=null;async function t(e){let t=await fetch(e);if(!t.ok)throw Error(`${e.pathname}: ${t.status}`);let n=await t.arrayBuffer(),r=new Uint8Array(n,0,2);return r[0]!==31||r[1]!==139?n:new Response(new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`))).arrayBuffer()}async function n(n){let r=e=>self.postMessage({status:`loading`,detail:e});r(`Loading Python …`);let i=new URL(`pyodide/`,n).href,a=t(new URL(`inset.zip.gz`,n)),{loadPyodide:o}=await import(
/* @vite-ignore */
`${i}pyodide.mjs`),s=await o({indexURL:i});r(`Loading the rules …`),s.unpackArchive(await a,`zip`),s.runPython(`
import json
from inset.play import garbage
from inset.apps.web.service import Link, Service
garbage.collect_rarely()
_service, _page = Service(), Link()
def answer(text):
    return json.dumps(_service.handle(_page, json.loads(text)))
`),e=s.globals.get(`answer`),self.postMessage({status:`ready`})}self.onmessage=t=>{t.data.base===void 0?t.data.text!==void 0&&e&&self.postMessage({text:e(t.data.text)}):n(t.data.base).catch(e=>self.postMessage({status:`lost`,detail:String(e)}))};