/** `fairywren check`: loads variant files. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { countStarts } from "../rules/starts.ts";
import { counted } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE, REFUSED } from "./status.ts";
import { readVariantFile } from "./variant-file.ts";

interface Checked {
  readonly file: string;
  readonly variant: Variant | null;
  readonly diagnostics: readonly Diagnostic[];
}

export function run(args: Arguments, output: Output): ExitStatus {
  const checked = args.operands.map((file) => ({ file, ...readVariantFile(file, output.sources) }));
  if (args.has("json")) output.json(resultOf(checked));
  else for (const one of checked) print(one, output);
  return checked.every(({ variant }) => variant) ? FINE : REFUSED;
}

/** What `--json` prints. */
function resultOf(checked: readonly Checked[]) {
  return {
    files: checked.map(({ file, variant }) => ({ file, ok: variant !== null, id: variant?.id, name: variant?.name })),
    diagnostics: checked.flatMap(({ diagnostics }) => diagnostics),
  };
}

function print({ file, variant, diagnostics }: Checked, output: Output): void {
  if (diagnostics.length > 0) output.report(diagnostics);
  if (variant) output.line(`${file}: ${describe(variant)}`);
}

function describe(variant: Variant): string {
  const { name, board, pieceTypes } = variant;
  const size = `${board.files}x${board.ranks}`;
  return `${name}, ${size}, ${counted(pieceTypes.length, "piece")}, ${counted(countStarts(variant), "start")}: fine`;
}
