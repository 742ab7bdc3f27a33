/**
 * The options of Fairy-Stockfish: of what type each is, what it is when it is not given, and what is lacking here where it
 * cannot be said. They are those of its own reference, at the head of the examples that it ships, and the former names of
 * some.
 */

import { capitalised } from "../variant/phrases.ts";
import { COUNTING_TABLES } from "./counting-tables.ts";
import { KIND_OPTIONS } from "./predefined.ts";

export type OptionType =
  | "bool"
  | "int"
  | "rank"
  | "file"
  | "squares"
  | "kinds"
  | "kind"
  | "result"
  | "counts"
  | "pairs"
  | "rights"
  | "word"
  | "text";

export interface OptionRule {
  readonly type: OptionType;
  /** As it would be written; null where nothing is set. */
  readonly usual: string | null;
  /** The words of `word` and `result`. */
  readonly words?: readonly string[];
  /** Those of the words that can be said, although `lacks` is set. */
  readonly said?: readonly string[];
  /** The rule that cannot be said here unless the option has its usual value; refused with it. */
  readonly lacks?: string;
}

const RESULTS = ["win", "loss", "draw"] as const;

const bool = (usual: boolean): OptionRule => ({ type: "bool", usual: String(usual) });
const squares = (usual: string | null = null): OptionRule => ({ type: "squares", usual });
const lacking = (lacks: string, type: OptionType = "bool", usual: string | null = "false"): OptionRule => {
  return { type, usual, lacks };
};
const lackingWord = (lacks: string, words: readonly string[]): OptionRule => {
  return { type: "word", usual: "none", words: [...words, "none"], lacks };
};
const result = (usual: string, more: readonly string[] = []): OptionRule => {
  return { type: "result", usual, words: [...RESULTS, ...more] };
};
/** For how other programs show the game, or how strong that engine plays. */
const DRESS: OptionRule = { type: "text", usual: null };
const KINDS: OptionRule = { type: "kinds", usual: null };

/** Its older way to say what `wallingRule` does. */
const WALLS = "walls by a former option: write 'wallingRule = arrow'";
const ENCLOSING = "drops that enclose";
const REGIONS = ["connectRegion1White", "connectRegion2White", "connectRegion1Black", "connectRegion2Black"];

const LACKING: Readonly<Record<string, OptionRule>> = {
  twoBoards: lacking("a second board"),
  mutuallyImmuneTypes: lacking("pieces that cannot take each other", "kinds", null),
  petrifyBlastPieces: lacking("pieces that turn to stone where they are blown up"),
  mustDropType: lacking("drops that are forced for some pieces only", "kind", "*"),
  enclosingDrop: {
    ...lackingWord(ENCLOSING, ["reversi", "ataxx", "quadwrangle", "snort", "anyside", "top"]),
    said: ["reversi", "ataxx", "snort", "anyside", "top"],
  },
  dropOnTop: lacking(ENCLOSING),
  arrowGating: lacking(WALLS),
  moveRepetitionIllegal: lacking("moves that may not be repeated"),
  chasingRule: lackingWord("perpetual chasing", ["axf"]),
  shatarMateRule: lacking("mates by some pieces only"),
  materialCounting: {
    ...lackingWord("results by material", ["janggi", "unweighted", "whitedrawodds", "blackdrawodds"]),
    said: ["janggi", "unweighted", "whitedrawodds", "blackdrawodds"],
  },
};

/** For both sides, then for one of them, which counts where it is given. */
const PASSES = ["pass", "passOnStalemate"].flatMap((name): [string, OptionRule][] => [
  [name, bool(false)],
  [`${name}White`, { type: "bool", usual: null }],
  [`${name}Black`, { type: "bool", usual: null }],
]);

