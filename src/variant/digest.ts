/** The digest of a variant's rules; names do not count. */
import { identityOfRules } from "../rules/rule.ts";
import { plainBetza } from "./piece-ways.ts";
import type { MoveEntry, PieceType, Variant } from "./variant.ts";

/** The prime and the offset basis of FNV-1a with 32 bits. */
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/**
 * Sixteen hexadecimal digits that identify the rules: the board, the pieces with their values, the starts and all other
 * rules. Names, symbols, pictures, remarks, notation, view and `weights` do not count.
 *
 * Not cryptographic: collisions can be made on purpose.
 */
export function rulesDigest(variant: Variant): string {
  return textDigest(JSON.stringify(rulesOf(variant)));
}

/** Sixteen hexadecimal digits that tell texts apart which nobody made to be taken for one another. */
export function textDigest(text: string): string {
  const low = fnv1a(text, BASIS);
  return [low, fnv1a(text, low ^ text.length)].map((half) => half.toString(16).padStart(8, "0")).join("");
}

function rulesOf(variant: Variant): unknown {
  const { board, symmetry, pieceTypes, royal, setup } = variant;
  return [
    [board.files, board.ranks, symmetry, ...(board.holes ? [board.holes] : [])],
    pieceTypes.map((pieceType) => {
      const { id, moves, value, pairBonus, firstMove, forbidden, resetsClock } = pieceType;
      return [
        [id, plainBetza(moves) ?? moves.map(textsOf), value, pairBonus],
        [firstMove, forbidden, resetsClock],
        ...identityOfChecks(pieceType),
      ];
    }),
    royal,
    [setup.pieces, setup.turn, setup.rights],
    ...identityOfRules(variant),
  ];
}

function textsOf({ betza, from, to }: MoveEntry): readonly unknown[] {
  return [betza.text, from, to];
}

/** Nothing for a piece that attacks as it captures, so that its digest is what it was before there was anything else. */
function identityOfChecks({ checksBy }: PieceType): readonly unknown[] {
  return checksBy ? [checksBy.text] : [];
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}
