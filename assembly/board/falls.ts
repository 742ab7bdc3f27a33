/** What captured pieces are in the hand of whoever gets them. Only in rich kernels. */
import { FALLS } from "../../src/layout/map.ts";
import { FALLS_NOWHERE } from "../../src/layout/rules/hands.ts";
import { SIDE_KINDS } from "../kinds.ts";
import { sideKindOf } from "./position.ts";
import { inHand, setInHand } from "./tail.ts";

/** A piece of its enemy's falls into a side's hand.
 *  @param kind what it was on the board
 *  @param isMarked whether it had promoted, and that was noted */
export function fallIntoHand(position: usize, side: u32, kind: u32, isMarked: bool): void {
  const mark: u32 = isMarked ? SIDE_KINDS : 0;
  const fallen = <u32>load<u8>(FALLS + <usize>(mark + sideKindOf(side ^ 1, kind)));
  if (fallen != FALLS_NOWHERE) setInHand(position, side, fallen, inHand(position, side, fallen) + 1);
}
