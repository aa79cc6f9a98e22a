// The keyboard: arrows go to the nearest card or player in their direction.

const ASIDE = 2.2; // how much more a step aside counts than a step ahead

export interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in a direction; -1 if there is none. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, n) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0;
    const aside = key === "ArrowLeft" || key === "ArrowRight" ? Math.abs(dy) : Math.abs(dx);
    const cost = ahead + aside * ASIDE;
    if (ahead > 4 && cost < least) [best, least] = [n, cost];
  });
  return best;
}

/** Moves the focus; where nothing is focused, to the first card of the hand. */
export function move(key: string): void {
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-nav]:not(:disabled)")];
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.matches("[data-nav]")) {
    (document.querySelector<HTMLElement>(".hand [data-nav]") ?? nodes[0])?.focus();
    return;
  }
  const middle = (node: HTMLElement): Spot => {
    const at = node.getBoundingClientRect();
    return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  };
  const rest = nodes.filter((node) => node !== now);
  rest[nearest(middle(now), rest.map(middle), key)]?.focus();
}
