/** Castling against the other rules: where pieces may stand, which texts are ambiguous, where starts put the pieces. */

import type { Army } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { BLACK, fileOf, rankOf, type Square, WHITE } from "../../geometry/board.ts";
import { isFileLetter, squareName } from "../../geometry/square.ts";
import { oneOfAtStart } from "../../variant/article.ts";
import { isPieceOn } from "../../variant/pieces.ts";
import type { Piece } from "../../variant/position.ts";
import type { Hands } from "../model.ts";
import { barredSquares, type StandingRules } from "../standing.ts";
import type { Castling } from "./model.ts";
import type { PlacedCastling } from "./read.ts";
import { crossesHole, kingGoals, partnerGoal, squaresBetween } from "./rule.ts";
import { type CastlingRules, flankOf, isUntold, sharesText } from "./text.ts";

/** Reports castlings that are wrong in themselves, and letters used twice. */
export function checkCastlings(ground: Ground, castlings: readonly PlacedCastling[]): void {
  for (const castling of castlings) {
    if (isEcho(castlings, castling)) continue;
    checkJourneys(ground, castling);
    checkUpTo(ground, castling);
    checkWins(ground, castlings, castling);
    checkExclusion(ground, castlings, castling);
  }
  checkLetters(ground, castlings);
  checkFileLetters(ground, castlings);
}

function checkJourneys(ground: Ground, castling: PlacedCastling): void {
  const { path, king, partner } = castling;
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
  if (crossesHole(board, castling))
    faults.value(path, {
      code: "castling",
      message: "A hole is in the way of this castling: nothing passes over one.",
    });
}

/** The king may go further straight towards its partner, which comes to stand where the king came from last. */
function checkUpTo({ board, faults }: Ground, { path, king, partner, upTo }: PlacedCastling): void {
  if (upTo === undefined) return;
  const place = [...path, "up-to"];
  if (king.from === null || partner.from === null) {
    const message =
      "Where the king may go to several squares, castling begins on squares that are named, not on those of 'start'.";
    faults.key(place, { code: "castling", message });
    return;
  }
  const way = [...squaresBetween(board, king.from, partner.from), partner.from];
  const [first, last] = [way.indexOf(king.to), way.indexOf(upTo)];
  const before = first === 0 ? king.from : way[first - 1];
  const message =
    first < 0 || way.length < 2
      ? "Where the king may go to several squares, it goes straight towards its partner."
      : last <= first
        ? `${squareName(board, upTo)} is not beyond ${squareName(board, king.to)} on the way to the partner's square, ${squareName(board, partner.from)}.`
        : partner.to !== before
          ? `Where the king may go to several squares, its partner stands next to it, on the side that it comes from: on ${squareName(board, before)} here.`
          : null;
  if (message) faults.value(place, { code: "castling", message });
}

/** Its right stays as a mark of who has won: a letter must tell it, and the squares that it came from. */
function checkWins({ faults }: Ground, castlings: readonly PlacedCastling[], castling: PlacedCastling): void {
  const { path, side, letter, king, partner, wins, isFromHand } = castling;
  if (!wins) return;
  const isShared = castlings.some((other) => other !== castling && other.side === side && other.letter === letter);
  const message =
    king.from === null || partner.from === null
      ? "A castling that wins begins on squares that are named, not on those of 'start'."
      : isShared
        ? `A castling that wins has a letter of its own: ${quote(letter)} is that of another, too.`
        : king.from === king.to && partner.from === partner.to
          ? "A castling that wins moves something."
          : isFromHand
            ? "A castling that wins has its right from the start: without it the game is lost at once."
            : null;
  if (message) faults.key([...path, "wins"], { code: "castling", message });
}

