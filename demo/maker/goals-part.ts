/** Goals: what wins, loses and draws. */
import type { VariantDocument } from "../../src/document.ts";
import { make } from "../dom.ts";
import { pressable, selectField, TextField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import type { Path, Plain } from "./yaml-text.ts";

type Condition = NonNullable<VariantDocument["win"]>[number];
type Full = Exclude<Condition, string>;

/** A list of conditions, what holds without it, and what it is called. */
interface List {
  readonly path: Path;
  readonly usual: readonly Condition[];
  readonly title: string;
  readonly who: string;
  readonly add: string;
}

const LISTS: readonly List[] = [
  { path: ["win"], usual: ["checkmate"], title: "What wins", who: "Whoever", add: "Add a way to win" },
  { path: ["lose"], usual: [], title: "What loses", who: "Whoever", add: "Add a way to lose" },
  { path: ["draws", "by"], usual: ["stalemate"], title: "What draws", who: "When somebody", add: "Add a way to draw" },
];

/** A condition in a list. */
interface Row {
  readonly who: string;
  /** Part of the names by which its controls keep the focus. */
  readonly name: string;
  /** As the rules have it when something else has changed it. */
  now(): Condition;
  /** Null removes it. @returns why the rules cannot have it, or null */
  change(condition: Condition | null): string | null;
}

/** Of a player, after "whoever". */
const DEEDS: readonly (readonly [subject: string, words: string])[] = [
  ["checkmate", "gives checkmate"],
  ["checkmated", "is checkmated"],
  ["stalemate", "stalemates the other"],
  ["stalemated", "is stalemated"],
  ["stalemate-with-fewer", "has fewer pieces when there is a stalemate"],
  ["full-board", "fills the board"],
  ["checks", "gives so many checks"],
  ["reach", "brings pieces to squares"],
  ["taken", "takes pieces"],
  ["lost", "loses pieces"],
  ["line", "has so many pieces in a line"],
  ["square", "fills a square with pieces"],
  ["passes", "passes as the last of so many turns in a row"],
  ["repetition", "sees a position come up so many times"],
  ["perpetual-check", "gives check with every move until the game ends by repetition"],
];
const SUBJECTS: readonly string[] = [
  "checks",
  "reach",
  "taken",
  "lost",
  "line",
  "square",
  "passes",
  "repetition",
] satisfies (keyof Full)[];

const SIDES_OF_REPETITION = [
  ["mover", "the one whose move made it so"],
  ["white", "White"],
  ["black", "Black"],
] as const;

/** Numbers in conditions, and the least that they may be. */
const LEAST = { checks: 1, number: 1, left: 0, line: 2, square: 2, passes: 1, repetition: 2 } as const;
type Counting = keyof typeof LEAST;

type Along = NonNullable<Full["along"]>[number];
const WAYS: readonly (readonly [way: Along, words: string])[] = [
  ["ranks", "A rank"],
  ["files", "A file"],
  ["diagonals", "A diagonal"],
];

const KINDS = "kinds";
const COUNTED: readonly (readonly [value: string, words: string])[] = [
  ["all", "all of them"],
  ["all-but-royal", "all but the royal ones"],
  ["any-kind", "all of some kind"],
  [KINDS, "all of these kinds:"],
];

export class GoalsPart extends RulePart {
  protected override readonly topics = ["Goal"];

  protected facts({ variant, whole }: Making): unknown {
    const { win, lose, draws } = whole;
    const pieces = variant.pieceTypes.map(({ id, name, royal }) => [id, name, royal]);
    return [win, lose, draws?.by, pieces, variant.board, whole.regions];
  }

  protected build(making: Making): HTMLElement[] {
    return LISTS.map((list, at) => this.#list(making, list, at));
  }

  #list(making: Making, list: List, at: number): HTMLElement {
    const conditions = conditionsOf(making, list);
    const rows = conditions.map((condition, index) => {
      const now = () => conditionsOf(this.making ?? making, list);
      const change = (changed: Condition | null) =>
        this.#write(this.making ?? making, list, changed ? now().with(index, changed) : now().toSpliced(index, 1));
      return this.#condition(making, condition, {
        who: list.who,
        name: `${at}-${index}`,
        now: () => now()[index],
        change,
      });
    });
    const add = pressable("", list.add, () => this.#add(making, list));
    const none = make("p", "note", "Nothing.");
    return group(list.title, ...(rows.length ? rows : [none]), make("div", "row", hold(add, `${at}-add`)));
  }

  #condition(making: Making, condition: Condition, row: Row): HTMLElement {
    const { who, name, change } = row;
    const subject = subjectOf(condition);
    const { element, select } = selectField(who, DEEDS, (value) => {
      freshConditions(making, value).some((fresh) => change(fresh) === null);
    });
    select.value = subject;
    const remove = pressable("", "Remove this condition", () => change(null), "×");
    const head = make("div", "row condition", hold(element, name), hold(remove, `${name}-remove`));
    return make("div", "part", head, ...this.#details(making, condition, row));
  }

  #details(making: Making, condition: Condition, { name, now, change }: Row): HTMLElement[] {
    if (typeof condition === "string") return [];
    const set = (changed: { readonly [K in keyof Full]?: Full[K] | undefined }) =>
      change(
        Object.fromEntries(
          Object.entries({ ...(now() as Full), ...changed }).filter(([, value]) => value !== undefined),
        ),
      );
    const number = (label: string, key: Counting, usual: number) => {
      const least = LEAST[key];
      const keep = (count: number) => (count === usual && !SUBJECTS.includes(key) ? undefined : count);
      const field = new TextField(
        label,
        afterwards((text) => set({ [key]: keep(Math.max(least, Number(text) || least)) })),
        "number",
      );
      field.input.min = String(least);
      field.text = String(condition[key] ?? usual);
      return hold(field.element, `${name}-${key}`);
    };
    if (condition.checks !== undefined) return [number("Checks", "checks", 3)];
    if (condition.passes !== undefined) return [number("Turns in a row", "passes", 2)];
    if (condition.repetition !== undefined) return this.#repetition(condition, name, set, number);
    if (condition.reach !== undefined) return this.#reach(making, condition, name, set, number);
    if (condition.line !== undefined) return this.#line(making, condition, name, set, number);
    if (condition.square !== undefined)
      return [number("Edge of the square", "square", 2), this.#counting(making, condition, name, set)];
    const subject = condition.taken === undefined ? "lost" : "taken";
    const answered = tickField("Unless the other does the same at once", condition.unless === "answered", (isTicked) =>
      set({ unless: isTicked ? "answered" : undefined }),
    );
    return [
      ...countedFields(making, condition[subject] ?? "all", name, (counted) => set({ [subject]: counted })),
      number("But so many may be left", "left", 0),
      ...(subject === "taken" ? [hold(answered, `${name}-answered`)] : []),
    ];
  }

  #repetition(
    { side = "mover" }: Full,
    name: string,
    set: (changed: Pick<Full, "side">) => void,
    number: (label: string, key: "repetition", usual: number) => HTMLElement,
  ): HTMLElement[] {
    const { element, select } = selectField("Whoever is", SIDES_OF_REPETITION, (value) =>
      set({ side: value as NonNullable<Full["side"]> }),
    );
    select.value = side;
    return [number("Times", "repetition", 3), hold(element, `${name}-side`)];
  }

  #line(
    making: Making,
    condition: Full,
    name: string,
    set: (changed: Pick<Full, "of" | "along" | "gaps">) => void,
    number: (label: string, key: "line", usual: number) => HTMLElement,
  ): HTMLElement[] {
    const along = condition.along ?? WAYS.map(([way]) => way);
    const ways = WAYS.map(([way, words]) => {
      const change = (isTicked: boolean) => {
        const kept = WAYS.map(([own]) => own).filter((own) => (own === way ? isTicked : along.includes(own)));
        // a line along nothing is none: whoever takes the last one away begins again with all
        const isSome = kept.length > 0 && kept.length < WAYS.length;
        set({ along: isSome ? kept : undefined });
      };
      return hold(tickField(words, along.includes(way), change), `${name}-${way}`);
    });
    const gaps = tickField("They may stand apart", condition.gaps ?? false, (isTicked) =>
      set({ gaps: isTicked || undefined }),
    );
    return [
      number("Length of the line", "line", 3),
      group("Along", ...ways),
      hold(gaps, `${name}-gaps`),
      this.#counting(making, condition, name, set),
    ];
  }

  /** Which pieces make a line or a square; all where none is named. */
  #counting(
    { variant }: Making,
    { of = [] }: Full,
    name: string,
    set: (changed: Pick<Full, "of">) => void,
  ): HTMLElement {
    const kinds = kindTicks(variant.pieceTypes, of, name, (kept) => set({ of: kept.length ? kept : undefined }));
    return group(of.length ? "Of these pieces" : "Of any pieces", ...kinds);
  }

  #reach(
    making: Making,
    condition: Full,
    name: string,
    set: (changed: { readonly [K in keyof Full]?: Full[K] | undefined }) => void,
    number: (label: string, key: "number", usual: number) => HTMLElement,
  ): HTMLElement[] {
    const { variant } = making;
    const tick = (label: string, isTicked: boolean, key: string, change: (isTicked: boolean) => void) =>
      hold(tickField(label, isTicked, change), `${name}-${key}`);
    const kinds = kindTicks(variant.pieceTypes, condition.with ?? [], name, (kept) =>
      set({ with: kept.length ? kept : undefined }),
    );
    return [
      squaresField({
        making,
        label: "Which squares",
        grid: "Squares to reach",
        word: "counts",
        written: condition.reach ?? "none",
        name,
        change: (reach) => set({ reach }),
      }),
      group(condition.with ? "With one of these" : "With any piece", ...kinds),
      number("With so many of them", "number", 1),
      ...((condition.number ?? 1) > 1
        ? [
            tick("Or with one, where none of the squares is empty", condition["or-full"] ?? false, "full", (isTicked) =>
              set({ "or-full": isTicked || undefined }),
            ),
          ]
        : []),
      tick("Only while it is not attacked", condition.safe ?? false, "safe", (isTicked) =>
        set({ safe: isTicked || undefined }),
      ),
      tick("Only when it is still there a turn later", condition.held ?? false, "kept", (isTicked) =>
        set({ held: isTicked || undefined }),
      ),
      tick("Black may follow White at once, for a draw", condition.reply !== undefined, "reply", (isTicked) =>
        set({ reply: isTicked ? "equalises" : undefined }),
      ),
    ];
  }

  // --- edits ---

  #write(making: Making, { path, usual }: List, conditions: readonly Condition[]): string | null {
    return this.try(writeValue(making, making.text, path, conditions as Plain, usual as Plain));
  }

  /** Adds the first condition that the rules can have; the person then says which one is meant. */
  #add(making: Making, list: List): void {
    const conditions = conditionsOf(making, list);
    const known = conditions.map(subjectOf);
    const subjects = [
      "checks",
      "reach",
      "taken",
      "stalemate",
      "stalemated",
      "lost",
      "line",
      "square",
      "full-board",
      "checkmate",
      "checkmated",
      "passes",
      "repetition",
      "perpetual-check",
    ];
    subjects
      .filter((subject) => !known.includes(subject))
      .flatMap((subject) => freshConditions(making, subject))
      .some((fresh) => this.#write(making, list, [...conditions, fresh]) === null);
  }
}

