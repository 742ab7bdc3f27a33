/**
 * Which bare material wins against the bare king, solved exactly: `fairywren/endings`. It takes a second or so for each pair of
 * pieces, so in a page it belongs in a worker.
 */
import { checkLoaded } from "./engine/check-loaded.ts";
import { type EndingSurvey, type SurveyProgress, surveyEndings as survey } from "./engine/endings.ts";
import type { Variant } from "./variant/variant.ts";

export type { BareEnding, EndingSurvey, SurveyProgress, Verdict } from "./engine/endings.ts";

/** Solves every ending of the royal piece and one piece, or two, against the royal piece alone. Each step takes a few
 *  milliseconds and tells how far it has come; the last one has the endings.
 *  @throws {FairywrenError} `wrong-type`; `not-loaded` in a page where the variant's kernel was not loaded, see `prepareRules`
 *  @example
 *  const steps = surveyEndings(variant);
 *  let step = steps.next();
 *  while (!step.done) step = steps.next();
 *  for (const { material, verdict } of step.value.endings) console.log(material, verdict);
 */
export function surveyEndings(variant: Variant): Generator<SurveyProgress, EndingSurvey> {
  checkLoaded(variant);
  return survey(variant);
}
