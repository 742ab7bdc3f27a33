import fc from "fast-check";
import { expect, it } from "vitest";
import { VariantError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { shipped } from "../notation/board.ts";

const variant = shipped("wildcastle");
const FENS = [variant.setupFen, "r2k3r/8/8/3pP3/8/8/8/R2K3R w KQkq d6 0 9", "4k3/P6P/8/8/8/8/p6p/4K3 b - - 99 3"];
const RECORDS = [
  '[White "a"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. Kd1 {x} (1. Kd2 $3) Kd7! ; y\n*',
  "1. e4 e5 2. Nf3 *",
];

/** A text with some places replaced by other text. */
function damaged(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom("/", "8", "K", "k", " ", "-", "(", ")", "{", '"', "[", "]", "e3"),
  );
  const cut = fc.tuple(fc.nat(120), fc.nat(3), piece);
  return fc.tuple(fc.constantFrom(...texts), fc.array(cut, { minLength: 1, maxLength: 4 })).map(([text, cuts]) => {
    return cuts.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), text);
  });
}

/** Runs what may refuse a text; any other error than a refusal gets through. */
function refusable(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    expect(error.diagnostics.length).toBeGreaterThan(0);
  }
}

it("any damaged FEN is refused with reasons, or can be played from and read back", () => {
  fc.assert(
    fc.property(damaged(FENS), (fen) => {
      if (!readPosition(variant, fen).ok) return;
      const game = Game.start(variant, { fen });
      for (const { uci } of game.legalMoves().slice(0, 3)) {
        if (game.outcome) break;
        game.play(uci);
        expect(readPosition(variant, game.fen())).toEqual({ ok: true, position: game.position });
        game.undo();
      }
    }),
    { numRuns: 1000 },
  );
});

it("any damaged game record is refused with reasons, or is written and read back", () => {
  fc.assert(
    fc.property(damaged(RECORDS), (text) => {
      refusable(() => {
        const game = Game.fromPgn(text, { variant });
        expect(Game.fromPgn(game.pgn(), { variant }).pgn()).toBe(game.pgn());
      });
    }),
    { numRuns: 500 },
  );
});

it("any text is refused as a move, or is one", () => {
  const game = Game.start(variant);
  fc.assert(
    fc.property(fc.oneof(damaged(["Nbd2", "e2e4", "O-O-O", "exd8=Q+!?"]), fc.string({ unit: "binary" })), (text) => {
      refusable(() => {
        game.play(text);
        game.undo();
      });
      expect(game.fen()).toBe(variant.setupFen);
    }),
    { numRuns: 1000 },
  );
});
