/** Reading algebraic notation: letters or symbols, `O-O` or `0-0`, `d8=Q`, `d8Q` or `d8(Q)`, long or short. */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { fileOf, rankOf, type Square } from "../geometry/board.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import {
  hasSuffix,
  isUnnamed,
  movesNamed,
  nameRefusal,
  SUFFIX_LEFT_OUT,
  sanName,
  sanSuffixPattern,
  takeAside,
} from "../rules/text.ts";
import type { Move } from "../variant/move.ts";
import { LONGEST_MOVE, type MoveRules, type ParsedMove } from "./move.ts";
import { STANDARD_STYLE, writeSan } from "./san.ts";

/** Reads algebraic notation as one of the legal moves.
 *
 *  Marks of check and mate and `!` or `?` are optional and not checked; disambiguation may be redundant. A sign behind a letter is
 *  the letter's where that is a legal move: `a8=L!`. Text that fits several legal moves is refused, unless it is exactly how
 *  one of them is written.
 *  @example
 *  const parsed = parseSan(variant, moves, "Δc4+!");
 */
export function parseSan<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): ParsedMove<Some> {
  const bare = text.length > LONGEST_MOVE ? "" : stripMarks(text);
  // the first sign of those that were taken off may be the last letter's
  const signed = text.includes(`${bare}!`) ? readFitting(rules, moves, `${bare}!`) : null;
  const reading = signed?.fitting.length ? signed : readFitting(rules, moves, bare);
  const { fitting } = reading;
  const exact = fitting.length > 1 ? fitting.filter((move) => isWritten(rules, moves, move, reading.bare)) : fitting;
  const [only] = exact;
  if (only && exact.length === 1) return { ok: true, move: only };
  return { ok: false, faults: [sanFault(rules, moves, text, reading)] };
}

function readFitting<Some extends Move>(rules: MoveRules, moves: readonly Some[], bare: string): Reading<Some> {
  const { moves: meant, text: head } = takeAside(rules, moves, bare);
  const named = movesNamed(rules, meant, head);
  const wanted = readWanted(rules, head);
  const fitting = named?.length ? named : wanted ? meant.filter((move) => fits(rules, move, wanted)) : [];
  return { bare, wanted, fitting, isName: named !== null };
}

/** What a text says about a move; null is unspecified. */
interface Wanted {
  /** Kinds that the piece's name may stand for. */
  readonly kinds: ReadonlySet<number>;
  readonly file: number | null;
  readonly rank: number | null;
  readonly to: Square;
  /** Kinds that the promotion suffix may stand for; null without one. */
  readonly suffix: ReadonlySet<number> | null;
}

/** The common case, without marks other than `+` or `#`: neither `!` nor `?` nor the `e.p.` that some texts append. */
const BARE = /^[A-Za-z]\S*[0-9A-Z]$/;

