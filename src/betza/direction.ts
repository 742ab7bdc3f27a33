import type { Family } from "./tree.ts";

/** The four ways to read direction letters. Universal leapers have no directions. */
export type DirectionSystem = Exclude<Family, "universal">;

/** A set of directions: bit `d` of eight is direction `d`, see `tree.ts`. */
export type DirectionSet = number;

export type DirectionReading =
  | { readonly ok: true; readonly set: DirectionSet }
  | { readonly ok: false; readonly at: number; readonly length: number };

const setOf = (...directions: number[]): DirectionSet => directions.reduce((set, d) => set | (1 << d), 0);

const ORTHOGONAL = setOf(0, 2, 4, 6);
const DIAGONAL = setOf(1, 3, 5, 7);
const EVERY = 0xff;

/** All directions that an atom of a family has. */
export const ALL_DIRECTIONS: Readonly<Record<Family, DirectionSet>> = {
  orthogonal: ORTHOGONAL,
  diagonal: DIAGONAL,
  oblique: EVERY,
  king: EVERY,
  universal: 0,
};

const AXIS: Readonly<Record<string, DirectionSet>> = {
  f: setOf(0),
  r: setOf(2),
  b: setOf(4),
  l: setOf(6),
  v: setOf(0, 4),
  s: setOf(2, 6),
};

const DIAGONAL_HALF: Readonly<Record<string, DirectionSet>> = {
  f: setOf(7, 1),
  r: setOf(1, 3),
  b: setOf(3, 5),
  l: setOf(5, 7),
  v: DIAGONAL,
  s: DIAGONAL,
};

const OBLIQUE_NARROW: Readonly<Record<string, DirectionSet>> = {
  f: setOf(7, 0),
  r: setOf(1, 2),
  b: setOf(3, 4),
  l: setOf(5, 6),
  v: setOf(0, 3, 4, 7),
  s: setOf(1, 2, 5, 6),
};

const OBLIQUE_WIDE: Readonly<Record<string, DirectionSet>> = {
  f: setOf(6, 7, 0, 1),
  r: setOf(0, 1, 2, 3),
  b: setOf(2, 3, 4, 5),
  l: setOf(4, 5, 6, 7),
};

const CHIRAL: Readonly<Record<string, DirectionSet>> = { r: setOf(0, 2, 4, 6), l: setOf(1, 3, 5, 7) };

/** Reads adjacent direction letters; a letter or pair that the system lacks is reported with its place. */
export function readDirections(letters: string, system: DirectionSystem): DirectionReading {
  let set = 0;
  for (let at = 0; at < letters.length; ) {
    const word = nextWord(letters, at, system);
    const part = meaningOf(word, system);
    if (part === null) return { ok: false, at, length: word.length };
    set |= part;
    at += word.length;
  }
  return { ok: true, set };
}

/** Splits adjacent direction letters into single letters and pairs, greedily from the left. */
export function directionWords(letters: string, system: DirectionSystem): string[] {
  const words: string[] = [];
  for (let at = 0; at < letters.length; at += words[words.length - 1].length) {
    words.push(nextWord(letters, at, system));
  }
  return words;
}

/** The directions of a set in ascending order. */
export function directionList(set: DirectionSet): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((direction) => set & (1 << direction));
}

/** The set of some directions. */
export function directionSet(directions: readonly number[]): DirectionSet {
  return setOf(...directions);
}

/** The shortest letters that {@link readDirections} reads back as a set. Empty for the empty set. */
export function spellDirections(set: DirectionSet, system: DirectionSystem): string {
  let spellings = spellingsBySystem.get(system);
  if (!spellings) {
    spellings = spellEverySet(system);
    spellingsBySystem.set(system, spellings);
  }
  return spellings.get(set) ?? "";
}

function nextWord(letters: string, at: number, system: DirectionSystem): string {
  const pair = letters.slice(at, at + 2);
  return pair.length === 2 && isPair(pair, system) ? pair : pair[0];
}

function isPair([first, second]: string, system: DirectionSystem): boolean {
  if (system === "orthogonal") return false;
  if (first === "h") return system === "oblique" && (second === "r" || second === "l");
  if (first === "v" || first === "s") return false;
  if (second === "h") return system !== "diagonal";
  if (first === second) return true;
  return (first === "f" || first === "b" ? "lrs" : "fbv").includes(second);
}

function meaningOf(word: string, system: DirectionSystem): DirectionSet | null {
  const [first, second] = word.length === 2 ? word : [word, word];
  if (system === "orthogonal") return AXIS[first] ?? null;
  if (system === "diagonal") return intersection(DIAGONAL_HALF[first], DIAGONAL_HALF[second]);
  return system === "oblique" ? obliqueMeaning(word, first, second) : kingMeaning(first, second);
}

function intersection(one: DirectionSet | undefined, other: DirectionSet | undefined): DirectionSet | null {
  return one === undefined || other === undefined ? null : one & other;
}

function obliqueMeaning(word: string, first: string, second: string): DirectionSet | null {
  if (first === "h") return word.length === 2 ? CHIRAL[second] : null;
  if (second === "h") return OBLIQUE_WIDE[first];
  if (word.length === 1) return OBLIQUE_NARROW[first];
  return OBLIQUE_WIDE[first] & OBLIQUE_NARROW[second];
}

function kingMeaning(first: string, second: string): DirectionSet | null {
  if (first === "h") return null;
  if (second === "h") return AXIS[first] | DIAGONAL_HALF[first];
  if (first === second) return AXIS[first];
  return DIAGONAL_HALF[first] & DIAGONAL_HALF[second];
}

const spellingsBySystem = new Map<DirectionSystem, Map<DirectionSet, string>>();

const WORDS: Readonly<Record<DirectionSystem, string>> = {
  orthogonal: "f b l r v s",
  diagonal: "f b l r fl fr bl br ff bb ll rr",
  oblique: "f b l r v s fs bs lv rv fh bh lh rh lf rf lb rb fl fr bl br hl hr ff bb ll rr",
  king: "f b l r v s fs bs lv rv fl fr bl br fh bh lh rh ff bb ll rr",
};

/** Builds spellings word by word, shortest first, and keeps the first of each set. */
function spellEverySet(system: DirectionSystem): Map<DirectionSet, string> {
  const spellings = new Map<DirectionSet, string>();
  const byLength: string[][] = [[""]];
  for (let length = 0; length < byLength.length; length++) {
    for (const letters of byLength[length] ?? []) {
      const reading = readDirections(letters, system);
      if (!reading.ok || spellings.has(reading.set)) continue;
      spellings.set(reading.set, letters);
      for (const word of WORDS[system].split(" ")) {
        const longer = length + word.length;
        byLength[longer] = [...(byLength[longer] ?? []), letters + word];
      }
    }
  }
  return spellings;
}
