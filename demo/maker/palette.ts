/** The tools of the setup board: moves pieces, places one, or removes them. */
import { drawPicture, glyphSvg } from "../../src/board.ts";
import { SIDE_NAMES, SIDES } from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { make } from "../dom.ts";

type Piece = NonNullable<Position["pieces"][number]>;
/** `move` picks pieces up and puts them down, `erase` removes them, `hole` takes squares away and gives them back. */
export type Tool = "move" | "erase" | "hole" | Piece;

export class Palette {
  readonly element = make("div", "palette");
  readonly #press: (tool: Tool, event: PointerEvent | null) => void;
  readonly #makesHoles: boolean;
  #tool: Tool = "move";
  #buttons: (readonly [tool: Tool, button: HTMLButtonElement])[] = [];
  #drawn = "";

  /** @param press called when a tool is chosen; with the event if a pointer went down on it
   *  @param makesHoles whether squares can be taken away */
  constructor(press: (tool: Tool, event: PointerEvent | null) => void, makesHoles: boolean) {
    this.#press = press;
    this.#makesHoles = makesHoles;
    this.element.setAttribute("role", "toolbar");
    this.element.setAttribute("aria-label", "Tools");
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  get tool(): Tool {
    return this.#tool;
  }

  show({ pieceTypes }: Variant): void {
    const drawn = pieceTypes
      .map(({ id, name, letter, symbol, picture, moves }) =>
        [id, name, letter, symbol, picture, ...moves.map(({ betza }) => betza.text)].join(),
      )
      .join(";");
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    if (typeof this.#tool === "object") this.#tool = "move";
    const words: readonly (readonly [Tool, string])[] = [
      ["move", "Move"],
      ["erase", "Take off"],
      ...(this.#makesHoles ? ([["hole", "Hole"]] as const) : []),
    ];
    this.#buttons = words.map(([tool, word]) => [tool, this.#button(tool, word, word)]);
    const rows = SIDES.map((side) => {
      const pieces = pieceTypes.map((pieceType, kind): readonly [Tool, HTMLButtonElement] => {
        const picture = drawPicture(glyphSvg(pieceType, side));
        picture.setAttribute("aria-hidden", "true");
        const piece: Piece = { kind, side };
        return [piece, this.#button(piece, `${SIDE_NAMES[side]} ${pieceType.name}`, picture)];
      });
      this.#buttons.push(...pieces);
      return make("div", "pieces", ...pieces.map(([, button]) => button));
    });
    const tools = this.#buttons.slice(0, words.length).map(([, button]) => button);
    this.element.replaceChildren(make("div", "tools", ...tools), ...rows);
    this.choose(this.#tool);
  }

  choose(tool: Tool): void {
    this.#tool = tool;
    for (const [own, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(own === tool));
      button.tabIndex = own === tool ? 0 : -1;
    }
  }

  #button(tool: Tool, label: string, content: Node | string): HTMLButtonElement {
    const button = make("button", "tool", content);
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.title = label;
    button.addEventListener("pointerdown", (event) => this.#press(tool, event));
    button.addEventListener("click", () => {
      this.choose(tool);
      this.#press(tool, null);
    });
    return button;
  }

  #walk(event: KeyboardEvent): void {
    const at = this.#buttons.findIndex(([, button]) => button === event.target);
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    const count = this.#buttons.length;
    this.#buttons[(at + step + count) % count][1].focus();
  }
}
