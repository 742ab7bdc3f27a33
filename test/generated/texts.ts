/** Moves and positions there and back through every text: UCI in both styles, SAN in both styles, FEN. */
import { isDeepStrictEqual } from "node:util";
import { readPosition } from "../../src/engine/position.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { type ParsedMove, parseUci, writeUci } from "../../src/notation/move.ts";
import { writeSan } from "../../src/notation/san.ts";
import { parseSan } from "../../src/notation/san-read.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { Disagreement } from "./fault.ts";

/** Each legal move has texts of its own, and each is read as that move. */
export function compareMoveTexts(variant: Variant, fen: string, moves: readonly Move[]): void {
  const partner = { chess960: true };
  const own = { style: variant.notation };
  const uci = (text: string) => parseUci(variant, moves, text);
  const chess960 = (text: string) => parseUci(variant, moves, text, partner);
  const san = (text: string) => parseSan(variant, moves, text);
  for (const move of moves) {
    readsBack("UCI", fen, move, writeUci(variant, move), uci);
    readsBack("UCI of Chess960", fen, move, writeUci(variant, move, partner), chess960);
    readsBack("SAN", fen, move, writeSan(variant, moves, move), san);
    readsBack("SAN of its own style", fen, move, writeSan(variant, moves, move, own), san);
  }
  isUnique(
    "UCI",
    fen,
    moves.map((move) => writeUci(variant, move)),
  );
  isUnique(
    "SAN",
    fen,
    moves.map((move) => writeSan(variant, moves, move)),
  );
}

/** A position is read back from its FEN. */
export function comparePositionText(variant: Variant, position: Position): void {
  const fen = writeFen(variant, position);
  const parsed = readPosition(variant, fen);
  if (!parsed.ok) throw new Disagreement("FEN is refused", fen, parsed.faults[0].message);
  if (!isDeepStrictEqual(parsed.position, position)) {
    throw new Disagreement("FEN is read as another position", fen, writeFen(variant, parsed.position));
  }
}

function readsBack(what: string, fen: string, move: Move, text: string, parse: (text: string) => ParsedMove): void {
  const parsed = parse(text);
  if (!parsed.ok) throw new Disagreement(`${what} is refused`, fen, `${text}: ${parsed.faults[0].message}`);
  if (parsed.move !== move) throw new Disagreement(`${what} is read as another move`, fen, text);
}

function isUnique(what: string, fen: string, texts: readonly string[]): void {
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) throw new Disagreement(`${what} stands for two moves`, fen, twice);
}
