/** Play: a new game, and actions in the current one. */
import { describeOutcome } from "../src/board.ts";
import { countStarts, type StartOptions, startNumber } from "../src/index.ts";
import { block, button, find, input, make, onPress, select } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import type { Players, Session, Side } from "./session.ts";
import { grouped } from "./words.ts";

/** Levels of the engine, and times for its full strength. */
const LEVEL_WORDS = ["beginner", "", "easy", "", "casual", "", "club", "", "strong", "full strength"];
const TIMES_MS = [100, 300, 1_000, 3_000, 10_000, 30_000];

export class PlayPanel {
  readonly #session: Session;
  readonly #engines: EngineRoom;

  constructor(session: Session, engines: EngineRoom) {
    this.#session = session;
    this.#engines = engines;
    fillOpponents();
    this.#takeOrders();
    session.listen((change) => {
      if (change === "game") this.#showVariant();
      this.#showGame();
    });
  }

  /** Shows the players of a link. */
  showPlayers({ side, level }: Players): void {
    const radio = document.querySelector(`input[name="side"][value="${side}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    select("opponent").value = `level ${level ?? 3}`;
    this.#seatPlayers();
  }

  #takeOrders(): void {
    const session = this.#session;
    find("setup", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
    for (const radio of document.querySelectorAll('input[name="side"]')) {
      radio.addEventListener("change", () => this.#seatPlayers());
    }
    select("opponent").addEventListener("change", () => this.#seatPlayers());
    select("start").addEventListener("change", () => this.#showStartNumber());
    input("start-number").addEventListener("change", () => this.#begin());
    onPress("undo", () => session.takeBack());
    onPress("redo", () => session.redo());
    onPress("go-on", () => session.goOn());
    onPress("resign", () => this.#resign());
    onPress("claim", () => session.end((game) => game.outcome ?? game.claimDraw()));
  }

  /** The side that resigns: the person's; where both sides are moved by hand, the side to move. */
  #resign(): void {
    const { side } = this.#session.players;
    const loser = side === "both" ? this.#session.game.turn : side === "white" ? 0 : 1;
    this.#session.end((game) => game.outcome ?? game.resign(loser));
  }

  #begin(): void {
    const note = block("start-note");
    try {
      this.#session.open(this.#session.rules, this.#chosenStart());
    } catch (error) {
      note.textContent = sentenceOf(error);
    }
  }

  #chosenStart(): StartOptions {
    const count = countStarts(this.#session.variant);
    const how = count > 1 ? select("start").value : "default";
    if (how === "random") return { start: Math.floor(Math.random() * count) };
    return how === "number" ? { start: input("start-number").valueAsNumber } : {};
  }

  #seatPlayers(): void {
    const checked = document.querySelector('input[name="side"]:checked');
    const side = (checked instanceof HTMLInputElement ? checked.value : "white") as Side;
    const [kind, amount] = select("opponent").value.split(" ");
    select("opponent").disabled = side === "both";
    this.#engines.moveTimeMs = kind === "time" ? Number(amount) : null;
    const level = kind === "time" ? 10 : Number(amount);
    this.#session.players = { side, level: side === "both" ? null : level };
  }

  #showVariant(): void {
    const { variant, start } = this.#session;
    const count = countStarts(variant);
    block("summary").textContent = variant.about.summary;
    block("starts").hidden = count === 1;
    input("start-number").max = String(count - 1);
    if (start.start !== undefined) input("start-number").value = String(start.start);
    this.#showStartNumber();
    this.#noteStart();
  }

  #noteStart(): void {
    const { variant, game } = this.#session;
    const number = startNumber(variant, game.startPosition);
    const count = grouped(countStarts(variant));
    block("start-note").textContent =
      number === null ? `${count} numbered starts; this one has no number.` : `Start ${number} of ${count} (from 0).`;
  }

  #showStartNumber(): void {
    input("start-number").hidden = select("start").value !== "number";
  }

  #showGame(): void {
    const { game, current, isWaiting } = this.#session;
    const { outcome, claim } = game;
    const isOver = outcome !== null;
    block("outcome").hidden = !isOver;
    block("outcome").replaceChildren(
      ...(outcome ? [make("strong", "", outcome.result), ` ${describeOutcome(outcome)}`] : []),
    );
    button("undo").disabled = !current.parent && !current.ending;
    button("redo").disabled = current.children.length === 0;
    button("resign").disabled = isOver;
    button("claim").disabled = claim === null;
    button("claim").title = claim ? `Draw by ${claim.reason}` : "No draw can be claimed here";
    button("go-on").hidden = !isWaiting;
  }
}

function fillOpponents(): void {
  const levels = LEVEL_WORDS.map((word, index) => {
    const text = `Level ${index + 1}${word ? `, ${word}` : ""}`;
    return new Option(text, `level ${index + 1}`, index === 2, index === 2);
  });
  const times = TIMES_MS.map((ms) => new Option(`${ms / 1000} s a move`, `time ${ms}`));
  select("opponent").append(...levels, ...times);
}
