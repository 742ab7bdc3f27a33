/** Variants that nobody wrote: whole files, drawn from a seed. */
import { stringify } from "yaml";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { type Board, squareCount } from "../../src/geometry/board.ts";
import { squareName } from "../../src/geometry/square.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { acrossTheBoard, allSquares, type Field } from "../reference/squares.ts";
import { Dice } from "./dice.ts";
import { drawCounting } from "./draw-counting.ts";
import { drawDrawing, drawEnds, drawRoyals } from "./draw-goals.ts";
import { withHands } from "./draw-hands.ts";
import { drawPieces, passingOf } from "./draw-pieces.ts";
import { drawCastlings, drawDraws, drawPromotions } from "./draw-rules.ts";
import { drawShuffle, drawStanding, fenOf, pictureOf } from "./draw-setup.ts";
import { drawRegions } from "./draw-squares.ts";
import { hasKeys, leanWith } from "./lean.ts";
import { withoutFaults } from "./mend.ts";

/** A file that loads, and what it says. */
export interface Drawn {
  readonly document: VariantDocument;
  readonly variant: Variant;
  /** Codes of the files that were drawn before it and refused. */
  readonly refused: readonly string[];
}

/** The first file of a seed that loads. */
export function drawVariant(seed: number): Drawn {
  const dice = new Dice(seed);
  const refused: string[] = [];
  for (;;) {
    const document = drawDocument(dice);
    const yaml = writeDocument(document);
    const { variant, diagnostics } = examineVariant(yaml, { file: "drawn.yaml" });
    if (variant) return { document, variant, refused };
    refused.push(...new Set(diagnostics.map(({ code }) => code)));
  }
}

/** What was drawn for some keys: a file that loads, or the codes of each of those that had the keys and were refused. */
export type DrawnWith = Drawn | { readonly variant: null; readonly refused: readonly (readonly string[])[] };

/** The first file that has the keys and loads, once the parts at fault are taken away.
 *  @param hopes keys that it may have besides
 *  @param tries the most files that are drawn */
export function drawWith(
  seed: number,
  keys: readonly string[],
  { hopes, tries }: { readonly hopes: readonly string[]; readonly tries: number },
): DrawnWith {
  const hopeful = new Dice(seed, [...keys, ...hopes]);
  const plain = new Dice(seed, keys);
  const refused: (readonly string[])[] = [];
  for (let files = 0; files < tries; files++) {
    const isHopeful = files < HOPEFUL_TRIES && hopes.length > 0;
    const document = drawDocument(isHopeful ? hopeful : plain);
    if (!hasKeys(document, keys)) continue;
    const drawn = mendUntilSound(isHopeful ? document : leanWith(document, keys), keys);
    if (drawn.variant) return drawn;
    refused.push(...drawn.refused);
  }
  return { variant: null, refused };
}

/** So many files are drawn with hopes, before the keys are all that is asked for. */
const HOPEFUL_TRIES = 15;
const MOST_MENDINGS = 4;

/** Takes away what is refused, as long as the keys are left. */
function mendUntilSound(drawn: VariantDocument, keys: readonly string[]): DrawnWith {
  const refused: string[][] = [];
  let document: VariantDocument | null = drawn;
  for (let mendings = 0; document && mendings <= MOST_MENDINGS && hasKeys(document, keys); mendings++) {
    const text = writeDocument(document);
    const { variant, diagnostics } = examineVariant(text, { file: "drawn.yaml" });
    if (variant) return { document, variant, refused: refused.flat() };
    refused.push([...new Set(diagnostics.map(({ code }) => code))]);
    document = withoutFaults(document, text, diagnostics);
  }
  return { variant: null, refused };
}

/** As a file; without the anchors that the format does not have. */
export function writeDocument(document: VariantDocument): string {
  return stringify(document, { aliasDuplicateObjects: false });
}

