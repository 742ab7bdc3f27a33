/** Material with which the better side wins hardly or not at all. */
import { KIND_BOUND, KIND_MINOR, KIND_PROMOTES, KIND_ROAMS, KIND_TWIN } from "../../src/layout/evaluation.ts";
import { and, any, count, moreThanOne, none, or, Squares, without } from "../bitboard.ts";
import { piecesOf, piecesOfKind } from "../board/position.ts";
import { weights } from "../tables/evaluation.ts";
import { pieceValue, rules } from "../tables/rules.ts";
import { squaresOfColour } from "../tables/square-colours.ts";

/** Parts that a score has. */
export const WHOLE_SHARE: i32 = 4;
/** Without men that promote, a lead that no lone man needs to win seldom wins. */
const SMALL_LEAD_SHARE: i32 = 1;
/** Men that never meet guard what each other's men attack. */
const OPPOSITE_SHADES_SHARE: i32 = 2;
const BOTH_SHADES: u32 = 3;
/** One shade times the other, see `shadesOf`. */
const OPPOSITE_SHADES: u32 = 2;

/** How many parts of its score are left to the side that it favours. */
export function winningShare(position: usize, side: u32): i32 {
  const own = piecesOf(position, side);
  let roaming = none();
  let promoting = none();
  let minor = none();
  let bound = none();
  let twins = none();
  let lead = 0;
  for (let kind = rules.kinds; kind-- > 0; ) {
    const men = piecesOfKind(position, kind);
    const flags = weights.kindFlags(kind);
    if (flags & KIND_PROMOTES) promoting = or(promoting, men);
    if (!(flags & KIND_ROAMS)) continue;
    const ours = and(men, own);
    lead += <i32>(2 * count(ours) - count(men)) * pieceValue(kind);
    roaming = or(roaming, men);
    if (flags & KIND_MINOR) minor = or(minor, men);
    if (flags & KIND_BOUND) bound = or(bound, men);
    if (flags & KIND_TWIN && count(ours) == 2) twins = ours;
  }
  const ours = and(roaming, own);
  const theirs = without(roaming, own);
  const shades = shadesOf(ours);
  if (!any(and(promoting, own))) {
    const mayMateTogether =
      moreThanOne(ours) && any(without(ours, twins)) && (shades == BOTH_SHADES || any(without(ours, bound)));
    if (!mayMateTogether && !any(without(ours, minor))) return 0;
    if (any(theirs) && lead <= weights.minor) return SMALL_LEAD_SHARE;
  }
  if (any(without(roaming, bound)) || shades * shadesOf(theirs) != OPPOSITE_SHADES) return WHOLE_SHARE;
  return OPPOSITE_SHADES_SHARE;
}

/** 1 for men on dark squares, 2 for those on light ones, together 3. */
function shadesOf(men: Squares): u32 {
  return <u32>any(and(men, squaresOfColour(0))) | ((<u32>any(and(men, squaresOfColour(1)))) << 1);
}
