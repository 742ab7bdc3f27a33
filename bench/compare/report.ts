import { TASKS } from "./host/library.ts";
import type { HostTable } from "./host/measure.ts";
import { OURS } from "./ours/name.ts";
import type { PerftTable } from "./perft.ts";
import { figuresOf, type Results } from "./results.ts";
import { writeNumber, writeTable } from "./table.ts";
import { isReached, TARGETS } from "./targets.ts";

/** The whole run as text. */
export function writeReport(results: Results): string {
  const parts = [
    writeHeading(results),
    ...(results.perft?.tables.map(writePerft) ?? []),
    writeSearch(results),
    ...(results.host?.tables.map(writeHost) ?? []),
    writeGameBytes(results),
    writeLoad(results),
    writeSize(results),
    writeNotes(results),
    writeTargets(results),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Each figure of two runs beside the other. */
export function writeComparison(saved: Results, now: Results): string {
  const before = new Map(figuresOf(saved).map(({ name, value }) => [name, value]));
  const rows = figuresOf(now).map(({ name, unit, value }) => {
    const old = before.get(name);
    return [name, unit, writeNumber(old), writeNumber(value), writeNumber(old === undefined ? null : value / old)];
  });
  const heading = `Compared with the run of ${saved.machine.date} (Node ${saved.machine.node}, ${saved.machine.cpu})`;
  return `${heading}\n${writeTable(["figure", "unit", "then", "now", "now / then"], rows)}\n`;
}

function writeHeading({ machine, rounds }: Results): string {
  const { date, node, cpu, cores, system } = machine;
  return `${date} UTC, Node ${node}, ${cpu}, ${cores} cores, ${system}\nMedians of ${rounds} alternated rounds`;
}

function writePerft({ group, positions, rows }: PerftTable): string {
  const ours = rows.find(({ name }) => name === OURS)?.geomean;
  const body = rows.map((row) => [
    `${row.name} (${row.version})`,
    row.lastPly,
    row.depths.join("/"),
    ...row.mnps.map(writeNumber),
    writeNumber(row.geomean),
    writeNumber(ours === undefined ? null : ours / row.geomean),
  ]);
  const headings = ["", "last ply", "depths", ...positions, "geomean", "ours / it"];
  return `Perft, ${group}: million leaves per second\n${writeTable(headings, body)}`;
}

function writeSearch({ search }: Results): string {
  if (search === null) return "";
  const ours = search.rows.find(({ name }) => name === OURS)?.geomean;
  const body = search.rows.map((row) => [
    `${row.name} (${row.version})`,
    ...row.knps.map(writeNumber),
    writeNumber(row.geomean),
    writeNumber(ours === undefined ? null : ours / row.geomean),
    row.depths.join("/"),
  ]);
  const headings = ["", ...search.positions, "geomean", "ours / it", "depths"];
  return `Search, ${search.timeMs} ms a position, one thread: thousand nodes per second (not strength)\n${writeTable(headings, body)}`;
}

function writeHost({ variant, games, plies, rows }: HostTable): string {
  const ours = rows.find(({ name }) => name === OURS);
  const columns = rows.flatMap((row) => (row === ours ? [row.name] : [row.name, "ours in speed"]));
  const body = TASKS.map((task) => [
    task,
    ...rows.flatMap((row) => {
      const time = writeNumber(row.times[task]);
      return row === ours ? [time] : [time, writeNumber(ours && row.times[task] / ours.times[task])];
    }),
  ]);
  const heading = `Host, ${variant}, ${games} games of ${plies} plies in all: microseconds a ply`;
  return `${heading}\n${writeTable(["", ...columns], body)}`;
}

function writeGameBytes({ host }: Results): string {
  return host === null ? "" : `A game of chess of 80 plies that is kept: ${Math.round(host.gameBytes)} bytes`;
}

function writeLoad({ load }: Results): string {
  if (load === null) return "";
  const body = load.rows.map(({ variant, moves, warmMs, processMs }) => [
    variant,
    String(moves),
    writeNumber(warmMs),
    writeNumber(processMs),
  ]);
  const heading = `Load, from YAML text to the first list of legal moves (an empty Node process takes ${writeNumber(load.emptyProcessMs)} ms)`;
  return `${heading}\n${writeTable(["", "moves", "warm, ms", "whole process beyond Node's own, ms"], body)}`;
}

function writeSize({ size }: Results): string {
  if (size === null) return "";
  const body = [...size.kernels, size.page].map(({ name, bytes, brotli }) => [name, String(bytes), String(brotli)]);
  return `Size, bytes\n${writeTable(["", "plain", "brotli"], body)}`;
}

function writeNotes({ perft, search, host }: Results): string {
  const notes = new Set([perft, search, host].flatMap((part) => part?.notes ?? []));
  return [...notes].map((note) => `Note: ${note}`).join("\n");
}

function writeTargets(results: Results): string {
  const body = TARGETS.flatMap((target) => {
    const figure = target.reached(results);
    if (figure === null) return [];
    const wanted = `${target.bound} ${target.value} ${target.unit}`;
    return [[target.what, wanted, `${writeNumber(figure)} ${target.unit}`, isReached(target, figure) ? "yes" : "no"]];
  });
  return body.length === 0 ? "" : `Targets\n${writeTable(["", "wanted", "measured", "reached"], body)}`;
}
