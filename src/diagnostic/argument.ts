/** Checks on what a program passes in: JavaScript lets through what the types forbid. */
import { FairywrenError } from "./error.ts";
import { quote } from "./fault.ts";

/** The error for a value of the wrong type.
 *  @param name what the value is called: `start`
 *  @param wanted what it may be: `a whole number from 0` */
export function wrongType(name: string, wanted: string, value: unknown): FairywrenError {
  return misuse("wrong-type", `The ${name} must be ${wanted}, not ${inWords(value)}.`, `<${name}>`);
}

/** The error for a call that is wrong, or not possible in the present state.
 *  @param name what to call the argument, for instance `<start>` */
export function misuse(code: string, message: string, name: string, hint: string | null = null): FairywrenError {
  return new FairywrenError([{ code, severity: "error", message, file: name, line: 1, column: 1, length: 1, hint }]);
}

/** A value for a message. Strings are quoted; objects are not read, because that may throw. */
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

/** Whether a value is an index into a list of this length. */
export function isIndex(value: unknown, count: number): value is number {
  return isWhole(value, 0, count - 1);
}

/** Reads a value whose getters may throw: anything thrown becomes a refusal.
 *  @throws {FairywrenError} `wrong-type`, or the refusal that `read` throws */
export function readWarily<Read>(name: string, value: unknown, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof FairywrenError ? error : wrongType(name, "plain data", value);
  }
}

/** The types of a record's properties; `unknown` is checked by the caller. */
export type Shape = Readonly<Record<string, "string" | "function" | "unknown">>;

/** Finds the nearest known word, as `suggest` does; pages load that on demand. */
export type Nearest = (word: string, known: readonly string[]) => string | null;

/** A copy of a record of options, each property read once.
 *  @param value undefined is an empty record
 *  @param nearest finds the key that an unknown one was meant to be; without it the message only lists the keys
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
  // A date, a map or an array has no keys either, yet is not an empty record.
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
