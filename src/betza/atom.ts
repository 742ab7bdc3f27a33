import type { Atom, Family } from "./tree.ts";

/** One row of the atom table: the leap, and the range when none is written. */
interface AtomRow {
  readonly leap: readonly [number, number];
  readonly family: Family;
  /** 1 for leapers, 0 (unlimited) for the sliders R, B and Q. */
  readonly range: number;
  /** The usual name. */
  readonly name: string;
}

const ROWS: Readonly<Record<string, AtomRow>> = {
  W: { leap: [0, 1], family: "orthogonal", range: 1, name: "wazir" },
  F: { leap: [1, 1], family: "diagonal", range: 1, name: "ferz" },
  D: { leap: [0, 2], family: "orthogonal", range: 1, name: "dabbaba" },
  N: { leap: [1, 2], family: "oblique", range: 1, name: "knight" },
  A: { leap: [2, 2], family: "diagonal", range: 1, name: "alfil" },
  H: { leap: [0, 3], family: "orthogonal", range: 1, name: "threeleaper" },
  C: { leap: [1, 3], family: "oblique", range: 1, name: "camel" },
  Z: { leap: [2, 3], family: "oblique", range: 1, name: "zebra" },
  G: { leap: [3, 3], family: "diagonal", range: 1, name: "tripper" },
  K: { leap: [1, 1], family: "king", range: 1, name: "man" },
  R: { leap: [0, 1], family: "orthogonal", range: 0, name: "rook" },
  B: { leap: [1, 1], family: "diagonal", range: 0, name: "bishop" },
  Q: { leap: [1, 1], family: "king", range: 0, name: "queen" },
  U: { leap: [0, 0], family: "universal", range: 1, name: "universal leaper" },
};

/** The usual names of the atoms, by letter. */
export const ATOM_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROWS).map(([letter, { name }]) => [letter, name]),
);

/** The largest coordinate of a leap: no board has an edge longer than 16. */
export const LONGEST_LEAP = 15;

/** The atom of a letter, or null. */
export function atomOf(letter: string): Atom | null {
  if (!Object.hasOwn(ROWS, letter)) return null;
  const { leap, family } = ROWS[letter];
  return { text: letter, leap, family };
}

/** The atom `(m,n)`; the order of the two numbers does not matter. */
export function coordinateAtom(text: string, one: number, other: number): Atom {
  const small = Math.min(one, other);
  const large = Math.max(one, other);
  const family = small === 0 ? "orthogonal" : small === large ? "diagonal" : "oblique";
  return { text, leap: [small, large], family };
}

/** The atom of a leap as it is usually written: by a letter where it has one, repeated king's steps by those of sliders. */
export function usualAtom(one: number, other: number, range: number): Atom {
  const atom = coordinateAtom(`(${Math.min(one, other)},${Math.max(one, other)})`, one, other);
  const slides = atom.leap[1] === 1 && range !== 1;
  const letter = Object.keys(ROWS).find((own) => {
    const row = ROWS[own];
    return row.family === atom.family && row.leap.join() === atom.leap.join() && (row.range === 0) === slides;
  });
  return letter === undefined ? atom : { ...atom, text: letter };
}

/** The range of an atom when the text gives none: 0 (unlimited) for R, B and Q, otherwise 1. */
export function defaultRange(atom: string): number {
  return Object.hasOwn(ROWS, atom) ? ROWS[atom].range : 1;
}

/** Whether the letter may be doubled to mean unlimited range. */
export function canDouble(letter: string): boolean {
  return Object.hasOwn(ROWS, letter) && ROWS[letter].range === 1 && letter !== "U";
}

/** Why a capital letter is not an atom, with the nearest fix. */
export function unknownAtom(letter: string): { message: string; hint: string | null } {
  const known = Object.hasOwn(REFUSED, letter) ? REFUSED[letter] : null;
  if (known) return { message: `'${letter}' is not an atom here: ${known.why}.`, hint: known.hint };
  const message = `'${letter}' is not a Betza atom. Atoms are W F D N A H C Z G K R B Q U and (m,n).`;
  return { message, hint: null };
}

const COLLISION = "Betza and XBoard use it for different leaps";

const REFUSED: Readonly<Record<string, { why: string; hint: string | null }>> = {
  J: { why: COLLISION, hint: "Write Z for the (2,3) leap or C for the (1,3) leap" },
  L: { why: COLLISION, hint: "Write C for the (1,3) leap or Z for the (2,3) leap" },
  X: { why: "lengthened leaps are written as coordinates", hint: "Write (m,n), for instance (1,4)" },
  Y: { why: "lengthened leaps are written as coordinates", hint: "Write (m,n), for instance (1,4)" },
  I: { why: "the sources disagree about it", hint: "Write H for the (0,3) leap" },
  M: { why: "it abbreviates a compound in some programs only", hint: "Write the parts, for instance FC or RN" },
  E: { why: "it abbreviates a compound in some programs only", hint: "Write the parts, for instance RN" },
  S: { why: "it abbreviates a compound in some programs only", hint: "Write the parts, for instance RN" },
};
