/** Share: the game as a link, which is also in the address bar. */
import type { Address } from "./address.ts";
import { area, block, button, copy, input, onPress } from "./dom.ts";
import type { Session } from "./session.ts";

/** Some messengers cut longer links. */
const LONG = 2_000;

export class SharePanel {
  readonly #address: Address;
  #isShown = false;

  constructor(session: Session, address: Address) {
    this.#address = address;
    session.listen(() => this.#isShown && void this.#show());
    input("link-moves").addEventListener("change", () => void this.#show());
    onPress("link-copy", () => void copy(area("link").value, block("link-note")));
    onPress(
      "link-send",
      () => void navigator.share({ title: document.title, url: area("link").value }).catch(() => undefined),
    );
    button("link-send").hidden = typeof navigator.share !== "function";
    new MutationObserver(() => this.#isShown && void this.#show()).observe(session.board, {
      attributeFilter: ["view", "flipped"],
    });
  }

  /** Shows the panel with the current link, or hides it. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    if (isShown) void this.#show();
  }

  async #show(): Promise<void> {
    const link = await this.#address.write(input("link-moves").checked);
    area("link").value = link;
    const isLong = link.length > LONG;
    block("link-note").textContent =
      `${link.length} characters${isLong ? ": some messengers cut links of more than 2,000." : "."}`;
  }
}
