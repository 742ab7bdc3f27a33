/** Loads the argument checks of engines on demand. */
import { inWords, readOptions, readWarily, type Shape, wrongType } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { DEEPEST } from "../kernel/searcher.ts";
import { MULTI_PV_MAX } from "../layout/search.ts";
import type { Variant } from "../variant/variant.ts";
import { Game } from "./game.ts";
import { SEARCH_DEFAULT, type SearchLimits } from "./limits.ts";
import { checkHash, checkOverhead, type EngineOptions } from "./options.ts";
import { misuse } from "./refuse.ts";

const TOOLS = {
  inWords,
  readOptions,
  readWarily,
  wrongType,
  quote,
  suggest,
  misuse,
  checkHash,
  checkOverhead,
  Game,
  deepest: DEEPEST,
  mostLines: MULTI_PV_MAX,
};

/** The limits of a game's search, validated and completed.
 *  @throws {FairywrenError} `other-variant`; `search-limit`; `wrong-type` and `unknown-key` */
export async function searchCall(
  variant: Variant,
  game: Game,
  limits: SearchLimits | undefined,
): Promise<SearchLimits> {
  const { checkGame, completeLimits } = await import("./check-call.ts");
  checkGame(game, variant, TOOLS);
  return completeLimits(limits, SEARCH_DEFAULT, TOOLS);
}

/** The limits of a search, validated.
 *  @param otherwise the limits when none is given
 *  @throws {FairywrenError} `search-limit`; `wrong-type` and `unknown-key` */
export async function limitsCall(limits: SearchLimits | undefined, otherwise: SearchLimits): Promise<SearchLimits> {
  const { completeLimits } = await import("./check-call.ts");
  return completeLimits(limits, otherwise, TOOLS);
}

/** The options of an engine, validated and completed.
 *  @param more further properties that are allowed, and left to the caller
 *  @throws {FairywrenError} `hash-size`, `move-overhead` or `evaluation-unknown`; `wrong-type` and `unknown-key` */
export async function optionsCall<Options extends EngineOptions>(
  options: Options | undefined,
  more: Shape = {},
): Promise<Options & Required<EngineOptions>> {
  const { completeOptions } = await import("./check-call.ts");
  return completeOptions<Options>(options, more, TOOLS);
}
