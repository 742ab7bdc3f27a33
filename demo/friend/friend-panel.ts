/** Play a friend, by links: whose turn it is, the link to send, and a place for the one that comes back. */
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { block, canShare, isCopied, NOT_COPIED, valueIn } from "../dom.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { hasPictures } from "../pictures/without-pictures.ts";
import { CUT_WORDS, isCut, type ShareOptions, SharePart } from "../share/share-part.ts";
import { NO_SERIES } from "./friend-part.ts";

export class FriendPanel extends SharePart {
  #side: "white" | "black" = "white";
  #link = "";
  #pasted = "";

  constructor(options: ShareOptions) {
    super(options);
    options.friends.listen(() => this.follow());
  }

  protected override async show(): Promise<void> {
    const { session, address } = this.options;
    if (session.friend) this.#link = await address.write();
    this.draw();
  }

  protected override draw(): void {
    const { session } = this.options;
    render(
      html`<h2>Play a friend</h2>
        ${session.friend ? this.#game() : this.#invitation()}${this.#paste()}
        <p id="friend-note" class="note" role="status">${this.note}</p>`,
      block("friend"),
    );
  }

  #invitation(): TemplateResult {
    const { session, friends } = this.options;
    const choose = (side: "white" | "black") => () => {
      this.#side = side;
    };
    if (session.variant.series) return html`<p class="note">${NO_SERIES}</p>`;
    return html`<p class="note">
        By links, one for each move: you send one, your friend opens it, moves, and sends one back. It has the whole game and its rules in it; there is no
        server and no account.
      </p>
      <fieldset class="choice">
        <legend>You play</legend>
        <label><input type="radio" name="friend-side" value="white" .checked=${live(this.#side === "white")} @change=${choose("white")} />White</label>
        <label><input type="radio" name="friend-side" value="black" .checked=${live(this.#side === "black")} @change=${choose("black")} />Black</label>
      </fieldset>
      <div class="row">
        <button type="button" id="friend-begin" class="main" @click=${() => friends.begin(this.#side)}>Start a game of ${session.variant.name}</button>
      </div>`;
  }

  #game(): TemplateResult {
    const { session, friends } = this.options;
    const { friend, game, unsent, mayMove, current, settled } = session;
    const isAway = unsent === null && current !== settled;
    const who = friend?.name || t`your friend`;
    const goBack = () => session.goTo(settled);
    return html`<p id="friend-state"><strong>${this.#stateWords(who, isAway)}</strong></p>
      ${
        isAway
          ? html`<div class="row"><button type="button" id="friend-return" class="main" @click=${goBack}>Back to the game</button></div>`
          : nothing
      }
      ${
        friend?.draw === "friend" && mayMove && !game.outcome
          ? html`<div class="row">
              <button type="button" id="draw-accept" @click=${() => friends.acceptDraw()}>Accept the draw</button>
              <span class="note">or make a move to go on</span>
            </div>`
          : nothing
      }
      ${mayMove && !game.outcome ? nothing : this.#sending()}
      <div class="row"><button type="button" id="friend-leave" @click=${() => session.open(session.rules, session.start)}>Play something else</button></div>`;
  }

  #stateWords(who: string, isAway: boolean): string {
    const { unsent, mayMove, game, friend } = this.options.session;
    if (isAway) return t`You are looking at another position of this game.`;
    if (game.outcome && !friend?.isOver) return t`The game is over. Send the link, so that ${who} knows.`;
    if (game.outcome) return t`The game is over.`;
    if (unsent) return t`You play ${unsent.display}. Send the link to ${who}.`;
    if (mayMove && friend?.draw === "friend") return t`${sentence(who)} offers a draw. It is your move.`;
    if (mayMove) return t`It is your move: make it on the board.`;
    return friend?.settled === 0
      ? t`${sentence(who)} has White and begins: send the link.`
      : t`It is the turn of ${who}. Open the link that comes back.`;
  }

  #sending(): TemplateResult {
    const { friends, session } = this.options;
    const copy = async () => {
      const hasLink = await isCopied(this.#link);
      if (hasLink) friends.settle();
      this.tell(hasLink ? t`Copied: send it to your friend. Open the link that comes back.` : NOT_COPIED);
    };
    const send = async () => this.tell(await friends.send());
    const offer = (event: Event) => {
      friends.offersDraw = (event.target as HTMLInputElement).checked;
    };
    const isLong = isCut(this.#link) && hasPictures(session.variant);
    return html`${isLong ? html`<p class="note">${longWords(this.#link)}</p>` : nothing}<label class="field"
        ><span>Link for your friend</span><textarea id="friend-link" rows="3" readonly spellcheck="false" .value=${this.#link}></textarea></label>
      ${
        session.unsent && !session.game.outcome
          ? html`<label class="check"><input type="checkbox" id="draw-offer" .checked=${live(friends.offersDraw)} @change=${offer} />Offer a draw</label>`
          : nothing
      }
      <div class="row">
        ${canShare() ? html`<button type="button" id="friend-send" class="main" @click=${send}>Send …</button>` : nothing}
        <button type="button" id="friend-copy" class=${canShare() ? "" : "main"} @click=${copy}>Copy link</button>
        <button type="button" id="friend-back" ?hidden=${!session.mayTakeBack} @click=${() => session.takeBack()}>Take back</button>
      </div>`;
  }

  /** Where a link opens the browser's own page, this is not needed; an installed page has no address bar. */
  #paste(): TemplateResult {
    const open = async (event: Event) => {
      event.preventDefault();
      const at = this.#pasted.indexOf("#");
      if (at < 0) {
        this.tell(t`This is no link of this page: it has no '#'. Copy all of it.`);
        return;
      }
      const hash = this.#pasted.slice(at).trim();
      this.#pasted = "";
      await this.options.openLink(hash);
      this.draw();
    };
    return html`<form class="row paste" @submit=${open}>
      <input type="text" id="friend-pasted" aria-label="Link that you were sent" placeholder="Paste a link that you were sent" autocomplete="off" spellcheck="false" .value=${live(this.#pasted)} @input=${(
        event: Event,
      ) => {
        this.#pasted = valueIn(event);
      }} />
      <button type="submit" id="friend-open">Open</button>
    </form>`;
  }
}

function longWords({ length }: string): string {
  return t`The link has ${length} characters, since the pictures of the pieces are in it: ${CUT_WORDS}`;
}

/** At the beginning of a sentence. */
function sentence(who: string): string {
  return who.charAt(0).toUpperCase() + who.slice(1);
}
