/** A message across the page, until it is closed. */
import { block, button } from "./dom.ts";
import { followFullScreen } from "./full-screen.ts";

/** An action offered with the message, until the next move. */
export interface Offer {
  readonly label: string;
  readonly act: () => void;
}

let offered: Offer | null = null;

/** @param isFault whether something went wrong, as is taken for granted where nothing is offered */
export function showMessage(text: string, offer: Offer | null = null, isFault = offer === null): void {
  const line = block("message").querySelector("p");
  if (line) line.textContent = text;
  offered = offer;
  button("message-act").hidden = offer === null;
  button("message-act").textContent = offer?.label ?? "";
  block("message").classList.toggle("offer", !isFault);
  block("message").hidden = false;
}

/** Removes a message with an offer that has expired. */
export function endOffer(): void {
  if (offered) close();
}

export function followMessages(): void {
  const place = block("message").previousElementSibling;
  // nothing outside of what fills the screen is seen
  followFullScreen(() => {
    const { fullscreenElement: full } = document;
    if (full) full.append(block("message"));
    else place?.after(block("message"));
  });
  button("message-close").addEventListener("click", close);
  button("message-act").addEventListener("click", () => {
    const offer = offered;
    close();
    offer?.act();
  });
}

function close(): void {
  offered = null;
  block("message").hidden = true;
}
