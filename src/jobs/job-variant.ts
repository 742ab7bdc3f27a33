/** The variant of a job. Texts go through the loader, like any file. */
import { basename } from "node:path";
import { bundledIds, bundledVariant, fetchBundled } from "../definition/library.ts";
import { misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Variant } from "../variant/variant.ts";
import { JOB, type JobVariant } from "./job.ts";
import { isRecord } from "./plain.ts";

/** What a job says of a variant that a command line names.
 *  @param sources the texts that were read for it, by the names of their files */
export function jobVariantOf(word: string, sources: ReadonlyMap<string, string>): JobVariant {
  const text = sources.get(word);
  if (text === undefined) return { id: word };
  const others = [...sources].filter(([name]) => name !== word && name.endsWith(".yaml"));
  return { file: basename(word), text, siblings: Object.fromEntries(others.map(([name, own]) => [idOf(name), own])) };
}

/** Loads it, ready to play.
 *  @throws {FairywrenError} `job-settings` when it is of no such shape, `unknown-variant`, and the faults of its text */
export async function loadJobVariant(given: JobVariant): Promise<Variant> {
  const key = JSON.stringify(given);
  if (last?.key !== key) last = { key, variant: await load(given) };
  return last.variant;
}

/** Most jobs are about the variant of the last one. */
let last: { readonly key: string; readonly variant: Variant } | null = null;

async function load(given: JobVariant): Promise<Variant> {
  const { id, file, text, siblings } = given as Readonly<Record<string, unknown>>;
  if (typeof id === "string") return shipped(id);
  if (typeof file !== "string" || typeof text !== "string" || !isTexts(siblings))
    throw misuse("job-settings", "The job's variant is neither an id nor a file's text.", JOB);
  const { examineVariant } = await import("../engine/examine.ts");
  const { variant, diagnostics } = examineVariant(text, { file, siblings });
  if (variant === null) throw new FairywrenError(diagnostics);
  return variant;
}

async function shipped(id: string): Promise<Variant> {
  await fetchBundled(id);
  const variant = bundledVariant(id);
  if (variant === null)
    throw misuse("unknown-variant", `There is no bundled variant ${quote(id)}.`, JOB, suggest(id, bundledIds()));
  await loadKernel(variant);
  return variant;
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

function idOf(name: string): string {
  return name.replace(/\.yaml$/, "");
}