/** A right from the hand belongs to squares, and to pieces of which some are dropped. */
export function checkCastlingsFromHand(
  { faults }: Ground,
  castlings: readonly PlacedCastling[],
  hands: Hands | null,
): void {
  for (const castling of castlings) {
    const { path, side, mover, king, partner, isFromHand } = castling;
    if (!isFromHand || isEcho(castlings, castling)) continue;
    const isDropped = hands?.held[side].some((kind) => kind === mover || kind === partner.kind);
    const message =
      king.from === null || partner.from === null
        ? "A right from the hand belongs to squares that are named, not to those of 'start'."
        : isDropped
          ? null
          : "Neither of the two pieces is ever in the hand, so no drop gives this right.";
    if (message) faults.key([...path, "from-hand"], { code: "castling", message });
  }
}

/** There must be a right to take. */
function checkExclusion({ faults }: Ground, castlings: readonly PlacedCastling[], castling: PlacedCastling): void {
  const { path, side, name, isExclusive } = castling;
  if (!isExclusive || castlings.some((other) => other.side !== side && other.name === name)) return;
  const message = `The other side has no castling named ${quote(name)}, whose right this one could take.`;
  faults.key([...path, "unless"], { code: "castling", message });
}

function isLine({ board }: Ground, a: Square, b: Square): boolean {
  const files = Math.abs(fileOf(board, a) - fileOf(board, b));
  const ranks = Math.abs(rankOf(board, a) - rankOf(board, b));
  return files === 0 || ranks === 0 || files === ranks;
}

/** Whether a castling of Black's mirrors one of White's. */
function isEcho(castlings: readonly PlacedCastling[], { side, path }: PlacedCastling): boolean {
  return side === BLACK && castlings.some((other) => other.side === WHITE && other.path === path);
}

/** Several castlings may share a letter if the king's square distinguishes them. */
function checkLetters({ faults }: Ground, castlings: readonly PlacedCastling[]): void {
  castlings.forEach(({ side, letter, king, path }, index) => {
    const same = castlings.slice(0, index).find((other) => other.side === side && other.letter === letter);
    if (!same || (same.king.from !== king.from && same.king.from !== null && king.from !== null)) return;
    const message = `The letter ${quote(letter)} stands for another castling from the same square already.`;
    if (!isEcho(castlings, castlings[index])) faults.value([...path, "letter"], { code: "castling", message });
  });
}

/** Where a partner may stand anywhere, the letter of its file can be the only one that a FEN has for it: no other castling of
 *  that side may own that letter. Two such castlings towards different sides of the board share no partner. */
function checkFileLetters({ board, faults }: Ground, castlings: readonly PlacedCastling[]): void {
  for (const castling of castlings) {
    const { side, letter, partner, path } = castling;
    if (!isFileLetter(board, letter) || isEcho(castlings, castling)) continue;
    const rival = castlings.find(
      (other) =>
        other !== castling &&
        other.side === side &&
        other.partner.from === null &&
        (partner.from !== null || flankOf(other) === flankOf(castling)),
    );
    if (!rival) continue;
    const message = `The letter ${quote(letter)} is also that of a file from which ${quote(rival.name)} may castle: take one beyond the files.`;
    faults.value([...path, "letter"], { code: "castling", message });
  }
}

/** Reports castlings that would put a piece on a square forbidden to it. */
export function checkCastlingTargets(
  { board, faults }: Ground,
  { pieceTypes }: Army,
  castlings: readonly PlacedCastling[],
  rules: StandingRules,
): void {
  const barred = barredSquares(pieceTypes, rules);
  const reported = new Set<Path>();
  for (const castling of castlings) {
    const { path, side, mover, king, partner } = castling;
    const ends = kingGoals(castling).flatMap((to) => [
      { place: to === king.to ? ["king", 1] : ["up-to"], kind: mover, to },
      { place: to === king.to ? ["partner", 1] : ["up-to"], kind: partner.kind, to: partnerGoal(castling, to) },
    ]);
    for (const { place, kind, to } of ends) {
      if (!barred[side][kind].has(to) || reported.has(path)) continue;
      reported.add(path);
      const message = `${oneOfAtStart(pieceTypes[kind].name)} may not stand on ${squareName(board, to)}.`;
      faults.value([...path, ...place], { code: "castling", message });
    }
  }
}

