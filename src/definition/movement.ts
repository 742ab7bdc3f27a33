/** How a piece moves and gives check: one text, or entries with the squares where their moves begin and end. */
import { parseBetza } from "../betza/parse.ts";
import type { Betza } from "../betza/tree.ts";
import { quote } from "../diagnostic/fault.ts";
import { everywhere } from "../variant/piece-ways.ts";
import type { MoveEntry, PieceType } from "../variant/variant.ts";
import type { Path } from "./located.ts";
import type { Piece as PieceDocument, VariantDocument } from "./schema-types.generated.ts";
import { type Ground, readSidedSquares, readSome } from "./squares.ts";

type Written = NonNullable<PieceDocument["moves"]>[number];

/** @param path of the piece */
export function readMovement(ground: Ground, path: Path, piece: PieceDocument): Pick<PieceType, "moves" | "checksBy"> {
  const checksBy = piece["checks-by"];
  return {
    moves: readMoves(ground, path, piece),
    checksBy:
      checksBy === undefined || checksBy === "none" ? null : readBetza(ground, [...path, "checks-by"], checksBy),
  };
}

/** Each movement of a piece, and its place within the piece's keys. */
export function movementsOf(
  { id, moves, checksBy }: Pick<PieceType, "id" | "moves" | "checksBy">,
  { pieces }: VariantDocument,
): readonly (readonly [place: Path, betza: Betza])[] {
  const piece = pieces?.[id];
  const isList = typeof piece === "object" && piece.moves !== undefined;
  const places = moves.map(({ betza }, index) => [isList ? ["moves", index, "betza"] : ["betza"], betza] as const);
  return [...places, ...(checksBy ? [[["checks-by"], checksBy] as const] : [])];
}

function readMoves(ground: Ground, path: Path, { betza, moves }: PieceDocument): MoveEntry[] {
  if (moves !== undefined && betza !== undefined) ground.faults.key([...path, "moves"], BOTH_GIVEN);
  if (moves !== undefined) return moves.map((entry, index) => readEntry(ground, [...path, "moves", index], entry));
  if (betza !== undefined) return everywhere(readBetza(ground, [...path, "betza"], betza));
  if (!ground.faults.isBroken(path)) {
    const message = `The piece ${quote(String(path[1]))} has no 'betza', nor 'moves'.`;
    ground.faults.key(path, { code: "missing-key", message });
  }
  return [];
}

const BOTH_GIVEN = {
  code: "both-given",
  message: "Either 'betza' or 'moves' may be given, not both: write all moves as entries.",
};

function readEntry(ground: Ground, path: Path, { betza = "", from, to }: Partial<Written>): MoveEntry {
  const squares = (key: "from" | "to", written: Written["from"]) => {
    const at = [...path, key];
    if (written === undefined) return null;
    return readSome(ground, at, `'${key}' of a move`, () => readSidedSquares(ground, at, written));
  };
  return {
    betza: readBetza(ground, [...path, "betza"], betza),
    from: squares("from", from),
    to: squares("to", to),
  };
}

const NO_MOVES: Betza = { text: "", terms: [] };
/** The word for a piece that never moves. */
const NEVER = "none";

function readBetza(ground: Ground, path: Path, text: string): Betza {
  if (text === "") return NO_MOVES;
  if (text === NEVER) return { ...NO_MOVES, text };
  const parsed = parseBetza(text);
  if (parsed.ok) return parsed.betza;
  ground.faults.value(path, parsed, parsed);
  return NO_MOVES;
}
