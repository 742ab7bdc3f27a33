import { parseBetza } from "../../src/betza/parse.ts";
import { ridesOf } from "../../src/betza/rides.ts";
import type { FirstLeap, Piece } from "../../src/definition/schema-types.generated.ts";
import type { Dice } from "./dice.ts";
import { drawBetza, drawPawn, drawRoyal } from "./draw-betza.ts";
import { drawSided, drawSome, type Land } from "./draw-squares.ts";

/** The pieces of a file, by id: one is royal, some are like pawns. */
export type Pieces = Record<string, Piece>;

const IDS = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "ibis"];

/** One to ten pieces in any order. */
export function drawPieces(dice: Dice, land: Land): Pieces {
  const others = dice.chance(3) && !dice.wants("pieces") ? 0 : dice.from(1, IDS.length);
  const ids = dice.some(["king", ...IDS.slice(0, others)], others + 1);
  const letters = dice.some([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], ids.length);
  if (dice.chance(20, "pieces.letter=dressed"))
    for (const [index, dress] of ["", "'", "!"].entries()) if (index < ids.length) letters[index] = letters[0] + dress;
  if (ids.length > 2 && dice.chance(20, "pieces.letter=plus")) letters[2] = `+${letters[1]}`;
  const pieces = Object.fromEntries(ids.map((id, index) => [id, drawPiece(dice, land, id, letters[index])]));
  if (dice.chance(12, "pieces.spares"))
    for (const id of dice.some(ids, dice.from(1, 3)))
      if (!checksOver(pieces[id])) pieces[id].spares = drawSpared(dice, ids);
  if (dice.chance(10, "pieces.first-leap"))
    for (const id of isOfKing(dice) ? ["king"] : dice.some(ids, dice.from(1, 2)))
      pieces[id]["first-leap"] = drawFirstLeap(dice, id, ids);
  return pieces;
}

/** A king that castles does not leap so. */
function isOfKing(dice: Dice): boolean {
  return dice.wants("pieces.first-leap.over") || dice.chance(dice.wants("castling") ? 5 : 60);
}

function drawFirstLeap(dice: Dice, id: string, ids: readonly string[]): FirstLeap {
  const to = dice.one(["NAD", "fsN", "fD", "AD", "N", "CZ", "vH", "rlD", "K", "(0,4)(1,4)", "WN"]);
  return {
    to,
    ...(id === "king" && dice.chance(50, "pieces.first-leap.over") ? { over: "unattacked" as const } : {}),
    ...(dice.chance(40, "pieces.first-leap.lost-to") ? { "lost-to": dice.some(ids, dice.from(1, 2)) } : {}),
  };
}

function drawPiece(dice: Dice, land: Land, id: string, letter: string): Piece {
  const piece: Piece = { letter, ...drawMovement(dice, land, id) };
  if (id === "king") piece.royal = true;
  if (dice.chance(id === "king" ? 15 : 6, "pieces.checks-by")) piece["checks-by"] = drawChecks(dice);
  if (dice.chance(15, "pieces.first-move")) piece["first-move"] = drawSided(dice, land);
  if (dice.chance(15, "pieces.forbidden=dead-ends") || (dice.wants("pieces.forbidden") && dice.chance(30)))
    piece.forbidden = drawForbidden(dice, land);
  if (dice.chance(10, "pieces.resets-clock")) piece["resets-clock"] = dice.word("pieces.resets-clock", [true, false]);
  return piece;
}

/** Whether a piece may give check over others by that alone: such pieces cannot spare any. */
function checksOver({ "checks-by": checksBy }: Piece): boolean {
  return /[pgj]/.test(checksBy ?? "");
}

/** Mostly not the royal one, so that games end. */
function drawSpared(dice: Dice, ids: readonly string[]): string[] {
  const others = dice.chance(60) ? ids.filter((id) => id !== "king") : ids;
  return dice.some(others.length > 0 ? others : ids, dice.from(1, 3));
}

function drawForbidden(dice: Dice, land: Land): NonNullable<Piece["forbidden"]> {
  if (dice.chance(dice.wants("pieces.forbidden=dead-ends") ? 20 : 70)) return drawSided(dice, land);
  return dice.one(["dead-ends", ["dead-ends", `rank ${land.board.ranks}`], { not: { not: "dead-ends" } }]);
}

/** One text, or entries bound to squares. */
function drawMovement(dice: Dice, land: Land, id: string): Pick<Piece, "betza" | "moves"> {
  if (dice.chance(dice.wants("pieces.moves") ? 30 : 75)) return { betza: drawMoves(dice, id) };
  return { moves: Array.from({ length: dice.from(1, 3) }, () => drawEntry(dice, land, id)) };
}

function drawEntry(dice: Dice, land: Land, id: string): NonNullable<Piece["moves"]>[number] {
  const from = dice.chance(50, "pieces.moves.from") ? drawSome(dice, land) : null;
  const to = dice.chance(10) ? from : dice.chance(35, "pieces.moves.to") ? drawSome(dice, land) : null;
  return { betza: drawMoves(dice, id), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Ids of the pieces that capture en passant. */
export function passingOf(pieces: Pieces): string[] {
  return Object.keys(pieces).filter((id) => {
    const texts = (pieces[id].moves ?? [pieces[id]]).map(({ betza }) => parseBetza(betza ?? ""));
    return texts.some((parsed) => parsed.ok && ridesOf(parsed.betza).some(({ inPassing }) => inPassing));
  });
}

function drawChecks(dice: Dice): string {
  return dice.chance(40) ? drawAttack(dice) : dice.one(["R", "B", "Q", "fR", "vR", "N", "nN", "R2", "K", "WD"]);
}

function drawMoves(dice: Dice, id: string): string {
  if (id === "king") return drawRoyal(dice);
  if (dice.chance(3, "pieces.betza=none")) return "none";
  return dice.chance(30, "pieces.betza=e", "pieces.betza=i") ? drawPawn(dice) : drawBetza(dice);
}

/** A movement that captures. */
function drawAttack(dice: Dice): string {
  for (;;) {
    const text = drawBetza(dice);
    const parsed = parseBetza(text);
    if (parsed.ok && ridesOf(parsed.betza).some(({ capture }) => capture)) return text;
  }
}
