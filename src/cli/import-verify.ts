/** Compares an imported variant with Fairy-Stockfish: leaves of the first plies, and the legal moves of random games. */

import { randomWords } from "../compile/random.ts";
import { importSection } from "../import/import.ts";
import type { Ini } from "../import/ini.ts";
import { Kernel } from "../kernel/kernel.ts";
import { writeFen } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import type { Variant } from "../variant/variant.ts";
import type { Output } from "./output.ts";
import { Peer } from "./peer.ts";
import { type ExitStatus, FINE, REFUSED } from "./status.ts";

/** Prints one import and verifies it; what was found goes beside the result.
 *  @throws {FairywrenError} before anything is printed, when the peer is not installed */
export async function verifyOne(
  { yaml, variant }: { readonly yaml: string; readonly variant: Variant },
  { file, name }: { readonly file: string; readonly name: string },
  output: Output,
): Promise<ExitStatus> {
  const peer = Peer.start(file);
  output.text(yaml);
  try {
    const { ours, plies, difference } = await compare(variant, name, peer);
    output.note(difference === null ? `${name}: ${sameWords(ours, plies)}` : `${name}: different: ${difference}`);
    return difference === null ? FINE : REFUSED;
  } finally {
    peer.close();
  }
}

/** Verifies every section that can be imported, and prints a table of all. */
export async function verifyAll(ini: Ini, output: Output): Promise<ExitStatus> {
  const peer = Peer.start(ini.file);
  const counts = { equal: 0, different: 0, refused: 0 };
  try {
    for (const { name } of ini.sections) {
      const { variant, diagnostics } = importSection(ini, name);
      const result = variant && (await compare(variant, name, peer));
      const kind = result === null ? "refused" : result.difference === null ? "equal" : "different";
      counts[kind]++;
      const words =
        result === null ? diagnostics[0].message : (result.difference ?? sameWords(result.ours, result.plies));
      output.table([[name.padEnd(24), kind.padEnd(9), words]]);
    }
  } finally {
    peer.close();
  }
  output.line(`${counts.equal} equal, ${counts.different} different, ${counts.refused} refused`);
  return counts.different === 0 ? FINE : REFUSED;
}

function sameWords(perft: readonly number[], plies: number): string {
  return `perft ${perft.join(" ")}, and the same moves in ${plies} plies of random games`;
}

interface Comparison {
  /** Leaves at depth 1, 2 and 3. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** Plies of random games with the same legal moves. */
  readonly plies: number;
  /** The first difference in words, or null. */
  readonly difference: string | null;
}

const DEPTHS = [1, 2, 3] as const;
const GAMES = 20;
const LONGEST_GAME = 40;
const SEED = 12;

/** Compares a variant with the section of that name. */
async function compare(variant: Variant, name: string, peer: Peer): Promise<Comparison> {
  const kernel = Kernel.open(variant);
  peer.choose(name);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const depth of DEPTHS) {
    kernel.setPosition(variant.setup);
    ours.push(kernel.perft(depth));
    theirs.push((await peer.perft([], depth))?.nodes ?? Number.NaN);
  }
  const depth = DEPTHS.findIndex((_, index) => ours[index] !== theirs[index]);
  if (depth >= 0) {
    const difference = `perft ${DEPTHS[depth]} is ${ours[depth]} here and ${theirs[depth]} there`;
    return {
      ours,
      theirs,
      plies: 0,
      difference: (await findMove({ kernel, variant, peer }, [], DEPTHS[depth])) ?? difference,
    };
  }
  return { ours, theirs, ...(await playGames({ kernel, variant, peer })) };
}

interface Match {
  readonly kernel: Kernel;
  readonly variant: Variant;
  readonly peer: Peer;
}

/** The moves after which the lists differ, at most `depth` plies deep. */
async function findMove(match: Match, moves: readonly string[], depth: number): Promise<string | null> {
  const own = movesAfter(match, moves);
  const difference = await differenceAfter(match, moves, own.texts);
  if (difference !== null || depth <= 1) return difference;
  for (const text of own.texts) {
    const found = await findMove(match, [...moves, text], depth - 1);
    if (found !== null) return found;
  }
  return null;
}

function movesAfter({ kernel, variant }: Match, moves: readonly string[]): { texts: string[]; fen: string } {
  kernel.setPosition(variant.setup);
  for (const text of moves) {
    const move = kernel.legalMoves().find((one) => writeUci(variant, one) === text);
    if (move) kernel.playWord(move.word);
  }
  const texts = kernel.legalMoves().map((one) => writeUci(variant, one));
  return { texts, fen: writeFen(variant, kernel.position()) };
}

async function differenceAfter(match: Match, moves: readonly string[], own: readonly string[]): Promise<string | null> {
  const theirs = (await match.peer.perft(moves, 1))?.moves ?? [];
  const [ours, others] = [new Set(own), new Set(theirs)];
  const onlyOurs = own.filter((text) => !others.has(text));
  const onlyTheirs = theirs.filter((text) => !ours.has(text));
  if (onlyOurs.length === 0 && onlyTheirs.length === 0) return null;
  const { fen } = movesAfter(match, moves);
  const list = (texts: readonly string[]) => (texts.length === 0 ? "nothing" : texts.slice(0, 6).join(" "));
  return `after ${moves.join(" ") || "no move"} (${fen}) only here: ${list(onlyOurs)}; only there: ${list(onlyTheirs)}`;
}

async function playGames(match: Match): Promise<{ plies: number; difference: string | null }> {
  const nextWord = randomWords(SEED);
  let plies = 0;
  for (let game = 0; game < GAMES; game++) {
    const moves: string[] = [];
    for (; moves.length < LONGEST_GAME; plies++) {
      const { texts } = movesAfter(match, moves);
      const difference = await differenceAfter(match, moves, texts);
      if (difference !== null) return { plies, difference };
      if (texts.length === 0) break;
      moves.push(texts[nextWord() % texts.length]);
    }
  }
  return { plies, difference: null };
}
