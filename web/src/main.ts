import { mount } from "svelte";
import "./app.css";
import { connect } from "./engine/connect";
import Root from "./Root.svelte";
import { App } from "./lib/app.svelte";

const OFFLINE_AFTER = 4000; // milliseconds after the engine is there: what is kept for offline is fetched when nobody waits

const target = document.getElementById("app") as HTMLElement;

connect().then(
  (engine) => {
    target.replaceChildren();
    mount(Root, { target, props: { app: new App(engine) } });
    // Without it the page works too, only not offline.
    const keep = () => void navigator.serviceWorker.register("offline.js").catch(() => undefined);
    if ("serviceWorker" in navigator && document.querySelector('meta[name="inset-offline"]')) {
      void engine.begun.then(() => setTimeout(keep, OFFLINE_AFTER));
    }
  },
  (error: unknown) => {
    target.textContent = `The page can't find its engine: ${String(error)}`;
  },
);
