/** `fairywren bench`: a fixed search whose total of nodes is the engine's signature. */
import { BENCHED } from "../definition/benched.generated.ts";
import { grouped } from "../variant/phrases.ts";
import type { Arguments } from "./arguments.ts";
import { wholeNumber } from "./arguments.ts";
import { type Measured, measureVariant, signatureOf } from "./bench-signature.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";

/** Default depth in plies; the signature is defined at this depth. */
const DEFAULT_DEPTH = 12;
const DEEPEST = 60;

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [text] = args.operands;
  const depth = text === undefined ? DEFAULT_DEPTH : wholeNumber(text, "DEPTH", 1, DEEPEST);
  const positions: Measured[] = [];
  for (const id of BENCHED) {
    output.progress(`${id}  ${positions.length} positions searched`);
    positions.push(...(await measureVariant(id, depth)));
  }
  if (args.has("json")) output.json({ depth, ...totalOf(positions), positions });
  else print(positions, depth, output);
  return FINE;
}

function totalOf(positions: readonly Measured[]) {
  const signature = signatureOf(positions);
  const timeMs = positions.reduce((sum, position) => sum + position.timeMs, 0);
  return { signature, timeMs, nodesPerSecond: Math.round((signature / Math.max(1, timeMs)) * 1000) };
}

function print(positions: readonly Measured[], depth: number, output: Output): void {
  const { signature, timeMs, nodesPerSecond } = totalOf(positions);
  output.table(
    positions.map(({ variant, fen, nodes }) => [variant, String(nodes), fen]),
    [1],
  );
  output.line();
  output.line(`Depth            ${depth}`);
  output.line(`Nodes searched   ${signature}`);
  output.line(`Nodes/second     ${grouped(nodesPerSecond)}`);
  output.line(`Time             ${grouped(timeMs)} ms`);
}
