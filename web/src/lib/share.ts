// A text in a link: packed, and written with letters that a link may have.

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const LONGEST = 2_000_000; // characters; what a link says is not trusted

export async function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value as Uint8Array, { stream: true });
    if (text.length > LONGEST) throw new Error("the link is too long for a page to read");
  }
}

/** Copies a link to this page with the text in it; returns it. */
export async function share(page: string, text: string): Promise<string> {
  const link = new URL(`#/${page}?text=${await packed(text)}`, document.baseURI).href;
  await navigator.clipboard?.writeText(link).catch(() => undefined); // some browsers ask first, or refuse
  return link;
}
