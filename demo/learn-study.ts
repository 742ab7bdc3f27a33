/** One piece looked at closely: its whole move on an emptied board, beside the position of the game, and what stands in its way. */
import { nothing, type TemplateResult } from "lit/html.js";
import { drawPicture, isEnd, type Mark, reachOf } from "../src/board.ts";
import { type Board, fileOf, isHole, rankOf, squareCount, squareName, stepFrom } from "../src/geometry.ts";
import { type Position, piecesInWords, type Variant } from "../src/index.ts";
import { pieceName } from "./board-language.ts";
import { valueIn } from "./dom.ts";
import { reachPicture } from "./drawn.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import type { Session } from "./session.ts";

type Piece = NonNullable<Position["pieces"][number]>;

export class Study {
  readonly #session: Session;
  readonly #redraw: () => void;
  /** Drawn when what it shows changes, not whenever the sheet around it is. */
  #drawn: TemplateResult | typeof nothing = nothing;
  /** Null while no piece is looked at. */
  #piece: Piece | null = null;
  /** Where it stands on the emptied board. */
  #from = 0;
  /** Where it stands in the game; null where it does not. */
  #real: number | null = null;

  constructor(session: Session, redraw: () => void) {
    this.#session = session;
    this.#redraw = redraw;
  }

  /** Nothing while no piece is looked at. */
  template(): TemplateResult | typeof nothing {
    return this.#drawn;
  }

  /** The kind that is looked at; null for none. */
  get kind(): number | null {
    return this.#piece?.kind ?? null;
  }

  /** Looks at a kind: at one of the game, if there is one. */
  showKind(kind: number): void {
    const { variant, game } = this.#session;
    const isOf = (side: 0 | 1) => (piece: Piece | null) => piece?.kind === kind && piece.side === side;
    const { pieces } = game.position;
    const own = pieces.findIndex(isOf(game.turn));
    const real = own >= 0 ? own : pieces.findIndex((piece) => piece?.kind === kind);
    const piece = pieces[real] ?? { kind, side: 0 };
    this.#show(piece, usualSquare(variant, piece), real >= 0 ? real : null);
  }

  /** Looks at the piece on a square of the game. */
  showSquare(square: number): void {
    const piece = this.#session.game.position.pieces[square];
    if (piece) this.#show(piece, square, square);
  }

  /** Draws it again after a move. */
  follow(): void {
    const { variant, game } = this.#session;
    const piece = this.#piece;
    if (!piece) return;
    if (piece.kind >= variant.pieceTypes.length) this.close();
    else if (this.#real !== null && game.position.pieces[this.#real]?.kind !== piece.kind) this.showKind(piece.kind);
    else this.#draw();
  }

  close(): void {
    this.#piece = null;
    this.#drawn = nothing;
    this.#redraw();
  }

  #show(piece: Piece, from: number, real: number | null): void {
    this.#piece = piece;
    this.#from = from;
    this.#real = real;
    this.#draw();
  }

