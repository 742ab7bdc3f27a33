/** `castling`, with the exact squares that Fairy-Stockfish derives from files, a rank and the start. */
import { quote } from "../diagnostic/fault.ts";
import { SIDES, type Side, squareAt } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import type { Recruit } from "./army.ts";
import { type Draft, SIDE_KEYS, sidedPieces, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";
import { fileNumber, rightsOf } from "./start.ts";

type Flank = "K" | "Q";

interface Rule {
  readonly flank: Flank;
  readonly side: Side;
  readonly mover: Recruit;
  readonly partner: Recruit;
  /** Files from 0. */
  readonly king: readonly [from: number, to: number];
  readonly rook: readonly [from: number, to: number];
  readonly wins: boolean;
}

/** `castling`, or nothing. */
export function castlingKey(draft: Draft): { castling?: Value } {
  const { settings, start } = draft;
  if (!settings.is("castling") || settings.int("castlingRank") > start.ranks) {
    refuseIdleWins(draft, []);
    return {};
  }
  const rules = SIDES.flatMap((side) => flanksOf(draft, side).flatMap((flank) => ruleOf(draft, side, flank) ?? []));
  refuseIdleWins(draft, rules);
  const values = rules.flatMap((rule) => {
    const twin = rules.find((other) => other.side !== rule.side && isTwin(rule, other));
    if (twin) return rule.side === 0 ? [writtenRule(draft, rule)] : [];
    return [{ side: SIDE_KEYS[rule.side], ...writtenRule(draft, rule) }];
  });
  return values.length > 0 ? { castling: values } : {};
}

/** Rights that win must be there in the start. */
function refuseIdleWins({ settings }: Draft, rules: readonly Rule[]): void {
  const winning = rules.filter(({ wins }) => wins).length;
  if (winning === rightsThatWin(settings).length) return;
  settings.refuse("castlingWins", "A right that wins is missing in the start, so the game is over there.", "ini-start");
}

function rightsThatWin(settings: Draft["settings"]): string[] {
  const text = settings.text("castlingWins") ?? "-";
  return text === "-" ? [] : [...new Set(text)];
}

/** Whether pieces from the hand get the right; then all of them have it. */
function isFromHand({ settings }: Draft): boolean {
  return settings.is("castlingDroppedPiece") && settings.is("pieceDrops");
}

function flanksOf(draft: Draft, side: Side): Flank[] {
  if (isFromHand(draft)) return ["K", "Q"];
  const flanks = rightsOf(draft.start, side).filter((letter) => letter === "K" || letter === "Q");
  return [...new Set(flanks)] as Flank[];
}

function ruleOf(draft: Draft, side: Side, flank: Flank): Rule | null {
  const { settings, start } = draft;
  const king = isFromHand(draft) ? fileOfOption(draft, "castlingKingFile") : kingFile(draft, side);
  if (king === null) return null;
  const rook = isFromHand(draft) ? droppedRookFile(draft, flank) : rookFile(draft, side, flank);
  const target = fileOfOption(draft, flank === "K" ? "castlingKingsideFile" : "castlingQueensideFile");
  const beside = target + (flank === "K" ? -1 : 1);
  const isOnSide = rook !== null && (flank === "K" ? rook > king : rook < king);
  if (!isOnSide || target >= start.files) {
    const message = `The right ${quote(flank)} in the start has no rook or no square to go to.`;
    settings.refuse("startFen", message, "ini-start");
    return null;
  }
  const [mover, partner] = isFromHand(draft)
    ? [onlyPiece(draft, "castlingKingPiece", side), onlyPiece(draft, "castlingRookPieces", side)]
    : [pieceAt(draft, side, king), pieceAt(draft, side, rook)];
  if (!mover || !partner) return null;
  const wins = rightsThatWin(settings).includes(side === 0 ? flank : flank.toLowerCase());
  return { flank, side, mover, partner, king: [king, target], rook: [rook, beside], wins };
}

function fileOfOption({ settings }: Draft, option: string): number {
  return fileNumber(settings.text(option) ?? "") - 1;
}

/** The file on which a rook gets the right by its drop. */
function droppedRookFile(draft: Draft, flank: Flank): number {
  return givenRookFile(draft, flank) ?? (flank === "K" ? draft.start.files - 1 : 0);
}

function givenRookFile(draft: Draft, flank: Flank): number | null {
  const option = flank === "K" ? "castlingRookKingsideFile" : "castlingRookQueensideFile";
  return draft.settings.text(option) === null ? null : fileOfOption(draft, option);
}

/** The only kind of an option of which a side has any; null after reporting where there are several. */
function onlyPiece(draft: Draft, option: string, side: Side): Recruit | null {
  const pieces = sidedPieces(draft, option, side);
  if (pieces.length > 1)
    draft.settings.refuse("castlingDroppedPiece", "Rights by drops of several kinds are not supported yet.");
  return pieces.length === 1 ? pieces[0] : null;
}

/** Whether the king alone is royal, so that it need not be named. */
function isOnlyRoyal({ settings }: Draft): boolean {
  return !settings.is("extinctionPseudoRoyal");
}

function castlingRank({ settings, start }: Draft, side: Side): number {
  const rank = settings.int("castlingRank") - 1;
  return side === 0 ? rank : start.ranks - 1 - rank;
}

function pieceAt(draft: Draft, side: Side, file: number): Recruit | null {
  const square = squareAt(draft.board, file, castlingRank(draft, side));
  const standing = square === null ? null : draft.start.squares[square];
  return standing && standing.side === side ? (draft.army.get(standing.kind) ?? null) : null;
}

function filesWith(draft: Draft, side: Side, option: string): number[] {
  const kinds = draft.settings.set(option + SIDE_WORDS[side]);
  const files = Array.from({ length: draft.start.files }, (_, file) => file);
  return files.filter((file) => kinds.includes(pieceAt(draft, side, file)?.option ?? ""));
}

/** The only king on the rank, or else the one on the file that is given. */
function kingFile(draft: Draft, side: Side): number | null {
  const files = filesWith(draft, side, "castlingKingPiece");
  if (files.length === 1) return files[0];
  const given = fileOfOption(draft, "castlingKingFile");
  return files.includes(given) ? given : null;
}

/** The outermost rook on a flank, counted from a given file. */
function rookFile(draft: Draft, side: Side, flank: Flank): number | null {
  const files = filesWith(draft, side, "castlingRookPieces");
  const from = givenRookFile(draft, flank);
  if (flank === "K") return files.filter((file) => from === null || file <= from).at(-1) ?? null;
  return files.find((file) => from === null || file >= from) ?? null;
}

function isTwin(one: Rule, other: Rule): boolean {
  const facts = ({ flank, mover, partner, king, rook, wins }: Rule) =>
    [flank, mover.id, partner.id, king, rook, wins].join();
  return facts(one) === facts(other);
}

function writtenRule(
  draft: Draft,
  { flank, side, mover, partner, king, rook, wins }: Rule,
): { readonly [key: string]: Value } {
  const rank = castlingRank(draft, side);
  const name = (file: number) => squareName(draft.board, squareAt(draft.board, file, rank) ?? 0);
  return {
    name: flank === "K" ? "O-O" : "O-O-O",
    letter: flank,
    ...(mover.option === "king" && isOnlyRoyal(draft) ? {} : { mover: mover.id }),
    king: king.map(name),
    partner: rook.map(name),
    piece: partner.id,
    ...(wins ? { wins: true } : {}),
    ...(isFromHand(draft) ? { "from-hand": true } : {}),
    ...(draft.settings.is("oppositeCastling") ? { unless: "mirrored" } : {}),
  };
}
