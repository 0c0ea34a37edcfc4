import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./me/push";
import { settings } from "./state/settings.svelte";
import { catalogue } from "./words/catalogue.svelte";

const target = document.getElementById("app");
if (target) {
  settings.apply();
  await catalogue.begin();
  mount(App, { target });
  if (import.meta.env.PROD) {
    registerWorker();
  }
}