/** A file that may be refused. */
export function drawDocument(dice: Dice): VariantDocument {
  const whole = drawBoard(dice);
  // On one rank, nothing would be across the board from anything.
  const rotates = whole.ranks === 1 || dice.chance(40, "symmetry=rotate");
  const board = dice.chance(25, "board.holes") ? drawHoles(dice, { board: whole, rotates }) : whole;
  const field: Field = { board, rotates };
  const regions = drawRegions(dice, board);
  const land = { board, regions: Object.keys(regions) };
  const pieces = drawPieces(dice, land);
  const isUnusual = drawRoyals(dice, pieces);
  const standing = drawStanding(dice, field, pieces);
  const picture = pictureOf(field, pieces, standing);
  const isShuffled = standing.size > 2 && dice.chance(25, "setup.shuffle");
  const castling = drawCastlings(dice, field, standing, isShuffled);
  const promotion = drawPromotions(dice, land, Object.keys(pieces), passingOf(pieces));
  const ends = drawEnds(dice, land, pieces, isUnusual);
  const drawing = drawDrawing(dice, land, Object.keys(pieces));
  const draws = {
    ...(dice.chance(50, "draws") ? drawDraws(dice, ends.material !== undefined) : {}),
    ...(drawing ? { by: drawing } : {}),
    ...(dice.chance(15, "draws.counting") ? { counting: drawCounting(dice, Object.keys(pieces)) } : {}),
  };
  const hasFen = dice.chance(castling.length === 0 && !isShuffled ? 30 : 10, "setup.fen");
  const areNamed = hasFen || dice.chance(50);
  const document: VariantDocument = {
    name: "Drawn",
    board: areNamed ? nameHoles(dice, board) : { files: board.files, ranks: board.ranks },
    ...(field.rotates ? { symmetry: "rotate" as const } : {}),
    ...(land.regions.length > 0 ? { regions } : {}),
    pieces,
    setup: {
      ...(hasFen
        ? { fen: fenOf(dice, picture, castling) }
        : { board: areNamed && dice.chance(50) ? picture.replaceAll("#", ".") : picture }),
      ...(isShuffled ? { shuffle: drawShuffle(dice, field, standing) } : {}),
    },
    ...(promotion.length > 0 ? { promotion } : {}),
    ...(castling.length > 0 ? { castling } : {}),
    ...ends,
    ...(Object.keys(draws).length > 0 ? { draws } : {}),
    ...(dice.chance(20) ? { notation: { "uci-castling": "partner" as const } } : {}),
  };
  return withHands(dice, document, land);
}

/** A board without some squares, mostly the same ones for both sides. */
function drawHoles(dice: Dice, field: Field): Board {
  const { board } = field;
  const squares = dice.some(allSquares(board), dice.from(1, Math.max(1, Math.floor(squareCount(board) / 8))));
  const both = dice.chance(80) ? squares.map((square) => acrossTheBoard(field, square)) : [];
  const holes = [...new Set([...squares, ...both])].sort((a, b) => a - b);
  return { ...board, holes };
}

/** Holes must be named where no picture shows them. */
function nameHoles(dice: Dice, { files, ranks, holes }: Board): VariantDocument["board"] {
  if (!holes) return { files, ranks };
  const names = holes.map((square) => squareName({ files, ranks }, square));
  return { files, ranks, holes: dice.chance(50) ? names : names.join(" ") };
}

/** From 4x4 to 12x10, the longest ones, the largest and the lowest; small ones most, because more happens there. */
function drawBoard(dice: Dice): Board {
  if (dice.chance(4))
    return dice.one([
      { files: 16, ranks: 8 },
      { files: 8, ranks: 16 },
      { files: 7, ranks: 16 },
      { files: 6, ranks: 16 },
      { files: 12, ranks: 12 },
      { files: 16, ranks: 9 },
      { files: 11, ranks: 13 },
      { files: 16, ranks: 16 },
    ]);
  if (dice.chance(6)) return { files: dice.from(4, 16), ranks: dice.from(1, 3) };
  if (dice.chance(60)) return { files: dice.from(4, 8), ranks: dice.from(4, 8) };
  return { files: dice.from(4, 12), ranks: dice.from(4, 10) };
}
