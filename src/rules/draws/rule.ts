/** What draws are worth, and their part of the digest. */
import type { DrawsOfVariant } from "./model.ts";

/** What only some variants have is left out of the others. */
export function drawsIdentity({ draws }: DrawsOfVariant): unknown {
  const { wins, ...usual } = draws;
  return wins === null ? usual : draws;
}
