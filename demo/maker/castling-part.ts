/** Castling: who castles with whom, from where to where, and what else it does. */
import type { CastlingRule } from "../../src/document.ts";
import { type Board, fileOf, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { afterCastling } from "../learn-boards.ts";
import { castlingBoard, type Walker } from "./castling-board.ts";
import { pressable, selectField, TextField, tickField } from "./fields.ts";
import { appendEntry, changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, RulePart } from "./rule-part.ts";
import type { Plain } from "./yaml-text.ts";

const SIDES = [
  ["", "White, and Black likewise"],
  ["white", "White alone"],
  ["black", "Black alone"],
] as const;
/** How a mover or partner is called, and the key of its squares. */
const WALKERS = [
  ["king", "The one that castles"],
  ["partner", "Its partner"],
] as const;
const NAMES = ["O-O", "O-O-O"];

export class CastlingPart extends RulePart {
  protected override readonly topics = ["Castling"];

  protected facts(making: Making): unknown {
    const { pieceTypes, board, hands } = making.variant;
    const pieces = pieceTypes.map(({ id, name, royal }) => [id, name, royal]);
    return [entriesOf(making, "castling"), pieces, board, hands !== null];
  }

  protected build(making: Making): HTMLElement[] {
    const rules = entriesOf(making, "castling") as readonly CastlingRule[];
    const add = pressable("", "Add a castling", () => this.#add());
    return [...rules.map((rule, index) => this.#card(making, rule, index)), make("div", "row", hold(add, "add"))];
  }

  #card(making: Making, rule: CastlingRule, index: number): HTMLElement {
    const remove = pressable("", `Remove ${rule.name}`, () => this.#keepAllBut(index));
    return group(
      rule.name,
      make(
        "div",
        "row counts",
        this.#text(rule, index, "name", "Written as"),
        this.#text(rule, index, "letter", "Letter in a FEN"),
      ),
      ...this.#board(making, rule, index),
      this.#who(rule, index),
      ...WALKERS.map(([key, words]) => this.#walk(making, rule, index, key, words)),
      ...this.#more(making, rule, index),
      make("div", "row", hold(remove, `${index}-remove`)),
    );
  }

  /** Where both pieces have a square to start from, they are dragged to where they go. */
  #board({ variant }: Making, rule: CastlingRule, index: number): HTMLElement[] {
    const move = (walker: Walker, to: string) => {
      this.#set(index, [walker], rule[walker].with(1, to));
      this.element.querySelectorAll("fairywren-board")[index]?.focus();
    };
    const board = castlingBoard(variant, rule, move);
    if (!board) return [];
    const made = variant.castlings.find(({ name, letter }) => name === rule.name && letter === rule.letter);
    const after = made ? [make("div", "castling-after", afterCastling(variant, made))] : [];
    return [make("p", "note", "Drag each piece from where it stands to where it goes."), board, ...after];
  }

  #text(rule: CastlingRule, index: number, key: "name" | "letter", label: string): HTMLElement {
    const field = new TextField(
      label,
      afterwards((text) => this.#set(index, [key], text)),
    );
    field.text = rule[key];
    field.input.classList.add("small");
    return hold(field.element, `${index}-${key}`);
  }

  #who({ side }: CastlingRule, index: number): HTMLElement {
    const { element, select } = selectField("Who castles so", SIDES, (value) =>
      this.#set(index, ["side"], value || null),
    );
    select.value = side ?? "";
    return hold(element, `${index}-side`);
  }

  /** A piece and its two squares. */
  #walk({ variant }: Making, rule: CastlingRule, index: number, key: "king" | "partner", words: string): HTMLElement {
    const piece = this.#piece(variant, rule, index, key === "king" ? "mover" : "piece");
    const square = (at: 0 | 1, label: string) => {
      const field = new TextField(
        `${label}, such as ${rule[key][at]}`,
        afterwards((text) => this.#set(index, [key], rule[key].with(at, text))),
      );
      field.text = rule[key][at];
      field.input.classList.add("small");
      field.input.autocapitalize = "off";
      return hold(field.element, `${index}-${key}-${at}`);
    };
    return group(words, make("div", "row counts", piece, square(0, "From"), square(1, "To")));
  }

  /** The only royal piece castles where no other is named. */
  #piece({ pieceTypes }: Variant, rule: CastlingRule, index: number, key: "mover" | "piece"): HTMLElement {
    const royal = pieceTypes.filter((pieceType) => pieceType.royal);
    const usual = royal.length === 1 && key === "mover" ? royal[0].id : null;
    const options = pieceTypes.map(({ id, name }) => [id, name] as const);
    const { element, select } = selectField("Piece", options, (value) =>
      this.#set(index, [key], value === usual ? null : value),
    );
    select.value = rule[key] ?? usual ?? "";
    return hold(element, `${index}-${key}`);
  }

  #more({ variant }: Making, rule: CastlingRule, index: number): HTMLElement[] {
    const tick = (label: string, key: "wins" | "from-hand" | "unless", ticked: Plain) =>
      hold(
        tickField(label, rule[key] === ticked, (isTicked) => this.#set(index, [key], isTicked ? ticked : null)),
        `${index}-${key}`,
      );
    return [
      tick("Who castles so wins, and who has lost the last right to it loses", "wins", true),
      tick("It takes the right of the same name from the other side", "unless", "mirrored"),
      ...(variant.hands || rule["from-hand"]
        ? [tick("The right also comes with a piece dropped on its square", "from-hand", true)]
        : []),
    ];
  }

  /** @param value null for what is usual */
  #set(index: number, path: readonly string[], value: Plain | null): void {
    const { making } = this;
    if (making) this.try(changeList(making, making.text, "castling", [index, ...path], value));
  }

  #keepAllBut(index: number): void {
    const { making } = this;
    if (!making) return;
    const kept = entriesOf(making, "castling").flatMap((_, at) => (at === index ? [] : [at]));
    this.try(keepEntries(making, making.text, "castling", kept));
  }

  #add(): void {
    const { making } = this;
    if (!making) return;
    const rule = freshCastling(making);
    if (rule) this.try(appendEntry(making, "castling", rule as unknown as Plain));
    else this.tell("There is no other piece of White's on the rank of its royal piece with two squares between.");
  }
}

