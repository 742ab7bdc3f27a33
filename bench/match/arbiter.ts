/** An independent arbiter: ffish, which knows the rules by a program of its own. */
import type { Arbiter, OpenArbiter, OurView } from "../../src/match/arbiter.ts";
import { loadFfish } from "../common/fairy-stockfish.ts";
import { fairyVariant } from "./fairy.ts";

interface Board {
  legalMoves(): string;
  push(move: string): boolean;
  isGameOver(claimDraw: boolean): boolean;
  result(claimDraw: boolean): string;
  fen(): string;
  delete(): void;
}

interface Ffish {
  readonly Board: new (variant: string, fen: string) => Board;
  variants(): string;
}

/** Opens arbiters for the games of a variant; null when the arbiter does not know it, or knows another game of that name. */
export async function openArbiters(
  variantId: string,
  startFen: string,
  legal: readonly string[],
): Promise<OpenArbiter | null> {
  const ffish = await loadFfish<Ffish>();
  const name = fairyVariant(variantId, startFen);
  if (!ffish.variants().split(" ").includes(name)) return null;
  const open = (fen: string) => new FfishArbiter(new ffish.Board(fairyVariant(variantId, fen), fen));
  const trial = open(startFen);
  const agrees = trial.compare({ legal, outcome: null }) === null;
  trial.close();
  return agrees ? open : null;
}

class FfishArbiter implements Arbiter {
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  push(move: string): string | null {
    if (!listOf(this.#board).includes(move)) return `the arbiter knows no move '${move}' in ${this.#board.fen()}`;
    this.#board.push(move);
    return null;
  }

  compare({ legal, outcome }: OurView): string | null {
    const theirs = listOf(this.#board);
    const difference = [...without(legal, theirs).map((m) => `+${m}`), ...without(theirs, legal).map((m) => `-${m}`)];
    const place = `in ${this.#board.fen()}`;
    // It lists no moves where it sees a draw that ends the game at once.
    if (difference.length > 0 && theirs.length > 0) return `legal moves differ (${difference.join(" ")}) ${place}`;
    const result = this.#board.isGameOver(true) ? this.#board.result(true) : null;
    if (result === (outcome?.result ?? null)) return null;
    const ours = outcome ? `${outcome.result} (${outcome.reason})` : "going on";
    return `ours says ${ours}, the arbiter ${result ?? "going on"} ${place}`;
  }

  close(): void {
    this.#board.delete();
  }
}

function listOf(board: Board): readonly string[] {
  return board
    .legalMoves()
    .split(" ")
    .filter((move) => move !== "");
}

function without(moves: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return moves.filter((move) => !known.has(move));
}
