/** Asks for the piece to promote to or to let enter from the hand, what to take on the way, and whether to pass: one button each. */
import type { GameMove } from "../engine/game-move.ts";
import { takenBy } from "./announce.ts";
import { make } from "./dom.ts";
import { type Geometry, type Point, UNIT } from "./geometry.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { drawPicture } from "./picture.ts";
import { type PieceArt, pictureOf } from "./piece-art.ts";
import { type BoardState, type Intent, waysOf } from "./state.ts";

export class Chooser {
  readonly element = make("div", { class: "choice", attributes: { hidden: "" } });
  readonly #send: (intent: Intent) => void;
  #shown: BoardState["choice"] = null;
  #art: PieceArt | null = null;
  #language = IN_ENGLISH;

  constructor(send: (intent: Intent) => void) {
    this.#send = send;
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  update(state: BoardState, geometry: Geometry, art: PieceArt | null, language: Language): void {
    if (state.choice === this.#shown && language === this.#language) return;
    this.#art = art;
    this.#language = language;
    this.#shown = state.choice;
    this.element.hidden = state.choice === null;
    this.element.replaceChildren(...(state.choice ? this.#build(state, state.choice, geometry) : []));
    this.#buttons[0]?.focus();
  }

  /** Puts the question beside its square. @param at shares of the room, as is `unit`, the height of a square */
  place(at: Point, unit: number): void {
    const box = this.element.querySelector<HTMLElement>(".chooser");
    if (box) place(box, at, unit);
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll("button")];
  }

  #build(state: BoardState, choice: NonNullable<BoardState["choice"]>, geometry: Geometry): HTMLElement[] {
    const { to, moves, confirms } = choice;
    const veil = make("div", { class: "veil" });
    // a new press: the click of a tap that asked this comes after it, and to what lies there then
    veil.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      event.preventDefault(); // the focus goes back to the board
      this.#send({ type: "cancel" });
    });
    const box = make("div", {
      class: "chooser",
      attributes: {
        role: "dialog",
        "aria-modal": "true",
        "aria-label": this.#language.say(confirms ? "confirmMove" : titleOf(moves)),
      },
    });
    const ways = waysOf(moves);
    box.classList.toggle("worded", ways.length > 1);
    const [x, y] = geometry.centre(to);
    place(box, [x / geometry.width, y / geometry.height], UNIT / geometry.height);
    box.style.gridTemplateColumns = `repeat(${columnsFor(ways.length, confirms ? 2 : moves.length)}, auto)`;
    if (confirms) box.append(...this.#confirming(moves[0]));
    else if (ways.length > 1) box.append(...ways.map((way) => this.#way(way)));
    else
      box.append(
        ...moves.map((move) =>
          moves.length === 1 && !isInPlace(move) ? this.#way(moves) : this.#button(state, move, moves),
        ),
      );
    return [veil, box];
  }

  #button({ variant, position }: BoardState, move: GameMove, moves: readonly GameMove[]): HTMLButtonElement {
    const { promotion, piece, enters, entersOn, partner } = move;
    const typeOf = (id: string) => variant.pieceTypes.find((type) => type.id === id) ?? variant.pieceTypes[0];
    const pieceType = typeOf(enters ?? promotion ?? piece);
    const name = nameOf(move, moves, this.#language, (id) => this.#language.piece(typeOf(id)));
    const what = { "data-promotion": promotion ?? piece, ...(enters === null ? {} : { "data-enters": enters }) };
    const button = make("button", { attributes: { type: "button", "aria-label": name, title: name, ...what } });
    const picture = drawPicture(pictureOf(this.#art, pieceType, position.turn));
    button.append(picture, ...(partner !== null && entersOn !== null ? [entersOn] : []));
    button.addEventListener("click", () => this.#send({ type: "choose", move }));
    return button;
  }

  /** What is taken on the way; what the piece becomes is asked afterwards. */
  #way(moves: readonly GameMove[]): HTMLButtonElement {
    const [move] = moves;
    return this.#worded(
      wayText(move, this.#language),
      moves.length === 1 ? { type: "choose", move } : { type: "narrow", moves },
    );
  }

  #confirming(move: GameMove): HTMLButtonElement[] {
    return [
      this.#worded(this.#language.say("playMove", { move: move.san }), { type: "choose", move }),
      this.#worded(this.#language.say("takeBack"), { type: "cancel" }),
    ];
  }

  #worded(text: string, intent: Intent): HTMLButtonElement {
    const button = make("button", { class: "pass", text, attributes: { type: "button" } });
    button.addEventListener("click", () => this.#send(intent));
    return button;
  }

  #walk(event: KeyboardEvent): void {
    const buttons = this.#buttons;
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const step =
      { ArrowRight: 1, ArrowDown: 1, Tab: event.shiftKey ? -1 : 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === "Escape") this.#send({ type: "cancel" });
    else if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else this.#typed(event.key);
    event.stopPropagation();
    if (step !== 0 || event.key === "Escape") event.preventDefault();
  }

  /** A piece's letter chooses it; where several have it in other dress, the plain one, and what dresses them chooses them. */
  #typed(key: string): void {
    const moves = this.#shown?.moves ?? [];
    const wanted = key.toLowerCase();
    const move = moves.find((own) => letterOf(own) === wanted) ?? moves.find((own) => letterOf(own).includes(wanted));
    if (move) this.#send({ type: "choose", move });
  }
}

/** The letter of the piece that a choice names, in lower case; empty for other choices. */
function letterOf({ uci, promotion, drop, enters }: GameMove): string {
  if (drop) return uci.split("@")[0].toLowerCase();
  return promotion === null && enters === null ? "" : (/[a-z+-]['!]?$/.exec(uci)?.[0] ?? "");
}

function place({ style }: HTMLElement, [share, height]: Point, unit: number): void {
  const isLow = height > 0.5;
  style.left = `${share * 100}%`;
  style.top = `${(height + (isLow ? -0.6 : 0.6) * unit) * 100}%`;
  style.transform = `translate(${-share * 100}%, ${isLow ? -100 : 0}%)`;
}

/** Whether a piece promotes where it stands, instead of a move. */
function isInPlace(move: GameMove): boolean {
  return move.promotion !== null && move.from === move.to && takenBy(move).length === 0;
}

/** `Take d5 and go on to f6` */
function wayText(move: GameMove, language: Language): string {
  const { from, to, pass, capturedAt } = move;
  const taken = takenBy(move).map(({ square }) => square);
  if (isInPlace(move)) return language.say("promotion");
  if (taken.length === 0)
    return pass || from === to ? language.say("pass") : language.say("straightTo", { square: to });
  const squares = language.list(taken, "and");
  if (capturedAt === to) return language.say("take", { squares });
  return from === to ? language.say("takeAndStay", { squares }) : language.say("takeAndGoOn", { squares, to });
}

/** Words stand below one another as long as they are few, pictures beside one another. */
function columnsFor(ways: number, moves: number): number {
  if (ways > 1) return ways > 4 ? 2 : 1;
  return moves > 5 ? Math.ceil(moves / 2) : moves;
}

function titleOf(moves: readonly GameMove[]) {
  const [{ drop, pass }] = moves;
  if (drop || pass) return drop ? "dropAs" : "pass";
  if (waysOf(moves).length > 1 || (moves.length === 1 && !isInPlace(moves[0]))) return "whichMove";
  return moves.every(({ promotion }) => promotion === null) && moves.some(({ enters }) => enters)
    ? "enter"
    : "promotion";
}

/** What a choice is called, beside the others. */
function nameOf(
  { promotion, piece, drop, enters, entersOn, partner }: GameMove,
  moves: readonly GameMove[],
  language: Language,
  nameOfPiece: (id: string) => string,
): string {
  const mayEnter = moves.some((move) => move.enters !== null);
  const mayPromote = moves.some((move) => move.promotion !== null);
  const name = nameOfPiece(promotion ?? piece);
  const becomes = promotion === null && !drop ? language.say("keepPiece", { piece: name }) : name;
  if (!mayEnter) return becomes;
  const entering = enters === null ? language.say("nothingEnters") : nameOfPiece(enters);
  const isPlaced = enters !== null && partner !== null && entersOn !== null;
  const what = isPlaced ? language.say("pieceOn", { piece: entering, square: entersOn }) : entering;
  return mayPromote ? language.list([becomes, what]) : what;
}
