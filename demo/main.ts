/** Puts the page together: one game, one board, five panels. */
import { defineBoard } from "../src/board.ts";
import { type StartOptions, VariantError } from "../src/index.ts";
import { AnalysePanel } from "./analyse-panel.ts";
import { block, make, select } from "./dom.ts";
import { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { LearnPanel } from "./learn-panel.ts";
import { type LinkedGame, readLink } from "./link.ts";
import { MakePanel } from "./make-panel.ts";
import { followMessages, showMessage } from "./message.ts";
import { MovesPanel } from "./moves-panel.ts";
import { keepOffline } from "./offline.ts";
import { PlayPanel } from "./play-panel.ts";
import { type Rules, Session } from "./session.ts";
import { SharePanel } from "./share-panel.ts";
import { Tabs } from "./tabs.ts";
import { TextsPanel } from "./texts-panel.ts";
import { followTheme } from "./theme.ts";
import { Library } from "./variants.ts";

const library = new Library();
const engines = new EngineRoom(() => showMessage("The engine fell silent and was replaced; the game goes on."));
defineBoard({ engine: engines.opponent });
const board = make("fairywren-board");
const session = new Session(board, library.first);
followMessages();
followTheme();

const play = new PlayPanel(session, engines);
const moves = new MovesPanel(session);
new TextsPanel(session, library);
const analyse = new AnalysePanel(session, moves, engines);
const learn = new LearnPanel(session);
const making = new MakePanel(session, library);
const share = new SharePanel(session);
new Tabs((panel) => {
  session.free = panel === "analyse";
  board.explain = panel === "learn";
  analyse.shown = panel === "analyse";
  if (panel === "learn") learn.show();
  making.shown = panel === "make";
  if (panel === "share") share.show();
});
session.listen((change) => change === "game" && showVariant());
fillVariants();
// The address may have been brought up to date since: what counts is what it was changed to.
addEventListener("hashchange", ({ newURL }) => void openLink(new URL(newURL).hash));
await openLink(location.hash);
block("board").append(board);
keepOffline();

/** Opens what the address says; otherwise the first variant. */
async function openLink(hash: string): Promise<void> {
  try {
    const linked = await readLink(hash);
    if (linked) await openLinked(linked);
    else session.open(library.first);
  } catch (error) {
    showMessage(`This link does not open a game. ${sentenceOf(error)}`);
    if (!board.game) session.open(library.first);
  }
}

async function openLinked(linked: LinkedGame): Promise<void> {
  const { view, flipped, side, level, moves } = linked;
  const rules = await rulesOf(linked);
  session.open(rules, startOf(linked), moves);
  if (view) board.setAttribute("view", view);
  board.toggleAttribute("flipped", flipped);
  if (side) play.showPlayers({ side, level });
}

async function rulesOf({ variant: id, yaml }: LinkedGame): Promise<Rules> {
  if (yaml === null) return library.shipped(id);
  const { readEdited } = await import("./read-edited.ts");
  const { variant, diagnostics } = readEdited(yaml);
  if (!variant) throw new VariantError(diagnostics);
  return { variant, yaml, origin: library.offers.flat().some((offer) => offer.id === id) ? id : library.first.origin };
}

function startOf({ start, fen }: LinkedGame): StartOptions {
  if (start !== null) return { start };
  return fen === null ? {} : { fen };
}

function fillVariants(): void {
  const [favourites, others] = library.offers.map((offers) => offers.map(({ id, name }) => new Option(name, id)));
  const more = make("optgroup", "", ...others);
  more.label = "More variants";
  const own = make("optgroup");
  own.label = "Yours";
  own.id = "own";
  select("variant").append(...favourites, more, own);
  select("variant").addEventListener("change", () => session.open(library.shipped(select("variant").value)));
}

/** The name of the variant in the list and in the title; an edited one has an entry of its own. */
function showVariant(): void {
  const { variant, yaml } = session.rules;
  const own = document.getElementById("own");
  own?.replaceChildren(...(yaml === null ? [] : [new Option(variant.name, "", true, true)]));
  if (yaml === null) select("variant").value = variant.id;
  document.title = `${variant.name} · Fairywren`;
  const hasView = variant.view === "corner";
  board.removeAttribute("view");
  board.setAttribute("controls", hasView ? "flip view explain" : "flip explain");
  block("board").style.setProperty("--ratio", String(hasView ? 1 : variant.board.files / variant.board.ranks));
}
