/** Where some moves come first, no other is legal while there is one. */
import * as hooks from "../hooks.generated.ts";

/** Takes the other moves off a whole list of legal ones. @returns its new end */
export function keepFirst(end: usize, list: usize): usize {
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (!hooks.isFirst(move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out == list ? end : out;
}
