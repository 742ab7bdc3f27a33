/** Pictures with captions. */
import type { TemplateResult } from "lit/html.js";
import { drawPicture, type Picture } from "../src/board.ts";
import { html } from "./html.ts";

/** A picture with its caption. */
export function figure(picture: Picture, caption: string): TemplateResult {
  return html`<figure>${drawPicture(picture)}<figcaption>${caption}</figcaption></figure>`;
}
