/** The scale factor: what is left of a score with material with which the better side wins hardly or not at all. */
import { KIND_COLOUR_BOUND, KIND_MINOR, KIND_NON_PAWN, KIND_PAWN, KIND_TWIN } from "../../src/layout/evaluation.ts";
import { and, any, count, moreThanOne, none, or, Squares, without } from "../bitboard.ts";
import { piecesOf, piecesOfKind } from "../board/position.ts";
import { weights } from "../tables/evaluation.ts";
import { pieceValue, rules } from "../tables/rules.ts";
import { squaresOfColour } from "../tables/square-colours.ts";

/** Parts that a score has. */
export const SCALE_WHOLE: i32 = 4;
/** Without pawns, a lead that no lone piece needs to win seldom wins. */
const SCALE_SMALL_LEAD: i32 = 1;
/** Pieces that never meet guard what each other's pieces attack. */
const SCALE_OPPOSITE_COLOURS: i32 = 2;
const BOTH_COLOURS: u32 = 3;
/** One colour times the other, see `coloursOf`. */
const OPPOSITE_COLOURS: u32 = 2;

/** How many parts of its score are left to the side that it favours. */
export function scaleFactor(position: usize, side: u32): i32 {
  const own = piecesOf(position, side);
  let nonPawns = none();
  let pawns = none();
  let minor = none();
  let bound = none();
  let twins = none();
  let lead = 0;
  for (let kind = rules.kinds; kind-- > 0; ) {
    const pieces = piecesOfKind(position, kind);
    const flags = weights.kindFlags(kind);
    if (flags & KIND_PAWN) pawns = or(pawns, pieces);
    if (!(flags & KIND_NON_PAWN)) continue;
    const ours = and(pieces, own);
    lead += <i32>(2 * count(ours) - count(pieces)) * pieceValue(kind);
    nonPawns = or(nonPawns, pieces);
    if (flags & KIND_MINOR) minor = or(minor, pieces);
    if (flags & KIND_COLOUR_BOUND) bound = or(bound, pieces);
    if (flags & KIND_TWIN && count(ours) == 2) twins = ours;
  }
  const ours = and(nonPawns, own);
  const theirs = without(nonPawns, own);
  const colours = coloursOf(ours);
  if (!any(and(pawns, own))) {
    const mayMateTogether =
      moreThanOne(ours) && any(without(ours, twins)) && (colours == BOTH_COLOURS || any(without(ours, bound)));
    if (!mayMateTogether && !any(without(ours, minor))) return 0;
    if (any(theirs) && lead <= weights.minor) return SCALE_SMALL_LEAD;
  }
  if (any(without(nonPawns, bound)) || colours * coloursOf(theirs) != OPPOSITE_COLOURS) return SCALE_WHOLE;
  return SCALE_OPPOSITE_COLOURS;
}

/** 1 for pieces on dark squares, 2 for those on light ones, together 3. */
function coloursOf(pieces: Squares): u32 {
  return <u32>any(and(pieces, squaresOfColour(0))) | ((<u32>any(and(pieces, squaresOfColour(1)))) << 1);
}
