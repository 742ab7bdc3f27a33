/** The default start: a picture of the board, or a FEN. */

import { SIDE_NAMES, SIDES, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { type FenRules, parseFen } from "../notation/fen.ts";
import { areTooMany, mayHaveWalls, namesHands, TOO_MANY_WALLS } from "../rules/fen.ts";
import { FAULTS_THAT_FOLLOW } from "../rules/read.ts";
import { gatesAtStart, handsAtStart, hasRoom, MOST_PIECES, stateAtStart } from "../rules/rule.ts";
import { barredSquares } from "../rules/standing.ts";
import { oneOfAtStart } from "../variant/article.ts";
import { countStanding, squaresOf } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Army } from "./army.ts";
import type { Path } from "./located.ts";
import { type Picture, readPicture } from "./picture.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import type { Ground } from "./squares.ts";

/** A start without hands of its own has those that the rules give it. */
function withHands(rules: FenRules, text: string, position: Position): Position {
  if (namesHands(rules, text)) return position;
  return { ...position, hands: handsAtStart(rules).hands, ...gatesAtStart(rules, position.pieces) };
}

/** Reads the default start, or returns null after reporting faults.
 *  @param rules the variant so far */
export function readSetup(ground: Ground, army: Army, rules: FenRules, document: VariantDocument): Position | null {
  const { board, fen } = document.setup ?? {};
  if (board !== undefined) return withRoom(ground, rules, readBoard(ground, army, rules, board));
  if (fen !== undefined) {
    const position = readFen(ground, army, rules, fen);
    if (position) checkHands(ground, rules, document, position);
    return withRoom(ground, rules, position);
  }
  if (!ground.faults.isBroken(["setup"]) && document.setup) {
    ground.faults.key(["setup"], {
      code: "missing-key",
      message: "The start position is missing: draw it under 'board', or write it under 'fen'.",
    });
  }
  return null;
}

/** What is in hand at the start is said in one place, or the same in both. */
function checkHands({ faults }: Ground, rules: FenRules, { hands }: VariantDocument, position: Position): void {
  if (typeof hands !== "object" || hands.start === undefined) return;
  if (JSON.stringify(position.hands) === JSON.stringify(handsAtStart(rules).hands)) return;
  const message = "The FEN has other pieces in hand than 'start' under 'hands': leave them out of the FEN.";
  faults.value(["setup", "fen"], { code: "hands", message });
}

/** The position, or null where hands have no room for its pieces, which is reported. */
function withRoom({ faults }: Ground, { hands: rules }: FenRules, position: Position | null): Position | null {
  if (!rules || !position?.hands) return position;
  const standing = countStanding(position.pieces);
  if (hasRoom(rules, position.hands, standing)) return position;
  const message = `Hands and board have at most ${MOST_PIECES} pieces together; at the start there are ${standing} on the board.`;
  faults.key(["hands", "start"], { code: "hands", message });
  return null;
}

function readBoard(ground: Ground, army: Army, rules: FenRules, text: string): Position | null {
  const path: Path = ["setup", "board"];
  const before = ground.faults.found.length;
  const picture = readPicture(ground, army, path, text, mayHaveWalls(rules));
  if (!picture || !army.hasLetters) return null;
  checkRoyals(ground, army, path, picture);
  checkBarred(ground, army, rules, path, picture);
  checkWalls(ground, rules, path, picture);
  if (ground.faults.found.length > before || lacksKing(army)) return null;
  const { pieces, walls } = picture;
  return { pieces, turn: WHITE, ...stateAtStart(rules, pieces), walls, halfmoves: 0, moveNumber: 1 };
}

/** Whether the king is missing, which has been reported. */
function lacksKing({ hasKings, royal }: Army): boolean {
  return hasKings && royal === null;
}

function checkRoyals({ faults }: Ground, army: Army, path: Path, { pieces, parts }: Picture): void {
  const { pieceTypes, royal, hasKings } = army;
  if (royal === null || !hasKings) return;
  for (const side of SIDES) {
    const squares = squaresOf(pieces, royal, side);
    if (squares.length === 1) continue;
    const { name } = pieceTypes[royal];
    const count = squares.length === 0 ? `no ${name}` : `${squares.length} ${name}s`;
    const message = `${SIDE_NAMES[side]} has ${count}; each side has exactly one.`;
    const part = parts[squares[1] ?? -1] ?? undefined;
    faults.value(path, { code: "royal", message }, part);
  }
}

function checkBarred(
  { board, faults }: Ground,
  army: Army,
  rules: FenRules,
  path: Path,
  { pieces, parts }: Picture,
): void {
  const barred = barredSquares(army.pieceTypes, rules);
  pieces.forEach((piece, square) => {
    if (!piece || !barred[piece.side][piece.kind].has(square)) return;
    const { name } = army.pieceTypes[piece.kind];
    const message = `${oneOfAtStart(name)} of ${SIDE_NAMES[piece.side]} may not stand on ${squareName(board, square)}.`;
    faults.value(path, { code: "forbidden-square", message }, parts[square] ?? undefined);
  });
}

/** Where there is one wall, the picture shows no second. */
function checkWalls({ faults }: Ground, rules: FenRules, path: Path, { walls }: Picture): void {
  if (areTooMany(rules, walls)) faults.value(path, TOO_MANY_WALLS);
}

/** The code of a letter in a FEN that stands for no piece. */
const NO_PIECE = "fen-letter";

function readFen({ faults }: Ground, army: Army, rules: FenRules, text: string): Position | null {
  if (!army.hasLetters || lacksKing(army)) return null;
  const parsed = parseFen(rules, text);
  if (parsed.ok) return withHands(rules, text, parsed.position);
  const following = FAULTS_THAT_FOLLOW.filter(
    ([key]) => faults.isBroken([key]) || faults.found.some(({ code }) => code === key),
  );
  for (const { offset, length, ...complaint } of parsed.faults) {
    if (following.some(([, codes]) => complaint.code.startsWith(codes))) continue;
    const sign = text.slice(offset, offset + length);
    faults.value(["setup", "fen"], complaint.code === NO_PIECE ? { ...complaint, sign } : complaint, {
      offset,
      length,
    });
  }
  return null;
}
