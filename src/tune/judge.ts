/** Games that judge weights, until the gate has its verdict. They are others than those that were learnt from. */
import { textDigest } from "../variant/digest.ts";
import type { Weights } from "../variant/weights.ts";
import { type Crew, employ } from "./crew.ts";
import { Gate, MOST_PAIRS, type Verdict } from "./gate.ts";
import type { TaskOf } from "./order.ts";
import type { TuneDesk } from "./plan.ts";

/** Null when it was stopped. */
export async function judge(weights: Weights, crew: Crew, desk: TuneDesk): Promise<Verdict | null> {
  const judged = textDigest(JSON.stringify(weights));
  const gate = new Gate();
  for (const pair of desk.journal.pairs) if (pair.judged === judged) gate.add(pair.number, pair.points);
  let number = 0;
  const next = (): TaskOf<"pair"> | null => {
    while (gate.has(number)) number++;
    if (desk.signal?.aborted || gate.verdict || number >= MOST_PAIRS) return null;
    return { kind: "pair", weights, number: number++ };
  };
  await employ(crew, "pair", next, ({ number }, points) => {
    gate.add(number, points);
    desk.keepPair({ number, judged, points });
    desk.report({ type: "judging", ...gate.standing });
  });
  return gate.verdict;
}
