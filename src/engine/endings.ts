/** Which bare material wins: every ending of king and one piece, and of king and two pieces, against a bare king. */
import { type Ending, EndingSolver, type Shades } from "../kernel/endings.ts";
import { Kernel } from "../kernel/kernel.ts";
import { expectKing } from "../rules/rule.ts";
import type { PieceType, Variant } from "../variant/variant.ts";

/** `wins` from nearly all legal placements with White to move, `draws` from nearly all, or `depends` on the placement. */
export type Verdict = "wins" | "draws" | "depends";

/** Counts for one bare material. White has it and is to move; Black has a bare king. */
export interface BareEnding {
  /** Pieces besides the king, dearest first. */
  readonly pieceTypes: readonly PieceType[];
  /** Letters of all White's pieces with plus signs: `K+B+N`. */
  readonly material: string;
  /** For two colour-bound pieces: whether they stand on squares of equal or opposite colour. */
  readonly shades: Shades;
  /** Legal placements, those that White wins and the others. */
  readonly legal: number;
  readonly won: number;
  readonly drawn: number;
  /** White's moves to the longest forced mate, null when there is none. The fifty-move rule is ignored. */
  readonly longestMate: number | null;
  readonly verdict: Verdict;
}

export interface EndingSurvey {
  readonly endings: readonly BareEnding[];
  /** Endings that were not solved, and why. */
  readonly leftOut: readonly { readonly material: string; readonly reason: string }[];
}

/** Progress of a survey. */
export interface SurveyProgress {
  readonly material: string;
  /** Moves looked ahead in the current ending. */
  readonly moves: number;
  readonly done: number;
  readonly total: number;
}

/** Share of won placements from which a material counts as winning, and share up to which it counts as drawn. */
const WINS_FROM = 0.9;
const DRAWS_TO = 0.1;

/** Solves all endings of a variant's bare material: a second or so for each pair of kinds. Reports every few milliseconds. */
export function* surveyEndings(variant: Variant): Generator<SurveyProgress, EndingSurvey> {
  const solver = new EndingSolver(Kernel.open(variant));
  const sets = setsOf(solver.kinds());
  const solvable = sets.filter((kinds) => solver.refusal(kinds) === null);
  const endings: BareEnding[] = [];
  for (const [done, kinds] of solvable.entries()) {
    const rounds = solver.solve(kinds);
    let round = rounds.next();
    for (; !round.done; round = rounds.next()) {
      yield { material: lettersOf(variant, kinds), moves: round.value, done, total: solvable.length };
    }
    endings.push(...bareEndings(variant, round.value));
  }
  return { endings, leftOut: leftOut(variant, solver, sets) };
}

/** All single kinds, then all pairs, a kind twice included. */
function setsOf(kinds: readonly number[]): number[][] {
  const pairs = kinds.flatMap((first, index) => kinds.slice(index).map((second) => [first, second]));
  return [...kinds.map((kind) => [kind]), ...pairs];
}

function bareEndings(variant: Variant, { kinds, counts }: Ending): BareEnding[] {
  const pieceTypes = kinds.map((kind) => variant.pieceTypes[kind]);
  const material = lettersOf(variant, kinds);
  return counts
    .filter(({ legal }) => legal > 0)
    .map(({ shades, legal, won, longest }) => {
      const verdict = verdictOf(won / legal);
      return { pieceTypes, material, shades, legal, won, drawn: legal - won, longestMate: longest || null, verdict };
    });
}

function verdictOf(share: number): Verdict {
  if (share >= WINS_FROM) return "wins";
  return share <= DRAWS_TO ? "draws" : "depends";
}

/** The endings that the solver refuses. */
function leftOut(variant: Variant, solver: EndingSolver, sets: readonly number[][]): EndingSurvey["leftOut"] {
  const kinds = [...variant.pieceTypes.keys()].filter((kind) => kind !== variant.royal);
  const refused = [...kinds.map((kind) => [kind]), sets.find((set) => set.length === 2) ?? []];
  return refused.flatMap((set) => {
    const reason = solver.refusal(set);
    if (reason === null) return [];
    return [{ material: set.length === 2 ? "pairs" : lettersOf(variant, set), reason }];
  });
}

function lettersOf(variant: Variant, kinds: readonly number[]): string {
  return [expectKing(variant), ...kinds].map((kind) => variant.pieceTypes[kind].letter).join("+");
}
