/** What a program passes in, read with care: JavaScript lets through what the types do not. */
import { FairywrenError } from "./error.ts";
import { quote } from "./fault.ts";

/** The error for a value of the wrong type.
 *  @param name what the value is called: `start`
 *  @param wanted what it may be: `a whole number from 0` */
export function wrongType(name: string, wanted: string, value: unknown): FairywrenError {
  return misuse("wrong-type", `The ${name} must be ${wanted}, not ${inWords(value)}.`, `<${name}>`);
}

/** The error for a call that is wrong, or that the state of things does not allow.
 *  @param name what to call the argument, for instance `<start>` */
export function misuse(code: string, message: string, name: string, hint: string | null = null): FairywrenError {
  return new FairywrenError([{ code, severity: "error", message, file: name, line: 1, column: 1, length: 1, hint }]);
}

/** A value in a message. Texts are quoted; of an object nothing is read, because that may throw. */
export function inWords(value: unknown): string {
  const type = typeof value;
  if (type === "string") return quote(value as string);
  if (type === "object" && value !== null) return "an object";
  return /^[bsf][iyu]/.test(type) ? `a ${type}` : String(value); // a bigint, a symbol, a function
}

/** @throws {FairywrenError} `wrong-type` */
export function checkText(name: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw wrongType(name, "a string", value);
}

/** Whether a value is a whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Whether a value is an index into a list of so many. */
export function isIndex(value: unknown, count: number): value is number {
  return isWhole(value, 0, count - 1);
}

/** Reads a value that may be a trap: whatever its getters throw becomes a refusal.
 *  @throws {FairywrenError} `wrong-type`, or what `read` refuses with */
export function readWarily<Read>(name: string, value: unknown, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof FairywrenError ? error : wrongType(name, "plain data", value);
  }
}

/** What the parts of a record may be; `unknown` is checked by whoever reads it. */
export type Shape = Readonly<Record<string, "string" | "function" | "unknown">>;

/** Finds the nearest known word, as `suggest` does; a page fetches that when it is wanted. */
export type Nearest = (word: string, known: readonly string[]) => string | null;

/** A copy of a record of options, each part read once.
 *  @param value undefined is an empty record
 *  @param nearest finds the key that an unknown one was to be; without it the message lists the keys alone
 *  @throws {FairywrenError} `wrong-type`, and `unknown-key` with the nearest key */
export function readOptions<Known extends object>(
  name: string,
  value: unknown,
  shape: Shape,
  nearest?: Nearest,
): Known {
  if (value === undefined) return {} as Known;
  if (typeof value !== "object" || value === null) throw wrongType(name, "an object", value);
  return readWarily(name, value, () => {
    checkKeys(name, value, shape, nearest);
    const entries = Object.keys(shape).map((key) => [key, (value as Record<string, unknown>)[key]] as const);
    const given = entries.filter(([, part]) => part !== undefined);
    for (const [key, part] of given) checkPart(`${name}' ${key}`, shape[key], part);
    return Object.fromEntries(given) as Known;
  });
}

function checkKeys(name: string, value: object, shape: Shape, nearest: Nearest = () => null): void {
  let isEmpty = true;
  for (const key in value) {
    if (!Object.hasOwn(shape, key)) throw unknownKey(name, key, Object.keys(shape), nearest);
    isEmpty = false;
  }
  // A date, a map or a list has no keys either, and is no empty record.
  const type = Object.getPrototypeOf(value);
  if (isEmpty && type !== null && Object.getPrototypeOf(type) !== null) throw wrongType(name, "plain data", value);
}

function checkPart(name: string, wanted: Shape[string], part: unknown): void {
  if (wanted !== "unknown" && typeof part !== wanted) throw wrongType(name, `a ${wanted}`, part);
}

function unknownKey(name: string, key: string, known: readonly string[], nearest: Nearest): FairywrenError {
  const message = `There is no ${quote(key)} in the ${name}. The keys are ${known.join(", ")}.`;
  return misuse("unknown-key", message, `<${name}>`, nearest(key, known));
}
