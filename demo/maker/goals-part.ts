/** Goals: what wins, loses and draws. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, kindTicks, type Options, selectField, textField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt } from "./value-edits.ts";
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
  { path: ["win"], usual: ["checkmate"], title: t`What wins`, who: t`Whoever`, add: t`Add a way to win` },
  { path: ["lose"], usual: [], title: t`What loses`, who: t`Whoever`, add: t`Add a way to lose` },
  {
    path: ["draws", "by"],
    usual: ["stalemate"],
    title: t`What draws`,
    who: t`When somebody`,
    add: t`Add a way to draw`,
  },
];

/** A condition in a list. */
interface Row {
  readonly who: string;
  /** That no other condition has. */
  readonly name: string;
  /** Null removes it. @returns why the rules cannot have it, or null */
  change(condition: Condition | null): string | null;
}

/** Changes keys of a condition; undefined takes one out. */
type Setter = (changed: { readonly [K in keyof Full]?: Full[K] | undefined }) => void;

/** Of a player, after "whoever". */
const DEEDS: Options = [
  ["checkmate", t`gives checkmate`],
  ["checkmated", t`is checkmated`],
  ["stalemate", t`stalemates the other`],
  ["stalemated", t`is stalemated`],
  ["stalemate-with-fewer", t`has fewer pieces when there is a stalemate`],
  ["full-board", t`fills the board`],
  ["checks", t`gives so many checks`],
  ["reach", t`brings pieces to squares`],
  ["taken", t`takes pieces`],
  ["lost", t`loses pieces`],
  ["line", t`has so many pieces in a line`],
  ["square", t`fills a square with pieces`],
  ["joins", t`joins squares by a chain of pieces`],
  ["passes", t`passes as the last of so many turns in a row`],
  ["facing", t`passes while the kings face each other`],
  ["repetition", t`sees a position come up so many times`],
  ["perpetual-check", t`gives check with every move until the game ends by repetition`],
];
const SUBJECTS: readonly string[] = [
  "checks",
  "reach",
  "taken",
  "lost",
  "line",
  "square",
  "joins",
  "passes",
  "facing",
  "repetition",
] satisfies (keyof Full)[];

const SIDES_OF_REPETITION = [
  ["mover", t`the one whose move made it so`],
  ["white", t`White`],
  ["black", t`Black`],
] as const;

/** Numbers in conditions, and the least that they may be. */
const LEAST = { checks: 1, number: 1, left: 0, line: 2, square: 2, passes: 1, repetition: 2 } as const;
type Counting = keyof typeof LEAST;

type Along = NonNullable<Full["along"]>[number];
const WAYS: Options<Along> = [
  ["ranks", t`A rank`],
  ["files", t`A file`],
  ["diagonals", t`A diagonal`],
];

const KINDS = "kinds";
const COUNTED = [
  ["all", t`all of them`],
  ["all-but-royal", t`all but the royal ones`],
  ["any-kind", t`all of some kind`],
  [KINDS, t`all of these kinds:`],
] as const;

export class GoalsPart extends RulePart {
  protected override readonly topics = ["Goal"];

