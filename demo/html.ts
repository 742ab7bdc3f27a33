/** Templates of the page: lit's, and in another language than English with their texts in that language. */
import { html as litHtml } from "lit/html.js";
import { translation } from "./language.ts";

export const html = translation?.html(litHtml) ?? litHtml;
