/** The game on the board in the forms in which it is given away: a link, lines for a page, a picture, FEN, PGN, its rules. */
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { drawPicture, type Picture, writePicture } from "../../src/board.ts";
import { linkWith } from "../address.ts";
import { block, canShare, copied } from "../dom.ts";
import { recordFileName, writeRecord } from "../game-record.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type LinkedGame, writeLink } from "../link.ts";
import { hasPictures, withoutPictures } from "../pictures/without-pictures.ts";
import { saveFile } from "../save-file.ts";
import { embedSnippet } from "./embed.ts";
import { pngOf } from "./png.ts";
import { boxOf, positionPicture } from "./position-picture.ts";
import { CUT_WORDS, isCut, type ShareOptions, SharePart } from "./share-part.ts";

const FORMS = ["link", "embed", "picture", "fen", "pgn", "yaml"] as const;
type Form = (typeof FORMS)[number];
const NAMES: Readonly<Record<Form, string>> = {
  link: t`Link`,
  embed: t`Embed`,
  picture: t`Picture`,
  fen: "FEN",
  pgn: "PGN",
  yaml: t`Rules`,
};

/** What is given away as text. */
interface Text {
  readonly text: string;
  readonly note: string;
  readonly rows: number;
  /** How it is saved; absent for what is only copied. */
  readonly file?: { readonly name: string; readonly type?: string };
}

/** Where this site has the script for other pages, if it has been put there. */
const SCRIPTS = "./examples/fairywren/";

export class SharePanel extends SharePart {
  #form: Form = "link";
  #hasMoves = true;
  #hasPictures = true;
  #text: Text | null = null;
  /** Counts drawings: one that is made late is dropped. */
  #count = 0;

  constructor(options: ShareOptions) {
    super(options);
    new MutationObserver(() => this.follow()).observe(options.session.board, { attributeFilter: ["view", "flipped"] });
  }

  protected override async show(): Promise<void> {
    const count = ++this.#count;
    const text = await this.#textOf(this.#form);
    if (count !== this.#count) return;
    this.#text = text;
    this.draw();
  }

  async #textOf(form: Form): Promise<Text | null> {
    const { session } = this.options;
    if (form === "picture") return null;
    if (form === "link") return this.#linkText();
    if (form === "embed") return this.#embedText();
    if (form === "fen") return { text: session.game.fen(), note: t`The position on the board.`, rows: 2 };
    if (form === "pgn") return this.#pgnText();
    return this.#rulesText();
  }

  async #linkText(): Promise<Text> {
    const { address } = this.options;
    const isWhole = this.#hasPictures || !this.#drawn;
    const text = isWhole ? await address.link(this.#hasMoves) : linkWith(await writeLink(this.#linkedGame()));
    const length =
      isWhole && this.#drawn
        ? t`${text.length} characters, with the pictures of the pieces`
        : t`${text.length} characters`;
    const note = `${length}${isCut(text) ? `: ${CUT_WORDS}` : "."}`;
    return { text, note, rows: 4 };
  }

