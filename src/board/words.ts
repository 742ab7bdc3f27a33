/**
 * Every text that a board shows or speaks, by key. Places in braces are filled in, and those with a question mark may be left out;
 * where a text counts something there is one form for one and one for other numbers. What a page may give instead is `BoardWords`.
 */
import type { ReasonCode } from "../engine/outcome.ts";

/** A text in the forms that its language has for numbers, https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules.
 *  A form other than `other` may leave the number out. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export const ENGLISH = {
  // joining: lists are made two by two, from the left
  list: "{first}, {next}",
  and: "{first} and {next}",

  // sides, pieces and squares
  white: "White",
  black: "Black",
  whitePiece: "white {piece}",
  blackPiece: "black {piece}",
  pieceOn: "{piece} on {square}",
  board: "{variant} board",
  empty: "empty",
  wall: "wall",
  canGoHere: "can go here",
  wallCanGoHere: "the wall can go here",
  inCheck: "in check",
  pickedUp: "picked up",

  // whose turn it is
  loaded: "{variant}. {turn}",
  turn: "{side} to move.",
  turnWith: "{side} to move, {more}.",
  moves: { one: "1 move", other: "{number} moves" },
  movesLeft: { one: "1 move left", other: "{number} moves left" },
  thinking: "Thinking …",
  notYourTurn: "It is not your turn.",
  premoveIllegal: "The move planned ahead is not legal.",
  didYouMean: "Did you mean {nearest}?",

  // moves as they are spoken
  played: "{side}: {move}.",
  step: "{piece} {from} to {to}",
  takes: "{piece} {from} takes {taken} on {to}",
  takesInPassing: "{piece} {from} takes {taken} on {to} in passing, from {at}",
  takesOnWay: "{piece} {from} takes {taken}",
  takesAndStays: "{piece} {from} takes {taken} and stays there",
  takesAndGoesOn: "{piece} {from} takes {taken} and goes on to {to}",
  turnsToStone: "{move} and turns to stone",
  explodes: "{move}, which explodes",
  explodesWith: "{move}, which explodes: {gone} gone too",
  castles: "castles {castling}, {piece} to {to}",
  dropped: "{piece} dropped on {to}",
  passes: "passes",
  piecePasses: "{piece} on {square} passes",
  stays: "stays",
  becomes: "becomes {piece}",
  enters: "{piece} enters on {square}",
  turnsOver: "turns over {squares}",
  wallOn: "wall on {square}",
  check: "check",
  checkmate: "checkmate",

  // moves of several steps
  way: "{taken} is taken. Press {ways}.",
  wayOn: "where it goes on to",
  wayStop: "{square} to stop there",
  wayBack: "{square} to come back",
  placeWall: "{square}. Press where the wall goes, Escape to take the move back.",

  // how a game has ended; what follows "by" is among the reasons
  wins: "{side} wins.",
  winsBy: "{side} wins by {reason}.",
  draw: "Draw.",
  drawBy: "Draw by {reason}.",
  winsOnTime: "{loser} ran out of time: {side} wins.",
  drawOnTime: "Draw: time ran out, and the other side has nothing to mate with.",

  // which move is meant
  whichMove: "Which move?",
  promotion: "Promotion",
  dropAs: "Drop as",
  enter: "Enter",
  pass: "Pass",
  keepPiece: "keep the {piece}",
  nothingEnters: "nothing enters",
  straightTo: "Straight to {square}",
  take: "Take {squares}",
  takeAndStay: "Take {squares} and stay",
  takeAndGoOn: "Take {squares} and go on to {to}",
  confirmMove: "Confirm the move",
  playMove: "Play {move}",
  takeBack: "Take back",

  // under the board
  tools: "Board",
  newGame: "New game",
  firstPosition: "First position",
  previousMove: "Previous move",
  nextMove: "Next move",
  lastPosition: "Last position",
  flipBoard: "Flip board",
  cornerView: "Corner view",
  explainPieces: "Explain pieces",
  wholeBoard: "Whole board",

  // what a piece does, and what the marks of its moves mean
  choosePiece: "Choose a piece to see its moves.",
  howItMoves: "How the {piece} moves",
  slide: "slide",
  leap: "leap",
  hop: "hop, over a piece",
  moveOnly: "move only",
  captureOnly: "capture only",
  takenOnWay: "taken on the way",
  endsThere: "where it ends after that",
  takenFromAfar: "taken without moving",
  overFriends: "over friends alone",
  friendsToo: "friends, too: taken or gone over",

  // beside the board
  hand: "{side}'s hand",
  checks: "{side}'s checks",
  count: "{side}'s count",
  checksLeft: { one: "One check left", other: "{number} checks left" },
  countOf: "Count: {made} of {most} moves.",
  inHand: "{piece}, {number} in hand",
  noneInHand: "{piece}, none in hand",
  endless: "{piece}, as many as you like",
  oneLess: "One {piece} less",
  oneMore: "One {piece} more",

  // setting a position up
  palette: "Pieces to set up",
  move: "Move",
  remove: "Remove",
  clear: "Clear",
  startPosition: "Start position",

  // games to look at, and puzzles
  game: "Game",
  gameNumber: "Game {number}",
  moveList: "Moves",
  variation: "Variation",
  wrongMove: "{move} is not the move. Try another.",
  solved: "Solved.",
  solvedAfter: { one: "Solved, after one wrong try.", other: "Solved, after {number} wrong tries." },
} as const satisfies Readonly<Record<string, string | CountedText>>;

/** What the library says. */
export const AS_SAID = "{english?}";

