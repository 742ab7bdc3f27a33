/** Between a PGN and a game: which variant it is, where it starts, which tags a game is written with. */
import { shippedNamed } from "../definition/at-hand.ts";
import { isNamed, UNNAMED } from "../definition/named.ts";
import { remedy } from "../definition/not-loaded.ts";
import { checkText, readOptions, readWarily, type Shape, wrongType } from "../diagnostic/argument.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { isKernelLoaded } from "../kernel/load.ts";
import type { PgnGame, PgnMove } from "../notation/pgn.ts";
import { eachPgnGame, lengthFault, type ParsedPgnGame, type PgnLimits } from "../notation/pgn-read.ts";
import { turnNumber } from "../notation/pgn-write.ts";
import { checkVariant } from "../variant/check.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { carriedVariant } from "./carried-variant.ts";
import type { GameMove } from "./game-move.ts";
import { readPosition } from "./position.ts";
import { refusal } from "./refuse.ts";
import { placeOfTag } from "./tag-place.ts";

export interface FromPgnOptions extends PgnLimits {
  /** The variant of games without a `Variant` tag, or whose tag names this one; default: the one whose rules the game
   *  carries in its tag `VariantYaml`, else the first bundled one. */
  readonly variant?: Variant;
  /** Finds a variant by id, name or alias; where it gives null, a game has the rules that it carries. Default: those rules,
   *  else among the bundled ones. In a page, what is needed must have been loaded before, see `loadVariantsOf`. */
  readonly findVariant?: (name: string) => Variant | null;
  /** What to call the text in diagnostics; default `<pgn>`. */
  readonly file?: string;
  /** Which game of the text, from 0; by default the text must hold exactly one. Faults of other games are ignored. */
  readonly index?: number;
}

/** A PGN game whose variant and start are known; its moves are still text. */
export interface OpenedPgn {
  readonly pgn: PgnGame;
  readonly variant: Variant;
  readonly start: Position;
  /** Makes the error for faults of the text. */
  readonly refuse: (faults: readonly TextFault[]) => FairywrenError;
}

const SHAPE: Shape = {
  variant: "unknown",
  findVariant: "function",
  file: "string",
  index: "unknown",
  length: "unknown",
  depth: "unknown",
};

/** @throws {FairywrenError} `wrong-type` or `unknown-key` */
export function readFromPgnOptions(given: FromPgnOptions | undefined): FromPgnOptions {
  const options = readOptions<FromPgnOptions>("options", given, SHAPE);
  if (options.variant !== undefined) checkVariant(options.variant);
  for (const name of ["index", "length", "depth"] as const) checkCount(name, options[name]);
  return options;
}

function checkCount(name: string, count: unknown): void {
  if (count === undefined || (typeof count === "number" && count >= 0)) return;
  throw wrongType(name, "a whole number from 0", count);
}

/** Reads a PGN text up to its moves.
 *  @throws {FairywrenError} with every fault of the game, or of the rules that it carries; `pgn-further` at anything
 *    after it */
export function openPgn(text: string, given: FromPgnOptions | undefined): OpenedPgn {
  checkText("PGN", text);
  const options = readFromPgnOptions(given);
  const { file = "<pgn>" } = options;
  const refuse = (faults: readonly TextFault[]) => refusal(faults, text, file);
  const pgn = wantedGame(text, options, refuse);
  const variant = chosenBy(pgn, options) ?? carriedVariant(text, pgn, file) ?? usualVariant(pgn, options, refuse);
  if (!variant) throw refuse([tagFault(text, pgn, "Variant", "pgn-variant", "names no variant that is known here")]);
  checkVariant(variant);
  if (!isKernelLoaded(variant)) throw refuse([notLoaded(variant.id, pgn)]);
  return { pgn, variant, start: startOf(text, pgn, variant, refuse), refuse };
}

/** The game with an index, by default the only game of the text. */
function wantedGame(text: string, { index, length, depth }: FromPgnOptions, refuse: OpenedPgn["refuse"]): PgnGame {
  const tooLong = lengthFault(text, length);
  if (tooLong) throw refuse([tooLong]);
  let count = 0;
  let wanted: PgnGame | null = null;
  for (const read of eachPgnGame(text, { depth })) {
    if (wanted) throw refuse([furtherGame(read)]);
    if (count++ !== (index ?? 0)) continue;
    if (!read.ok) throw refuse(read.faults);
    wanted = read.game;
    if (index !== undefined) break;
  }
  if (!wanted) throw refuse([missingGame(index ?? 0, count)]);
  return wanted;
}

