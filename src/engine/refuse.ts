export { misuse } from "../diagnostic/argument.ts";

import { FairywrenError } from "../diagnostic/error.ts";
import { placeFaults, type TextFault } from "../diagnostic/fault.ts";

/** The error for a text that was refused.
 *  @param name what to call the text, for instance `<fen>` */
export function refusal(faults: readonly TextFault[], text: string, name: string): FairywrenError {
  return new FairywrenError(placeFaults(faults, text, name));
}
