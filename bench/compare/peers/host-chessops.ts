import { importPeer, peerVersion } from "../../common/peers.ts";
import type { HostGame } from "../host/games.ts";
import type { HostLibrary } from "../host/library.ts";

type Move = object;

interface SquareSet extends Iterable<number> {
  has(square: number): boolean;
}

interface Position {
  readonly turn: string;
  readonly board: { getRole(square: number): string | undefined };
  clone(): Position;
  isLegal(move: Move): boolean;
  play(move: Move): void;
  allDests(): Map<number, SquareSet>;
  toSetup(): object;
}

interface Result<T> {
  unwrap(): T;
}

interface ChessModule {
  readonly Chess: { default(): Position; fromSetup(setup: object): Result<Position> };
}

interface FenModule {
  parseFen(fen: string): Result<object>;
  makeFen(setup: object): string;
}

interface SanModule {
  parseSan(position: Position, san: string): Move | undefined;
  makeSan(position: Position, move: Move): string;
  makeSanAndPlay(position: Position, move: Move): string;
}

interface PgnNode {
  readonly children: PgnNode[];
}

interface ParsedPgn {
  readonly headers: Map<string, string>;
  readonly moves: PgnNode & { mainline(): Iterable<{ readonly san: string }> };
}

interface PgnModule {
  readonly Node: new () => ParsedPgn["moves"];
  readonly ChildNode: new (data: object) => PgnNode;
  parsePgn(pgn: string): ParsedPgn[];
  makePgn(game: ParsedPgn): string;
  startingPosition(headers: Map<string, string>): Result<Position>;
  defaultHeaders(): Map<string, string>;
}

interface UtilModule {
  parseUci(text: string): Move | undefined;
}

/** chessops, as its own documents call it. */
export async function startChessopsHost(): Promise<HostLibrary> {
  const { Chess } = await importPeer<ChessModule>("chessops/dist/esm/chess.js");
  const { parseFen, makeFen } = await importPeer<FenModule>("chessops/dist/esm/fen.js");
  const { parseSan, makeSan, makeSanAndPlay } = await importPeer<SanModule>("chessops/dist/esm/san.js");
  const { parsePgn, makePgn, startingPosition, defaultHeaders, Node, ChildNode } =
    await importPeer<PgnModule>("chessops/dist/esm/pgn.js");
  const { parseUci } = await importPeer<UtilModule>("chessops/dist/esm/util.js");

  const legal = (position: Position, move: Move | undefined): Move => {
    if (!move || !position.isLegal(move)) throw new Error("chessops finds a move illegal");
    return move;
  };
  const fenOf = (position: Position) => makeFen(position.toSetup());
  const walk = ({ uci }: HostGame, look: (position: Position) => number): number => {
    const position = Chess.default();
    return uci.reduce((sum, text) => {
      const seen = look(position);
      position.play(legal(position, parseUci(text)));
      return sum + seen;
    }, 0);
  };
  const readSans = (position: Position, sans: Iterable<string>): number => {
    let count = 0;
    for (const san of sans) {
      position.play(legal(position, parseSan(position, san)));
      count++;
    }
    return count;
  };

  return {
    name: "chessops",
    version: peerVersion("chessops"),
    plays: (variant) => variant === "chess",
    close: () => undefined,
    tasks: {
      "replay of UCI": ({ uci }) => {
        const position = Chess.default();
        for (const text of uci) position.play(legal(position, parseUci(text)));
        return fenOf(position);
      },
      "replay of SAN": ({ san }) => {
        const position = Chess.default();
        readSans(position, san);
        return fenOf(position);
      },
      "FEN read": ({ fens }) =>
        fens.reduce((_, fen) => (Chess.fromSetup(parseFen(fen).unwrap()).unwrap().turn === "white" ? 0 : 1), 0),
      "FEN written": (game) => walk(game, (position) => fenOf(position).length),
      "PGN read": ({ pgn }) => {
        const [{ headers, moves }] = parsePgn(pgn);
        return readSans(
          startingPosition(headers).unwrap(),
          Array.from(moves.mainline(), ({ san }) => san),
        );
      },
      "PGN written": ({ uci }) => {
        const position = Chess.default();
        const root = new Node();
        let node: PgnNode = root;
        for (const text of uci) {
          const child = new ChildNode({ san: makeSanAndPlay(position, legal(position, parseUci(text))) });
          node.children.push(child);
          node = child;
        }
        return makePgn({ headers: defaultHeaders(), moves: root }).length;
      },
      "legal moves with SAN": (game) => walk(game, (position) => sansOf(position, makeSan)),
    },
  };
}

const PROMOTIONS = ["queen", "rook", "bishop", "knight"];

/** Writes every legal move; a promotion is a move for each role. */
function sansOf(position: Position, makeSan: SanModule["makeSan"]): number {
  let texts = 0;
  for (const [from, targets] of position.allDests()) {
    const isPawn = position.board.getRole(from) === "pawn";
    for (const to of targets) {
      const promotions = isPawn && (to < 8 || to >= 56) ? PROMOTIONS : [undefined];
      for (const promotion of promotions) if (makeSan(position, { from, to, promotion }) !== "") texts++;
    }
  }
  return texts;
}
