/** A variant's rules beside the pieces' moves, in sentences. */
import { BLACK, rankOf, type Square, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { counted, grouped, listed } from "./phrases.ts";
import { countStarts } from "./starts.ts";
import type { Castling, Promotion, Variant } from "./variant.ts";

/** A topic and its sentences. */
export type Rule = readonly [topic: string, sentences: readonly string[]];

/** Promotion, castling, starts and draws. */
export function rulesInWords(variant: Variant): Rule[] {
  return [
    ["Promotion", promotionInWords(variant)],
    ["Castling", castlingInWords(variant)],
    ["Starts", [startsInWords(variant)]],
    ["Draws", drawsInWords(variant)],
  ];
}

function promotionInWords(variant: Variant): string[] {
  const white = variant.promotions.filter(({ side }) => side === WHITE);
  if (variant.promotions.length === 0) return ["No piece promotes."];
  return white.map((promotion) => {
    const { kind, zone, to, optional } = promotion;
    const black = variant.promotions.find((other) => other.side === BLACK && other.kind === kind);
    const blackZone = black ? ` (Black: ${zoneInWords(variant, black.zone)})` : "";
    const choices = listed(namesOf(variant, to), "or");
    const verb = optional ? "may promote" : "promotes";
    return `A ${variant.pieces[kind].name} ${verb} on ${zoneInWords(variant, zone)}${blackZone} to ${choices}.`;
  });
}

function namesOf({ pieces }: Variant, kinds: Promotion["to"]): string[] {
  return kinds.map((kind) => pieces[kind].name);
}

/** `rank 8` for a whole rank, else the squares. */
function zoneInWords({ board }: Variant, zone: readonly Square[]): string {
  const ranks = new Set(zone.map((square) => rankOf(board, square)));
  const [rank] = ranks;
  if (ranks.size === 1 && zone.length === board.files) return `rank ${rank + 1}`;
  return zone.map((square) => squareName(board, square)).join(" ");
}

function castlingInWords(variant: Variant): string[] {
  if (variant.castlings.length === 0) return ["There is no castling."];
  return variant.castlings
    .filter(({ side }) => side === WHITE)
    .map((castling) => {
      const black = counterpartOf(variant, castling);
      const blackWay = black ? ` (Black: ${wayInWords(variant, black)})` : "";
      return `${castling.name}: ${wayInWords(variant, castling)}${blackWay}.`;
    });
}

/** Black's castling of the same place in the list. */
function counterpartOf({ castlings }: Variant, castling: Castling): Castling | undefined {
  const index = castlings.filter(({ side }) => side === WHITE).indexOf(castling);
  return castlings.filter(({ side }) => side === BLACK).at(index);
}

function wayInWords(variant: Variant, { king, partner }: Castling): string {
  const { board, pieces, royal } = variant;
  const walk = (name: string, { from, to }: { readonly from: Square | null; readonly to: Square }) =>
    `${name} ${from === null ? "from its start" : squareName(board, from)} to ${squareName(board, to)}`;
  return `${walk(pieces[royal].name, king)}, ${walk(pieces[partner.kind].name, partner)}`;
}

function startsInWords(variant: Variant): string {
  const count = countStarts(variant);
  if (count === 1) return "One start.";
  return `${grouped(count)} starts, numbered 0 to ${count - 1}; the default is the one in the file's picture.`;
}

function drawsInWords({ draws, pieces }: Variant): string[] {
  const { repetition, moves, deadPosition } = draws;
  const resetting = pieces.filter(({ resetsClock }) => resetsClock).map(({ name }) => name);
  const quiet = `without a capture${resetting.length ? ` or a ${listed(resetting, "or")} move` : ""}`;
  const sentences = ["Stalemate is a draw."];
  const claims = [
    repetition.claim === null ? null : `when a position occurs the ${ordinal(repetition.claim)} time`,
    moves.claim === null ? null : `after ${counted(moves.claim, "move")} of each side ${quiet}`,
  ].filter((words) => words !== null);
  const ends = [
    repetition.end === null ? null : `at the ${ordinal(repetition.end)} occurrence`,
    moves.end === null ? null : `after ${counted(moves.end, "such move")}`,
  ].filter((words) => words !== null);
  if (claims.length) sentences.push(`A draw may be claimed ${listed(claims, "or")}.`);
  if (ends.length) sentences.push(`The game ends as a draw ${listed(ends, "or")}.`);
  if (deadPosition) sentences.push("It also ends when the material left can mate on neither side.");
  return sentences;
}

function ordinal(number: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[number] ?? "th";
  return `${number}${ending}`;
}
