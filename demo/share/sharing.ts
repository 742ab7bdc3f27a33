/** Share, fetched when it is first shown: a game with a friend, the game as a link and in other forms, what is kept here. */
import "./share.css";
import { FriendPanel } from "../friend/friend-panel.ts";
import { KeepPanel } from "../keep-panel.ts";
import { SharePanel } from "./share-panel.ts";
import type { ShareOptions } from "./share-part.ts";

export class Sharing {
  readonly #panels: readonly { shown: boolean }[];

  constructor(options: ShareOptions) {
    new KeepPanel(options.session, options.store);
    this.#panels = [new FriendPanel(options), new SharePanel(options)];
  }

  /** Shows the panels with what is on the board now, or hides them. */
  set shown(isShown: boolean) {
    for (const panel of this.#panels) panel.shown = isShown;
  }
}