/** Reports castlings of one side that neither name nor coordinates distinguish.
 *  @param rules with the same castlings in the same order */
export function checkCastlingTexts(
  { faults }: Ground,
  rules: CastlingRules,
  castlings: readonly PlacedCastling[],
): void {
  // Black's may fail where White's do not: a king's sideways moves may differ between the sides.
  const reported = new Set<Path>();
  castlings.forEach((castling, index) => {
    const fault = reported.has(castling.path) ? null : findLikeness(rules, castlings, index);
    if (!fault) return;
    reported.add(castling.path);
    faults.value([...castling.path, fault.key], { code: "castling", message: fault.message });
  });
}

interface Likeness {
  readonly key: "name" | "king" | "up-to";
  readonly message: string;
}

function findLikeness(rules: CastlingRules, castlings: readonly PlacedCastling[], index: number): Likeness | null {
  const { side, name } = castlings[index];
  if (isUntold(rules, index)) {
    const message =
      "The king's two squares could be those of another move of it, so that this castling could not be told.";
    return { key: "up-to", message };
  }
  const rivals = castlings.slice(0, index).filter((other) => other.side === side);
  if (rivals.some((other) => other.name === name && mayStartAlike(other, castlings[index]))) {
    const message = `The name ${quote(name)} stands for another castling from the same square already.`;
    return { key: "name", message };
  }
  if (rivals.some((other) => sharesText(rules, castlings.indexOf(other), index))) {
    const message = "Another castling has the same king and partner, and its moves cannot be told from this one's.";
    return { key: "king", message };
  }
  return null;
}

function mayStartAlike({ king: a }: Castling, { king: b }: Castling): boolean {
  return a.from === b.from || a.from === null || b.from === null;
}

/** Reports castlings whose king and rook no start puts on their squares, and no drop.
 *  @param starts the pieces of every start */
export function checkCastlingPieces(
  ground: Ground,
  army: Army,
  { castlings, hands }: { readonly castlings: readonly PlacedCastling[]; readonly hands: Hands | null },
  starts: () => Iterable<readonly (Piece | null)[]>,
): void {
  const reported = new Set<Path>();
  for (const castling of castlings) {
    if (reported.has(castling.path)) continue;
    const before = ground.faults.found.length;
    const isDropped = (kind: number) => castling.isFromHand && hands?.held[castling.side].includes(kind);
    for (const corner of cornersOf(castling).filter(({ kind }) => !isDropped(kind)))
      checkPiece(ground, army, castling, corner, starts);
    if (ground.faults.found.length > before) reported.add(castling.path);
  }
}

interface StartingPiece {
  readonly key: "king" | "partner";
  readonly kind: number;
  readonly from: Square;
}

/** The pieces of a castling that start from fixed squares. */
function cornersOf({ mover, king, partner }: PlacedCastling): StartingPiece[] {
  const pieces: StartingPiece[] = [];
  if (king.from !== null) pieces.push({ key: "king", kind: mover, from: king.from });
  if (partner.from !== null) pieces.push({ key: "partner", kind: partner.kind, from: partner.from });
  return pieces;
}

function checkPiece(
  { board, faults }: Ground,
  { pieceTypes }: Army,
  { side, path }: PlacedCastling,
  { key, kind, from }: StartingPiece,
  starts: () => Iterable<readonly (Piece | null)[]>,
): void {
  for (const pieces of starts()) if (isPieceOn(pieces, from, kind, side)) return;
  const owner = side === WHITE ? "White" : "Black";
  const message = `No start puts ${owner}'s ${pieceTypes[kind].name} on ${squareName(board, from)}, so this castling can never be played.`;
  faults.value([...path, key, 0], { code: "castling-men", message });
}