function conditionsOf(making: Making, { path, usual }: List): readonly Condition[] {
  return (valueAt(making, path) as readonly Condition[] | undefined) ?? usual;
}

function subjectOf(condition: Condition): string {
  if (typeof condition === "string") return condition;
  return SUBJECTS.find((subject) => subject in condition) ?? "";
}

/** Conditions of a kind to begin with, of which the rules may have the first but those before it. */
function freshConditions(making: Making, subject: string): readonly Condition[] {
  if (subject !== "line" && subject !== "square") return [freshCondition(making, subject)];
  const number = subject === "line" ? 3 : 2;
  // in many games all pieces together stand in rows at the start
  const kinds = making.variant.pieceTypes
    .filter(({ royal }) => !royal)
    .map(({ id }) => ({ [subject]: number, of: [id] }));
  return [{ [subject]: number }, ...kinds];
}

function freshCondition({ variant }: Making, subject: string): Condition {
  if (subject === "checks") return { checks: 3 };
  if (subject === "reach") return { reach: `rank ${variant.board.ranks}` };
  if (subject === "taken") return { taken: "all-but-royal" };
  if (subject === "passes") return { passes: 2 };
  if (subject === "repetition") return { repetition: 3, side: "mover" };
  return subject === "lost" ? { lost: "all" } : (subject as Exclude<Condition, Full>);
}

type Counted = NonNullable<Full["taken"]>;

function countedFields(
  { variant }: Making,
  counted: Counted,
  name: string,
  change: (counted: Counted) => void,
): HTMLElement[] {
  const first = variant.pieceTypes.find(({ royal }) => !royal) ?? variant.pieceTypes[0];
  const { element, select } = selectField("Which", COUNTED, (value) =>
    change(value === KINDS ? [first.id] : (value as Exclude<Counted, readonly string[]>)),
  );
  select.value = typeof counted === "string" ? counted : KINDS;
  hold(element, `${name}-which`);
  if (typeof counted === "string") return [element];
  const ticks = kindTicks(variant.pieceTypes, counted, name, change);
  return [element, group("Each kind counted by itself", ...ticks)];
}
