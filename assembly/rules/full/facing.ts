/**
 * Kings that face each other on an open line, as the generals of Janggi do in bikjang. No move may leave them so, but for a pass,
 * which is legal in check too: what it gets whom is for the ends of the game to say. `moves/apart.ts` tries moves out.
 */
import { areFacing } from "../../attacks/facing.ts";

/** The law is asked of whole lists. */
export function isSpecial(position: usize, move: u32): bool {
  return areFacing(position);
}
