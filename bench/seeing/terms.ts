/** What the rival's evaluation says of a position by itself, term by term: it prints a table of them when it is asked. */
import { Conversation } from "../../src/match/conversation.ts";
import { sideAt } from "../../src/match/record.ts";
import { FAIRY_OPTIONS, FAIRY_VARIANTS_FILE, fairyCommand } from "../common/fairy-stockfish.ts";
import { fairyVariant } from "../match/fairy.ts";
import type { Disagreement } from "./disagreements.ts";

/** Hundredths of a pawn of the middle game from our side, by the rival's names. */
export type Terms = ReadonlyMap<string, number>;

const PATIENCE_MS = 60_000;
/** A row of the table: a name, then White's, Black's and the total, each for the middle game and the endgame. */
const ROW = /^\|\s*(\S[^|]*?)\s*\|.*\|\s*([+-]?\d+\.\d+)\s+[+-]?\d+\.\d+\s*\|$/;

/** The terms of each position in which there are any. */
export async function termsOf(found: readonly Disagreement[]): Promise<Terms[]> {
  const { command, args } = fairyCommand();
  const rival = new Conversation(command, args);
  const all: Terms[] = [];
  try {
    const options = Object.entries({ VariantPath: FAIRY_VARIANTS_FILE, ...FAIRY_OPTIONS });
    for (const [name, value] of options) rival.send(`setoption name ${name} value ${value}`);
    for (const { variantId, startFen, moves } of found) {
      rival.send(`setoption name UCI_Variant value ${fairyVariant(variantId, startFen)}`);
      rival.send(`position fen ${startFen} moves ${moves.join(" ")}`);
      rival.send("eval");
      // we are to move
      const terms = readTerms(
        await rival.ready(PATIENCE_MS),
        sideAt({ startFen, plies: [] }, moves.length) === 0 ? 1 : -1,
      );
      if (terms.size > 0) all.push(terms);
    }
  } finally {
    rival.close();
  }
  return all;
}

/** @param sign 1 where we are White, else -1 */
export function readTerms(lines: readonly string[], sign: 1 | -1): Terms {
  const rows = lines.flatMap((line) => {
    const [, name, total] = ROW.exec(line) ?? [];
    return name === undefined ? [] : [[name, Math.round(100 * sign * Number(total))] as const];
  });
  return new Map(rows);
}
