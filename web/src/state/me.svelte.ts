// The player's name, kept in this browser; who they are is the server's cookie.

import { say } from "../words/catalogue.svelte";

const STORED = "undermine-name";

class Person {
  name = $state(localStorage.getItem(STORED) ?? "");

  /** Return the name to be known by, and keep it for the next time. Who gave none is a guest. */
  introduce(): string {
    this.name = this.name.trim();
    localStorage.setItem(STORED, this.name);
    return this.name || say("web-guest");
  }
}

export const person = new Person();