  #draw(): void {
    const piece = this.#piece;
    if (!piece) return;
    const { variant } = this.#session;
    const name = pieceName(variant.pieceTypes[piece.kind]);
    this.#drawn = html`<section class="card study" id="study" aria-label="How the ${name} moves">
      <div class="row between">
        <h3>${name}</h3>
        <button type="button" id="study-close" @click=${() => this.close()}>Close</button>
      </div>
      <p role="status" lang="en">${piecesInWords(variant)[piece.kind][0]}</p>
      <div class="study-boards">${this.#whole(piece)}${this.#now(piece)}${this.#blocked(piece)}</div>
    </section>`;
    this.#redraw();
  }

  #whole(piece: Piece): TemplateResult {
    const { variant } = this.#session;
    const from = this.#from;
    const marks = reachOf(variant, { piece, from });
    const count = countEnds(marks);
    const needs = needsInWords(marks);
    const picture = drawPicture(reachPicture(variant, { piece, from, ...this.#session.sight }));
    const press = ({ target }: Event) => {
      const square = standing(variant.board)[squaresOf(picture).indexOf(target as SVGElement)];
      if (square !== undefined) this.#moveTo(square);
    };
    const choose = (event: Event) => this.#moveTo(Number(valueIn(event)));
    return html`<figure class="whole">
      <div class="pressed" @click=${press}>${picture}</div>
      <figcaption>
        <label class="row">On an empty board, from <select id="study-square" @change=${choose}>
          ${standing(variant.board).map((square) => html`<option value=${square} .selected=${square === from}>${nameOf(variant, square)}</option>`)}
        </select></label>
        ${count === 1 ? t`One square.` : t`${count} squares.`}${needs} Press another square to put it there.
      </figcaption>
    </figure>`;
  }

  #moveTo(square: number): void {
    this.#from = square;
    this.#draw();
  }

  #now(piece: Piece): TemplateResult {
    const { variant, game } = this.#session;
    if (this.#real === null) return html`<p class="note">There is none on the board now.</p>`;
    const { pieces } = game.position;
    const at = { piece, from: this.#real, pieces };
    const count = countEnds(reachOf(variant, at).filter(({ possible }) => possible));
    return html`<figure>
      ${drawPicture(reachPicture(variant, { ...at, ...this.#session.sight }))}
      <figcaption>In this game, on ${nameOf(variant, this.#real)}: ${count === 1 ? t`one square is` : t`${count} squares are`} open to it, checks aside.</figcaption>
    </figure>`;
  }

  /** Where jumping matters: own pieces on one side of it. */
  #blocked(piece: Piece): TemplateResult | typeof nothing {
    const { variant } = this.#session;
    const { board } = variant;
    const from = nearest(board, Math.floor(board.files / 2));
    const marks = reachOf(variant, { piece, from });
    const words = jumpingInWords(new Set(marks.map(({ motion }) => motion)), marks);
    if (words === null) return nothing;
    const pieces = withVictims(variant, piece, marks) ?? besides(variant, piece, from);
    return html`<figure>
      ${drawPicture(reachPicture(variant, { piece, from, pieces, ...this.#session.sight }))}
      <figcaption>${words}</figcaption>
    </figure>`;
  }
}

/** Squares on which it may end, its own aside. */
function countEnds(marks: readonly Mark[]): number {
  return new Set(marks.filter((mark) => isEnd(mark) && mark.motion !== "pass").map(({ square }) => square)).size;
}

function needsInWords(marks: readonly Mark[]): string {
  const has = (motion: Mark["motion"]) => marks.some((mark) => mark.motion === motion);
  const hops = has("hop") ? ` ${t`Triangles need a piece to go over.`}` : "";
  return hops + (has("strike") ? ` ${t`To end where a box is it needs a piece to take on its way.`}` : "");
}

/** Null for what only slides: nobody expects that to jump. */
function jumpingInWords(motions: ReadonlySet<string>, marks: readonly Mark[]): string | null {
  const stays = motions.has("stay") ? t`Where an arrow turns back, it may take without moving.` : "";
  if (motions.has("strike"))
    return t`It takes a piece on its way (cross) and goes on to where a box is. ${stays}`.trim();
  if (motions.has("stay")) return stays;
  if (marks.some(({ friends, motion }) => friends !== "no" && motion === "hop"))
    return t`It hops (triangles) to where a piece of its own side is in between, and not where there is none.`;
  if (marks.some(({ friends }) => friends !== "no")) return t`It may take pieces of its own side, where a plus is.`;
  if (motions.has("hop"))
    return t`It hops (triangles) to where a piece of either side is in between, and not where there is none.`;
  if (motions.has("leap") && motions.size === 1) return t`It leaps: pieces beside it are not in its way.`;
  if (motions.has("leap"))
    return t`Where it leaps (diamonds), pieces beside it are not in its way; where it slides, they are.`;
  if (motions.has("lame"))
    return t`It jumps over nothing: a piece on the bend is in its way, as are those on its lines.`;
  return null;
}

/** Pieces that it may take, of the other side on its way, else of its own; null where it takes no others than all do. */
function withVictims(variant: Variant, piece: Piece, marks: readonly Mark[]): Position["pieces"] | null {
  const onWay = marks.filter(({ motion }) => motion === "victim" || motion === "stay");
  const own = marks.filter(({ friends, motion }) => friends !== "no" && motion !== "hop");
  const squares = [...new Set((onWay.length > 0 ? onWay : own).map(({ square }) => square))];
  if (squares.length === 0) return null;
  const side = onWay.length > 0 ? (piece.side === 0 ? 1 : 0) : piece.side;
  const kind = mostCommon(variant, piece);
  const pieces: (Piece | null)[] = variant.setup.pieces.map(() => null);
  for (const square of squares.slice(-EXAMPLES)) pieces[square] = { kind, side };
  return pieces;
}

/** Pieces in an example. */
const EXAMPLES = 2;

/** The kind of which most stand on the board at the start. */
function mostCommon({ setup }: Variant, piece: Piece): number {
  const counts = new Map<number, number>();
  for (const other of setup.pieces) if (other) counts.set(other.kind, (counts.get(other.kind) ?? 0) + 1);
  const [most = [piece.kind]] = [...counts].sort(([, a], [, b]) => b - a);
  return most[0];
}

/** Own pieces on the squares around it, on one side. */
function besides(variant: Variant, piece: Piece, from: number): Position["pieces"] {
  const { board, setup } = variant;
  const kind = mostCommon(variant, piece);
  const pieces: (Piece | null)[] = setup.pieces.map(() => null);
  const steps = [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const;
  for (const step of steps) {
    const square = stepFrom(board, from, step);
    if (square !== null) pieces[square] = { kind, side: piece.side };
  }
  return pieces;
}

/** A square from which its first moves are seen, too; else one in the middle. */
function usualSquare(variant: Variant, piece: Piece): number {
  const { board, pieceTypes } = variant;
  const first = pieceTypes[piece.kind].firstMove[piece.side];
  const from = first[Math.floor(first.length / 2)];
  if (from !== undefined && reachOf(variant, { piece, from }).some(({ initial }) => initial)) return from;
  return nearest(board, Math.floor((board.files - 1) / 2));
}

/** The square that there is nearest to the middle of a file. */
function nearest(board: Board, file: number): number {
  const rank = Math.floor((board.ranks - 1) / 2);
  const distance = (square: number) => Math.hypot(fileOf(board, square) - file, rankOf(board, square) - rank);
  return standing(board).reduce((best, square) => (distance(square) < distance(best) ? square : best));
}

/** The squares that there are. */
function standing(board: Board): readonly number[] {
  return Array.from({ length: squareCount(board) }, (_, square) => square).filter((square) => !isHole(board, square));
}

/** Of a picture of a board, in the order of their numbers. */
function squaresOf(picture: SVGElement): readonly SVGElement[] {
  return [...picture.querySelectorAll<SVGElement>(".fw-square")];
}

function nameOf({ board }: Variant, square: number): string {
  return squareName(board, square);
}
