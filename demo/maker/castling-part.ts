/** Castling: who castles with whom, from where to where, and what else it does. */
import { guard } from "lit/directives/guard.js";
import { nothing, type TemplateResult } from "lit/html.js";
import type { CastlingRule } from "../../src/document.ts";
import { type Board, fileOf, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { afterCastling } from "../learn-boards.ts";
import { castlingBoard, type Walker } from "./castling-board.ts";
import { type Content, group, selectField, textField, tickField } from "./fields.ts";
import { appendEntry, changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import type { Plain } from "./yaml-text.ts";

const SIDES = [
  ["", t`White, and Black likewise`],
  ["white", t`White alone`],
  ["black", t`Black alone`],
] as const;
/** How a mover or partner is called, and the key of its squares. */
const WALKERS = [
  ["king", t`The one that castles`],
  ["partner", t`Its partner`],
] as const;
const NAMES = ["O-O", "O-O-O"];

export class CastlingPart extends RulePart {
  protected override readonly topics = ["Castling"];

  protected build(making: Making): TemplateResult {
    const rules = entriesOf(making, "castling") as readonly CastlingRule[];
    return html`${rules.map((rule, index) => this.#card(making, rule, index))}
      <div class="row"><button type="button" @click=${() => this.#add()}>Add a castling</button></div>`;
  }

  #card(making: Making, rule: CastlingRule, index: number): TemplateResult {
    const { variant } = making;
    const text = (key: "name" | "letter", label: string) =>
      textField({ label, text: rule[key], look: "small", change: (written) => this.#set(index, [key], written) });
    return group(
      rule.name,
      html`<div class="row counts">${text("name", t`Written as`)}${text("letter", t`Letter in a FEN`)}</div>`,
      this.#board(variant, rule, index),
      selectField(t`Who castles so`, SIDES, rule.side ?? "", (side) => this.#set(index, ["side"], side || null)),
      WALKERS.map(([key, words]) => this.#walk(variant, rule, index, key, words)),
      this.#further(rule, index),
      this.#more(making, rule, index),
      html`<div class="row">
        <button type="button" @click=${() => this.#keepAllBut(index)}>Remove ${rule.name}</button>
      </div>`,
    );
  }

  /** Where both pieces have a square to start from, they are dragged to where they go. The boards stay as they are while
   *  what they show is the same. */
  #board(variant: Variant, rule: CastlingRule, index: number): Content {
    const move = (walker: Walker, to: string) => {
      this.#set(index, [walker], rule[walker].with(1, to));
      this.element.querySelectorAll("fairywren-board")[index]?.focus();
    };
    const pieces = variant.pieceTypes.map(({ id, name, royal }) => [id, name, royal]);
    return html`${guard([JSON.stringify([rule, pieces, variant.board]), index], () => {
      const board = castlingBoard(variant, rule, move);
      if (board === null) return nothing;
      const made = variant.castlings.find(({ name, letter }) => name === rule.name && letter === rule.letter);
      return html`<p class="note">Drag each piece from where it stands to where it goes.</p>
        ${board}${made ? html`<div class="castling-after">${afterCastling(variant, made)}</div>` : nothing}`;
    })}`;
  }

  /** A piece and its two squares. */
  #walk(variant: Variant, rule: CastlingRule, index: number, key: "king" | "partner", words: string): TemplateResult {
    const square = (at: 0 | 1, label: string) =>
      textField({
        label: t`${label}, such as ${rule[key][at]}`,
        text: rule[key][at],
        look: "small",
        isSmallLetters: true,
        change: (text) => this.#set(index, [key], rule[key].with(at, text)),
      });
    const piece = this.#piece(variant, rule, index, key === "king" ? "mover" : "piece");
    return group(words, html`<div class="row counts">${piece}${square(0, t`From`)}${square(1, t`To`)}</div>`);
  }

  /** The only royal piece castles where no other is named. */
  #piece({ pieceTypes }: Variant, rule: CastlingRule, index: number, key: "mover" | "piece"): TemplateResult {
    const royal = pieceTypes.filter((pieceType) => pieceType.royal);
    const usual = royal.length === 1 && key === "mover" ? royal[0].id : null;
    const options = pieceTypes.map((kind) => [kind.id, pieceName(kind)] as const);
    return selectField(t`Piece`, options, rule[key] ?? usual ?? "", (id) =>
      this.#set(index, [key], id === usual ? null : id),
    );
  }

  #further(rule: CastlingRule, index: number): Content {
    if (rule.king[0] === "start" || rule.partner[0] === "start") return nothing;
    return textField({
      label: t`Or further towards its partner, up to`,
      text: rule["up-to"] ?? "",
      look: "small",
      isSmallLetters: true,
      change: (text) => this.#set(index, ["up-to"], text || null),
    });
  }

  #more({ variant }: Making, rule: CastlingRule, index: number): Content {
    const tick = (label: string, key: "wins" | "from-hand" | "unless", ticked: Plain) =>
      tickField(label, rule[key] === ticked, (isTicked) => this.#set(index, [key], isTicked ? ticked : null));
    return [
      tick(t`Who castles so wins, and who has lost the last right to it loses`, "wins", true),
      tick(t`It takes the right of the same name from the other side`, "unless", "mirrored"),
      variant.hands || rule["from-hand"]
        ? tick(t`The right also comes with a piece dropped on its square`, "from-hand", true)
        : nothing,
    ];
  }

  /** @param value null for what is usual */
  #set(index: number, path: readonly string[], value: Plain | null): void {
    this.try(changeList(this.making, this.making.text, "castling", [index, ...path], value));
  }

  #keepAllBut(index: number): void {
    const { making } = this;
    const kept = entriesOf(making, "castling").flatMap((_, at) => (at === index ? [] : [at]));
    this.try(keepEntries(making, making.text, "castling", kept));
  }

  #add(): void {
    const { making } = this;
    const rule = freshCastling(making);
    if (rule) this.try(appendEntry(making, "castling", rule as unknown as Plain));
    else this.tell(t`There is no other piece of White's on the rank of its royal piece with two squares between.`);
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