function furtherGame({ offset }: ParsedPgnGame): TextFault {
  const message = "The game ends before this place: choose one of several games by 'index', or read all by readPgn.";
  return { code: "pgn-further", message, offset, length: 1, hint: null };
}

/** The tags that a game is written with: its own, and those that its variant and start require. */
export function gameTags(
  variant: Variant,
  tags: ReadonlyMap<string, string>,
  startFen: string,
): ReadonlyMap<string, string> {
  const kept = [...tags].filter(([name]) => !["Variant", "SetUp", "FEN"].includes(name));
  const setup: [string, string][] =
    startFen === variant.setupFen
      ? []
      : [
          ["SetUp", "1"],
          ["FEN", startFen],
        ];
  return new Map([...kept, ["Variant", variant.name], ...setup]);
}

function missingGame(index: number, count: number): TextFault {
  const message = `The text has ${count || "no"} game${count === 1 ? "" : "s"}; game ${index + 1} was asked for.`;
  return { code: "pgn-empty", message, offset: 0, length: 1, hint: null };
}

/** Its rules or their kernel.
 *  @param id or a name, where no more is known */
function notLoaded(id: string, { offset }: PgnGame): TextFault {
  const message = `The game is of ${quote(id)}, which is not loaded: ${remedy(id)}.`;
  return { code: "not-loaded", message, offset, length: 1, hint: null };
}

/** The variant that the caller has for a game, before all rules that it carries; null for none. */
function chosenBy({ tags }: PgnGame, { variant, findVariant }: FromPgnOptions): Variant | null {
  const name = tags.get("Variant");
  if (variant && (name === undefined ? findVariant : isNamed(variant, name))) return variant;
  return findVariant?.(name ?? UNNAMED) ?? null;
}

/** The variant of a game that carries no rules, and whose caller has named none; null where nobody knows it. */
function usualVariant(pgn: PgnGame, options: FromPgnOptions, refuse: OpenedPgn["refuse"]): Variant | null {
  const { variant, findVariant } = options;
  const name = pgn.tags.get("Variant");
  if (findVariant) return null;
  if (name === undefined && variant) return variant;
  const found = shippedNamed(name ?? UNNAMED);
  if (typeof found === "string") throw refuse([notLoaded(found, pgn)]);
  return found;
}

/** Validates the tags given by a program.
 *  @throws {FairywrenError} `wrong-type` */
export function readTags(tags: unknown): [string, string][] {
  if (tags === undefined) return [];
  if (typeof tags !== "object" || tags === null) throw wrongType("tags", "an object of texts", tags);
  return readWarily("tags", tags, () => Object.entries(tags).map(readTag));
}

function readTag([name, value]: [string, unknown]): [string, string] {
  checkText(`tag ${quote(name)}`, value);
  return [name, value];
}

function startOf(text: string, pgn: PgnGame, variant: Variant, refuse: OpenedPgn["refuse"]): Position {
  const fen = pgn.tags.get("FEN");
  if (fen === undefined) return variant.setup;
  const parsed = readPosition(variant, fen);
  if (parsed.ok) return parsed.position;
  const { offset } = placeOfTag(text, pgn, "FEN");
  const faults = parsed.faults.map((fault) => ({ ...fault, offset: offset + fault.offset }));
  throw refuse(faults);
}

function tagFault(text: string, pgn: PgnGame, tag: string, code: string, why: string): TextFault {
  const message = `The tag ${tag} '${pgn.tags.get(tag) ?? ""}' ${why}.`;
  return { code, message, ...placeOfTag(text, pgn, tag), hint: null };
}

/** The moves of a game as those of a record, without remarks. Where turns may have several moves, each turn begins with its
 *  number. */
export function pgnMoves({ variant, history }: PlayedGame): PgnMove[] {
  return history.map((move, ply) => ({
    ...{ san: move.san, offset: 0, nags: [], before: [], comments: [], variations: [] },
    ...(variant.series && { number: turnNumber(move, history[ply - 1]) }),
  }));
}

interface PlayedGame {
  readonly variant: Variant;
  readonly history: readonly GameMove[];
}
