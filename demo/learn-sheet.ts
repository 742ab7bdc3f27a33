/** What Learn says of a variant: its pieces, its rules and its endings as cards. Fetched when Learn is first shown. */
import { rulesInWords, startNumber, type Variant } from "../src/index.ts";
import { make } from "./dom.ts";
import { castlingBoards, promotionBoard, startBoard } from "./learn-boards.ts";
import { endingsCard } from "./learn-endings.ts";
import { addRemark, makeLegend, pieceCards } from "./piece-card.ts";
import type { Session } from "./session.ts";
import { startPicker } from "./start-picker.ts";

/** The cards one after another, each drawn when it is asked for: drawing all at once would block the page. */
export function* drawSheet(session: Session): Generator<HTMLElement> {
  const { variant } = session;
  yield makeTitle(variant);
  yield make(
    "p",
    "note",
    "Point at a piece on the board, press it, or go there with the arrow keys, to see its moves.",
  );
  yield make("h3", "", "Pieces");
  yield makeLegend();
  const pieces: HTMLElement[] = [];
  for (const draw of pieceCards(variant)) {
    const card = draw();
    pieces.push(card);
    yield card;
  }
  for (const [topic, sentences] of rulesInWords(variant)) yield ruleCard(session, topic, sentences);
  const tell = (ids: readonly string[]) => {
    for (const id of ids) addRemark(pieces, id, "Alone with its king it cannot force mate.");
  };
  const endings = endingsCard(variant, tell);
  if (endings) yield endings;
}

function ruleCard(session: Session, topic: string, sentences: readonly string[]): HTMLElement {
  const card = make("section", "card", make("h3", "", topic), ...sentences.map((text) => make("p", "", text)));
  card.append(...picturesOf(session, topic));
  return card;
}

function picturesOf(session: Session, topic: string): HTMLElement[] {
  const { variant } = session;
  if (topic === "Castling") return castlingBoards(variant);
  if (topic === "Promotion" && variant.promotions.length) return [promotionBoard(variant)];
  if (topic !== "Starts") return [];
  if (!variant.shuffles.length) return [startBoard(variant, variant.setup)];
  const number = startNumber(variant, session.game.startPosition) ?? 0;
  return [startPicker(variant, number, (start) => session.open(session.rules, { start }))];
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
