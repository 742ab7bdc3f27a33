import { importPeer, peerVersion } from "../../common/peers.ts";
import { LibraryEngine } from "./library.ts";

/** A value of chessops that only chessops looks into. */
type Opaque = object;

interface Result {
  unwrap(): Opaque;
}

interface ChessModule {
  readonly Chess: { fromSetup(setup: Opaque): Result };
}

interface FenModule {
  parseFen(fen: string): Result;
}

interface DebugModule {
  perft(position: Opaque, depth: number): number;
}

/** chessops, with its own perft. */
export async function startChessops(): Promise<LibraryEngine> {
  const { Chess } = await importPeer<ChessModule>("chessops/dist/esm/chess.js");
  const { parseFen } = await importPeer<FenModule>("chessops/dist/esm/fen.js");
  const { perft } = await importPeer<DebugModule>("chessops/dist/esm/debug.js");
  return new LibraryEngine({
    name: "chessops",
    version: peerVersion("chessops"),
    lastPly: "list",
    leafBudget: 500_000,
    plays: ({ variant }) => variant === "chess",
    open: ({ fen }) => {
      const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
      return (depth) => perft(position, depth);
    },
  });
}
