/** Strikes are looked for once for squares that are alike. */
import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import { plantStrikes } from "../../src/betza/strike-tree.ts";
import type { StrikeCourse, WalkedTerm } from "../../src/betza/trails.ts";
import type { Side } from "../../src/geometry/board.ts";

const ANYWHERE = { squares: [], except: [] };

function coursesOf(text: string): StrikeCourse[] {
  const parsed = parseBetza(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.betza.terms.map((term) => ({
    term: term as WalkedTerm,
    starts: null,
    ends: null,
    isWhole: false,
    shut: ANYWHERE,
    shutToCaptures: ANYWHERE,
  }));
}

describe("strikes of squares that are alike", () => {
  it.each(["KNADcaKmcabK", "caK", "mcabW", "fcafmF", "[cW-F]K", "caNmabN", "cafmR", "dR2", "ycaK", "ocaK"])(
    "are those of each square alone: %s",
    (text) => {
      const board = { files: 9, ranks: 7 };
      const courses = coursesOf(text);
      for (const side of [0, 1] as Side[]) {
        const trees = plantStrikes(board, side, courses);
        for (const [square, tree] of trees.entries()) {
          const alone = courses.map((course) => ({ ...course, starts: [square] }));
          expect(tree).toEqual(plantStrikes(board, side, alone)[square]);
        }
      }
    },
  );
});
