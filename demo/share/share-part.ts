/** A part of Share: drawn while it is shown, with what is on the board by then, and a note that lasts until that changes. */
import type { Address } from "../address.ts";
import type { FriendGames } from "../friend/friend-games.ts";
import { t } from "../language.ts";
import type { Session } from "../session.ts";
import type { Chosen } from "../settings.ts";
import type { Store } from "../shelf/store.ts";
import type { Library } from "../variants.ts";

/** Some messengers cut links of more characters. */
const LONGEST_UNCUT = 2_000;
export const CUT_WORDS = t`some messengers cut links of more than 2,000.`;

export function isCut(link: string): boolean {
  return link.length > LONGEST_UNCUT;
}

export interface ShareOptions {
  readonly session: Session;
  readonly address: Address;
  readonly library: Library;
  readonly chosen: Chosen;
  readonly store: Store;
  readonly friends: FriendGames;
  /** Opens the part of a link after its page, from `#` on. */
  readonly openLink: (hash: string) => Promise<void>;
}

export abstract class SharePart {
  protected readonly options: ShareOptions;
  protected note = "";
  #isShown = false;

  constructor(options: ShareOptions) {
    this.options = options;
    options.session.listen(() => this.follow());
    options.chosen.follow(() => this.follow());
  }

  set shown(isShown: boolean) {
    this.#isShown = isShown;
    this.follow();
  }

  protected follow(): void {
    this.note = "";
    if (this.#isShown) void this.show();
  }

  protected tell(note: string): void {
    this.note = note;
    this.draw();
  }

  /** Draws it once what it shows is known. */
  protected abstract show(): Promise<void>;
  protected abstract draw(): void;
}
