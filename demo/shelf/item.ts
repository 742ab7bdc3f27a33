/**
 * What the browser keeps of a person's own: variants, texts that are not valid yet, games, positions, and what the engine
 * has learnt. Each is a record of its own; what comes from outside (the browser's database, a file) is checked field by field.
 */

/** Of every item. */
interface Kept {
  /** Unique on this shelf, never shown. */
  readonly id: string;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changedMs: number;
}

/** The rules that a game or a position belongs to. */
export interface KeptRules {
  /** The variant's name when it was kept. */
  readonly name: string;
  /** The id of the shipped variant, or of the one that these rules were made from. */
  readonly origin: string;
  /** Null for shipped rules. */
  readonly yaml: string | null;
}

/** A variant of the person's own, valid when it was kept. */
export interface OwnVariant extends Kept {
  readonly kind: "variant";
  readonly name: string;
  readonly yaml: string;
  /** The id of the shipped variant that it was made from. */
  readonly origin: string;
}

/** A text that is not valid yet. */
export interface Draft extends Kept {
  readonly kind: "draft";
  /** What it was made from: `own ID` or `shipped ID`. */
  readonly of: string;
  readonly yaml: string;
}

/** A game with its branches. */
export interface KeptGame extends Kept {
  readonly kind: "game";
  /** Given by the person; empty for none. */
  readonly name: string;
  readonly rules: KeptRules;
  /** The number of its start; null for the usual one, or one of its own. */
  readonly start: number | null;
  readonly pgn: string;
  /** The moves of one side on its main line. */
  readonly plies: number;
  readonly result: string;
  /** The position that was on the board. */
  readonly fen: string;
  /** Absent unless the game is played by links. */
  readonly friend?: KeptFriend;
}

/** What is known of a game by links: what comes in the next one is held against it. */
export interface KeptFriend {
  readonly side: "white" | "black";
  /** What the other player is called; empty for nothing. */
  readonly name: string;
  /** As UCI text, with a blank between two: those that were sent or received, and perhaps one that is not sent yet. */
  readonly moves: string;
  /** How many of them were sent or received. */
  readonly settled: number;
  /** Who offers a draw. */
  readonly draw: "nobody" | "me" | "friend";
  /** Whether the end that the players made has been sent or received. */
  readonly isOver: boolean;
}

/** A position, with nothing of how it came about. */
export interface KeptPosition extends Kept {
  readonly kind: "position";
  readonly name: string;
  readonly rules: KeptRules;
  readonly fen: string;
}

/** What the engine has learnt of a variant. It outlives the variant until something else is learnt, for Undo brings
 *  back a deleted one. */
export interface Learnt extends Kept {
  readonly kind: "learnt";
  /** `own ID` or `shipped ID`. */
  readonly of: string;
  /** The text of a file of weights, which names the rules that they were fitted to. */
  readonly weights: string;
  /** How it did against the engine before: its games, its share of their points, and the 95 % interval of that. */
  readonly judged: { readonly games: number; readonly score: number; readonly low: number; readonly high: number };
}

export type Item = OwnVariant | Draft | KeptGame | KeptPosition | Learnt;
export type Kind = Item["kind"];

/** An item before it is kept. */
export type Work<I extends Item> = Omit<I, keyof Kept | "kind">;

/** What is wrong with a record, in words that follow its place: `'name' is no text`. */
export type Fault = string;

/** Longest texts, in characters: of a file or of a game, and of all others. */
const LONGEST = 1_000_000;
const LONGEST_LINE = 1_000;
/** What `Date` can represent. */
const LAST_MS = 8.64e15;

type Reader = (value: unknown) => Fault | null;
type Shape = Readonly<Record<string, Reader>>;

const text: Reader = (value) => textFault(value, LONGEST);
const line: Reader = (value) => textFault(value, LONGEST_LINE);
const share: Reader = (value) => (Number.isFinite(value) ? null : "is no number");
const count: Reader = (value) => (isCount(value, Number.MAX_SAFE_INTEGER) ? null : "is no whole number from 0 on");
const orNull =
  (reader: Reader): Reader =>
  (value) =>
    value === null ? null : reader(value);

function oneOf(...words: readonly string[]): Reader {
  return (value) => (words.some((word) => word === value) ? null : `is none of ${words.join(", ")}`);
}

function unlessAbsent(reader: Reader): Reader {
  return (value) => (value === undefined ? null : reader(value));
}

const RULES: Shape = { name: line, origin: line, yaml: orNull(text) };
const FRIEND: Shape = {
  side: oneOf("white", "black"),
  name: line,
  moves: text,
  settled: count,
  draw: oneOf("nobody", "me", "friend"),
  isOver: (value) => (typeof value === "boolean" ? null : "is neither true nor false"),
};
const JUDGED: Shape = { games: count, score: share, low: share, high: share };

const SHAPES: Readonly<Record<Kind, Shape>> = {
  variant: { name: line, yaml: text, origin: line },
  draft: { of: line, yaml: text },
  game: {
    name: line,
    rules: record(RULES),
    start: orNull(count),
    pgn: text,
    plies: count,
    result: line,
    fen: line,
    friend: unlessAbsent(record(FRIEND)),
  },
  position: { name: line, rules: record(RULES), fen: line },
  learnt: { of: line, weights: text, judged: record(JUDGED) },
};
const KEPT: Shape = {
  id: (value) => (value === "" ? "is empty" : line(value)),
  changedMs: (value) => (isCount(value, LAST_MS) ? null : "is no time"),
};

/** Reads a record, of which only the known fields are taken.
 *  @returns the item, or what is wrong with it */
export function readItem(value: unknown): { readonly item: Item } | { readonly fault: Fault } {
  const fields = recordOf(value);
  if (!fields) return { fault: "is no record" };
  const shape = Object.hasOwn(SHAPES, String(fields.kind)) ? SHAPES[fields.kind as Kind] : null;
  if (!shape)
    return { fault: `has the kind '${String(fields.kind).slice(0, 20)}', not ${Object.keys(SHAPES).join(", ")}` };
  const whole: Shape = { ...KEPT, ...shape };
  const fault = faultIn(fields, whole);
  if (fault) return { fault };
  return { item: { kind: fields.kind, ...picked(fields, whole) } as unknown as Item };
}

/** Whether two items say the same, apart from when. */
export function isSame(one: Item, other: Item): boolean {
  return JSON.stringify({ ...one, changedMs: 0 }) === JSON.stringify({ ...other, changedMs: 0 });
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function record(shape: Shape): Reader {
  return (value) => {
    const fields = recordOf(value);
    if (!fields) return "is no record";
    const fault = faultIn(fields, shape);
    return fault && `has a fault: ${fault}`;
  };
}

function faultIn(fields: Readonly<Record<string, unknown>>, shape: Shape): Fault | null {
  for (const [name, read] of Object.entries(shape)) {
    const fault = read(fields[name]);
    if (fault) return `'${name}' ${fault}`;
  }
  return null;
}

/** The known fields alone, in a fixed order; those of inner records too. */
function picked(fields: Readonly<Record<string, unknown>>, shape: Shape): Record<string, unknown> {
  const inner: Readonly<Record<string, Shape>> = { rules: RULES, judged: JUDGED, friend: FRIEND };
  const values = Object.keys(shape).map((name) => {
    const part = recordOf(fields[name]);
    return [name, part && inner[name] ? picked(part, inner[name]) : fields[name]] as const;
  });
  return Object.fromEntries(values);
}

function textFault(value: unknown, most: number): Fault | null {
  if (typeof value !== "string") return "is no text";
  return value.length > most ? `is longer than ${most} characters` : null;
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}
