import { importPeer, peerVersion } from "../../common/peers.ts";
import { LibraryEngine } from "./library.ts";

interface ChessJs {
  readonly Chess: new (fen: string) => { perft(depth: number): number };
}

/** chess.js, with its own perft. */
export async function startChessJs(): Promise<LibraryEngine> {
  const { Chess } = await importPeer<ChessJs>("chess.js/dist/esm/chess.js");
  return new LibraryEngine({
    name: "chess.js",
    version: peerVersion("chess.js"),
    lastPly: "made",
    leafBudget: 300_000,
    plays: ({ variant }) => variant === "chess",
    open: ({ fen }) => {
      const chess = new Chess(fen);
      return (depth) => chess.perft(depth);
    },
  });
}
