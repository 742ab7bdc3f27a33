/** Fairy-Stockfish as a library, as one of those that follow our games. */
import { loadFfish } from "../common/fairy-stockfish.ts";
import { peerVersion } from "../common/peers.ts";
import { fairyVariant } from "../match/fairy.ts";
import { GOING_ON, type Rival, type RivalGame, type View } from "./view.ts";

interface Board {
  legalMoves(): string;
  legalMovesSan(): string;
  push(move: string): boolean;
  isCheck(): boolean;
  isGameOver(claimDraw: boolean): boolean;
  result(claimDraw: boolean): string;
  fen(): string;
  delete(): void;
}

interface Ffish {
  readonly Board: new (variant: string, fen: string, is960: boolean) => Board;
  variants(): string;
  loadVariantConfig(text: string): void;
}

/** Starts of which the rooks' files have to be told apart. */
const SHUFFLED: readonly string[] = ["fischerandom", "caparandom"];

/** @param config further variants in its own language, or null */
export async function startFfishRival(config: string | null): Promise<Rival> {
  const ffish = await loadFfish<Ffish>();
  if (config !== null) ffish.loadVariantConfig(config);
  const known = new Set([...ffish.variants().split(" "), "wildcastle"]);
  return {
    name: "ffish-es6",
    version: peerVersion("ffish-es6"),
    knows: (id) => known.has(id),
    open: (id, fen) =>
      new FfishGame(
        new ffish.Board(fairyVariant(id, fen), fen, SHUFFLED.includes(id)),
        SHUFFLED.includes(id) ? withOuterRooks : (text) => text,
      ),
  };
}

class FfishGame implements RivalGame {
  readonly #board: Board;
  readonly #toOurs: (fen: string) => string;

  /** @param toOurs writes its FEN as ours is written */
  constructor(board: Board, toOurs: (fen: string) => string) {
    this.#board = board;
    this.#toOurs = toOurs;
  }

  view(): View {
    const moves = wordsOf(this.#board.legalMoves());
    const sans = wordsOf(this.#board.legalMovesSan());
    return {
      moves: new Map(moves.map((move, index) => [move, sans[index]])),
      fen: this.#toOurs(this.#board.fen()),
      check: this.#board.isCheck(),
      result: this.#board.isGameOver(true) ? this.#board.result(true) : GOING_ON,
    };
  }

  play(uci: string): void {
    this.#board.push(uci);
  }

  close(): void {
    this.#board.delete();
  }
}

/** Shuffled starts have the rooks' files for castling there; in X-FEN, as we write it, the outermost rook is K or Q. */
function withOuterRooks(fen: string): string {
  const [board, turn, rights, ...rest] = fen.split(" ");
  const rows = board.split("/").map((row) => row.replace(/\d+/g, (count) => ".".repeat(Number(count))));
  const letters = Array.from(rights, (letter) => outerRook(letter, rows));
  return [board, turn, letters.join(""), ...rest].join(" ");
}

function outerRook(letter: string, rows: readonly string[]): string {
  if (letter === "-") return letter;
  const isWhite = letter === letter.toUpperCase();
  const row = isWhite ? rows[rows.length - 1] : rows[0];
  const [king, rook] = isWhite ? ["K", "R"] : ["k", "r"];
  const file = letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
  const isRight = file > row.indexOf(king);
  const outermost = isRight ? row.lastIndexOf(rook) : row.indexOf(rook);
  if (file !== outermost) return letter;
  return isWhite ? (isRight ? "K" : "Q") : isRight ? "k" : "q";
}

function wordsOf(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}