const MAPPED: Readonly<Record<string, OptionRule>> = {
  ...Object.fromEntries(PASSES),
  maxRank: { type: "rank", usual: "8" },
  maxFile: { type: "file", usual: "8" },
  chess960: bool(false),
  startFen: { type: "text", usual: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  promotionRegionWhite: squares("*8"),
  promotionRegionBlack: squares("*1"),
  connectN: { type: "int", usual: "0" },
  connectPieceTypes: { type: "kinds", usual: "*" },
  connectVertical: bool(true),
  connectHorizontal: bool(true),
  connectDiagonal: bool(true),
  connectNxN: { type: "int", usual: "0" },
  ...Object.fromEntries(REGIONS.map((name) => [name, squares()])),
  collinearN: { type: "int", usual: "0" },
  connectValue: result("win"),
  promotionLimit: { type: "counts", usual: null },
  promotedPieceType: { type: "pairs", usual: null },
  sittuyinPromotion: bool(false),
  piecePromotionOnCapture: bool(false),
  mandatoryPawnPromotion: bool(true),
  mandatoryPiecePromotion: bool(false),
  pieceDemotion: bool(false),
  bikjangRule: bool(false),
  diagonalLines: squares(),
  doubleStep: bool(true),
  doubleStepRegionWhite: squares("*2"),
  doubleStepRegionBlack: squares("*7"),
  tripleStepRegionWhite: squares(),
  tripleStepRegionBlack: squares(),
  enPassantRegionWhite: squares(),
  enPassantRegionBlack: squares(),
  castling: bool(true),
  castlingKingsideFile: { type: "file", usual: "g" },
  castlingQueensideFile: { type: "file", usual: "c" },
  castlingRank: { type: "rank", usual: "1" },
  castlingWins: { type: "rights", usual: "-" },
  oppositeCastling: bool(false),
  castlingDroppedPiece: bool(false),
  castlingKingFile: { type: "file", usual: "e" },
  castlingRookKingsideFile: { type: "file", usual: null },
  castlingRookQueensideFile: { type: "file", usual: null },
  checking: bool(true),
  makpongRule: bool(false),
  cambodianMoves: bool(false),
  countingRule: { type: "word", usual: "none", words: [...Object.keys(COUNTING_TABLES), "none"] },
  dropChecks: bool(true),
  mustCapture: bool(false),
  mustDrop: bool(false),
  pieceDrops: bool(false),
  gating: bool(false),
  seirawanGating: bool(false),
  dropLoop: bool(false),
  capturesToHand: bool(false),
  firstRankPawnDrops: bool(false),
  promotionZonePawnDrops: bool(false),
  dropRegionWhite: squares(),
  dropRegionBlack: squares(),
  sittuyinRookDrop: bool(false),
  dropOppositeColoredBishop: bool(false),
  dropPromoted: bool(false),
  dropNoDoubled: { type: "kind", usual: null },
  dropNoDoubledCount: { type: "int", usual: "1" },
  immobilityIllegal: bool(false),
  flyingGeneral: bool(false),
  soldierPromotionRank: { type: "rank", usual: "1" },
  nMoveRule: { type: "int", usual: "50" },
  nFoldRule: { type: "int", usual: "3" },
  nFoldValue: result("draw"),
  nFoldValueAbsolute: bool(false),
  perpetualCheckIllegal: bool(false),
  stalemateValue: result("draw"),
  stalematePieceCount: bool(false),
  checkmateValue: result("loss"),
  shogiPawnDropMateIllegal: bool(false),
  extinctionValue: result("none", ["none"]),
  extinctionClaim: bool(false),
  extinctionPseudoRoyal: bool(false),
  dupleCheck: bool(false),
  extinctionPieceTypes: KINDS,
  extinctionPieceCount: { type: "int", usual: "0" },
  extinctionOpponentPieceCount: { type: "int", usual: "0" },
  flagRegionWhite: squares(),
  flagRegionBlack: squares(),
  flagPieceCount: { type: "int", usual: "1" },
  flagPieceBlockedWin: bool(false),
  flagMove: bool(false),
  flagPieceSafe: bool(false),
  checkCounting: bool(false),
  wallingRule: { type: "word", usual: "none", words: ["arrow", "duck", "edge", "past", "static", "none"] },
  wallingRegionWhite: squares(),
  wallingRegionBlack: squares(),
  wallOrMove: bool(false),
  blastOnCapture: bool(false),
  enclosingDropStart: squares(),
  flipEnclosedPieces: { type: "word", usual: "none", words: ["reversi", "ataxx", "quadwrangle", "none"] },
  adjudicateFullBoard: bool(false),
  freeDrops: bool(false),
  blastImmuneTypes: KINDS,
  petrifyOnCaptureTypes: KINDS,
};

/** Sets of kinds that each side has for itself; a name without a side sets both. */
export const SIDED_KINDS: readonly string[] = [
  "promotionPawnTypes",
  "promotionPieceTypes",
  "enPassantTypes",
  "nMoveRuleTypes",
  "castlingKingPiece",
  "castlingRookPieces",
  "flagPiece",
];

/** Sets of squares that may be given for both sides at once. */
export const SIDED_SQUARES: Readonly<Record<string, readonly string[]>> = {
  flagRegion: ["flagRegionWhite", "flagRegionBlack"],
  wallingRegion: ["wallingRegionWhite", "wallingRegionBlack"],
  enPassantRegion: ["enPassantRegionWhite", "enPassantRegionBlack"],
  doubleStepRegion: ["doubleStepRegionWhite", "doubleStepRegionBlack"],
  tripleStepRegion: ["tripleStepRegionWhite", "tripleStepRegionBlack"],
  promotionRegion: ["promotionRegionWhite", "promotionRegionBlack"],
};

/** Former names of options. */
export const FORMER_NAMES: Readonly<Record<string, string>> = {
  whiteFlag: "flagRegionWhite",
  blackFlag: "flagRegionBlack",
  whiteDropRegion: "dropRegionWhite",
  blackDropRegion: "dropRegionBlack",
  castlingRookPiece: "castlingRookPieces",
};

const DRESSES = ["variantTemplate", "pieceToCharTable", "pocketSize", "pieceValueMg", "pieceValueEg", "nnueAlias"];

/** As options end in them, by side. */
export const SIDE_WORDS = ["White", "Black"] as const;

export const OPTIONS: Readonly<Record<string, OptionRule>> = {
  ...Object.fromEntries(KIND_OPTIONS.map((name) => [name, { type: "text", usual: null } as const])),
  ...Object.fromEntries(
    SIDE_WORDS.flatMap((side) => KIND_OPTIONS.map((name) => [`mobilityRegion${side}${capitalised(name)}`, squares()])),
  ),
  ...Object.fromEntries(SIDED_KINDS.flatMap((name) => ["", ...SIDE_WORDS].map((side) => [name + side, KINDS]))),
  ...Object.fromEntries(Object.keys(SIDED_SQUARES).map((name) => [name, squares()])),
  ...Object.fromEntries(DRESSES.map((name) => [name, DRESS])),
  pawnTypes: KINDS,
  ...MAPPED,
  ...LACKING,
};
