// The player's name, kept in this browser; who they are is the server's cookie.

const STORED = "undermine-name";

class Person {
  name = $state(localStorage.getItem(STORED) ?? "");

  keep(): void {
    localStorage.setItem(STORED, this.name.trim());
  }
}

export const person = new Person();
