/** The options of the UCI engine: types, ranges and defaults. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { STRONGEST_ELO, WEAKEST_ELO } from "../engine/elo.ts";
import { STRONGEST_LEVEL } from "../engine/level.ts";
import { LineFault } from "./line-fault.ts";
import type { SetOption } from "./uci-command.ts";

export interface SpinOption {
  readonly type: "spin";
  readonly default: number;
  readonly least: number;
  readonly most: number;
  /** Why the limit is not higher, if that needs explaining. */
  readonly reason?: string;
}

export type OptionKind =
  | SpinOption
  | { readonly type: "check"; readonly default: boolean }
  | { readonly type: "button" }
  | { readonly type: "string" }
  | { readonly type: "combo" };

const ONE_THREAD = "the engine searches with one thread";

/** All options by name, in the order in which `uci` lists them. */
export const OPTIONS = {
  UCI_Variant: { type: "combo" },
  VariantPath: { type: "string" },
  UCI_Chess960: { type: "check", default: false },
  Hash: { type: "spin", default: 16, least: 1, most: 1024 },
  "Clear Hash": { type: "button" },
  Threads: { type: "spin", default: 1, least: 1, most: 1, reason: ONE_THREAD },
  MultiPV: { type: "spin", default: 1, least: 1, most: 64 },
  "Skill Level": { type: "spin", default: STRONGEST_LEVEL, least: 1, most: STRONGEST_LEVEL },
  UCI_LimitStrength: { type: "check", default: false },
  UCI_Elo: { type: "spin", default: STRONGEST_ELO, least: WEAKEST_ELO, most: STRONGEST_ELO },
  UCI_ShowWDL: { type: "check", default: false },
  "Move Overhead": { type: "spin", default: 10, least: 0, most: 5000 },
  Ponder: { type: "check", default: false },
} as const satisfies Readonly<Record<string, OptionKind>>;

export type OptionName = keyof typeof OPTIONS;

/** The option named by a line; case does not matter.
 *  @throws {LineFault} when there is none */
export function optionOf({ name }: SetOption): OptionName {
  const names = Object.keys(OPTIONS) as OptionName[];
  const found = names.find((known) => known.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const hint = suggest(name, names);
  throw new LineFault(`There is no option ${quote(name)}.${hint === null ? "" : ` Did you mean '${hint}'?`}`);
}

/** Parses the value of a `spin` option.
 *  @throws {LineFault} unless the text is a number in its range */
export function spinValue(name: OptionName, { least, most, reason }: SpinOption, text: string | null): number {
  const number = Number(text);
  if (text !== null && /^[0-9]{1,9}$/.test(text) && number >= least && number <= most) return number;
  const range = least === most ? String(least) : `a whole number from ${least} to ${most}`;
  const because = reason === undefined ? "" : `: ${reason}`;
  throw new LineFault(`'${name}' must be ${range}, not ${quote(text ?? "")}${because}.`);
}

/** Parses the value of a `check` option.
 *  @throws {LineFault} when the text is neither `true` nor `false` */
export function checkValue(name: OptionName, text: string | null): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw new LineFault(`'${name}' must be 'true' or 'false', not ${quote(text ?? "")}.`);
}

/** The lines in which `uci` announces the options.
 *  @param variants the choices of `UCI_Variant`, the current one first */
export function optionLines(variants: readonly string[]): string[] {
  return Object.entries(OPTIONS).map(
    ([name, kind]) => `option name ${name} type ${kind.type}${details(kind, variants)}`,
  );
}

function details(kind: OptionKind, variants: readonly string[]): string {
  if (kind.type === "button") return "";
  if (kind.type === "string") return " default <empty>";
  if (kind.type === "check") return ` default ${kind.default}`;
  if (kind.type === "spin") return ` default ${kind.default} min ${kind.least} max ${kind.most}`;
  const sorted = [...variants].sort();
  return ` default ${variants[0]} ${sorted.map((id) => `var ${id}`).join(" ")}`;
}
