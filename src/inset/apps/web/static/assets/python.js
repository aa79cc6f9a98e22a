let e=null;async function t(t){let n=e=>self.postMessage({status:`loading`,detail:e});n(`Loading Python …`);let r=new URL(`pyodide/`,t).href,i=fetch(new URL(`inset.zip`,t)).then(e=>{if(!e.ok)throw Error(`inset.zip: ${e.status}`);return e.arrayBuffer()}),{loadPyodide:a}=await import(
/* @vite-ignore */
`${r}pyodide.mjs`),o=await a({indexURL:r});n(`Loading the rules …`),o.unpackArchive(await i,`zip`),o.runPython(`
import json
from inset.play import garbage
from inset.apps.web.service import Link, Service
garbage.collect_rarely()
_service, _page = Service(), Link()
def answer(text):
    return json.dumps(_service.handle(_page, json.loads(text)))
`),e=o.globals.get(`answer`),self.postMessage({status:`ready`})}self.onmessage=n=>{n.data.base===void 0?n.data.text!==void 0&&e&&self.postMessage({text:e(n.data.text)}):t(n.data.base).catch(e=>self.postMessage({status:`lost`,detail:String(e)}))};