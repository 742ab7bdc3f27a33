/** What a link opens: its rules, ready to play, and the place in the game. */
import { FairywrenError, prepareRules, type StartOptions } from "../src/index.ts";
import { sentenceOf } from "./faults.ts";
import { t } from "./language.ts";
import { type LinkedGame, readLink } from "./link.ts";
import type { Rules } from "./session.ts";
import type { Library } from "./variants.ts";

export interface Opening {
  readonly rules: Rules;
  /** Null when the address has no link, or one that cannot be read. */
  readonly linked: LinkedGame | null;
  /** Why a link cannot be opened, in a sentence. */
  readonly fault: string | null;
}

/** Reads the part after `#`. Never rejects: a damaged link opens the first variant. */
export async function readOpening(hash: string, library: Library): Promise<Opening> {
  try {
    const linked = await readLink(hash);
    if (!linked) return await usual(library);
    const rules = await rulesOf(linked, library);
    return { rules, linked, fault: null };
  } catch (error) {
    return { ...(await usual(library)), fault: faultOf(error) };
  }
}

export function faultOf(error: unknown): string {
  return t`This link does not open a game. ${sentenceOf(error)}`;
}

export function startOf({ start, fen }: LinkedGame): StartOptions {
  if (start !== null) return { start };
  return fen === null ? {} : { fen };
}

async function usual(library: Library): Promise<Opening> {
  return { rules: await library.ready(library.first), linked: null, fault: null };
}

async function rulesOf({ variant: id, yaml }: LinkedGame, library: Library): Promise<Rules> {
  return yaml === null ? library.ready(id) : editedRules(yaml, id, library);
}

/** Edited rules, ready to play.
 *  @param origin the id of the shipped variant that they were made from
 *  @throws {FairywrenError} with their faults */
export async function editedRules(yaml: string, origin: string, library: Library): Promise<Rules> {
  const { readEdited } = await import("./read-edited.ts");
  const { variant, diagnostics } = await readEdited(yaml);
  if (!variant) throw new FairywrenError(diagnostics);
  await prepareRules(variant);
  const isShipped = library.offers.flat().some((offer) => offer.id === origin);
  return { variant, yaml, origin: isShipped ? origin : library.first };
}
