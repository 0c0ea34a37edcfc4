import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { catalogue } from "./words/catalogue.svelte";

const target = document.getElementById("app");
if (target) {
  await catalogue.begin();
  mount(App, { target });
}
