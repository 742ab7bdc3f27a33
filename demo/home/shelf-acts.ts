/** What is done with things on the shelf: opened, renamed, deleted, saved, and taken in from files. */
import { sentenceOf } from "../faults.ts";
import { t } from "../language.ts";
import type { showMessage } from "../message.ts";
import { editedRules } from "../opening.ts";
import type { saveFile } from "../save-file.ts";
import type { Session } from "../session.ts";
import type { Item, OwnVariant } from "../shelf/item.ts";
import { keptRules, openGame, openPosition } from "../shelf/kept-game.ts";
import { arrivalsOf, LARGEST_FILE, readShelfFile, writeShelfFile } from "../shelf/shelf-file.ts";
import type { Store } from "../shelf/store.ts";
import type { PanelName } from "../tabs.ts";
import type { Library } from "../variants.ts";
import type { Entry } from "./facets.ts";
import { rulesBehind } from "./scenes.ts";
import { type Listed, nameOf } from "./yours-part.ts";

/** The parts of the page that they need. */
export interface ShelfActsOptions {
  readonly session: Session;
  readonly store: Store;
  readonly library: Library;
  /** Shows the board, and a panel beside it. */
  readonly toBoard: (panel?: PanelName) => void;
  readonly tell: typeof showMessage;
  readonly save: typeof saveFile;
}

const JSON_FILE = "application/json";

export class ShelfActs {
  readonly #options: ShelfActsOptions;

  constructor(options: ShelfActsOptions) {
    this.#options = options;
  }

  readonly open = async (item: Listed): Promise<void> => {
    const { tell, toBoard } = this.#options;
    try {
      await this.#put(item);
      toBoard(item.kind === "draft" ? "make" : "play");
    } catch (error) {
      const offer = { label: t`Save its file`, act: () => this.save(item) };
      tell(t`'${this.#nameOf(item)}' cannot be opened. ${sentenceOf(error)}`, offer);
    }
  };

  /** Puts it on the board. */
  async #put(item: Listed): Promise<void> {
    const { session, store, library } = this.#options;
    if (item.id === session.id) return;
    if (item.kind === "game") return openGame(item, session, library);
    if (item.kind === "position") return openPosition(item, session, library);
    const rules = item.kind === "draft" ? rulesBehind(item, store) : item;
    if (rules.yaml === session.rules.yaml && rules.origin === session.rules.origin) return;
    session.open(await keptRules(rules, library));
  }

  readonly rename = async (item: Listed, name: string): Promise<string | null> => {
    if (item.kind === "variant") return this.#renameVariant(item, name);
    if (item.kind !== "draft") this.#options.store.put({ ...item, name, changedMs: Date.now() });
    return null;
  };

  /** Its name is a part of its rules; a game that is played by them goes on. */
  async #renameVariant({ id, yaml, origin }: OwnVariant, name: string): Promise<string | null> {
    const { session, store, library } = this.#options;
    try {
      const { renamed } = await import("./own-text.ts");
      const text = renamed(yaml, name);
      const rules = await editedRules(text, origin, library);
      store.find(yaml);
      store.keepVariant(id, { name, yaml: text, origin });
      if (session.rules.yaml === yaml) session.changeRules(rules);
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  }

  readonly drop = (item: Listed): void => {
    const { store, tell } = this.#options;
    const name = this.#nameOf(item);
    const dropped = item.kind === "variant" ? store.dropVariant(item.id) : store.drop([item.id]);
    tell(t`'${name}' was deleted.`, { label: t`Undo`, act: () => store.putBack(dropped) });
  };

  readonly save = (item: Listed): void => {
    const { save } = this.#options;
    const name = fileName(this.#nameOf(item));
    if (item.kind === "game") save(`${name}.pgn`, item.pgn, "application/x-chess-pgn");
    else if (item.kind === "position") save(`${name}.fen`, `${item.fen}\n`, "text/plain");
    else save(`${name}.yaml`, item.yaml);
  };

  readonly saveAll = (): void => {
    const { save, store } = this.#options;
    const now = new Date();
    save(`fairywren-${now.toISOString().slice(0, 10)}.json`, writeShelfFile(store.items, now), JSON_FILE);
  };

  /** Takes in a saved shelf, or the file of one variant: all of it or nothing. */
  readonly take = async (file: File): Promise<void> => {
    const { tell } = this.#options;
    try {
      if (file.size > LARGEST_FILE) throw new RangeError(t`It is too large to be a shelf of this page.`);
      const text = await file.text();
      if (/\.ya?ml$/i.test(file.name)) await this.#takeVariant(text);
      else await this.#takeShelf(text);
    } catch (error) {
      tell(t`Nothing was taken in from '${file.name}'. ${sentenceOf(error)}`);
    }
  };

  async #takeShelf(text: string): Promise<void> {
    const { store } = this.#options;
    const { added, known } = arrivalsOf(readShelfFile(text), (id) => store.item(id));
    await this.#add(added, known > 0 ? ` ${knownWords(known)}` : "");
  }

  async #takeVariant(yaml: string): Promise<void> {
    const { library, store } = this.#options;
    const { variant, origin } = await editedRules(yaml, library.first, library);
    const there = store.variants.find((own) => own.yaml === yaml);
    const { newId } = await import("../shelf/change.ts");
    const item: OwnVariant = { kind: "variant", id: newId(), changedMs: Date.now(), name: variant.name, yaml, origin };
    await this.#add(there ? [] : [item], there ? ` ${t`'${there.name}' is here already.`}` : "");
  }

  async #add(items: readonly Item[], more: string): Promise<void> {
    const { store, tell } = this.#options;
    const isKept = await store.putAll(items);
    if (!isKept && items.length > 0) return; // the store has said why
    if (items.length === 0) tell(t`Nothing new.${more}`, null, false);
    else
      tell(t`Taken in: ${items.length}.${more}`, {
        label: t`Undo`,
        act: () => void store.drop(items.map(({ id }) => id)),
      });
  }

  /** A variant of one's own from a shipped one, ready to be changed. */
  readonly makeOwn = async (origin: Entry): Promise<void> => {
    const { session, store, library, tell, toBoard } = this.#options;
    try {
      const { ownText } = await import("./own-text.ts");
      const yaml = ownText(
        origin,
        store.variants.map(({ name }) => name),
      );
      const rules = await editedRules(yaml, origin.id, library);
      store.keepVariant(null, { name: rules.variant.name, yaml, origin: origin.id });
      session.open(rules);
      toBoard("make");
    } catch (error) {
      tell(t`The editor cannot be opened. ${sentenceOf(error)}`);
    }
  };

  #nameOf(item: Listed): string {
    return nameOf(item, this.#options.store);
  }
}

function knownWords(known: number): string {
  return known === 1 ? t`One thing is here already.` : t`${known} things are here already.`;
}

/** Without what file systems refuse. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "mine";
}
