/** The editor of a board, which is fetched when the board is first editable. What the page says before is kept for it. */
import type { Game } from "../engine/game.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Editing } from "./editing.ts";
import { Late } from "./late.ts";
import type { BoardState, EditTool } from "./state.ts";

export class EditorDoor {
  readonly #board: Element;
  readonly #editor: Late<Editing>;
  #game: Game | null = null;
  readonly #early: { tool: EditTool; position: Position | null } = { tool: "move", position: null };

  /** @param board the element, whose attributes say whether pieces are set up */
  constructor(board: Element, open: () => Promise<Editing>, fail: (error: unknown) => void) {
    this.#board = board;
    const enter = async () => this.#enter(await open());
    this.#editor = new Late(enter, { arrived: () => this.#game && this.editing?.open(this.#game), failed: fail });
  }

  /** Once it is fetched. */
  get editing(): Editing | null {
    return this.#editor.part;
  }

  /** The state for input; null unless pieces can be set up. */
  get state(): BoardState | null {
    return this.editing?.state ?? null;
  }

  get isOn(): boolean {
    return this.#board.hasAttribute("editable");
  }

  get position(): Position | null {
    return this.editing ? this.editing.position : this.#early.position;
  }

  set position(position: Position) {
    (this.editing ?? this.#early).position = position;
  }

  get tool(): EditTool {
    return (this.editing ?? this.#early).tool;
  }

  set tool(tool: EditTool) {
    (this.editing ?? this.#early).tool = tool;
  }

  dragIn(piece: Piece, event: PointerEvent): void {
    this.editing?.dragIn(piece, event);
  }

  /** Waits for the editor where the board is editable. */
  async ready(): Promise<void> {
    if (this.isOn) await this.#editor.ready();
  }

  /** Starts from the position of a game, or from the one that the page has set. */
  open(game: Game): void {
    this.#game = game;
    if (this.isOn ? this.#editor.ask() : this.editing) this.editing?.open(game);
  }

  close(): void {
    this.#game = null;
    this.editing?.close();
  }

  show(): void {
    this.editing?.show();
  }

  #enter(editing: Editing): Editing {
    const { tool, position } = this.#early;
    editing.tool = tool;
    if (position) editing.position = position;
    return editing;
  }
}