  protected build(making: Making): Content {
    return LISTS.map((list) => this.#list(making, list));
  }

  #list(making: Making, list: List): TemplateResult {
    const conditions = conditionsOf(making, list);
    const rows = conditions.map((condition, index) =>
      this.#condition(making, condition, {
        who: list.who,
        name: `${list.path.join()}-${index}`,
        change: (changed) =>
          this.#write(list, changed ? conditions.with(index, changed) : conditions.toSpliced(index, 1)),
      }),
    );
    return group(
      list.title,
      rows.length ? rows : html`<p class="note">Nothing.</p>`,
      html`<div class="row"><button type="button" @click=${() => this.#add(making, list)}>${list.add}</button></div>`,
    );
  }

  #condition(making: Making, condition: Condition, row: Row): TemplateResult {
    const { who, change } = row;
    const pick = (subject: string) => freshConditions(making, subject).some((fresh) => change(fresh) === null);
    return html`<div class="part">
      <div class="row condition">
        ${selectField(who, DEEDS, subjectOf(condition), pick)}
        <button type="button" aria-label="Remove this condition" @click=${() => change(null)}>×</button>
      </div>
      ${typeof condition === "string" ? nothing : this.#details(making, condition, row)}
    </div>`;
  }

  #details(making: Making, condition: Full, { name, change }: Row): Content {
    const { variant } = making;
    const set: Setter = (changed) =>
      change(
        Object.fromEntries(Object.entries({ ...condition, ...changed }).filter(([, value]) => value !== undefined)),
      );
    if (condition.checks !== undefined) return countField(t`Checks`, "checks", 3, condition, set);
    if (condition.passes !== undefined) return countField(t`Turns in a row`, "passes", 2, condition, set);
    if (condition.facing !== undefined)
      return waysField(t`Face to face along`, condition.facing, (facing) => set({ facing }));
    if (condition.repetition !== undefined) return repetitionFields(condition, set);
    if (condition.reach !== undefined) return this.#reach(making, condition, name, set);
    if (condition.line !== undefined) return lineFields(variant, condition, set);
    if (condition.square !== undefined)
      return [countField(t`Edge of the square`, "square", 2, condition, set), kindsField(variant, condition, set)];
    if (condition.joins !== undefined) return this.#chain(variant, condition, name, set);
    const subject = condition.taken === undefined ? "lost" : "taken";
    const answered = tickField(t`Unless the other does the same at once`, condition.unless === "answered", (isTicked) =>
      set({ unless: isTicked ? "answered" : undefined }),
    );
    return [
      countedFields(variant, condition[subject] ?? "all", (counted) => set({ [subject]: counted })),
      countField(t`But so many may be left`, "left", 0, condition, set),
      subject === "taken" ? answered : nothing,
    ];
  }

  #reach({ variant }: Making, condition: Full, name: string, set: Setter): Content {
    const tick = (label: string, key: "or-full" | "safe" | "held") =>
      tickField(label, condition[key] ?? false, (isTicked) => set({ [key]: isTicked || undefined }));
    const change = (kept: string[]) => set({ with: kept.length ? kept : undefined });
    const kinds = kindTicks(variant.pieceTypes, condition.with ?? [], change);
    return [
      this.squares({
        label: t`Which squares`,
        grid: t`Squares to reach`,
        word: t`counts`,
        written: condition.reach ?? "none",
        name,
        change: (reach) => set({ reach }),
      }),
      group(condition.with ? t`With one of these` : t`With any piece`, kinds),
      countField(t`With so many of them`, "number", 1, condition, set),
      (condition.number ?? 1) > 1 ? tick(t`Or with one, where none of the squares is empty`, "or-full") : nothing,
      tick(t`Only while it is not attacked`, "safe"),
      tick(t`Only when it is still there a turn later`, "held"),
      tickField(t`Black may follow White at once, for a draw`, condition.reply !== undefined, (isTicked) =>
        set({ reply: isTicked ? "equalises" : undefined }),
      ),
    ];
  }

  #chain(variant: Variant, condition: Full, name: string, set: Setter): Content {
    const joins = condition.joins ?? [];
    const end = (label: string, index: number) =>
      this.squares({
        label,
        grid: index === 0 ? t`Squares where a chain begins` : t`Squares where a chain ends`,
        word: t`counts`,
        written: joins[index] ?? "none",
        name: `${name}-${index}`,
        change: (squares) => set({ joins: joins.with(index, squares) }),
      });
    return [
      end(t`From which squares`, 0),
      end(t`To which squares`, 1),
      textField({
        label: t`Steps from piece to piece, in Betza notation`,
        text: condition.steps ?? "K",
        change: (steps) => set({ steps: steps === "K" ? undefined : steps }),
      }),
      kindsField(variant, condition, set),
    ];
  }

  // --- edits ---

  #write({ path, usual }: List, conditions: readonly Condition[]): string | null {
    return this.write(path, conditions as Plain, usual as Plain);
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
      "joins",
      "full-board",
      "checkmate",
      "checkmated",
      "passes",
      "facing",
      "repetition",
      "perpetual-check",
    ];
    subjects
      .filter((subject) => !known.includes(subject))
      .flatMap((subject) => freshConditions(making, subject))
      .some((fresh) => this.#write(list, [...conditions, fresh]) === null);
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
  if (subject === "joins") return freshChains(making);
  if (subject !== "line" && subject !== "square") return [freshCondition(making, subject)];
  const number = subject === "line" ? 3 : 2;
  // in many games all pieces together stand in rows at the start
  const kinds = making.variant.pieceTypes
    .filter(({ royal }) => !royal)
    .map(({ id }) => ({ [subject]: number, of: [id] }));
  return [{ [subject]: number }, ...kinds];
}

