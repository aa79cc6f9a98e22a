// The pages, in the order of the top bar.

import type { Component } from "svelte";
import type { App } from "../lib/app.svelte";
import type { Table } from "../lib/table.svelte";

export interface PageProps extends Record<string, unknown> {
  app: App;
  table: Table;
  query: URLSearchParams;
}

export interface Page {
  path: string;
  title: string;
  component: Component<PageProps> | null;
}

export const PAGES: Page[] = [{ path: "table", title: "Table", component: null }];
