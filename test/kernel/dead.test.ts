/** Dead positions by material: known cases, and all small sets of pieces against the reference. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { SIDES } from "../../src/geometry/board.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { parseFen } from "../../src/notation/fen.ts";
import type { Piece, Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { Reference } from "../reference/reference.ts";

const cases = [
  { id: "chess", board: "4k3/8/8/8/8/8/8/4K3", dead: true, title: "kings alone" },
  { id: "chess", board: "4k3/8/8/8/8/8/8/4KN2", dead: true, title: "a knight" },
  { id: "chess", board: "4k3/8/8/8/8/8/8/4KB2", dead: true, title: "a bishop" },
  { id: "chess", board: "4k3/8/8/8/8/8/4P3/4K3", dead: false, title: "a pawn" },
  { id: "chess", board: "2b1k3/8/8/8/8/8/8/4KB2", dead: true, title: "bishops of one colour" },
  { id: "chess", board: "2b1k3/8/4B3/3B4/2b5/8/8/4KB2", dead: true, title: "many bishops of one colour" },
  { id: "chess", board: "4kb2/8/8/8/8/8/8/4KB2", dead: false, title: "bishops of both colours" },
  { id: "chess", board: "4k3/8/8/8/8/8/8/3NKN2", dead: false, title: "two knights" },
  { id: "chess", board: "3nk3/8/8/8/8/8/8/4KN2", dead: false, title: "knight against knight" },
  { id: "chess", board: "4k3/8/8/8/8/8/8/4KR2", dead: false, title: "a rook" },
  { id: "paradigm", board: "4k3/8/8/8/8/8/8/4KN2", dead: true, title: "a knight" },
  { id: "paradigm", board: "4k3/8/8/8/8/8/8/4KB2", dead: false, title: "a dragon bishop" },
  { id: "capablanca", board: "5k4/10/10/10/10/10/10/5KB3", dead: true, title: "a bishop on the wide board" },
  { id: "capablanca", board: "5k4/10/10/10/10/10/10/5KA3", dead: false, title: "an archbishop" },
];

describe("dead positions", () => {
  it.each(cases)("$id, $title: $dead", ({ id, board, dead }) => {
    const variant = bundledVariant(id) as Variant;
    const parsed = parseFen(variant, `${board} w - - 0 1`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    const kernel = Kernel.open(variant);
    kernel.setPosition(parsed.position);
    expect(kernel.isDead()).toBe(dead);
    expect(kernel.position()).toEqual(parsed.position);
    expect(kernel.legalMoves().length).toBeGreaterThan(0);
  });
});

describe.each(["gardner", "losalamos", "knightmate"])("%s: kings and one piece more", (id) => {
  const variant = bundledVariant(id) as Variant;
  const pieces = variant.pieceTypes.flatMap((_, kind) => SIDES.map((side): Piece => ({ kind, side })));
  it.each(pieces.filter(({ kind }) => kind !== variant.royal))(
    "kind $kind of side $side as the reference says",
    (piece) => {
      const position = withExtra(variant, piece);
      const kernel = Kernel.open(variant);
      const reference = new Reference(variant);
      kernel.setPosition(position);
      reference.setPosition(position);
      expect(kernel.isDead()).toBe(reference.isDead());
    },
  );
});

/** The kings of the start and one piece on the first empty square. */
function withExtra(variant: Variant, piece: Piece): Position {
  const pieces = variant.setup.pieces.map((other) => (other?.kind === variant.royal ? other : null));
  return { ...variant.setup, pieces: pieces.with(pieces.indexOf(null, pieces.length / 2), piece), rights: [] };
}
