/** The rule keys that a file has, by the names of `keys.ts`. */
import { parseBetza } from "../../src/betza/parse.ts";
import { ridesOf } from "../../src/betza/rides.ts";
import type { Piece, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { CONDITION_LISTS, KEYS } from "./keys.ts";

/** Maps whose keys are ids of pieces or names of regions. */
const BY_ID = ["regions", "promotion.limit", "material.values", "draws.counting.against"];
/** Where squares are written. */
const SQUARES =
  /^(board\.holes|regions|pieces\.(moves\.(from|to)|first-move|forbidden)|promotion\.zone|condition\.reach|hands\.drops\.(on|opening)|hands\.enter\.with-first-move|turn\.on)$/;

export function keysOf(document: VariantDocument): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [key, value] of Object.entries(document)) collect(found, key, value);
  for (const key of [...ofPieces(document), ...ofWhole(document, found)]) found.add(key);
  return new Set(KEYS.filter((key) => found.has(key)));
}

function collect(found: Set<string>, path: string, value: unknown): void {
  found.add(path);
  if (SQUARES.test(path)) collectSquares(found, value);
  else if (Array.isArray(value)) for (const item of value) collect(found, path, item);
  else if (path === "pieces") for (const piece of Object.values(value ?? {})) collectMap(found, path, piece);
  else if (typeof value === "object" && value !== null) collectMap(found, path, value);
  else found.add(`${path}=${value}`);
}

function collectMap(found: Set<string>, path: string, map: object): void {
  const isCondition = CONDITION_LISTS.some((list) => list === path);
  if (path === "promotion.limit") found.add("promotion.limit=by-kind");
  for (const [key, value] of Object.entries(map)) {
    if (isCondition) found.add(`${path}.${key}`);
    if (isCondition && Array.isArray(value)) found.add(`condition.${key}=kinds`);
    collect(found, belowOf(path, key, isCondition), value);
  }
}

function belowOf(path: string, key: string, isCondition: boolean): string {
  if (isCondition) return `condition.${key}`;
  // The steps of a shuffle are the same whether it is the only one or one of several.
  if (path === "setup.shuffle.steps") return `setup.shuffle.${key}`;
  return BY_ID.includes(path) ? path : `${path}.${key}`;
}

function collectSquares(found: Set<string>, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) collectSquares(found, item);
  else if (typeof value === "object" && value !== null) {
    if ("white" in value) found.add("squares=by-side");
    if ("not" in value) found.add("squares=not");
    for (const inner of Object.values(value)) collectSquares(found, inner);
  } else for (const word of String(value).split(/\s+/)) found.add(`squares: ${word}`);
}

/** What no single key says: letters, ways of moving, and how many kinds are royal. */
function* ofPieces({ pieces = {} }: VariantDocument): Generator<string> {
  const all = Object.values(pieces).filter((piece): piece is Piece => typeof piece === "object");
  const royals = all.filter(({ royal }) => royal).length;
  if (royals === 0) yield "royals=none";
  if (royals > 1) yield "royals=several";
  for (const piece of all) {
    if (piece.letter?.startsWith("+")) yield "pieces.letter=plus";
    if (/['!]$/.test(piece.letter ?? "")) yield "pieces.letter=dressed";
    if (JSON.stringify(piece.forbidden ?? "").includes("dead-ends")) yield "pieces.forbidden=dead-ends";
    yield* ofMoves((piece.moves ?? [piece]).map(({ betza }) => betza ?? ""));
  }
}

function* ofMoves(texts: readonly string[]): Generator<string> {
  if (texts.includes("none")) yield "pieces.betza=none";
  const rides = texts.map(parseBetza).flatMap((parsed) => (parsed.ok ? ridesOf(parsed.betza) : []));
  if (rides.some(({ inPassing }) => inPassing)) yield "pieces.betza=e";
  if (rides.some(({ initial }) => initial)) yield "pieces.betza=i";
}

/** Whether squares are written by the name of a region; holes are drawn in the picture, too. */
function* ofWhole(document: VariantDocument, found: ReadonlySet<string>): Generator<string> {
  if (document.setup?.board?.includes("#")) yield "board.holes";
  if (Object.keys(document.regions ?? {}).some((name) => found.has(`squares: ${name}`))) yield "squares=region";
  const journeys = Array.isArray(document.castling)
    ? document.castling.flatMap(({ king, partner }) => [king[0], partner[0]])
    : [];
  if (journeys.includes("start")) yield "castling.king=start";
}
