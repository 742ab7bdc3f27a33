/** A sentence across the page, until it is closed. */
import { block } from "./dom.ts";

export function showMessage(text: string): void {
  const message = block("message");
  const line = message.querySelector("p");
  if (line) line.textContent = text;
  message.hidden = false;
}

export function followMessages(): void {
  const message = block("message");
  message.querySelector("button")?.addEventListener("click", () => {
    message.hidden = true;
  });
}