function stripMarks(text: string): string {
  const last = text[text.length - 1];
  const bare = last === "+" || last === "#" ? text.slice(0, -1) : text;
  if (BARE.test(bare)) return bare;
  return text
    .trim()
    .replace(/[!?]+$/, "")
    .replace(/\s*e\.?\s?p\.?(?=[+#]*$)/, "")
    .replace(/[+#]+$/, "")
    .trimEnd();
}

interface Grammar {
  readonly pattern: RegExp;
  /** Kinds by letter, lower-case letter and symbol. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<number>>;
  /** Kinds written without a letter. */
  readonly pawns: ReadonlySet<number>;
}

const grammars = new WeakMap<MoveRules["pieceTypes"], Grammar>();

function grammarOf(rules: MoveRules): Grammar {
  const known = grammars.get(rules.pieceTypes);
  if (known) return known;
  const grammar = makeGrammar(rules);
  grammars.set(rules.pieceTypes, grammar);
  return grammar;
}

function makeGrammar(rules: MoveRules): Grammar {
  const { pieceTypes } = rules;
  const kinds = new Map<string, Set<number>>();
  const names = new Set<string>();
  pieceTypes.forEach(({ letter, symbol }, kind) => {
    for (const name of [letter, symbol]) {
      if (!name) continue;
      names.add(name);
      for (const key of [name, name.toLowerCase()]) kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
    }
  });
  const name = patternOf([...names]);
  const small = patternOf(pieceTypes.flatMap(({ letter }) => (letter.startsWith("+") ? [] : [letter.toLowerCase()])));
  const suffix = sanSuffixPattern(`${name}|${small}`);
  const pawns = new Set([...pieceTypes.keys()].filter((kind) => isUnnamed(rules, kind)));
  return {
    kinds,
    pawns,
    pattern: new RegExp(`^(${name})?([a-p])?(\\d{1,2})?[-x:×]?([a-p]\\d{1,2})${suffix}$`, "u"),
  };
}

/** A pattern of some texts, the longest first. */
function patternOf(texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return escaped.sort((a, b) => b.length - a.length).join("|");
}

function readWanted(rules: MoveRules, text: string): Wanted | null {
  const { pattern, kinds, pawns } = grammarOf(rules);
  const match = pattern.exec(text);
  const to = match ? parseSquare(rules.board, match[4]) : null;
  if (!match || to === null) return null;
  const [, name, file, rank, , suffix] = match;
  return {
    kinds: (name && kinds.get(name)) || pawns,
    file: file ? file.charCodeAt(0) - "a".charCodeAt(0) : null,
    rank: rank ? Number(rank) - 1 : null,
    to,
    suffix: (suffix && kinds.get(suffix)) || null,
  };
}

function fits(rules: MoveRules, move: Move, wanted: Wanted): boolean {
  return fitsSquares(rules, move, wanted) && hasSuffix(move, wanted.suffix);
}

function fitsSquares(rules: MoveRules, move: Move, { kinds, file, rank, to }: Wanted): boolean {
  const { board } = rules;
  if (move.to !== to || !kinds.has(move.kind) || sanName(rules, move, STANDARD_STYLE) !== null) return false;
  return (
    (file ?? fileOf(board, move.from)) === fileOf(board, move.from) &&
    (rank ?? rankOf(board, move.from)) === rankOf(board, move.from)
  );
}

function isWritten(rules: MoveRules, moves: readonly Move[], move: Move, text: string): boolean {
  return writeSan(rules, moves, move) === text || writeSan(rules, moves, move, { style: rules.notation }) === text;
}

/** How a text was read, without marks. */
interface Reading<Some extends Move = Move> {
  readonly bare: string;
  readonly wanted: Wanted | null;
  readonly fitting: readonly Some[];
  /** Whether a rule has a move of this name. */
  readonly isName: boolean;
}

function sanFault(rules: MoveRules, moves: readonly Move[], text: string, reading: Reading): TextFault {
  const { wanted, fitting, isName } = reading;
  const fault = (code: string, message: string, hint: string | null = null): TextFault => {
    return { code, message, offset: 0, length: Math.max(1, text.length), hint };
  };
  if (fitting.length > 1) {
    const squares = fitting.map(({ from }) => squareName(rules.board, from)).join(" and ");
    return fault(
      "move-ambiguous",
      `${quote(text)} fits several moves: pieces on ${squares} can go there.`,
      writeSan(rules, moves, fitting[0]),
    );
  }
  const refusal = nameRefusal(rules, moves, text.trim(), (move) => writeSan(rules, moves, move));
  if (refusal) return fault(refusal.code, refusal.message, refusal.hint);
  if (!wanted && !isName) return fault("move-text", `${quote(text)} is not a move in algebraic notation.`);
  const cut = wanted?.suffix === null ? moves.find((move) => fitsSquares(rules, move, wanted)) : undefined;
  if (!cut || hasSuffix(cut, null)) return fault("move-illegal", `${quote(text)} is not a legal move here.`);
  return fault(SUFFIX_LEFT_OUT.code, `${quote(text)} ${SUFFIX_LEFT_OUT.says}`, writeSan(rules, moves, cut));
}
