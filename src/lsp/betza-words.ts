/** The letters of Betza notation in words. */
import { ATOM_NAMES, atomOf } from "../betza/atom.ts";
import { MEANING } from "../betza/modifier.ts";

export interface BetzaLetter {
  readonly letter: string;
  readonly words: string;
  readonly isAtom: boolean;
}

const SLIDERS = "RBQ";
const DIRECTIONS: Readonly<Record<string, string>> = {
  f: "forward",
  b: "backward",
  l: "to the left",
  r: "to the right",
  v: "forward and backward",
  s: "sideways, to both sides",
  h: "half of the directions, of leaps such as the knight's: 'fh' is the forward half",
};

/** All letters, atoms first. */
export const BETZA_LETTERS: readonly BetzaLetter[] = [
  ...Object.entries(ATOM_NAMES).map(([letter, name]) => ({
    letter,
    words: `${name}: ${leapOf(letter)}`,
    isAtom: true,
  })),
  { letter: "(m,n)", words: "a leap of m squares one way and n squares across: (1,4)", isAtom: true },
  ...Object.entries({ ...DIRECTIONS, ...MEANING }).map(([letter, words]) => ({ letter, words, isAtom: false })),
];

/** The letters of a movement with their words, each once. */
export function lettersOf(betza: string): BetzaLetter[] {
  const used = new Set(betza);
  return BETZA_LETTERS.filter(({ letter }) => used.has(letter));
}

function leapOf(letter: string): string {
  const { leap, family } = atomOf(letter) ?? { leap: [0, 0], family: "universal" };
  const [near, far] = leap;
  if (family === "universal") return "leaps to any square";
  if (SLIDERS.includes(letter)) return `slides ${wayOf(family)} any distance`;
  if (far === 1) return `steps one square ${wayOf(family)}`;
  if (family === "oblique") return `leaps ${far} squares straight and ${near} across`;
  return `leaps ${far} squares ${wayOf(family)}`;
}

function wayOf(family: string): string {
  return family === "king" ? "in any direction" : family === "diagonal" ? "diagonally" : "straight";
}
