import { parseBetza } from "../../src/betza/parse.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import type { Castling } from "../../src/rules/model.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { PieceType, Variant } from "../../src/variant/variant.ts";

/** A bundled variant that must be there. */
export function shipped(id: string): Variant {
  const variant = bundledVariant(id);
  if (!variant) throw new Error(`no bundled variant '${id}'`);
  return variant;
}

/** Chess with pawns of another movement. */
export function withPawns(betza: string): Variant {
  const chess = shipped("chess");
  const parsed = parseBetza(betza);
  if (!parsed.ok) throw new Error(betza);
  const repawn = (pieceType: PieceType) =>
    pieceType.letter === "P" ? { ...pieceType, moves: everywhere(parsed.betza) } : pieceType;
  return { ...chess, pieceTypes: chess.pieceTypes.map(repawn) };
}

/** Chess in which the king and the rooks castle from wherever they start. */
export function withFreeCastling(): Variant {
  const chess = shipped("chess");
  const free = (castling: Castling): Castling => ({
    ...castling,
    king: { ...castling.king, from: null },
    partner: { ...castling.partner, from: null },
  });
  return { ...chess, castlings: chess.castlings.map(free), notation: { ...chess.notation, uciCastling: "partner" } };
}
