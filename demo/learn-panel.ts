/** Learn: the rules of the variant on the board, generated from its file. */

import { pause } from "../src/board.ts";
import { rulesInWords, startNumber, type Variant } from "../src/index.ts";
import { block, make } from "./dom.ts";
import { castlingBoards, promotionBoard, startBoard } from "./learn-boards.ts";
import { endingsCard } from "./learn-endings.ts";
import { addRemark, makeLegend, pieceCards } from "./piece-card.ts";
import type { Session } from "./session.ts";
import { startPicker } from "./start-picker.ts";

export class LearnPanel {
  readonly #session: Session;
  readonly #panel = block("learn");
  #shown: Variant | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#panel.hidden || this.show());
  }

  /** Draws what has not been drawn yet. */
  show(): void {
    const { variant } = this.#session;
    if (variant === this.#shown) return;
    this.#shown = variant;
    this.#panel.replaceChildren(
      makeTitle(variant),
      make("p", "note", "Point at a piece on the board, press it, or go there with the arrow keys, to see its moves."),
      make("h3", "", "Pieces"),
      makeLegend(),
    );
    void this.#draw(variant);
  }

  /** Adds the cards one by one, so that the page stays responsive. */
  async #draw(variant: Variant): Promise<void> {
    const pieces: HTMLElement[] = [];
    for (const draw of pieceCards(variant)) {
      await pause();
      if (variant !== this.#shown) return;
      pieces.push(draw());
      this.#panel.append(pieces[pieces.length - 1]);
    }
    for (const [topic, sentences] of rulesInWords(variant)) {
      await pause();
      if (variant !== this.#shown) return;
      this.#panel.append(this.#ruleCard(variant, topic, sentences));
    }
    const tell = (ids: readonly string[]) => {
      for (const id of ids) addRemark(pieces, id, "Alone with its king it cannot force mate.");
    };
    this.#panel.append(endingsCard(variant, tell));
  }

  #ruleCard(variant: Variant, topic: string, sentences: readonly string[]): HTMLElement {
    const card = make("section", "card", make("h3", "", topic), ...sentences.map((text) => make("p", "", text)));
    card.append(...this.#pictures(variant, topic));
    return card;
  }

  #pictures(variant: Variant, topic: string): HTMLElement[] {
    if (topic === "Castling") return castlingBoards(variant);
    if (topic === "Promotion" && variant.promotions.length) return [promotionBoard(variant)];
    if (topic !== "Starts") return [];
    if (!variant.shuffles.length) return [startBoard(variant, variant.setup)];
    const number = startNumber(variant, this.#session.game.startPosition) ?? 0;
    return [startPicker(variant, number, (start) => this.#session.open(this.#session.rules, { start }))];
  }
}

function makeTitle(variant: Variant): HTMLElement {
  const { name, about, pieceTypes, royal } = variant;
  const goal = royal === null ? "" : `Whoever gives checkmate to the ${pieceTypes[royal].name} wins.`;
  const isTold = rulesInWords(variant).some(([topic]) => topic === "Goal");
  const origin = [about.inventor, about.year].filter((part) => part !== null).join(", ");
  const title = make("section", "title", make("h2", "", name));
  if (about.summary) title.append(make("p", "", about.summary));
  title.append(
    make(
      "p",
      "",
      `White moves first, then both sides in turn. ${isTold ? "How the game is won is said under Goal." : goal}`,
    ),
  );
  if (origin) title.append(make("p", "note", origin));
  if (about.source) title.append(makeSource(about.source));
  return title;
}

/** A link to the source, if it is a web address. */
function makeSource(address: string): HTMLElement {
  const line = make("p", "note", "Rules: ");
  if (!/^https?:\/\//.test(address)) {
    line.append(address);
    return line;
  }
  const link = make("a", "", address);
  link.href = address;
  link.rel = "noopener noreferrer";
  link.target = "_blank";
  line.append(link);
  return line;
}
