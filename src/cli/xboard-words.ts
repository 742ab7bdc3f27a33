/** The lines of an engine that speaks XBoard's protocol. */

import type { Line, Score, SearchInfo } from "../engine/info.ts";
import type { Outcome } from "../engine/outcome.ts";
import type { Variant } from "../variant/variant.ts";
import { ENGINE_OPTIONS } from "./engine-room.ts";
import { asciiOnly, faultText } from "./line-fault.ts";
import { OPTIONS, type OptionKind } from "./uci-options.ts";
import { VERSION } from "./version.ts";
import { textToXboard } from "./xboard-moves.ts";

/** Mates are scores beyond this one. */
const MATE = 100_000;
/** The longest line of an opponent that is repeated in an answer. */
const LONGEST_ECHO = 60;

/** What is asked for and what is not: commands that are not named here are those of protocol 1. */
const FEATURES =
  "ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 analyze=1 colors=0 ics=0 " +
  "name=1 pause=0 nps=0 debug=1 memory=1 smp=0 exclude=0 setscore=0 highlight=1";

/** The answer to `protover`. */
export function featureLines(variants: readonly string[]): string[] {
  return [
    "feature done=0",
    `feature ${FEATURES}`,
    `feature myname="Fairywren ${VERSION}"`,
    variantsLine(variants),
    'feature option="VariantPath -file "',
    ...ENGINE_OPTIONS.map((name) => `feature option="${name} ${optionText(OPTIONS[name])}"`),
    "feature done=1",
  ];
}

export function variantsLine(variants: readonly string[]): string {
  return `feature variants="${variants.join(",")}"`;
}

function optionText(kind: OptionKind): string {
  if (kind.type === "spin") return `-spin ${kind.default} ${kind.least} ${kind.most}`;
  if (kind.type === "check") return `-check ${Number(kind.default)}`;
  return `-${kind.type}`;
}

/** The answer to a refused line. */
export function errorText(error: unknown, line: string): string {
  return faultText(error, "Error (", `): ${echo(line)}`);
}

/** The answer to a move that is none. */
export function illegalMove(variant: Variant, error: unknown, move: string): string {
  return faultText(error, "Illegal move (", `): ${echo(move)}`, (text) => textToXboard(variant, text));
}

function echo(line: string): string {
  return asciiOnly(line.slice(0, LONGEST_ECHO));
}

/** The result of a game that is over by its rules. */
export function resultLine({ result, reason }: Outcome): string {
  return `${result} {${asciiOnly(reason)}}`;
}

/** Depth, score, centiseconds, nodes and moves, a line for each of MultiPV. */
export function thinkingLines(variant: Variant, info: SearchInfo): string[] {
  const time = Math.round(info.timeMs / 10);
  const text = ({ score, line }: Line) =>
    `${info.depth} ${scoreNumber(score)} ${time} ${info.nodes} ${textToXboard(variant, line.join(" "))}`;
  return info.lines.map(text);
}

function scoreNumber(score: Score): number {
  if (score.type === "cp") return score.value;
  return score.moves > 0 ? MATE + score.moves : score.moves - MATE;
}

/** The answer to `.`: how far an analysis has got. */
export function statusLine(info: SearchInfo | null, elapsedMs: number, moves: number): string {
  return `stat01: ${Math.round(elapsedMs / 10)} ${info?.nodes ?? 0} ${info?.depth ?? 0} 0 ${moves}`;
}
