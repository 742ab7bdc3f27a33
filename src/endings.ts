/**
 * Which bare material wins against the bare king, solved exactly: `fairywren/endings`. It takes about a second for each
 * pair of pieces, so in a page it belongs in a worker.
 */
import { checkLoaded } from "./engine/check-loaded.ts";
import { type EndingSurvey, type SurveyProgress, surveyEndings as survey } from "./engine/endings.ts";
import type { Variant } from "./variant/variant.ts";

export type { BareEnding, EndingSurvey, SurveyProgress, Verdict } from "./engine/endings.ts";
export { isMatingGame } from "./rules/rule.ts";

/** Solves every ending of king and one or two pieces against a bare king. Each step takes a few milliseconds and
 *  reports progress; the last one returns the endings.
 *  @throws {FairywrenError} `wrong-type`; `not-loaded` in a page without the variant's kernel, see `prepareRules`
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
