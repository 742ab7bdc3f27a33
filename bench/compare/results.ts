import type { Machine } from "../../src/cli/machine.ts";
import type { HostResult } from "./host/measure.ts";
import type { LoadResult } from "./load.ts";
import type { PerftResult } from "./perft.ts";
import type { SearchResult } from "./search.ts";
import type { SizeResult } from "./size.ts";

/** All that one run measured; parts that were not asked for are null. This is what `--json` saves. */
export interface Results {
  readonly format: typeof FORMAT;
  readonly machine: Machine;
  readonly rounds: number;
  readonly perft: PerftResult | null;
  readonly search: SearchResult | null;
  readonly host: HostResult | null;
  readonly load: LoadResult | null;
  readonly size: SizeResult | null;
}

/** Goes up when a saved run can no longer be compared. */
export const FORMAT = 1;

/** A single figure of a run. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
}

/** The figures of a run, one a line of a comparison. */
export function figuresOf(results: Results): Figure[] {
  return [perftFigures, searchFigures, hostFigures, loadFigures, sizeFigures].flatMap((figures) => figures(results));
}

function perftFigures({ perft }: Results): Figure[] {
  const tables = perft?.tables ?? [];
  return tables.flatMap(({ group, rows }) =>
    rows.map(({ name, geomean }) => ({ name: `perft ${group}, ${name}`, unit: "Mnps", value: geomean })),
  );
}

function searchFigures({ search }: Results): Figure[] {
  return (search?.rows ?? []).map(({ name, geomean }) => ({ name: `search, ${name}`, unit: "knps", value: geomean }));
}

function hostFigures({ host }: Results): Figure[] {
  if (!host) return []; // runs that were saved before there was this part
  const times = host.tables.flatMap(({ variant, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row.times).map(([task, value]) => ({
        name: `${task}, ${variant}, ${row.name}`,
        unit: "us",
        value,
      })),
    ),
  );
  return [...times, { name: "a game that is kept", unit: "bytes", value: host.gameBytes }];
}

function loadFigures({ load }: Results): Figure[] {
  return (load?.rows ?? []).flatMap(({ variant, warmMs, processMs }) => [
    { name: `load ${variant}, warm`, unit: "ms", value: warmMs },
    { name: `load ${variant}, whole process`, unit: "ms", value: processMs },
  ]);
}

function sizeFigures({ size }: Results): Figure[] {
  const files = size === null ? [] : [...size.kernels, size.page];
  return files.map(({ name, brotli }) => ({ name: `size ${name}, brotli`, unit: "bytes", value: brotli }));
}
