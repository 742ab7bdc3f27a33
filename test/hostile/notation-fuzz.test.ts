/** Texts with some places cut out or replaced, in every shipped variant: refused with reasons, or read and written back. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { shipped } from "../notation/board.ts";
import { partOfIds } from "../sampled.ts";

/** Plies of the random game from which positions and moves are taken. */
const PLIES = 60;
const RUNS = 60;

/** A random game of a variant, with what can be damaged in it. */
function sampleOf(id: string) {
  const variant = shipped(id);
  const next = randomWords(id.length * 7919);
  const game = Game.start(variant);
  const fens = [game.fen()];
  while (game.history.length < PLIES && !game.outcome) {
    const moves = game.legalMoves();
    game.play(moves[next() % moves.length]);
    fens.push(game.fen());
  }
  const record = game.pgn({ White: "a" });
  const noted = record.replace(/(\d+\. \S+)/, "$1 {x} $3").replace(/\n(\S+\s+\S+\s*)$/, "\n; y\n$1");
  return { variant, fens, records: [record, noted], moves: game.history.flatMap(({ san, uci }) => [san, uci]) };
}

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
    if (!(error instanceof FairywrenError)) throw error;
    expect(error.diagnostics.length).toBeGreaterThan(0);
  }
}

describe.each(partOfIds(5))("%s", (id) => {
  const { variant, fens, records, moves } = sampleOf(id);

  it("any damaged FEN is refused with reasons, or can be played from and read back", () => {
    fc.assert(
      fc.property(damaged(fens), (fen) => {
        if (!readPosition(variant, fen).ok) return;
        const game = Game.start(variant, { fen });
        for (const { uci } of game.legalMoves().slice(0, 3)) {
          if (game.outcome) break;
          game.play(uci);
          expect(readPosition(variant, game.fen())).toEqual({ ok: true, position: game.position });
          game.undo();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("any damaged game record is refused with reasons, or is written and read back", () => {
    fc.assert(
      fc.property(damaged(records), (text) => {
        refusable(() => {
          const game = Game.fromPgn(text, { variant });
          expect(Game.fromPgn(game.pgn(), { variant }).pgn()).toBe(game.pgn());
        });
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it("any text is refused as a move, or is one", () => {
    const game = Game.start(variant);
    fc.assert(
      fc.property(fc.oneof(damaged([...moves, "O-O-O", "exd8=Q+!?"]), fc.string({ unit: "binary" })), (text) => {
        refusable(() => {
          game.play(text);
          game.undo();
        });
        expect(game.fen()).toBe(variant.setupFen);
      }),
      { numRuns: 2 * RUNS },
    );
  });
});
