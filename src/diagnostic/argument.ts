/** What a program passes in, read with care: JavaScript lets through what the types do not. */
import { VariantError } from "./error.ts";
import { quote } from "./fault.ts";
import { suggest } from "./suggest.ts";

/** The error for a value of the wrong type.
 *  @param name what the value is called: `start`
 *  @param wanted what it may be: `a whole number from 0` */
export function wrongType(name: string, wanted: string, value: unknown): VariantError {
  return refused("wrong-type", name, `The ${name} must be ${wanted}, not ${inWords(value)}.`);
}

/** A value in a message. Texts are quoted; of an object nothing is read, because that may throw. */
export function inWords(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "bigint":
      return `the bigint ${value}`;
    case "object":
      return value === null ? "null" : "an object";
    case "function":
    case "symbol":
      return `a ${typeof value}`;
    default:
      return String(value);
  }
}

/** @throws {VariantError} `wrong-type` */
export function checkText(name: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw wrongType(name, "a text", value);
}

/** Reads a value that may be a trap: whatever its getters throw becomes a refusal.
 *  @throws {VariantError} `wrong-type`, or what `read` refuses with */
export function readWarily<Read>(name: string, value: unknown, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof VariantError ? error : wrongType(name, "plain data", value);
  }
}

/** What the parts of a record may be; `unknown` is checked by whoever reads it. */
export type Shape = Readonly<Record<string, "string" | "function" | "unknown">>;

const WANTED = { string: "a text", function: "a function" };

/** A copy of a record of options, each part read once.
 *  @param value undefined is an empty record
 *  @throws {VariantError} `wrong-type`, and `unknown-key` with the nearest key */
export function readOptions<Known extends object>(name: string, value: unknown, shape: Shape): Known {
  if (value === undefined) return {} as Known;
  if (typeof value !== "object" || value === null) throw wrongType(name, "an object", value);
  return readWarily(name, value, () => {
    checkKeys(name, value, shape);
    const entries = Object.keys(shape).map((key) => [key, (value as Record<string, unknown>)[key]] as const);
    const given = entries.filter(([, part]) => part !== undefined);
    for (const [key, part] of given) checkPart(`${name}' ${key}`, shape[key], part);
    return Object.fromEntries(given) as Known;
  });
}

function checkKeys(name: string, value: object, shape: Shape): void {
  let isEmpty = true;
  for (const key in value) {
    if (!Object.hasOwn(shape, key)) throw unknownKey(name, key, Object.keys(shape));
    isEmpty = false;
  }
  // A date, a map or a list has no keys either, and is no empty record.
  const type = Object.getPrototypeOf(value);
  if (isEmpty && type !== null && Object.getPrototypeOf(type) !== null) throw wrongType(name, "plain data", value);
}

function checkPart(name: string, wanted: Shape[string], part: unknown): void {
  if (wanted !== "unknown" && typeof part !== wanted) throw wrongType(name, WANTED[wanted], part);
}

function unknownKey(name: string, key: string, known: readonly string[]): VariantError {
  const message = `There is no ${quote(key)} in the ${name}. The keys are ${known.join(", ")}.`;
  return refused("unknown-key", name, message, suggest(key, known));
}

function refused(code: string, name: string, message: string, hint: string | null = null): VariantError {
  return new VariantError([
    { code, severity: "error", message, file: `<${name}>`, line: 1, column: 1, length: 1, hint },
  ]);
}
