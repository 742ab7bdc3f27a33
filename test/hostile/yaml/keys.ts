/**
 * How the sections of a variant file are written: the one place that the hostile documents depend on.
 * Every argument is a raw YAML snippet, so that a case can put a fault anywhere.
 */

export const LIMITS = {
  bytes: 64 * 1024,
  files: 16,
  ranks: 16,
  pieceTypes: 26,
  betzaLength: 64,
  nameLength: 64,
};

type Fields = Readonly<Record<string, string | undefined>>;

function flow(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `{ ${given.map(([key, value]) => `${key}: ${value}`).join(", ")} }`;
}

export function name(value = "Base"): string {
  return `name: ${value}`;
}

export function board(files = "8", ranks = "8", extra = ""): string {
  return `board:\n  files: ${files}\n  ranks: ${ranks}${extra && `\n  ${extra}`}`;
}

/** One entry of `pieces`; the id is the name in lower case unless it is given. */
export function piece(letter: string, title: string, betza: string, more: Fields = {}, id = title.toLowerCase()): string {
  return `  ${id}: ${flow({ letter, name: title, betza, ...more })}`;
}

export function pieces(entries: readonly string[]): string {
  return `pieces:\n${entries.join("\n")}`;
}

/** The start position from a YAML text. */
export function setup(fen: string): string {
  return `setup:\n  fen: ${fen}`;
}

/** The start position from its rows, White at the bottom. */
export function rows(board: readonly string[], tail = "w KQkq - 0 1"): string {
  return setup(`"${board.join("/")} ${tail}"`);
}

/** The steps of a shuffle; they follow `setup`. */
export function shuffle(steps: readonly Fields[]): string {
  return `  shuffle:\n${steps.map((step) => `    - ${flow(step)}`).join("\n")}`;
}

export function promotion({ from = "[pawn]", zone = "rank 8", to = "[queen, rook, bishop, knight]" } = {}): string {
  return `promotion:\n  - ${flow({ pieces: from, zone, to })}`;
}

export function castle({ kingFrom = "e1", rookFrom = "h1", kingTo = "g1", rookTo = "f1", rook = "rook", letter = "K", extra = undefined as string | undefined } = {}): string {
  const title = letter === "K" ? "O-O" : "O-O-O";
  const fields = { name: title, letter, king: `[${kingFrom}, ${kingTo}]`, partner: `[${rookFrom}, ${rookTo}]` };
  return `  - ${flow({ ...fields, piece: rook, color: extra })}`;
}

export function castling(entries: readonly string[]): string {
  return `castling:\n${entries.join("\n")}`;
}

export const STANDARD = [piece("P", "Pawn", "fmWfceFifmnD"), piece("N", "Knight", "N"), piece("B", "Bishop", "B"), piece("R", "Rook", "R"), piece("Q", "Queen", "Q"), piece("K", "King", "K", { royal: "true" })];

export const START = ["rnbqkbnr", "pppppppp", "8", "8", "8", "8", "PPPPPPPP", "RNBQKBNR"];

const BASE = {
  head: "",
  name: name(),
  extends: null as string | null,
  board: board() as string | null,
  pieces: pieces(STANDARD) as string | null,
  setup: rows(START) as string | null,
  shuffle: null as string | null,
  promotion: promotion() as string | null,
  castling: castling([castle(), castle({ letter: "Q", rookFrom: "a1", kingTo: "c1", rookTo: "d1" })]) as string | null,
  tail: "",
};

export type Sections = Partial<Record<keyof typeof BASE, string | null>>;

/** A document from its sections; null leaves one out. */
export function doc(over: Sections = {}): string {
  const sections: Sections = { ...BASE, ...over };
  // without castling the start position claims no rights, so that a case keeps its one fault
  if (over.castling === null && !("setup" in over)) sections.setup = rows(START, "w - - 0 1");
  const texts = Object.keys(BASE).map((key) => sections[key as keyof typeof BASE]);
  return `${texts.filter((text) => text !== null && text !== "").join("\n")}\n`;
}

/** The start rows with some replaced; 0 is the top row. */
export function rowsWith(replaced: Readonly<Record<number, string>>): string[] {
  return START.map((row, index) => replaced[index] ?? row);
}

/** A document with king and rook only, for cases about the size of the board. */
export function tiny(files: number, ranks: number, start: string): string {
  const army = pieces([STANDARD[5], STANDARD[3]]);
  return doc({
    board: board(String(files), String(ranks)),
    pieces: army,
    setup: start,
    promotion: null,
    castling: null,
  });
}
