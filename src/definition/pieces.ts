/** Pieces: letters, moves, values; exactly one is the king. */
import { quote } from "../diagnostic/fault.ts";
import { royalKinds } from "../rules/rule.ts";
import { freeLetters } from "../variant/free-letters.ts";
import { MOST_KINDS } from "../variant/kinds.ts";
import type { Army, PieceDraft } from "./army.ts";
import { withDeadEnds } from "./dead-ends.ts";
import type { Path } from "./located.ts";
import { readMovement } from "./movement.ts";
import { readPiecePicture } from "./piece-picture.ts";
import type { Piece as PieceDocument, VariantDocument } from "./schema-types.generated.ts";
import { type Ground, readSidedSquares } from "./squares.ts";
import { inWords, oneLine } from "./words.ts";

export function readPieces(ground: Ground, document: VariantDocument): Army {
  const entries = Object.entries(document.pieces ?? {}).filter(isPiece);
  const pieceTypes = entries.map(([id, piece]) => readPieceType(ground, id, piece, document));
  const kinds = new Map(pieceTypes.map(({ id }, kind) => [id, kind]));
  checkNumber(ground, pieceTypes);
  const hasLetters = checkLetters(ground, pieceTypes);
  const royals = royalKinds(pieceTypes);
  const hasKings = hasUsualRoyals(document) && !royals.some((kind) => isInHand(document, pieceTypes[kind].id));
  if (hasKings) checkRoyals(ground, pieceTypes, royals);
  return { pieceTypes, royal: royals.length === 1 ? royals[0] : null, royals, hasKings, kinds, hasLetters };
}

/** Whether nothing but mate of one king a side is spoken of. */
function hasUsualRoyals({ win, lose, check }: VariantDocument): boolean {
  return win === undefined && lose === undefined && check === undefined;
}

/** Whether a piece is in hand at the start. */
function isInHand({ hands }: VariantDocument, id: string): boolean {
  const { start = {} } = typeof hands === "object" ? hands : {};
  return Object.entries(start).some(([key, own]) => key === id || (typeof own === "object" && Object.hasOwn(own, id)));
}

function isPiece(entry: [string, PieceDocument | "none"]): entry is [string, PieceDocument] {
  return entry[1] !== "none";
}

function readPieceType(ground: Ground, id: string, piece: PieceDocument, document: VariantDocument): PieceDraft {
  const path: Path = ["pieces", id];
  const { "first-move": first, forbidden = "none" } = piece;
  const movement = readMovement(ground, path, piece);
  const firstMove = first === undefined ? null : readSidedSquares(ground, [...path, "first-move"], first);
  const enders = withDeadEnds(ground, { ...movement, firstMove: firstMove ?? [[], []] }, forbidden);
  return {
    id,
    name: piece.name ?? inWords(id),
    letter: required(ground, path, "letter", piece.letter),
    symbol: piece.symbol ?? null,
    ...readPiecePicture(piece, document),
    ...movement,
    value: piece.value ?? null,
    royal: piece.royal ?? false,
    pairBonus: piece["pair-bonus"] ?? 0,
    remarks: (piece.remarks ?? []).map(oneLine),
    firstMove,
    forbidden: readSidedSquares(enders, [...path, "forbidden"], forbidden),
    resetsClock: piece["resets-clock"] ?? null,
  };
}

function required({ faults }: Ground, path: Path, key: string, value: string | undefined): string {
  if (value === undefined && !faults.isBroken(path)) {
    faults.key(path, { code: "missing-key", message: `The piece ${quote(String(path[1]))} has no '${key}'.` });
  }
  return value ?? "";
}

function checkNumber({ faults }: Ground, pieceTypes: readonly PieceDraft[]): void {
  const first = pieceTypes[MOST_KINDS];
  if (!first) return;
  const message = `There are ${pieceTypes.length} pieces, and a variant has at most ${MOST_KINDS}: ${quote(first.id)} is one too many.`;
  faults.key(["pieces", first.id], { code: "too-many", message });
}

function checkLetters({ faults }: Ground, pieceTypes: readonly PieceDraft[]): boolean {
  const owners = new Map<string, string>();
  let isSound = true;
  for (const { id, letter } of pieceTypes) {
    const owner = owners.get(letter);
    if (letter === "" || owner !== undefined) isSound = false;
    if (letter !== "" && owner !== undefined) {
      const free = freeLetters(pieceTypes, letter);
      const rest = free.length === 0 ? "no letter is free" : `free letters are ${free.join(" ")}`;
      const message = `The letter ${letter} belongs to ${quote(owner)} already; ${rest}.`;
      faults.value(["pieces", id, "letter"], { code: "letter-taken", message });
    }
    if (owner === undefined) owners.set(letter, id);
  }
  for (const { id, letter } of pieceTypes) {
    if (!letter.startsWith("+") || owners.has(letter.slice(1))) continue;
    isSound = false;
    const message = `${quote(letter)} is what the piece with the letter ${letter.slice(1)} becomes, but there is no such piece.`;
    faults.value(["pieces", id, "letter"], { code: "letter-plus", message });
  }
  return isSound;
}

/** Without other rules there is exactly one. */
function checkRoyals({ faults }: Ground, pieceTypes: readonly PieceDraft[], royals: readonly number[]): void {
  if (royals.length === 0 && !faults.isBroken(["pieces"])) {
    faults.key(["pieces"], {
      code: "royal",
      message:
        "No piece is royal: give the one that must not be lost 'royal: true', or say under 'win' what else ends the game.",
    });
  }
  for (const kind of royals.slice(1)) {
    const message = `Only one piece may be royal without the key 'check', and ${quote(pieceTypes[royals[0]].id)} is already.`;
    faults.value(["pieces", pieceTypes[kind].id, "royal"], { code: "royal", message });
  }
}
