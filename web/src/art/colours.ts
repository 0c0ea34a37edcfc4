// A colour for every seat, told apart on dark and light ground; never the only sign: names and places say it too.

const SEATS = [
  "#e8b23a",
  "#5aa9e6",
  "#e0685a",
  "#6cc070",
  "#b98be0",
  "#f08bb4",
  "#4fc4bd",
  "#d98f4e",
  "#9db4c0",
  "#c9c94f",
  "#8f9cf0",
  "#c08a7a",
];

export function seatColour(seat: number): string {
  return SEATS[seat % SEATS.length] ?? "#e8b23a";
}
