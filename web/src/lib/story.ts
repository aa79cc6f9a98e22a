// The story of a scenario, line by line: what was done, what happened by which rule, what was asked, and why a fact is so.

export interface StoryLine {
  kind: "step" | "event" | "asked" | "answered" | "because";
  text: string;
  rule: string;
  replaced: boolean; // a replacement or prevention effect did it
  what?: string; // of a reason: the characteristic or cost
  value?: string;
  steps?: { layer: string; text: string }[];
}

const RULE = /\s*[[(](\d{3}(?:\.\d+[a-z]?)?)[\])]$/;

export function storyLine(line: string): StoryLine {
  const text = line.trim();
  if (text.startsWith("because: ")) return because(text.slice("because: ".length));
  const kind = text.startsWith("? ") ? "asked" : text.startsWith("> ") ? "answered" : line.startsWith(" ") ? "event" : "step";
  const said = kind === "asked" || kind === "answered" ? text.slice(2) : text;
  const rule = kind === "step" ? "" : (RULE.exec(said)?.[1] ?? "");
  return { kind, text: rule ? said.replace(RULE, "") : said, rule, replaced: /^61[456]/.test(rule) };
}

/** "power 2: printed 4; 7b Humility sets 1": the value, and the steps that led to it, each with its layer. */
function because(text: string): StoryLine {
  const at = text.indexOf(": ");
  const [head, tail] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 2)];
  const cut = /^(mana cost|\w+) (.*)$/.exec(head);
  const steps = tail.split("; ").filter((step) => step).map((step) => {
    const layer = /^(\d[a-z]?) /.exec(step)?.[1] ?? "";
    return { layer, text: layer ? step.slice(layer.length + 1) : step };
  });
  return { kind: "because", text, rule: "", replaced: false, what: cut?.[1] ?? head, value: cut?.[2] ?? "", steps };
}
