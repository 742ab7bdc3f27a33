/** What the command lines of these programs have in common. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/** A command line that cannot be followed; its message says why. */
export class UsageError extends Error {}

export const TEXT = { type: "string" } as const;
export const FLAG = { type: "boolean" } as const;

/** Node's `parseArgs`. @throws {UsageError} on options that it does not know */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws {UsageError} when the text is no whole number within these bounds */
export function whole(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name} is '${text}'; it must be a whole number ${bounds}`);
}

/** @throws {UsageError} when the text is no number above 0 */
export function positiveNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isFinite(number) && number > 0) return number;
  throw new UsageError(`${name} is '${text}'; it must be a number above 0`);
}
