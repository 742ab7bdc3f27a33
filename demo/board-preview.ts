/** A picture over the board: what it would look like after some moves. The game and the board stay as they are. */
import { drawPicture, type FairywrenBoard, layOut } from "../src/board.ts";
import type { Game, GameMove, Variant } from "../src/index.ts";
import { boardPicture } from "./drawn.ts";
import type { Session } from "./session.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

export class BoardPreview {
  readonly #session: Session;
  readonly #place = document.createElement("div");

  constructor(session: Session) {
    this.#session = session;
    this.#place.className = "preview";
    this.#place.slot = "far";
    this.#place.setAttribute("aria-hidden", "true");
    this.#place.hidden = true;
    session.board.append(this.#place);
    session.listen(() => this.hide());
  }

  /** @param game where the moves begin; it is left as it is */
  show(game: Game, moves: readonly GameMove[]): void {
    const after = game.copy();
    for (const move of moves) after.play(move);
    this.#place.replaceChildren(this.#picture(after, moves[moves.length - 1]));
    this.#place.hidden = false;
    cover(this.#place, this.#session.board);
  }

  hide(): void {
    this.#place.hidden = true;
    this.#place.replaceChildren();
  }

  #picture({ variant, position }: Game, { from, to }: GameMove): SVGElement {
    const { board, players, isFlipped } = this.#session;
    const seat = {
      view: board.view === "corner" || board.view === "square" ? board.view : variant.view,
      flipped: (players.side === "black") !== isFlipped,
      coordinates: board.coordinates ?? "outside",
    } as const;
    const picture = drawPicture(boardPicture(variant, { ...seat, position }));
    const geometry = layOut(variant.board, seat);
    for (const square of [from, to]) {
      const tint = document.createElementNS(NAMESPACE, "polygon");
      tint.setAttribute("class", "tint");
      tint.setAttribute("points", geometry.outline(squareOf(variant, square)).join(" "));
      picture.insertBefore(tint, picture.querySelector("g"));
    }
    return picture;
  }
}

/** Exactly over the squares, wherever the element has them. */
function cover(place: HTMLElement, board: FairywrenBoard): void {
  const shown = board.shadowRoot?.querySelector('[part~="board"]');
  const frame = shown?.getBoundingClientRect();
  if (!shown || !frame) return;
  const around = board.getBoundingClientRect();
  place.style.setProperty("--top", `${frame.top - around.top}px`);
  place.style.setProperty("--left", `${frame.left - around.left}px`);
  place.style.setProperty("--width", `${frame.width}px`);
  const label = shown.querySelector(".label.outside");
  if (label) place.style.setProperty("--letters", getComputedStyle(label).fontSize);
}

function squareOf({ board }: Variant, name: string): number {
  return (Number(name.slice(1)) - 1) * board.files + name.charCodeAt(0) - "a".charCodeAt(0);
}
