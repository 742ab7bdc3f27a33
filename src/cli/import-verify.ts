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
    const compared = await compare(variant, name, peer);
    output.note(isSame(compared) ? `${name}: ${inWords(compared)}` : `${name}: different: ${inWords(compared)}`);
    return isSame(compared) ? FINE : REFUSED;
  } finally {
    peer.close();
  }
}

/** What has become of a section: refused with the first reason, or compared. */
type Verified = {
  readonly name: string;
  readonly kind: "equal" | "different" | "refused";
  readonly words: string;
} & Partial<Comparison>;

/** Verifies every section that can be imported, and prints a table of all, or a line of JSON for each. */
export async function verifyAll(ini: Ini, output: Output, asJson: boolean): Promise<ExitStatus> {
  const peer = Peer.start(ini.file);
  const counts = { equal: 0, different: 0, refused: 0 };
  try {
    for (const { name } of ini.sections) {
      const verified = await verify(ini, name, peer);
      counts[verified.kind]++;
      if (asJson) output.json(verified);
      else output.table([[name.padEnd(24), verified.kind.padEnd(9), verified.words]]);
    }
  } finally {
    peer.close();
  }
  if (!asJson) output.line(`${counts.equal} equal, ${counts.different} different, ${counts.refused} refused`);
  return counts.different === 0 ? FINE : REFUSED;
}

async function verify(ini: Ini, name: string, peer: Peer): Promise<Verified> {
  const { variant, diagnostics } = importSection(ini, name);
  if (variant === null) return { name, kind: "refused", words: diagnostics[0].message };
  const compared = await compare(variant, name, peer);
  return { name, kind: isSame(compared) ? "equal" : "different", words: inWords(compared), ...compared };
}

function isSame({ differences }: Comparison): boolean {
  return differences.length === 0;
}

function inWords({ perft, plies, differences }: Comparison): string {
  const [first] = differences;
  if (first === undefined) return `perft ${perft.join(" ")}, and the same moves in ${plies} plies of random games`;
  const { moves, fen, result, onlyHere, onlyThere } = first;
  const list = (texts: readonly string[]) => (texts.length === 0 ? "nothing" : texts.slice(0, 6).join(" "));
  const ended = result === GOING_ON ? "" : `, ${result}`;
  return `after ${moves.join(" ") || "no move"} (${fen}${ended}) only here: ${list(onlyHere)}; only there: ${list(onlyThere)}`;
}

interface Comparison {
  /** Our leaves at depth 1, 2 and 3. */
  readonly perft: readonly number[];
  /** Plies of random games. */
  readonly plies: number;
  /** Where the legal moves differ. */
  readonly differences: readonly Difference[];
}

/** A position in which the legal moves differ. */
interface Difference {
  readonly moves: readonly string[];
  readonly fen: string;
  /** Ours: `1-0`, or `*` where the game goes on. */
  readonly result: string;
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

const DEPTHS = [1, 2, 3] as const;
const GAMES = 20;
const LONGEST_GAME = 40;
const SEED = 12;
const GOING_ON = "*";

/** Compares a variant with the section of that name. */
async function compare(variant: Variant, name: string, peer: Peer): Promise<Comparison> {
  const kernel = Kernel.open(variant);
  const match = { kernel, variant, peer };
  peer.choose(name);
  const perft: number[] = [];
  for (const depth of DEPTHS) {
    kernel.setPosition(variant.setup);
    perft.push(kernel.perft(depth));
    if (((await peer.perft([], depth))?.nodes ?? Number.NaN) === perft[depth - 1]) continue;
    const found = await findDifference(match, [], depth);
    if (found === null) throw new Error(`${name}: perft ${depth} differs, and no list of moves does`);
    return { perft, plies: 0, differences: [found] };
  }
  return { perft, ...(await playGames(match)) };
}

interface Match {
  readonly kernel: Kernel;
  readonly variant: Variant;
  readonly peer: Peer;
}

/** The first position whose moves differ, at most `depth` - 1 plies further. */
async function findDifference(match: Match, moves: readonly string[], depth: number): Promise<Difference | null> {
  const { difference, common } = await compareMoves(match, moves);
  if (difference !== null || depth <= 1) return difference;
  for (const text of common) {
    const found = await findDifference(match, [...moves, text], depth - 1);
    if (found !== null) return found;
  }
  return null;
}

interface Compared {
  readonly difference: Difference | null;
  /** Moves that both have. */
  readonly common: readonly string[];
}

async function compareMoves(match: Match, moves: readonly string[]): Promise<Compared> {
  const { texts, fen, result } = movesAfter(match, moves);
  const theirs = (await match.peer.perft(moves, 1))?.moves ?? [];
  const [here, there] = [new Set(texts), new Set(theirs)];
  const onlyHere = texts.filter((text) => !there.has(text));
  const onlyThere = theirs.filter((text) => !here.has(text));
  const common = texts.filter((text) => there.has(text));
  const isEqual = onlyHere.length === 0 && onlyThere.length === 0;
  return { common, difference: isEqual ? null : { moves, fen, result, onlyHere, onlyThere } };
}

function movesAfter({ kernel, variant }: Match, moves: readonly string[]) {
  kernel.setPosition(variant.setup);
  for (const text of moves) {
    const move = kernel.legalMoves().find((one) => writeUci(variant, one) === text);
    if (move) kernel.playWord(move.word);
  }
  return {
    texts: kernel.legalMoves().map((one) => writeUci(variant, one)),
    fen: writeFen(variant, kernel.position()),
    result: resultOf(kernel),
  };
}

function resultOf(kernel: Kernel): string {
  const verdict = kernel.verdict();
  if (verdict === null) return GOING_ON;
  if (verdict.result === "draw") return "1/2-1/2";
  return (verdict.result === "win") === (kernel.turn === 0) ? "1-0" : "0-1";
}

/** Plays random moves that both programs have. A game goes on where there are any, whatever else differs. */
async function playGames(match: Match): Promise<Pick<Comparison, "plies" | "differences">> {
  const nextWord = randomWords(SEED);
  const differences: Difference[] = [];
  let plies = 0;
  for (let game = 0; game < GAMES; game++) {
    for (const moves: string[] = []; moves.length < LONGEST_GAME; plies++) {
      const { difference, common } = await compareMoves(match, [...moves]);
      if (difference !== null) differences.push(difference);
      if (common.length === 0) break;
      moves.push(common[nextWord() % common.length]);
    }
  }
  return { plies, differences };
}
