/** What Learn says of a variant: its pieces, its rules and its endings as cards. Fetched when Learn is first shown. */
import { rulesInWords, startNumber, type Variant } from "../src/index.ts";
import { make } from "./dom.ts";
import { castlingBoards, promotionBoard, startBoard } from "./learn-boards.ts";
import { endingsCard } from "./learn-endings.ts";
import "./learn.css";
import { Study } from "./learn-study.ts";
import { addRemark, isOrdinary, makeLegend, pieceCards } from "./piece-card.ts";
import type { Session } from "./session.ts";
import { startPicker } from "./start-picker.ts";

/** A sheet of rules, of which some can be looked at closely. */
export interface Sheet {
  /** The parts one after another, each drawn when it is asked for: drawing all at once would block the page. */
  readonly parts: Generator<HTMLElement>;
  readonly study: Study;
  /** Looks closely at the piece on a square of the board. */
  studySquare(square: number): void;
}

export function makeSheet(session: Session): Sheet {
  const study = new Study(session, () => tellPressed(null));
  const title = makeTitle(session.variant);
  /** The card that is looked at gets the focus back, and says that it is pressed. */
  const tellPressed = (kind: number | null) => {
    for (const button of title.parentElement?.querySelectorAll<HTMLElement>(".study-open") ?? [])
      button.setAttribute("aria-pressed", String(Number(button.dataset.kind) === kind));
  };
  const studyKind = (kind: number, card: HTMLElement) => {
    if (study.kind === kind && card.nextElementSibling === study.element) {
      study.close();
      return;
    }
    study.showKind(kind);
    card.after(study.element);
    tellPressed(kind);
    study.element.scrollIntoView({ block: "nearest" });
  };
  return {
    parts: drawParts(session, title, studyKind),
    study,
    studySquare: (square) => {
      study.showSquare(square);
      title.after(study.element);
      tellPressed(study.kind);
    },
  };
}

function* drawParts(
  session: Session,
  title: HTMLElement,
  studyKind: (kind: number, card: HTMLElement) => void,
): Generator<HTMLElement> {
  const { variant } = session;
  yield title;
  yield make(
    "p",
    "note screen",
    "Press a piece on the board or one of the cards, to see its whole move on an empty board and what it can do in this game.",
  );
  const pieces: HTMLElement[] = [];
  const kinds = [...variant.pieceTypes.keys()];
  const special = kinds.filter((kind) => !isOrdinary(variant.pieceTypes[kind]));
  const usual = kinds.filter((kind) => !special.includes(kind));
  const draw = pieceCards(variant, studyKind);
  yield make("h3", "", special.length && usual.length ? "Special pieces" : "Pieces");
  yield makeLegend(variant);
  for (const kind of [...special, ...usual]) {
    if (special.length && kind === usual[0]) yield make("h3", "", "Pieces as in chess");
    const card = draw[kind]();
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
  const print = make("button", "", "Print the rules");
  print.type = "button";
  print.id = "print-sheet";
  print.addEventListener("click", () => globalThis.print());
  title.append(make("div", "row screen", print));
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
