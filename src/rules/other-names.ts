/**
 * Keys that people try who know other programs and formats, such as Fairy-Stockfish's configurations, Zillions' rule files and
 * Ludii, and how the same is written here. Whatever is near a key of ours is offered without this.
 */
import type { Path } from "../definition/located.ts";

/** What to write, and the keys that stand for it: in lower case, without dashes. */
type OtherNames = Readonly<Record<string, string>>;

/** Stands for the value that was given, where that is a text. */
const GIVEN = "d1-f3";

const OF_FILE: OtherNames = {
  extends: "parent base template inherits inherit variantof basedon",
  name: "title variant",
  "about: { summary: A short sentence, inventor: Ada, year: 1978 }":
    "author inventor year source summary description history",
  "board: { files: 8, ranks: 8 }": "files ranks maxfile maxrank width height size dimensions grid",
  setup: "fen startfen start startpos startposition startingposition initialposition position",
  "setup: { shuffle: [{ place: [rook], on: rank 1 }] }": "shuffle random randomsetup chess960",
  "promotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]":
    "promote promotions promotionregion promotionregionwhite promotionpiecetypes promotedpiecetype",
  "hands: { drops: [{ pieces: [pawn], on: ranks 2-7 }] }": "drops drop piecedrops dropregion",
  hands: "hand pockets holdings gating gates capturestohand",
  "win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]": "goal goals flagregion flagpiece reach",
  "win: [checkmate, { checks: 3 }]": "checks checkcounting",
  "win: [{ taken: any-kind }]": "extinction extinctionvalue extinctionpiecetypes",
  "win: [checkmate, { taken: all-but-royal }]": "bareking baring",
  "win: [checkmate, stalemate]": "stalemate stalematevalue",
  "win: [{ line: 4 }]": "connect connectn line",
  "turn: [move, { wall: duck }]": "walls wall duck walling wallingrule",
  "turn: [{ move: or-pass }]": "pass passes passing",
  turn: "turns",
  "draws: { counting: [{ bare: true, against: { rook: 2 }, moves: 8 }] }": "counting countingrule",
  "draws: { moves: { end: 50 } }": "nmoverule fiftymoverule",
  "draws: { repetition: { end: 3 } }": "repetition nfoldrule threefold",
  "captures: { must: true }": "mustcapture",
  "captures: { explode: { around: K } }": "blastoncapture atomic explode",
};

const OF_PIECE: OtherNames = {
  [`forbidden: { not: ${GIVEN} }`]:
    "only allowed zone region area palace mobility mobilityregion confined confinedto within restricted restrictedto squares",
  betza: "movement motion leap slide step ride jump walk",
  letter: "char abbreviation sign",
  "royal: true": "king isking commander leader",
  picture: "image icon glyph svg sprite",
  value: "points worth cost price",
  name: "title label",
  remarks: "description help notes",
  "betza: mWcF": "capture captures",
  "betza: fmWfceFifmnD": "doublestep initialmove firststep enpassant",
};

/** What is no key of a piece, but of the file. */
const BESIDE_PIECES: OtherNames = {
  "promotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]": "promotes promotion promotesto promote promotedto",
  "hands: { drops: [{ pieces: [pawn], on: ranks 2-7 }] }": "drops drop droppable",
};

/** How a key is written that people try in its place, or null where it is none of these.
 *  @param value what stands behind it */
export function writtenHere(path: Path, value: unknown): string | null {
  const key = String(path[path.length - 1])
    .toLowerCase()
    .replace(/[-_ ]/g, "");
  if (path.length === 1 || (path.length === 2 && path[0] === "draws")) return quoted(textOf(OF_FILE, key));
  if (path.length !== 3 || path[0] !== "pieces") return null;
  const beside = textOf(BESIDE_PIECES, key);
  if (beside !== null) return `${quoted(beside)} beside 'pieces'`;
  const text = textOf(OF_PIECE, key);
  return quoted(typeof value === "string" && text !== null ? text.replace(GIVEN, value) : text);
}

function textOf(names: OtherNames, key: string): string | null {
  return Object.entries(names).find(([, words]) => words.split(" ").includes(key))?.[0] ?? null;
}

function quoted(text: string | null): string | null {
  return text === null ? null : `'${text}'`;
}

/** All of them, for tests: what to write in a file, and in a piece. */
export const OTHER_NAMES = { file: [OF_FILE, BESIDE_PIECES], piece: [OF_PIECE] };
