import { loadFfish } from "../../common/fairy-stockfish.ts";
import { peerVersion } from "../../common/peers.ts";
import type { HostGame } from "../host/games.ts";
import type { HostLibrary } from "../host/library.ts";

/** The board as its C++ has it; each has to be given back. */
interface Board {
  legalMovesSan(): string;
  reset(): void;
  push(uci: string): boolean;
  pushSan(san: string): boolean;
  fen(): string;
  setFen(fen: string): void;
  turn(): boolean;
  variationSan(uciMoves: string, notation: unknown, moveNumbers: boolean): string;
  delete(): void;
}

interface Ffish {
  readonly Board: new (variant: string) => Board;
  readonly Notation: { readonly SAN: unknown };
  readGamePGN(pgn: string): { mainlineMoves(): string; delete(): void };
}

/** Fairy-Stockfish as a library, as its own documents call it. */
export async function startFfishHost(): Promise<HostLibrary> {
  const ffish = await loadFfish<Ffish>();
  const boards = new Map<string, Board>();
  /** A board of each variant serves again and again: a new one takes milliseconds. */
  const onBoard = <T>(variant: string, use: (board: Board) => T): T => {
    const board = boards.get(variant) ?? new ffish.Board(variant);
    boards.set(variant, board);
    board.reset();
    return use(board);
  };
  const walk = ({ variant, uci }: HostGame, look: (board: Board) => number): number =>
    onBoard(variant, (board) =>
      uci.reduce((sum, move) => {
        const seen = look(board);
        push(board.push(move));
        return sum + seen;
      }, 0),
    );
  return {
    name: "ffish-es6",
    version: peerVersion("ffish-es6"),
    plays: () => true,
    close: () => {
      for (const board of boards.values()) board.delete();
    },
    tasks: {
      "replay of UCI": ({ variant, uci }) =>
        onBoard(variant, (board) => {
          for (const move of uci) push(board.push(move));
          return board.fen();
        }),
      "replay of SAN": ({ variant, san }) =>
        onBoard(variant, (board) => {
          for (const move of san) push(board.pushSan(move));
          return board.fen();
        }),
      "FEN read": ({ variant, fens }) =>
        onBoard(variant, (board) =>
          fens.reduce((_, fen) => {
            board.setFen(fen);
            return board.turn() ? 0 : 1;
          }, 0),
        ),
      "FEN written": (game) => walk(game, (board) => board.fen().length),
      "PGN read": ({ variant, pgn }) => {
        const game = ffish.readGamePGN(pgn.replace(/(?<=\[Variant ")[^"]*/, variant));
        const moves = game.mainlineMoves();
        game.delete();
        return moves.trim().split(" ").length;
      },
      "PGN written": (game) => {
        walk(game, () => 0);
        return onBoard(
          game.variant,
          (board) => board.variationSan(game.uci.join(" "), ffish.Notation.SAN, true).length,
        );
      },
      "legal moves with SAN": (game) => walk(game, (board) => textsOf(board.legalMovesSan())),
    },
  };
}

function push(isLegal: boolean): void {
  if (!isLegal) throw new Error("ffish-es6 finds a move illegal");
}

function textsOf(list: string): number {
  return list === "" ? 0 : list.split(" ").length;
}
