import { mount } from "svelte";
import "./app.css";
import { connect } from "./engine/connect";
import Root from "./Root.svelte";
import { App } from "./lib/app.svelte";

const target = document.getElementById("app") as HTMLElement;

connect().then(
  (engine) => {
    target.replaceChildren();
    mount(Root, { target, props: { app: new App(engine) } });
  },
  (error: unknown) => {
    target.textContent = `The page can't find its engine: ${String(error)}`;
  },
);

if ("serviceWorker" in navigator && document.querySelector('meta[name="inset-offline"]')) {
  void navigator.serviceWorker.register("offline.js");
}
