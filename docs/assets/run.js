// Scenarios and typed cards on these pages run where they stand: a button opens the engine, with the text in it.

const ENGINE = new URL("../engine/", document.currentScript.src);
const PAGES = { yaml: "judge", text: "studio" }; // by the language of the block
const SCENARIO = /^scenario:/m;
const CARD = /^[^\n{}]+(?: \{[^{}\s]+\}|\{[^{}\s]+\})+\n(?:[A-Z][a-z]+ )*(?:Artifact|Battle|Creature|Enchantment|Instant|Land|Planeswalker|Sorcery)\b/;

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function runnable(block, page) {
  const text = block.querySelector("code").textContent;
  return (page === "judge" ? SCENARIO : CARD).test(text) ? text : "";
}

function offer(block, page, text) {
  const place = document.createElement("div");
  place.className = "run";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = page === "judge" ? "Run it here" : "Read and draw it here";
  button.addEventListener("click", async () => {
    const frame = document.createElement("iframe");
    frame.title = page === "judge" ? "The judge, with this scenario" : "The card studio, with this card";
    frame.src = `${ENGINE}#/${page}?text=${await packed(text)}`;
    button.replaceWith(frame);
  });
  place.append(button);
  block.after(place);
}

function offerAll() {
  for (const [language, page] of Object.entries(PAGES)) {
    for (const block of document.querySelectorAll(`div.language-${language}.highlight:not([data-run])`)) {
      block.dataset.run = "";
      const text = runnable(block, page);
      if (text) offer(block, page, text);
    }
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", offerAll);
else offerAll();
