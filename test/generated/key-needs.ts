/** What a rule key, or one below it, has no meaning without: who wants the one wants the other. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  "condition.with": ["win.reach"],
  "condition.number": ["win.reach"],
  "condition.or-full": ["win.reach", "condition.number"],
  "condition.safe": ["win.reach"],
  "condition.held": ["win.reach"],
  "condition.reply=equalises": ["win.reach"],
  "condition.taken=kinds": ["win.taken"],
  "condition.taken=any-kind": ["win.taken"],
  "condition.taken=all": ["win.taken"],
  "condition.taken=all-but-royal": ["win.taken"],
  "condition.lost=kinds": ["win.lost"],
  "condition.lost=any-kind": ["win.lost"],
  "condition.lost=all": ["win.lost"],
  "condition.lost=all-but-royal": ["win.lost"],
  "condition.of": ["win.line"],
  "condition.along": ["win.line"],
  "condition.gaps=true": ["win.line"],
  "condition.steps": ["win.joins"],
  "condition.left": ["win.taken"],
  "condition.unless=answered": ["condition.taken=all"],
  "condition.unless=shared": ["win.taken"],
  "condition.side=white": ["win.repetition"],
  "condition.side=black": ["win.repetition"],
  "condition.side=mover": ["win.repetition"],
  "lose=checkmate": ["win"],
  "draws.by=checkmate": ["win"],
  "draws.by=checkmated": ["win"],
  "win.passes": ["turn.move=or-pass"],
  "lose.passes": ["turn.move=or-pass"],
  "draws.by.passes": ["turn.move=or-pass"],
  "win.facing": ["turn.move=or-pass"],
  "lose.facing": ["turn.move=or-pass"],
  "draws.by.facing": ["turn.move=or-pass"],
  "draws.wins=points": ["material"],
  "royals=several": ["check"],
  "royals=none": ["win"],
  "check.given": ["win.reach"],
  "pieces.captured-as": ["captures.to-hand=captor"],
  "turn.on": ["turn.wall=static"],
  hands: ["captures.to-hand=captor"],
  "hands.first": ["hands.start"],
  "hands.drops.promoted": ["promotion", "pieces.captured-as"],
  "castling.from-hand": ["hands.start"],
  "captures.explode": ["win.taken"],
  "captures.flip": ["royals=none"],
  "captures.flip.drops=beside-own": ["captures.flip.around", "hands.start"],
  "hands.drops.flips=true": ["captures.flip.around"],
  "promotion.en-passant=false": ["pieces.betza=e"],
  "squares=region": ["regions"],
};

/** The keys, those that they stand in, and what all of these need. */
export function withNeeds(keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const other of [...parentOf(key), ...neededBy(key, keys)]) add(other);
  };
  for (const key of keys) add(key);
  return found;
}

function neededBy(key: string, keys: readonly string[]): readonly string[] {
  if (key === "material") return neededToCount(keys);
  // where pieces change sides none comes into a hand
  if (key === "hands" && keys.some((other) => /^(captures\.flip|hands\.drops\.flips)/.test(other)))
    return ["hands.start"];
  return NEEDS[key] ?? [];
}

/** Some end of the game has to ask who has more: a full board, where no other list has it, else passes. */
function neededToCount(keys: readonly string[]): readonly string[] {
  if (keys.some((key) => /^((win|lose)(=full-board|\.passes|\.facing)|draws\.wins=points)$/.test(key))) return [];
  return keys.includes("draws.by=full-board") ? ["win.passes"] : ["win=full-board"];
}

/** `a.b=c` stands in `a.b`, and that in `a`. */
function parentOf(key: string): string[] {
  const end = Math.max(key.lastIndexOf("."), key.lastIndexOf("="));
  return end < 0 ? [] : [key.slice(0, end)];
}
