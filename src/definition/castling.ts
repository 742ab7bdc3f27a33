/** Castling: exact squares of the king and its partner. */
import { quote } from "../diagnostic/fault.ts";
import { BLACK, counterpart, fileOf, rankOf, type Side, type Square, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import type { Castling } from "../variant/variant.ts";
import type { Path } from "./located.ts";
import { type Army, kindOf } from "./pieces.ts";
import type { CastlingRule, VariantDocument } from "./schema-types.generated.ts";
import { type Ground, readSquare } from "./squares.ts";

/** A castling and the rule of the document that it comes from. */
export interface PlacedCastling extends Castling {
  readonly path: Path;
}

/** White's castlings in the order of the document, then Black's. */
export function readCastlings(ground: Ground, army: Army, document: VariantDocument): PlacedCastling[] {
  const rules = Array.isArray(document.castling) ? document.castling : [];
  const castlings = rules.flatMap((rule, index) => readRule(ground, army, ["castling", index], rule));
  const ordered = [...castlings].sort((a, b) => a.side - b.side);
  checkLetters(ground, ordered);
  return ordered;
}

function readRule(ground: Ground, army: Army, path: Path, rule: CastlingRule): PlacedCastling[] {
  if (!isWhole(rule)) return [];
  const kind = kindOf(ground, army, [...path, "piece"], rule.piece);
  const king = readJourney(ground, [...path, "king"], rule.king);
  const partner = readJourney(ground, [...path, "partner"], rule.partner);
  if (kind === null || !king || !partner) return [];
  if (kind === army.royal) {
    ground.faults.value([...path, "piece"], {
      code: "castling",
      message: "The royal piece cannot castle with itself.",
    });
    return [];
  }
  const side: Side = rule.side === "black" ? BLACK : WHITE;
  const castling = { path, side, name: rule.name, letter: rule.letter, king, partner: { ...partner, kind } };
  checkJourneys(ground, castling);
  return rule.side === undefined ? [castling, forBlack(ground, castling)] : [castling];
}

/** False when a key of the rule is missing, which is reported already. */
function isWhole({ name, letter, king, partner, piece }: CastlingRule): boolean {
  return [name, letter, king, partner, piece].every((value) => value !== undefined);
}

interface Journey {
  readonly from: Square | null;
  readonly to: Square;
}

function readJourney(ground: Ground, path: Path, [from, to]: readonly string[]): Journey | null {
  if (from === undefined || to === undefined) return null; // an item is reported already
  const start = from === "start" ? null : readSquare(ground, [...path, 0], from);
  const end = readSquare(ground, [...path, 1], to);
  const isRead = end !== null && (start !== null || from === "start");
  return isRead ? { from: start, to: end } : null;
}

function checkJourneys(ground: Ground, { path, king, partner }: PlacedCastling): void {
  const { board, faults } = ground;
  if (king.to === partner.to) {
    const message = `King and partner cannot both end on ${squareName(board, king.to)}.`;
    faults.value([...path, "partner", 1], { code: "castling", message });
    return;
  }
  if (king.from !== null && king.from === partner.from) {
    const message = `King and partner cannot both start from ${squareName(board, king.from)}.`;
    faults.value([...path, "partner", 0], { code: "castling", message });
    return;
  }
  const isOpen = king.from === null || partner.from === null;
  if (isOpen && rankOf(board, king.to) !== rankOf(board, partner.to)) {
    const message = "Castling from 'start' goes along a rank: both targets must stand on one.";
    faults.value([...path, "partner", 1], { code: "castling", message });
    return;
  }
  for (const [key, { from, to }] of [
    ["king", king],
    ["partner", partner],
  ] as const) {
    if (from !== null && !isLine(ground, from, to)) {
      const message = `${squareName(board, from)} and ${squareName(board, to)} are not on one rank, file or diagonal.`;
      faults.value([...path, key], { code: "castling", message });
    }
  }
}

function isLine({ board }: Ground, a: Square, b: Square): boolean {
  const files = Math.abs(fileOf(board, a) - fileOf(board, b));
  const ranks = Math.abs(rankOf(board, a) - rankOf(board, b));
  return files === 0 || ranks === 0 || files === ranks;
}

function forBlack({ board, symmetry }: Ground, castling: PlacedCastling): PlacedCastling {
  const turn = (square: Square) => counterpart(board, square, symmetry);
  const turnJourney = ({ from, to }: Journey) => ({ from: from === null ? null : turn(from), to: turn(to) });
  const { king, partner } = castling;
  return {
    ...castling,
    side: BLACK,
    king: turnJourney(king),
    partner: { ...turnJourney(partner), kind: partner.kind },
  };
}

/** Whether a castling of Black's follows from one of White's. */
function isEcho(castlings: readonly PlacedCastling[], { side, path }: PlacedCastling): boolean {
  return side === BLACK && castlings.some((other) => other.side === WHITE && other.path === path);
}

/** A letter may stand for several castlings if the king's square tells them apart. */
function checkLetters({ faults }: Ground, castlings: readonly PlacedCastling[]): void {
  castlings.forEach(({ side, letter, king, path }, index) => {
    const same = castlings.slice(0, index).find((other) => other.side === side && other.letter === letter);
    if (!same || (same.king.from !== king.from && same.king.from !== null && king.from !== null)) return;
    const message = `The letter ${quote(letter)} stands for another castling from the same square already.`;
    if (!isEcho(castlings, castlings[index])) faults.value([...path, "letter"], { code: "castling", message });
  });
}
