/** Numbered starts: which pieces are drawn, on which squares, and by which rules, step by step. */
import type { OneOfSeveralShuffles, SidedSquares, Step } from "../../src/document.ts";
import { squareName } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { pressable, selectField, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import { type Plain, setValue } from "./yaml-text.ts";

const RULES = [
  ["any", "in any order"],
  ["opposite-shades", "two of a kind, on squares of different colours"],
  ["light", "on light squares"],
  ["dark", "on dark squares"],
  ["in-order", "in this order from left to right"],
] as const;
const PATH = ["setup", "shuffle"];

/** A family of starts, numbered one after another. */
type Family = readonly Step[];

export class ShufflePart extends RulePart {
  protected override readonly topics = ["Starts"];

  protected facts(making: Making): unknown {
    const { variant, whole } = making;
    const pieces = variant.pieceTypes.map(({ id, name }) => [id, name]);
    return [whole.setup?.shuffle, pieces, variant.board, whole.regions];
  }

  protected build(making: Making): HTMLElement[] {
    const families = familiesOf(making);
    const add = pressable("", families.length ? "Add starts of another kind" : "Draw the start by lot", () =>
      this.#add(),
    );
    const cards = families.map((steps, family) => this.#family(making, families, steps, family));
    return [...cards, make("div", "row", hold(add, "family-add"))];
  }

  #family(making: Making, families: readonly Family[], steps: Family, family: number): HTMLElement {
    const write = (changed: Family) => this.#write(families.with(family, changed));
    const cards = steps.map((step, at) =>
      this.#step(
        making,
        step,
        `${family}-${at}`,
        families.length > 1 ? `Starts ${family + 1}, step ${at + 1}` : `Step ${at + 1}`,
        {
          change: (changed) => write(steps.with(at, changed)),
          remove: () => (steps.length > 1 ? write(steps.toSpliced(at, 1)) : this.#write(families.toSpliced(family, 1))),
        },
      ),
    );
    const add = pressable("", "Add a step", () => write([...steps, steps[steps.length - 1]]));
    return make("div", "part", ...cards, make("div", "row", hold(add, `${family}-step-add`)));
  }

  #step(
    making: Making,
    step: Step,
    name: string,
    title: string,
    { change, remove }: { readonly change: (step: Step) => void; readonly remove: () => void },
  ): HTMLElement {
    const { variant } = making;
    const names = new TextField(
      `Pieces, such as: ${step.place.map((id) => nameOf(making, id)).join(", ")}`,
      afterwards((text) => this.#place(making, text, (place) => change({ ...step, place }))),
    );
    names.text = step.place.map((id) => nameOf(making, id)).join(", ");
    const rule = selectField("They stand", RULES, (value) => change(withRule(step, value)));
    rule.select.value = step.rule ?? "any";
    const squares = squaresField({
      making,
      label: `On, of ${title.toLowerCase()}`,
      grid: `Squares of ${title.toLowerCase()}`,
      word: "drawn",
      written: step.on as SidedSquares,
      name: `shuffle-${name}`,
      isSided: false,
      change: (on) => change({ ...step, on: on as Step["on"] }),
    });
    const drop = pressable("", `Remove ${title.toLowerCase()}`, remove);
    names.element.dataset.board = String(variant.board.files);
    return group(
      title,
      hold(names.element, `${name}-place`),
      hold(rule.element, `${name}-rule`),
      squares,
      make("div", "row", hold(drop, `${name}-remove`)),
    );
  }

  /** Reads names of pieces, each as often as it is placed. */
  #place(making: Making, text: string, change: (place: string[]) => void): void {
    const words = text.split(/[,;]+/).map((word) => word.trim().toLowerCase());
    const known = (word: string) =>
      making.variant.pieceTypes.find(({ id, name, letter }) =>
        [id, name.toLowerCase(), letter.toLowerCase()].includes(word),
      );
    const wrong = words.find((word) => !known(word));
    if (wrong === undefined) {
      change(words.map((word) => known(word)?.id ?? ""));
      return;
    }
    this.redraw();
    const names = making.variant.pieceTypes.map(({ name }) => name);
    this.tell(`'${wrong}' is no piece of this variant. There are ${names.join(", ")}; write commas between them.`);
  }

  /** The pieces of White's first rank, those that castle and royal ones aside. */
  #add(): void {
    const { making } = this;
    if (!making) return;
    const step = freshStep(making);
    if (step) this.#write([...familiesOf(making), [step]]);
    else this.tell("There are no two pieces on White's first rank that do not castle.");
  }

  #write(families: readonly Family[]): void {
    const { making } = this;
    if (!making) return;
    const shuffle = families.length === 1 ? families[0] : families.map((steps) => ({ steps }));
    this.try(setValue(making.text, PATH, families.length ? (shuffle as unknown as Plain) : "none"));
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

function withRule({ rule: _, ...step }: Step, rule: string): Step {
  return rule === "any" ? step : { ...step, rule: rule as NonNullable<Step["rule"]> };
}

function nameOf({ variant }: Making, id: string): string {
  return variant.pieceTypes.find((pieceType) => pieceType.id === id)?.name ?? id;
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
