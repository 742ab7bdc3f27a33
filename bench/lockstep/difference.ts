/** What two programs say differently of one position. */
import { aliasesOf, type OurView } from "./ours.ts";
import { GOING_ON, type View } from "./view.ts";

/** Of what they may differ: a field of the FEN, or another question. */
export const TOPICS = [
  "result",
  "check",
  "moves",
  "san",
  "board",
  "hands",
  "turn",
  "castling",
  "en passant",
  "checks",
  "clock",
  "move number",
] as const;
export type Topic = (typeof TOPICS)[number];

/** One difference; of what only one of the two has, the other's text is empty. */
export interface Difference {
  readonly topic: Topic;
  readonly ours: string;
  readonly theirs: string;
}

/** Everything that differs. After the end of a game nobody asks for its moves. */
export function differencesOf(ours: OurView, theirs: View): readonly Difference[] {
  const ended = ours.result !== GOING_ON || theirs.result !== GOING_ON;
  return [
    ...unequal("result", ours.result, theirs.result),
    ...unequal("check", String(ours.check), String(theirs.check)),
    ...fenDifferences(ours.fen ?? "", theirs.fen),
    ...(ended ? [] : moveDifferences(ours, theirs)),
  ];
}

/** Our moves, by what the rival calls them. */
export function pairMoves(ours: OurView, theirs: View): ReadonlyMap<string, string> {
  const taken = new Set(ours.legal.map(({ uci }) => uci).filter((uci) => theirs.moves.has(uci)));
  return new Map(
    ours.legal.flatMap((move) => {
      const alias = taken.has(move.uci)
        ? move.uci
        : aliasesOf(move).find((text) => theirs.moves.has(text) && !taken.has(text));
      return alias === undefined ? [] : [[alias, move.uci] as const];
    }),
  );
}

function moveDifferences(ours: OurView, theirs: View): readonly Difference[] {
  const pairs = pairMoves(ours, theirs);
  const known = new Set(pairs.values());
  const onlyOurs = [...ours.moves.keys()].filter((uci) => !known.has(uci));
  const onlyTheirs = [...theirs.moves.keys()].filter((uci) => !pairs.has(uci));
  const sans = [...pairs].flatMap(([their, our]) => {
    const san = theirs.moves.get(their);
    return san === null ? [] : unequal("san", ours.moves.get(our) ?? "", san ?? "");
  });
  return [
    ...onlyOurs.map((text) => ({ topic: "moves" as const, ours: text, theirs: "" })),
    ...onlyTheirs.map((text) => ({ topic: "moves" as const, ours: "", theirs: text })),
    ...sans,
  ];
}

function fenDifferences(ours: string, theirs: string | null): readonly Difference[] {
  if (theirs === null || ours === theirs) return [];
  const [one, other] = [fieldsOf(ours), fieldsOf(theirs)];
  return TOPICS.flatMap((topic) => unequal(topic, one[topic] ?? "", other[topic] ?? ""));
}

/** How many passes in a row there have been, a field that no rival has. */
const PASSES = /^\d+p$/;

/** The fields of a FEN by name. The order of pieces in hand says nothing: they are sorted. */
function fieldsOf(fen: string): Partial<Record<Topic, string>> {
  const [placement, turn, castling, passant, ...rest] = fen.split(" ");
  const [, board, hands = ""] = /^([^[]*)(?:\[(.*)\])?$/.exec(placement) ?? [];
  const checks = rest.find((field) => field.includes("+")) ?? "";
  const [clock, number] = rest.filter((field) => field !== checks && !PASSES.test(field));
  return {
    board,
    hands: [...hands].sort().join(""),
    turn,
    castling: [...castling].sort().join(""),
    "en passant": passant,
    checks,
    clock,
    "move number": number,
  };
}

function unequal(topic: Topic, ours: string, theirs: string): readonly Difference[] {
  return ours === theirs ? [] : [{ topic, ours, theirs }];
}
