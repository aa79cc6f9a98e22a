// Scenarios and typed cards on these pages run where they stand: a button opens the engine, with the text in it.

const ENGINE = new URL("../engine/", document.currentScript.src);
const PAGES = { yaml: "judge", card: "studio" };

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function runnable(block, language) {
  const text = block.querySelector("code").textContent;
  return language === "card" || /^scenario:/m.test(text) ? text : "";
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
      const text = runnable(block, language);
      if (text) offer(block, page, text);
    }
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", offerAll);
else offerAll();