/** From edge to edge: along a rank pieces stand side by side at the start of many games. */
function freshChains({ variant: { board } }: Making): readonly Condition[] {
  const lastFile = String.fromCharCode("a".charCodeAt(0) + board.files - 1);
  return [{ joins: ["file a", `file ${lastFile}`] }, { joins: ["rank 1", `rank ${board.ranks}`] }];
}

function freshCondition({ variant }: Making, subject: string): Condition {
  if (subject === "checks") return { checks: 3 };
  if (subject === "reach") return { reach: `rank ${variant.board.ranks}` };
  if (subject === "taken") return { taken: "all-but-royal" };
  if (subject === "passes") return { passes: 2 };
  if (subject === "facing") return { facing: ["files"] };
  if (subject === "repetition") return { repetition: 3, side: "mover" };
  return subject === "lost" ? { lost: "all" } : (subject as Exclude<Condition, Full>);
}

type Counted = NonNullable<Full["taken"]>;

// --- fields of conditions ---

function countField(label: string, key: Counting, usual: number, condition: Full, set: Setter): TemplateResult {
  const least = LEAST[key];
  const keep = (count: number) => (count === usual && !SUBJECTS.includes(key) ? undefined : count);
  const change = (text: string) => set({ [key]: keep(Math.max(least, Number(text) || least)) });
  return textField({ label, text: String(condition[key] ?? usual), type: "number", least, change });
}

function repetitionFields(condition: Full, set: Setter): Content {
  return [
    countField(t`Times`, "repetition", 3, condition, set),
    selectField(t`Whoever is`, SIDES_OF_REPETITION, condition.side ?? "mover", (side) => set({ side })),
  ];
}

function lineFields(variant: Variant, condition: Full, set: Setter): Content {
  const all = WAYS.map(([way]) => way);
  const change = (along: Along[]) => set({ along: along.length < all.length ? along : undefined });
  return [
    countField(t`Length of the line`, "line", 3, condition, set),
    waysField(t`Along`, condition.along ?? all, change),
    tickField(t`They may stand apart`, condition.gaps ?? false, (isTicked) => set({ gaps: isTicked || undefined })),
    kindsField(variant, condition, set),
  ];
}

/** A line along nothing is none: whoever takes the last one away begins again with all. */
function waysField(label: string, along: readonly Along[], change: (along: Along[]) => void): TemplateResult {
  const all = WAYS.map(([way]) => way);
  const ways = WAYS.map(([way, words]) =>
    tickField(words, along.includes(way), (isTicked) => {
      const kept = all.filter((own) => (own === way ? isTicked : along.includes(own)));
      change(kept.length > 0 ? kept : all);
    }),
  );
  return group(label, ways);
}

/** Which pieces make a line or a square; all where none is named. */
function kindsField({ pieceTypes }: Variant, { of = [] }: Full, set: Setter): TemplateResult {
  const kinds = kindTicks(pieceTypes, of, (kept) => set({ of: kept.length ? kept : undefined }));
  return group(of.length ? t`Of these pieces` : t`Of any pieces`, kinds);
}

function countedFields({ pieceTypes }: Variant, counted: Counted, change: (counted: Counted) => void): Content {
  const first = pieceTypes.find(({ royal }) => !royal) ?? pieceTypes[0];
  const value = typeof counted === "string" ? counted : KINDS;
  const which = selectField(t`Which`, COUNTED, value, (picked) => change(picked === KINDS ? [first.id] : picked));
  return [
    which,
    typeof counted === "string"
      ? nothing
      : group(t`Each kind counted by itself`, kindTicks(pieceTypes, counted, change)),
  ];
}