/** White's royal piece with the first piece of its rank that no castling is with and that it can go two squares towards. */
function freshCastling(making: Making): CastlingRule | null {
  const { variant } = making;
  const { board, pieceTypes, setup } = variant;
  const rules = entriesOf(making, "castling") as readonly CastlingRule[];
  const king = setup.pieces.findIndex((piece) => piece?.side === 0 && pieceTypes[piece.kind].royal);
  const name = (square: number) => squareName(board, square);
  for (const square of fellows(board, king)) {
    const piece = setup.pieces[square];
    const way = Math.sign(square - king);
    if (piece?.side !== 0 || Math.abs(square - king) < 3 || pieceTypes[piece.kind].royal) continue;
    if (rules.some(({ partner }) => partner[0] === name(square))) continue;
    return {
      name: freeName(rules),
      letter: freeLetter(variant, rules),
      king: [name(king), name(king + 2 * way)],
      partner: [name(square), name(king + way)],
      piece: pieceTypes[piece.kind].id,
    };
  }
  return null;
}

/** The squares of a rank, the farthest first. */
function fellows(board: Board, king: number): number[] {
  if (king < 0) return [];
  const first = king - fileOf(board, king);
  return Array.from({ length: board.files }, (_, file) => first + file).sort(
    (a, b) => Math.abs(b - king) - Math.abs(a - king),
  );
}

function freeName(rules: readonly CastlingRule[]): string {
  const taken = rules.map(({ name }) => name);
  return [...NAMES, ...[..."ABCDEFGHIJ"].map((letter) => `O${letter}`)].find((name) => !taken.includes(name)) ?? "O-O";
}

/** K and Q first, as chess has them. */
function freeLetter({ board }: Variant, rules: readonly CastlingRule[]): string {
  const taken = rules.map(({ letter }) => letter);
  const beyond = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].slice(board.files);
  return ["K", "Q", ...beyond].find((letter) => !taken.includes(letter)) ?? "";
}
