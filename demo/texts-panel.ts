/** Import and export of FEN and PGN. */
import { Game, loadVariantsOf } from "../src/index.ts";
import { area, block, copy, input, onPress } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import type { Session } from "./session.ts";
import { endOf } from "./tree.ts";
import { readTree, writeTree } from "./tree-pgn.ts";
import type { Library } from "./variants.ts";

export class TextsPanel {
  readonly #session: Session;
  readonly #library: Library;
  readonly #note = block("text-note");

  constructor(session: Session, library: Library) {
    this.#session = session;
    this.#library = library;
    session.listen(() => this.#show());
    onPress("fen-load", () => void this.#attempt(() => this.#loadFen()));
    onPress("pgn-load", () => void this.#attempt(() => this.#loadPgn()));
    onPress("fen-copy", () => void copy(input("fen").value, this.#note));
    onPress("pgn-copy", () => void copy(area("pgn").value, this.#note));
  }

  #show(): void {
    input("fen").value = this.#session.game.fen();
    const { current } = this.#session;
    area("pgn").value = writeTree(this.#session.wholeGame(), endOf(current));
    this.#note.textContent = "";
  }

  #loadFen(): void {
    this.#session.open(this.#session.rules, { fen: input("fen").value.trim() });
    this.#note.textContent = "The position is on the board.";
  }

  /** Loads a PGN, whose game may be of another shipped variant. */
  async #loadPgn(): Promise<void> {
    const text = area("pgn").value;
    await loadVariantsOf(text);
    const { rules } = this.#session;
    const game = Game.fromPgn(text, { variant: rules.variant, file: "PGN" });
    const isSame = game.variant === rules.variant;
    const { history, variant } = game;
    const start = startOf(game);
    const tree = readTree(text, variant, start);
    this.#session.show(isSame ? rules : await this.#library.ready(variant.id), game, start, tree);
    this.#note.textContent = `Loaded: ${variant.name}, ${history.length} moves of one side.`;
  }

  async #attempt(load: () => void | Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      this.#note.textContent = sentenceOf(error);
    }
  }
}

function startOf(game: Game): { readonly fen?: string } {
  const fen = game.tags.get("FEN");
  return fen === undefined ? {} : { fen };
}
