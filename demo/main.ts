/** Puts the page together: one game, one board, five panels. */
import { defineBoard } from "../src/board.ts";
import { pause } from "../src/engine/pause.ts";
import { AnalysePanel } from "./analyse-panel.ts";
import { ClockBar } from "./clock-bar.ts";
import { ClockPicker } from "./clock-picker.ts";
import { block, make, select } from "./dom.ts";
import { EngineRoom } from "./engine-room.ts";
import { LearnPanel } from "./learn-panel.ts";
import type { LinkedGame } from "./link.ts";
import { MakePanel } from "./make-panel.ts";
import { followMessages, showMessage } from "./message.ts";
import { MovesPanel } from "./moves-panel.ts";
import { keepOffline } from "./offline.ts";
import { faultOf, type Opening, readOpening, startOf } from "./opening.ts";
import { PlayPanel } from "./play-panel.ts";
import { PositionPanel } from "./position-panel.ts";
import { type Rules, Session } from "./session.ts";
import { SharePanel } from "./share-panel.ts";
import { Tabs } from "./tabs.ts";
import { TextsPanel } from "./texts-panel.ts";
import { followTheme } from "./theme.ts";
import { Library } from "./variants.ts";

const library = new Library();
const opening = await readOpening(location.hash, library);
const engines = new EngineRoom(() => showMessage("The engine fell silent and was replaced; the game goes on."));
defineBoard({ engine: engines.opponent });
const board = make("fairywren-board");
const session = new Session(board, opening.rules);
followMessages();
followTheme();
await pause();

const play = new PlayPanel(session, engines);
new ClockPicker(session);
new ClockBar(session);
engines.clock = () => session.clock && { remainingMs: session.clock.times, incrementMs: session.clock.increments };
const moves = new MovesPanel(session);
new TextsPanel(session, library);
const analyse = new AnalysePanel(session, moves, engines);
new PositionPanel(session);
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
fillVariants();
session.listen((change) => change === "game" && showVariant());
await pause();

open(opening);
await pause();
block("board").append(board);
// The address may have been brought up to date since: what counts is what it was changed to.
addEventListener("hashchange", ({ newURL }) => void openLink(new URL(newURL).hash));
keepOffline();
// Without a network there is nothing to fetch but what is kept.
library.fetchRest().catch(() => undefined);

async function openLink(hash: string): Promise<void> {
  open(await readOpening(hash, library));
}

/** Shows what a link opens. When it is damaged the game on the board goes on. */
function open({ rules, linked, fault }: Opening): void {
  try {
    if (linked) openLinked(rules, linked);
    else if (!fault || !board.game) session.open(rules);
    if (fault) showMessage(fault);
  } catch (error) {
    showMessage(faultOf(error));
    if (!board.game) session.open(library.first);
  }
}

function openLinked(rules: Rules, linked: LinkedGame): void {
  const { view, flipped, side, level, moves } = linked;
  session.open(rules, startOf(linked), moves);
  if (view) board.setAttribute("view", view);
  board.toggleAttribute("flipped", flipped);
  if (side) play.showPlayers({ side, level });
}

/** Opens a variant; when another was chosen meanwhile, that one. */
async function openVariant(id: string): Promise<void> {
  const rules = await library.ready(id);
  if (select("variant").value === id) session.open(rules);
}

function fillVariants(): void {
  const [favourites, others] = library.offers.map((offers) => offers.map(({ id, name }) => new Option(name, id)));
  const more = make("optgroup", "", ...others);
  more.label = "More variants";
  const own = make("optgroup");
  own.label = "Yours";
  own.id = "own";
  select("variant").append(...favourites, more, own);
  select("variant").addEventListener("change", () => void openVariant(select("variant").value));
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
  block("seat").style.setProperty("--ratio", String(hasView ? 1 : variant.board.files / variant.board.ranks));
}