  /** Whether pieces have pictures of their own. */
  get #drawn(): boolean {
    return hasPictures(this.options.session.variant);
  }

  /** The game as it is given away, with what is wanted of it. */
  #linkedGame(): LinkedGame {
    const game = this.options.address.game(this.#hasMoves);
    return this.#hasPictures || game.yaml === null ? game : { ...game, yaml: withoutPictures(game.yaml) };
  }

  async #embedText(): Promise<Text> {
    const game = this.#linkedGame();
    const isHere = import.meta.env.HAS_SCRIPTS === "yes";
    const text = embedSnippet(game, isHere ? new URL(SCRIPTS, document.baseURI).href : "");
    const note = isHere
      ? t`For any page: the script and the tag. You may copy the script, with the folder 'cdn' beside it, to your own site.`
      : t`For any page: the script and the tag. The script is in the package, 'dist', with the folder 'cdn' beside it.`;
    return { text, note, rows: 8 };
  }

  async #pgnText(): Promise<Text> {
    const { session, chosen } = this.options;
    const { yaml } = session.rules;
    const carried = yaml === null ? null : (await import("../carried-rules.ts")).carriedRules(yaml);
    const text = writeRecord(session, chosen.settings.name, carried?.line ?? null);
    const note = carried?.note || t`The game with its branches and comments.`;
    return { text, note, rows: 10, file: { name: recordFileName(session), type: "application/vnd.chess-pgn" } };
  }

  async #rulesText(): Promise<Text> {
    const { session, library } = this.options;
    const { rules, variant } = session;
    const text = rules.yaml ?? (await library.textOf(rules.origin));
    return {
      text,
      note: t`The file of the variant, for programs, chess programs and pages.`,
      rows: 12,
      file: { name: `${variant.id}.yaml` },
    };
  }

  protected override draw(): void {
    const choose = (form: Form) => () => {
      this.#form = form;
      this.#text = null;
      this.follow();
    };
    render(
      html`<h2>Give this game away</h2>
        <fieldset class="choice">
          <legend class="spoken">As</legend>
          ${FORMS.map(
            (form) =>
              html`<label><input type="radio" name="share-form" value=${form} .checked=${live(form === this.#form)} @change=${choose(form)} />${NAMES[form]}</label>`,
          )}
        </fieldset>
        ${this.#form === "picture" ? this.#picture() : this.#text ? this.#textPart(this.#text) : nothing}
        <p id="link-note" class="note" role="status">${this.note || this.#text?.note}</p>`,
      block("sharing"),
    );
  }

  #textPart({ text, rows, file }: Text): TemplateResult {
    const form = this.#form;
    const name = form === "link" ? t`Link` : NAMES[form];
    const hasMoves = form === "link" || form === "embed";
    const moves = (event: Event) => {
      this.#hasMoves = (event.target as HTMLInputElement).checked;
      this.follow();
    };
    const pictures = (event: Event) => {
      this.#hasPictures = (event.target as HTMLInputElement).checked;
      this.follow();
    };
    const send = () => void navigator.share({ title: document.title, url: text }).catch(() => undefined);
    return html`<textarea id=${form === "link" ? "link" : `share-${form}`} aria-label=${name} rows=${rows} readonly spellcheck="false" .value=${text}></textarea>
      <div class="row">
        <button type="button" id="link-copy" class="main" @click=${async () => this.tell(await copied(text))}>Copy</button>
        ${
          form === "link" && canShare()
            ? html`<button type="button" id="link-send" @click=${send}>Send …</button>`
            : nothing
        }
        ${file ? html`<button type="button" id="share-save" @click=${() => saveFile(file.name, text, file.type)}>Save file</button>` : nothing}
      </div>
      ${
        hasMoves
          ? html`<label class="check"><input type="checkbox" id="link-moves" .checked=${live(this.#hasMoves)} @change=${moves} />with the moves played</label>`
          : nothing
      }
      ${
        hasMoves && this.#drawn
          ? html`<label class="check"><input type="checkbox" id="link-pictures" .checked=${live(this.#hasPictures)} @change=${pictures} />with the pictures of the pieces</label>`
          : nothing
      }`;
  }

  #picture(): TemplateResult {
    const picture = this.#positionPicture();
    const svg = writePicture(sized(picture));
    const [, , width, height] = boxOf(picture);
    const name = `${this.options.session.variant.id}`;
    const png = async (use: (blob: Blob) => void | Promise<void>, done: string) => {
      try {
        await use(await pngOf(svg, width, height));
        this.tell(done);
      } catch (error) {
        this.tell(t`The picture could not be made. ${error instanceof Error ? error.message : ""}`);
      }
    };
    const copy = () =>
      png((blob) => navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]), t`The picture is copied.`);
    return html`<div class="board-picture">${drawPicture(picture)}</div>
      <div class="row">
        <button type="button" id="picture-svg" class="main" @click=${() => saveFile(`${name}.svg`, svg, "image/svg+xml")}>Save SVG</button>
        <button type="button" id="picture-png" @click=${() => png((blob) => saveFile(`${name}.png`, blob, "image/png"), "")}>Save PNG</button>
        ${typeof ClipboardItem === "undefined" ? nothing : html`<button type="button" id="picture-copy" @click=${copy}>Copy</button>`}
      </div>`;
  }

  #positionPicture(): Picture {
    const { session, chosen } = this.options;
    const { coordinates, colours } = chosen.settings;
    return positionPicture(session.variant, session.game.position, { ...session.sight, coordinates, colours });
  }
}

/** For programs that show an SVG as large as it says. */
function sized(picture: Picture): Picture {
  const [, , width, height] = boxOf(picture);
  return { ...picture, attributes: { ...picture.attributes, width, height } };
}
