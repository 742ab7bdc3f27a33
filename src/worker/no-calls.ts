/** What stands in for `engine/calls.ts` in a worker: its messages are read by `engine/protocol.ts`, and the page has checked and completed
 *  what they say. */
import type * as calls from "../engine/calls.ts";
import type { EngineOptions } from "../engine/options.ts";

export const searchCall: typeof calls.searchCall = async (_variant, _game, limits) => given(limits);
export const limitsCall: typeof calls.limitsCall = async (limits) => given(limits);
export const optionsCall = async <Options extends EngineOptions>(options: Options | undefined) =>
  given(options) as Options & Required<EngineOptions>;

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("a worker is sent limits and options whole");
  return value;
}
