/** Assembles the page: one game, one board, five panels. */
import { defineBoard, pause } from "../src/board.ts";
import { Address } from "./address.ts";
import type { Analysing } from "./analysing.ts";
import { ClockPicker } from "./clock-picker.ts";
import { block } from "./dom.ts";
import { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { takeDrops } from "./file-drop.ts";
import type { FriendGames } from "./friend/friend-games.ts";
import { followWalk } from "./game-walk.ts";
import type { Home } from "./home/home.ts";
import { KeysHelp } from "./keys-help.ts";
import { t, translation } from "./language.ts";
import { Late } from "./late.ts";
import { LearnPanel } from "./learn-panel.ts";
import type { Learning } from "./learning.ts";
import type { LinkedGame } from "./link.ts";
import type { MakePanel } from "./make-panel.ts";
import { endOffer, followMessages, showMessage } from "./message.ts";
import { MovesPanel } from "./moves-panel.ts";
import { keepOffline } from "./offline.ts";
import { editedRules, faultOf, type Opening, readOpening, startOf } from "./opening.ts";
import { type Place, placeOf } from "./place.ts";
import { PlayPanel } from "./play-panel.ts";
import { PlayerBars } from "./player-bars.ts";
import { makeRoom, placePockets } from "./pocket-place.ts";
import type { RecordsPanel } from "./records-panel.ts";
import { saveFile } from "./save-file.ts";
import { type LeftGame, type Rules, Session } from "./session.ts";
import { Chosen } from "./settings.ts";
import type { Sharing } from "./share/sharing.ts";
import { openShelves } from "./shelf/database.ts";
import { GameKeeper } from "./shelf/game-keeper.ts";
import { keepRules } from "./shelf/linked-rules.ts";
import { Store } from "./shelf/store.ts";
import { Sounds } from "./sounds.ts";
import { browserStorage } from "./storage.ts";
import { type PanelName, Tabs } from "./tabs.ts";
import { followTaste } from "./taste.ts";
import { followTheme } from "./theme.ts";
import { scriptAddress } from "./trusted.ts";
import { VariantList } from "./variant-list.ts";
import { Library } from "./variants.ts";
import { gameOf, Visits } from "./visits.ts";

/** After so long the page fetches what games of other variants need. */
const REST_MS = 5000;

translation?.translate(document);
const library = new Library();
const store = new Store({
  open: openShelves,
  storage: browserStorage(),
  channel: typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("fairywren-shelf"),
  onTrouble: showMessage,
});
const place = placeOf(location.hash);
/** The game that was on the board before a reload. */
const played = gameOf(history.state);
let isHome = place !== "board";
const home = new Late(fetchHome);
const opening = await readOpening(isHome ? "" : location.hash, library);
const engines = new EngineRoom(() => showMessage(t`The engine fell silent and was replaced; the game goes on.`));
defineBoard({ engine: engines.opponent, words: translation?.board ?? null });
const board = document.createElement("fairywren-board");
const chosen = new Chosen(browserStorage());
followTaste(board, chosen, dress);
const session = new Session(board, opening.rules);
placePockets(board);
followMessages();
followTheme();
const keys = new KeysHelp(tellMissing);
if (isHome) showPlace(place);
await pause();

const play = new PlayPanel(session, engines);
new ClockPicker(session);
chosen.follow(() => {
  session.isAsking = chosen.settings.asks;
});
const sounds = new Sounds(session, chosen);
block("likes").addEventListener("toggle", () => void showLikes().catch(tellMissing), { once: true });
new PlayerBars(
  session,
  chosen,
  () => sounds.play("low"),
  () => friends.get().then((games) => games.send().then((sent) => sent && showMessage(sent, null, false)), tellMissing),
);
engines.clock = () => session.clock && { remainingMs: session.clock.times, incrementMs: session.clock.increments };
const recording = new Late(fetchRecording);
const analysing = new Late(fetchAnalysing);
const making = new Late(fetchMaking);
const sharing = new Late(fetchSharing);
const friends = new Late(fetchFriends);
/** Wanted when there is something to know, or to learn. */
const learning = new Late(fetchLearning);
const moves = new MovesPanel(session, {
  rematch: () => (session.friend ? friends.get().then((games) => games.again(), tellMissing) : play.rematch()),
  review: () => tabs.show("analyse"),
  save: () => recording.get().then((records) => records.save(), tellMissing),
});
followWalk(board, moves);
block("records").addEventListener("toggle", () => void recording.get().catch(tellMissing), { once: true });
const learn = new LearnPanel(session);
engines.knowledge = () =>
  learning.isWanted || store.learnt.length > 0 ? learning.get().then(({ knowledge }) => knowledge) : null;
const address = new Address(session);
address.isHeld = isHome;
const tabs = new Tabs((panel) => {
  session.free = panel === "analyse";
  board.explain = panel === "learn";
  showPart("analyse", analysing, (parts, isShown) => {
    parts.shown = isShown;
  });
  if (panel === "learn") learn.show();
  showPart("make", making, (maker, isShown) => {
    maker.shown = isShown;
  });
  if (panel === "make") learning.get().then((parts) => parts.show(), tellFault);
  showPart("share", sharing, (sharer, isShown) => {
    sharer.shown = isShown;
  });
});
new VariantList(session, library, store);
session.listen((change) => {
  if (change === "game") showVariant();
  if (session.friend && !friends.isWanted) friends.get().catch(tellMissing);
});
board.addEventListener("fw-move", ({ detail }) => detail.by === "person" && endOffer());
await pause();

await open(opening);
document.documentElement.dataset.drawn = "";
await pause();
block("board").append(board);
takeDrops(
  {
    record: (text) => {
      tabs.show("play");
      return recording.get().then((records) => records.read(text), tellMissing);
    },
    rules: openRules,
  },
  tellMissing,
);
const keeper = new GameKeeper(session, store, library);
if (opening.linked && !opening.linked.friend && played !== null) await keeper.takeUp(played);
const visits = new Visits({ session, address, openLink, onPlace: showPlace, onLeave: offerBack });
keepOffline();
const sizing = new Late(async () => (await import("./board-size.ts")).followBoardSize(chosen));
const size = () => void sizing.get().catch(() => undefined);
for (const kind of ["pointerenter", "focus"]) block("board-size").addEventListener(kind, size, { once: true });
setTimeout(size, REST_MS);
// Once the first game has had the line to itself. Offline there is nothing to load but what is cached.
setTimeout(() => library.fetchRest().catch(() => undefined), REST_MS);

/** Shows what an address names. The start page is fetched when it is first shown. */
function showPlace(place: Place): void {
  const wasHome = isHome;
  isHome = place !== "board";
  if (isHome) {
    document.title = "Fairywren";
  } else if (wasHome) {
    showTitle();
    block("table-place").focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  if (isHome || home.isWanted) home.get().then((page) => page.show(place), tellNoHome);
}

async function fetchHome(): Promise<Home> {
  const { Home } = await import("./home/home.ts");
  return new Home({ session, store, library, toBoard, tell: showMessage, save: saveFile });
}

/** Draws what is there of pieces that look otherwise now; the start page draws its own whenever it is shown. */
function dress(): void {
  learn.dress();
  if (making.isWanted) making.get().then((maker) => maker.redraw(), tellMissing);
}

function tellNoHome(error: unknown): void {
  showMessage(t`The start page could not be fetched. ${sentenceOf(error)}`);
}

function toBoard(panel?: PanelName): void {
  if (panel) tabs.show(panel);
  visits.toBoard();
}

async function showLikes(): Promise<void> {
  const { LikesPanel } = await import("./likes-panel.ts");
  new LikesPanel(
    chosen,
    () => sounds.isOn,
    () => keys.open(),
  );
}

/** Tells a part of the page that is here, or wanted by now, whether its panel is shown. */
function showPart<Part>(name: PanelName, part: Late<Part>, show: (part: Part, isShown: boolean) => void): void {
  if (tabs.shown === name || part.isWanted) part.get().then((here) => show(here, tabs.shown === name), tellMissing);
}

async function fetchRecording(): Promise<RecordsPanel> {
  const { RecordsPanel } = await import("./records-panel.ts");
  return new RecordsPanel(session, library, chosen, (file) => {
    tabs.show("analyse");
    analysing.get().then(({ openings }) => openings.showFile(file), tellMissing);
  });
}

async function fetchAnalysing(): Promise<Analysing> {
  const { Analysing } = await import("./analysing.ts");
  return new Analysing({ session, moves, engines, chosen, store, library });
}

async function fetchMaking(): Promise<MakePanel> {
  const { MakePanel } = await import("./make-panel.ts");
  return new MakePanel({ session, library, store });
}

async function fetchSharing(): Promise<Sharing> {
  const { Sharing } = await import("./share/sharing.ts");
  return new Sharing({ session, address, library, chosen, store, friends: await friends.get(), openLink: follow });
}

async function fetchFriends(): Promise<FriendGames> {
  const { FriendGames } = await import("./friend/friend-games.ts");
  return new FriendGames({ session, address, store, library, chosen, toShare: () => tabs.show("share") });
}

/** Opens a link that was pasted. */
async function follow(hash: string): Promise<void> {
  await open(await readOpening(hash, library));
}

function tellMissing(error: unknown): void {
  showMessage(t`This part of the page could not be fetched. ${sentenceOf(error)}`);
}

async function fetchLearning(): Promise<Learning> {
  const { Learning } = await import("./learning.ts");
  const onLearnt = () => {
    if (analysing.isWanted) void analysing.get().then(({ panel }) => panel.refresh());
  };
  return new Learning({
    session,
    store,
    library,
    onLearnt,
    tell: showMessage,
    save: saveFile,
    address: scriptAddress,
  });
}

function tellFault(error: unknown): void {
  showMessage(t`The engine cannot learn now. ${sentenceOf(error)}`);
}

async function openLink(hash: string, game: string | null): Promise<void> {
  await follow(hash);
  if (game !== null && !session.friend) await keeper.takeUp(game);
}

/** Nothing is lost when a game is left: its rules are kept, and a press goes back to it. */
function offerBack(left: LeftGame, goBack: (() => void) | null): void {
  void keepRules(store, left.rules);
  const isRunning = session.hasMoves && !session.game.outcome;
  if (!isRunning || !goBack) return;
  showMessage(t`Your game of ${left.rules.variant.name} is kept.`, { label: t`Back to it`, act: goBack });
}

/** Plays a variant's file that was dropped on the page, and keeps it. */
async function openRules(yaml: string): Promise<void> {
  try {
    const rules = await editedRules(yaml, library.first, library);
    session.open(rules);
    await store.ready;
    if (!store.find(yaml)) store.keepVariant(null, { name: rules.variant.name, yaml, origin: rules.origin });
  } catch (error) {
    showMessage(t`This file cannot be played. ${sentenceOf(error)}`);
  }
}

/** Shows what a link opens. If it is damaged, the game on the board stays. */
async function open({ rules, linked, fault }: Opening): Promise<void> {
  try {
    if (linked?.friend) await (await friends.get()).arrive(rules, linked);
    else if (linked) openLinked(rules, linked);
    else if (!fault || !board.game) session.open(rules);
    if (fault) showMessage(fault);
  } catch (error) {
    showMessage(faultOf(error));
    if (!board.game) session.open(rules);
  }
}

function openLinked(rules: Rules, linked: LinkedGame): void {
  const { view, flipped, side, level, moves } = linked;
  session.open(rules, startOf(linked), moves);
  if (view) board.setAttribute("view", view);
  board.toggleAttribute("flipped", flipped);
  if (side || level !== null) play.showPlayers({ side, level });
}

function showTitle(): void {
  document.title = `${session.variant.name} · Fairywren`;
}

/** Shows the name of the variant in the title, and adapts the page to its board. */
function showVariant(): void {
  const { variant } = session;
  if (!isHome) showTitle();
  const hasView = variant.view === "corner";
  board.removeAttribute("view");
  board.setAttribute("controls", hasView ? "flip view explain" : "flip explain");
  makeRoom(variant);
  block("seat").style.setProperty("--ratio", String(hasView ? 1 : variant.board.files / variant.board.ranks));
}
