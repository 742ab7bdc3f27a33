/** `fairywren bench` without variants: a fixed search whose total of nodes is the engine's signature. */
import { BENCHED } from "../definition/benched.generated.ts";
import { type Measured, measureVariant, signatureOf } from "./bench-signature.ts";

/** Default depth in plies; the signature is defined at this depth. */
export const DEFAULT_DEPTH = 12;
export const DEEPEST = 60;

export interface BenchTotal {
  readonly depth: number;
  readonly signature: number;
  readonly timeMs: number;
  readonly nodesPerSecond: number;
  readonly positions: readonly Measured[];
}

/** Searches the positions of all variants that make the signature.
 *  @param tell hears what comes next @param signal ends it: what is counted then is no signature */
export async function measureTotal(
  depth: number,
  tell: (id: string, done: number) => void,
  signal?: AbortSignal,
): Promise<BenchTotal> {
  const positions: Measured[] = [];
  for (const id of BENCHED) {
    if (signal?.aborted) break;
    tell(id, positions.length);
    positions.push(...(await measureVariant(id, depth, signal)));
  }
  const signature = signatureOf(positions);
  const timeMs = positions.reduce((sum, position) => sum + position.timeMs, 0);
  return { depth, signature, timeMs, nodesPerSecond: Math.round((signature / Math.max(1, timeMs)) * 1000), positions };
}

/** The summary, as programs that test engines read it: numbers without separators, and a last line like Stockfish's. */
export function totalLines({ depth, signature, timeMs, nodesPerSecond }: BenchTotal): string[] {
  return [
    `Depth            ${depth}`,
    `Nodes searched   ${signature}`,
    `Nodes/second     ${nodesPerSecond}`,
    `Time             ${timeMs} ms`,
    `${signature} nodes ${nodesPerSecond} nps`,
  ];
}
