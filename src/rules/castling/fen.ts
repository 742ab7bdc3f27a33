import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { BLACK, type Side, WHITE } from "../../geometry/board.ts";
import { fileLetter, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { oneOf } from "../../variant/article.ts";
import { isPieceOn, type Pieces } from "../../variant/pieces.ts";
import type { Castling, Right } from "./model.ts";
import { playedPairs, standingPairs } from "./rule.ts";

/** Reads the castling field of a FEN. Each letter must be backed by the board.
 *
 *  A variant's own letters (`KQkq`) come first. Several castlings may share one; the king's square distinguishes them,
 *  and where the rook's square is open the outermost rook is meant (X-FEN). Any other letter is the rook's file
 *  (Shredder-FEN). So is a castling's own letter if its rook's square is open and a rook stands on that file: from
 *  eleven files on, `K` is one of them.
 *  @param field its text, where it starts in the whole text, and letters in it that are no rights to castle */
export function readRights(
  rules: FenRules,
  pieces: Pieces,
  {
    text: field,
    offset,
    others,
  }: { readonly text: string; readonly offset: number; readonly others: readonly string[] },
  faults: TextFault[],
): Right[] {
  if (field === "-") return [];
  const pairs = pairsOn(rules, pieces);
  const rights: Right[] = [];
  let index = 0;
  for (const letter of field) {
    if (others.includes(letter)) {
      index++;
      continue;
    }
    const right = findRight(rules, pairs, letter);
    const isNew = right && rights.every(({ castling }) => castling !== right.castling);
    if (isNew) rights.push(right);
    else faults.push(rightFault(rules, letter, offset + index, right !== null));
    index += letter.length;
  }
  return rights.sort((a, b) => a.castling - b.castling);
}

/** Writes the castling field: a variant's own letter where it reads back as the same right, else the rook's file. */
export function writeRights(rules: FenRules, pieces: Pieces, rights: readonly Right[]): string {
  if (rights.length === 0) return "-";
  const pairs = pairsOn(rules, pieces);
  const ordered = [...rights].sort(
    (a, b) => sideOf(rules, a) - sideOf(rules, b) || letterRank(rules, a) - letterRank(rules, b),
  );
  return ordered.map((right) => rightLetter(rules, pairs, right)).join("");
}

/** All that a letter may stand for on a board: of several kings first the one that has had the right since the start, or that
 *  stands where one does in the usual start. In others, that king may have a right that it does not have there. */
function pairsOn(rules: FenRules, pieces: Pieces): Right[] {
  const pairs = [...standingPairs(rules, pieces), ...playedPairs(rules, pieces)];
  const given = rules.setup?.rights ?? [];
  const rankOf = ({ castling, king }: Right) => {
    if (given.some((right) => right.castling === castling && right.king === king)) return 0;
    const { mover, side } = rules.castlings[castling];
    return isPieceOn(rules.setup?.pieces ?? [], king, mover, side) ? 1 : 2;
  };
  return pairs.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The right that a letter means on a board, or null.
 *  @param standing all pairs that may castle */
function findRight(rules: FenRules, standing: readonly Right[], letter: string): Right | null {
  if (!/^[A-Za-z]$/.test(letter)) return null;
  const upper = letter.toUpperCase();
  const side = letter === upper ? WHITE : BLACK;
  const pairs = standing.filter((pair) => sideOf(rules, pair) === side);
  const meant = meantBy(rules, side, pairs, upper);
  const first = meant.at(0);
  const ambiguous = meant.some(({ castling }) => castling !== first?.castling);
  return first && !ambiguous ? first : null;
}

function meantBy(rules: FenRules, side: Side, pairs: readonly Right[], letter: string): readonly Right[] {
  const owners = rules.castlings.filter(
    (castling) => castling.side === side && castling.letter.toUpperCase() === letter,
  );
  const filed = onFile(rules, pairs, letter);
  if (owners.length === 0) return filed;
  const isOwn = (pair: Right) => letterOf(rules, pair) === letter;
  const open = owners.every(({ partner }) => partner.from === null) ? filed.filter((pair) => isOpen(rules, pair)) : [];
  if (open.length > 0) return open.some(isOwn) ? open.filter(isOwn) : open;
  return pairs.filter(isOwn);
}

/** The pairs that a file letter may mean: those with fixed rooks last, because they have letters of their own. */
function onFile(rules: FenRules, pairs: readonly Right[], file: string): readonly Right[] {
  const all = pairs.filter((pair) => partnerFile(rules, pair) === file);
  const open = all.filter((pair) => isOpen(rules, pair));
  return open.length > 0 ? open : all;
}

function rightLetter(rules: FenRules, standing: readonly Right[], right: Right): string {
  const own = letterOf(rules, right);
  const cased = (text: string) => (sideOf(rules, right) === WHITE ? text : text.toLowerCase());
  const found = findRight(rules, standing, cased(own));
  const same = found?.castling === right.castling && found.partner === right.partner;
  return cased(same ? own : partnerFile(rules, right));
}

function letterOf(rules: FenRules, right: Right): string {
  return rules.castlings[right.castling].letter.toUpperCase();
}

/** Letters are written in the order in which the variant's castlings introduce them. */
function letterRank(rules: FenRules, right: Right): number {
  const first = rules.castlings.findIndex(({ letter }) => letter.toUpperCase() === letterOf(rules, right));
  return first * rules.castlings.length + right.castling;
}

function sideOf(rules: FenRules, right: Right): Side {
  return rules.castlings[right.castling].side;
}

function partnerFile({ board }: FenRules, { partner }: Right): string {
  return fileLetter(board, partner);
}

/** Whether the rook may start from any square. */
function isOpen(rules: FenRules, { castling }: Right): boolean {
  return rules.castlings[castling].partner.from === null;
}

function rightFault(rules: FenRules, letter: string, offset: number, repeated: boolean): TextFault {
  const place = { offset, length: letter.length, hint: null };
  if (repeated) return { code: "fen-right-twice", message: `The right ${quote(letter)} is given twice.`, ...place };
  const needs = rules.castlings
    .filter((castling) => castlingLetter(castling) === letter)
    .map((c) => neededPieces(rules, c));
  const message = needs.length
    ? `The right ${quote(letter)} is not backed by the board: it needs ${needs.join(", or ")}.`
    : `${quote(letter)} is not a castling right here. ${knownLetters(rules)}`;
  return { code: needs.length ? "fen-right-unbacked" : "fen-right", message, ...place };
}

function neededPieces({ board, pieceTypes }: FenRules, { mover, king, partner }: Castling): string {
  const kingPlace =
    king.from === null ? `on the rank of ${squareName(board, king.to)}` : `on ${squareName(board, king.from)}`;
  const partnerPlace = partner.from === null ? "beside it" : `on ${squareName(board, partner.from)}`;
  return `the ${pieceTypes[mover].name} ${kingPlace} and ${oneOf(pieceTypes[partner.kind].name)} ${partnerPlace}`;
}

function castlingLetter({ side, letter }: Castling): string {
  return side === WHITE ? letter.toUpperCase() : letter.toLowerCase();
}

function knownLetters(rules: FenRules): string {
  const letters = new Set(rules.castlings.map(castlingLetter));
  return letters.size
    ? `The letters are ${[...letters].join(" ")}, or '-' for none.`
    : "The variant has no castling: write '-'.";
}
