// The pages, in the order of the top bar.

import type { Component } from "svelte";
import type { App } from "../lib/app.svelte";
import type { Table } from "../lib/table.svelte";
import CardsPage from "./CardsPage.svelte";
import JudgePage from "./JudgePage.svelte";
import ReplayPage from "./ReplayPage.svelte";
import StudioPage from "./StudioPage.svelte";

export interface PageProps {
  app: App;
  table: Table;
  query: URLSearchParams;
}

export interface Page {
  path: string;
  title: string;
  short?: string; // where there is little room
  component: Component<PageProps> | null;
}

export const PAGES: Page[] = [
  { path: "table", title: "Table", component: null }, // which stays as it is while others are looked at
  { path: "replay", title: "Replay", component: ReplayPage },
  { path: "judge", title: "Judge", component: JudgePage },
  { path: "studio", title: "Card studio", short: "Studio", component: StudioPage },
  { path: "cards", title: "Cards and decks", short: "Cards", component: CardsPage },
];
