import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import type { Variant } from "../../src/variant/variant.ts";
import games from "../data/games.json" with { type: "json" };
import moves from "../data/moves.json" with { type: "json" };
import { shipped } from "../notation/board.ts";

/** The claims of the oracle in the words of `Outcome.reason`. */
const CLAIMS: Readonly<Record<string, string>> = {
  "fifty-move rule (claim)": "fifty-move rule",
  "threefold repetition (claim)": "threefold repetition",
};

const sorted = (record: object) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The oracle has a pawn on its own first rank, which our variants refuse: compared with that rule lifted. */
const variants = new Map<string, Variant>();

function oracleVariant(id: string): Variant {
  const variant = variants.get(id) ?? liftForbidden(shipped(id));
  variants.set(id, variant);
  return variant;
}

function liftForbidden(variant: Variant): Variant {
  return {
    ...variant,
    pieceTypes: variant.pieceTypes.map((pieceType) => ({ ...pieceType, forbidden: [[], []] as const })),
  };
}

describe("positions of the oracle", () => {
  it.each(moves.map((entry, index) => ({ index, ...entry })))("$index $variant $fen", (entry) => {
    const game = Game.start(oracleVariant(entry.variant), { fen: entry.fen });
    const { history, finalFen } = entry as { history?: string[]; finalFen?: string };
    for (const uci of history ?? []) game.play(uci);
    if (finalFen) expect(game.fen()).toBe(finalFen);
    const legal = game.legalMoves();
    expect(sorted(Object.fromEntries(legal.map(({ uci, san }) => [uci, san])))).toEqual(sorted(entry.san));
    expect(game.turn).toBe(entry.turn === "w" ? 0 : 1);
    expect(game.check).toBe(entry.check);
    expect(game.check && legal.length === 0).toBe(entry.checkmate);
    expect(!game.check && legal.length === 0).toBe(entry.stalemate);
    expect(game.position.halfmoves).toBe(entry.halfmove);
    expect(game.outcome?.result ?? "*").toBe(entry.result);
    expect((game.outcome ?? game.claim)?.result ?? "*").toBe(entry.resultWithClaim);
    const { termination } = entry;
    expect((game.outcome ?? game.claim)?.reason ?? null).toBe(CLAIMS[termination ?? ""] ?? termination);
  });
});

it("refuses the oracle's pawn on its own first rank", () => {
  expect(() => Game.start(shipped("paradigm"), { fen: "4k3/8/8/8/8/8/8/4KP2 w - - 0 1" })).toThrow(
    "fen-forbidden-square",
  );
});

describe("games of the oracle", () => {
  it.each(games)("$variant: $source", (entry) => {
    const variant = oracleVariant(entry.variant);
    const game = Game.start(variant, { fen: entry.startFen });
    for (const { uci, san, fen, check, replies } of entry.plies) {
      const played = game.play(san);
      expect([played.uci, played.san, game.fen(), game.check]).toEqual([uci, san, fen, check]);
      expect(game.legalMoves().length).toBe(replies);
    }
    const end = game.outcome ?? game.claim;
    expect(end?.reason ?? null).toBe(entry.termination);
    expect(game.outcome ? game.outcome.result : "*").toBe(entry.termination === "fifty-move rule" ? "*" : entry.result);
    expect(Game.fromPgn(game.pgn(), { variant }).fen()).toBe(game.fen());
  });
});
