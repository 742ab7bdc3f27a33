/** `fairywren check`: loads variant files. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { countStarts } from "../rules/starts.ts";
import { counted } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE, REFUSED } from "./status.ts";
import { readVariantFile } from "./variant-file.ts";
import { takeWeightsBeside } from "./weights-beside.ts";

interface Checked {
  readonly file: string;
  readonly variant: Variant | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether fitted weights lie beside it. */
  readonly isFitted: boolean;
}

export function run(args: Arguments, output: Output): ExitStatus {
  const checked = args.operands.map((file) => check(file, output));
  if (args.has("json")) output.json(resultOf(checked));
  else for (const one of checked) print(one, output);
  return checked.every(({ variant }) => variant) ? FINE : REFUSED;
}

/** Weights beside the file are checked with it. */
function check(file: string, { sources }: Output): Checked {
  const { variant, diagnostics } = readVariantFile(file, sources);
  if (!variant) return { file, variant, diagnostics, isFitted: false };
  const beside = takeWeightsBeside(file, variant, sources);
  const isFitted = beside.found === "used";
  return { file, variant: beside.found === "faulty" ? null : variant, diagnostics: beside.diagnostics, isFitted };
}

/** What `--json` prints. */
function resultOf(checked: readonly Checked[]) {
  return {
    files: checked.map(({ file, variant }) => ({ file, ok: variant !== null, id: variant?.id, name: variant?.name })),
    diagnostics: checked.flatMap(({ diagnostics }) => diagnostics),
  };
}

function print({ file, variant, diagnostics, isFitted }: Checked, output: Output): void {
  if (diagnostics.length > 0) output.report(diagnostics);
  if (variant) output.line(`${file}: ${describe(variant)}${isFitted ? ", with fitted weights" : ""}`);
}

function describe(variant: Variant): string {
  const { name, board, pieceTypes } = variant;
  const size = `${board.files}x${board.ranks}`;
  return `${name}, ${size}, ${counted(pieceTypes.length, "piece")}, ${counted(countStarts(variant), "start")}: fine`;
}
