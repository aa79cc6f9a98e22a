// The card that is looked at: under the pointer, focused, or pressed for long.

import type { Card } from "../engine/types";
import type { Table } from "./table.svelte";

const HOVER = 220; // milliseconds before a card is shown large
const LONG = 450;

export const zoom = $state<{ card: Card | null; at: DOMRect | null; whole: boolean }>({ card: null, at: null, whole: false });

export function unzoom(): void {
  zoom.card = null;
  zoom.whole = false;
}

/** Shows the card's frame beside it while it is looked at. */
export function zoomed(card: Card): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const show = (whole: boolean) => {
      if ((!card.frame && !card.now) || !node.isConnected) return;
      zoom.card = card;
      zoom.at = node.getBoundingClientRect();
      zoom.whole = whole;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") timer = setTimeout(() => show(false), HOVER);
    };
    const leave = () => {
      clearTimeout(timer);
      queueMicrotask(() => {
        // not at once: a card that goes away while the page is drawn may not change what is drawn
        if (zoom.card?.id === card.id && !zoom.whole) unzoom();
      });
    };
    const focus = () => {
      if (node.matches(":focus-visible")) show(false);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      long = false;
      if (event.pointerType !== "mouse")
        timer = setTimeout(() => {
          long = true;
          show(true);
        }, LONG);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (long) event.stopImmediatePropagation();
      else unzoom();
    };
    const menu = (event: Event) => {
      if (long) event.preventDefault();
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", leave);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      leave();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", leave);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}

/** A right click explains the card; a finger that stays down shows it large. */
export function explainByMouse(event: MouseEvent, table: Table, card: Card): void {
  if ((event as PointerEvent).pointerType !== "mouse") return;
  event.preventDefault();
  unzoom();
  void table.explain(card);
}
