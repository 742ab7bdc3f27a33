/** Principal variations: one row a ply, each the best moves from there. */
import { PV_BYTES, PVS } from "../../src/layout/map.ts";

function row(ply: u32): usize {
  return PVS + <usize>ply * PV_BYTES;
}

export function clearPv(ply: u32): void {
  store<u32>(row(ply), 0);
}

/** The variation at `ply` becomes `move` and the variation one ply further. A row ends with 0. */
export function extendPv(ply: u32, move: u32): void {
  let to = row(ply);
  let from = row(ply + 1);
  const end = to + PV_BYTES - 4;
  store<u32>(to, move);
  to += 4;
  while (to < end && load<u32>(from)) {
    store<u32>(to, load<u32>(from));
    to += 4;
    from += 4;
  }
  store<u32>(to, 0);
}

export function pvMove(ply: u32, index: u32): u32 {
  return load<u32>(row(ply) + ((<usize>index) << 2));
}