// the bundler may leave out what is made so
/* @__NO_SIDE_EFFECTS__ */
function asSaid<Code extends string>(...codes: readonly Code[]): Readonly<Record<Code, string>> {
  return Object.fromEntries(codes.map((code) => [code, AS_SAID])) as Readonly<Record<Code, string>>;
}

/** Why a game has ended, as it follows "by", where what the library says does not. */
export const OWN_REASONS = {
  "goal-reached": "reaching the goal",
  "board-full": "a full board",
  "castling-lost": "loss of castling",
  "bare-king": "a bare king",
  "pieces-lost": "loss of pieces",
} as const satisfies Readonly<Partial<Record<ReasonCode, string>>>;

/** The codes of ends that are told by a reason. */
export type Reason = Exclude<ReasonCode, "time-forfeit">;

/** Why a game has ended, as it follows "by". `{english}` is what the library says, with the numbers of a variant in it. */
export const REASONS = {
  ...asSaid(
    "checkmate",
    "stalemate",
    "insufficient-material",
    "repetition",
    "move-rule",
    "counting",
    "resignation",
    "agreement",
    "termination",
    "line",
    "square",
    "chain",
    "checks",
    "passes",
    "facing",
    "perpetual-check",
    "castling",
  ),
  ...OWN_REASONS,
} satisfies Readonly<Record<Reason, string>>;

/** Why a typed move is refused; `{english}` is what the library says. */
export const REFUSALS = asSaid("move-text", "move-illegal", "move-ambiguous", "game-over", "game-too-long");

/** Every key of a text. */
export type WordKey = keyof typeof ENGLISH;

/** What a piece is called, for texts that have to agree with it. */
export interface PieceWords {
  readonly name: string;
  /** A white one: `weiße Dame`; default: the text `whitePiece` with its name. */
  readonly white?: string;
  /** A black one; default: the text `blackPiece` with its name. */
  readonly black?: string;
  /** How it moves, in a sentence; default: the library's sentence, in English. */
  readonly moves?: string;
}

/** Texts of a board in another language. What is left out stays English. Every text has the places of the English one, in any order;
 *  only `{english}` may be left out.
 *  @example
 *  const swedish = readWords({ lang: "sv", turn: "{side} vid draget.", white: "Vit", pieces: { knight: "Springare" } });
 *  swedish.say("turn", { side: swedish.side(0) }); // "Vit vid draget."
 */
export type BoardWords = {
  readonly [Key in WordKey]?: (typeof ENGLISH)[Key] extends string ? string : string | CountedText;
} & {
  /** The language of the texts, such as `de` or `pt-BR`: screen readers speak them so, and it says which form a number takes. Default:
   *  that of the page, and the forms of English. */
  readonly lang?: string;
  /** Pieces by the names that a variant's file gives them, in any case: `{ knight: "Springer" }`. */
  readonly pieces?: Readonly<Record<string, string | PieceWords>>;
  /** Variants by their names, in any case: `{ chess: "Schach" }`. */
  readonly variants?: Readonly<Record<string, string>>;
  /** Why a game has ended, by the code of the outcome: what follows "by". */
  readonly reasons?: Readonly<Partial<Record<Reason, string>>>;
  /** Why a typed move is refused, by the code of the error. */
  readonly refusals?: Readonly<Partial<Record<keyof typeof REFUSALS, string>>>;
};
