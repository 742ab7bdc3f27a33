/** Pictures with captions. */
import { drawPicture, type Picture } from "../src/board.ts";
import { make } from "./dom.ts";

/** A picture with its caption. */
export function makeFigure(picture: Picture, caption: string): HTMLElement {
  return make("figure", "", drawPicture(picture), make("figcaption", "", caption));
}
