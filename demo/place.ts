/** What the page shows: the board with its panels, or the start page, of which the shelf is a part. */

export type Place = "home" | "yours" | "board";

/** The place that an address names; a link to a game names the board. `public/place.js` says the same before anything is drawn. */
export function placeOf(hash: string): Place {
  const name = hash.replace(/^#/, "");
  if (name === "yours") return "yours";
  return name === "" || name === "home" ? "home" : "board";
}

/** The style sheet hides the rest. */
export function setPlace(place: Place): void {
  document.documentElement.dataset.place = place === "board" ? "board" : "home";
}
