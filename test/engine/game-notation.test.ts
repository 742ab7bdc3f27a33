import fc from "fast-check";
import { expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { sharedRules } from "../../src/engine/shared.ts";
import { parseFen, writeFen } from "../../src/notation/fen.ts";
import { parseUci, writeUci } from "../../src/notation/move.ts";
import { STANDARD_STYLE, writeSan } from "../../src/notation/san.ts";
import { parseSan } from "../../src/notation/san-read.ts";
import { countStarts } from "../../src/rules/starts.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { shipped } from "../notation/board.ts";

/** Every legal move has a text of its own that reads back as it, in every style. */
function checkMoves(variant: Variant): void {
  const moves = sharedRules(variant).legalMoves();
  for (const style of [STANDARD_STYLE, variant.notation]) {
    const texts = moves.map((move) => writeSan(variant, moves, move, { style }));
    expect(new Set(texts).size).toBe(moves.length);
    expect(texts.map((text) => parseSan(variant, moves, text))).toEqual(moves.map((move) => ({ ok: true, move })));
  }
  for (const chess960 of [false, true]) {
    const texts = moves.map((move) => writeUci(variant, move, { chess960 }));
    expect(texts.map((text) => parseUci(variant, moves, text, { chess960 }))).toEqual(
      moves.map((move) => ({ ok: true, move })),
    );
  }
}

/** A position is written and read back the same. */
function checkFen(variant: Variant): void {
  const position = sharedRules(variant).position();
  expect(parseFen(variant, writeFen(variant, position))).toEqual({ ok: true, position });
}

const IDS = [
  ...["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle", "fischerandom", "berolina", "capablanca"],
  ...["caparandom", "chigorin", "knightmate", "legan", "losalamos", "nightrider", "pawnsideways", "torpedo"],
];

it.each(IDS)("in random play of %s, moves and positions read back as written", { timeout: 20_000 }, (id) => {
  const variant = shipped(id);
  fc.assert(
    fc.property(
      fc.nat(countStarts(variant) - 1),
      fc.array(fc.nat(), { minLength: 40, maxLength: 80 }),
      (start, choices) => {
        const rules = sharedRules(variant);
        rules.setPosition(Game.start(variant, { start }).position);
        for (const choice of choices) {
          checkFen(variant);
          checkMoves(variant);
          const moves = rules.legalMoves();
          if (moves.length === 0) break;
          rules.play(moves[choice % moves.length]);
        }
      },
    ),
    { numRuns: 2 },
  );
});
