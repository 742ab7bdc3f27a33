/** Numbered starts: which pieces are drawn, on which squares, and by which rules, step by step. */
import type { TemplateResult } from "lit/html.js";
import type { OneOfSeveralShuffles, SidedSquares, Step } from "../../src/document.ts";
import { squareName } from "../../src/geometry.ts";
import { pieceName, pieceNamed } from "../board-language.ts";
import { html } from "../html.ts";
import { lowered, t } from "../language.ts";
import { group, selectField, textField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { type Plain, setValue } from "./yaml-text.ts";

const RULES = [
  ["any", t`in any order`],
  ["opposite-shades", t`two of a kind, on squares of different colours`],
  ["light", t`on light squares`],
  ["dark", t`on dark squares`],
  ["in-order", t`in this order from left to right`],
] as const;
const PATH = ["setup", "shuffle"];

/** A family of starts, numbered one after another. */
type Family = readonly Step[];

interface Card {
  readonly name: string;
  readonly title: string;
  change(step: Step): void;
  remove(): void;
}

export class ShufflePart extends RulePart {
  protected override readonly topics = ["Starts"];

  protected build(making: Making): TemplateResult {
    const families = familiesOf(making);
    return html`${families.map((steps, family) => this.#family(making, families, steps, family))}
      <div class="row">
        <button type="button" @click=${() => this.#add()}>
          ${families.length ? t`Add starts of another kind` : t`Draw the start by lot`}
        </button>
      </div>`;
  }

  #family(making: Making, families: readonly Family[], steps: Family, family: number): TemplateResult {
    const write = (changed: Family) => this.#write(families.with(family, changed));
    const cards = steps.map((step, at) =>
      this.#step(making, step, {
        name: `${family}-${at}`,
        title: families.length > 1 ? t`Starts ${family + 1}, step ${at + 1}` : t`Step ${at + 1}`,
        change: (changed) => write(steps.with(at, changed)),
        remove: () => (steps.length > 1 ? write(steps.toSpliced(at, 1)) : this.#write(families.toSpliced(family, 1))),
      }),
    );
    const add = () => write([...steps, steps[steps.length - 1]]);
    return html`<div class="part">
      ${cards}
      <div class="row"><button type="button" @click=${add}>Add a step</button></div>
    </div>`;
  }

  #step(making: Making, step: Step, { name, title, change, remove }: Card): TemplateResult {
    const names = step.place.map((id) => pieceNamed(id, making.variant.pieceTypes)).join(", ");
    const place = (text: string) => this.#place(making, text, (ids) => change({ ...step, place: ids }));
    return group(
      title,
      textField({ label: t`Pieces, such as: ${names}`, text: names, change: place }),
      selectField(t`They stand`, RULES, step.rule ?? "any", (rule) => change(withRule(step, rule))),
      this.squares({
        label: t`On, of ${lowered(title)}`,
        grid: t`Squares of ${lowered(title)}`,
        word: t`drawn by lot`,
        written: step.on as SidedSquares,
        name: `shuffle-${name}`,
        isSided: false,
        change: (on) => change({ ...step, on: on as Step["on"] }),
      }),
      html`<div class="row"><button type="button" @click=${remove}>Remove ${lowered(title)}</button></div>`,
    );
  }

  /** Reads names of pieces, each as often as it is placed. */
  #place(making: Making, text: string, change: (place: string[]) => void): void {
    const words = text.split(/[,;]+/).map((word) => word.trim().toLowerCase());
    const known = (word: string) =>
      making.variant.pieceTypes.find((kind) =>
        [kind.id, kind.name, pieceName(kind), kind.letter].some((called) => called.toLowerCase() === word),
      );
    const wrong = words.find((word) => !known(word));
    if (wrong === undefined) {
      change(words.map((word) => known(word)?.id ?? ""));
      return;
    }
    const names = making.variant.pieceTypes.map(pieceName);
    this.refuse(t`'${wrong}' is no piece of this variant. There are ${names.join(", ")}; write commas between them.`);
  }

  /** The pieces of White's first rank, those that castle and royal ones aside. */
  #add(): void {
    const step = freshStep(this.making);
    if (step) this.#write([...familiesOf(this.making), [step]]);
    else this.tell(t`There are no two pieces on White's first rank that do not castle.`);
  }

  #write(families: readonly Family[]): void {
    const shuffle = families.length === 1 ? families[0] : families.map((steps) => ({ steps }));
    this.try(setValue(this.making.text, PATH, families.length ? (shuffle as unknown as Plain) : "none"));
  }
}

/** Steps by themselves are the only family. */
function familiesOf({ whole }: Making): readonly Family[] {
  const { shuffle } = whole.setup ?? {};
  if (!Array.isArray(shuffle)) return [];
  const isFamily = (entry: Step | OneOfSeveralShuffles): entry is OneOfSeveralShuffles => "steps" in entry;
  const steps = shuffle.filter((entry): entry is Step => !isFamily(entry));
  return steps.length ? [steps] : shuffle.filter(isFamily).map((entry) => entry.steps);
}

function withRule({ rule: _, ...step }: Step, rule: (typeof RULES)[number][0]): Step {
  return rule === "any" ? step : { ...step, rule };
}

function freshStep({ variant }: Making): Step | null {
  const { board, pieceTypes, setup, castlings } = variant;
  const bound = new Set(castlings.map(({ partner }) => partner.kind));
  const squares = Array.from({ length: board.files }, (_, square) => square).filter((square) => {
    const piece = setup.pieces[square];
    return piece?.side === 0 && !pieceTypes[piece.kind].royal && !bound.has(piece.kind);
  });
  const kinds = squares.map((square) => setup.pieces[square]?.kind ?? 0).sort((a, b) => a - b);
  if (squares.length < 2) return null;
  return { place: kinds.map((kind) => pieceTypes[kind].id), on: squares.map((square) => squareName(board, square)) };
}
