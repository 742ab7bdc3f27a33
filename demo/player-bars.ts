/** A bar at each player's edge of the board: name, captured pieces, clock; at the far one the button for the full screen, at the
 *  near one the question whether to move. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import { boardLanguage } from "./board-language.ts";
import { ClockWarner } from "./clock-warner.ts";
import { followFullScreen, fullScreenButton } from "./full-screen.ts";
import { clockText } from "./game-clock.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { leadText, type Material, materialOf } from "./material.ts";
import { pieceGlyph } from "./piece-glyph.ts";
import { nameAt, SIDES, sideName } from "./players.ts";
import type { Session } from "./session.ts";
import type { Chosen } from "./settings.ts";

type Side = 0 | 1;

/** Interval of the clocks' display, in milliseconds. */
const TICK_MS = 100;
/** A clock below this is shown as low, in milliseconds. */
const LOW_MS = 20_000;

export class PlayerBars {
  readonly #session: Session;
  readonly #chosen: Chosen;
  readonly #warner: ClockWarner;
  /** What screen readers are told of the clocks. */
  #warning = "";
  #ticking: ReturnType<typeof setInterval> | null = null;
  #material: Material | null = null;
  /** Of what each side has captured: made once, not at every tick. */
  #pictures: readonly (readonly SVGElement[])[] = [[], []];
  readonly #onSend: () => void;
  #wasHeld = false;

  /** @param onLow called with the seconds that are left when they are few
   *  @param onSend called when a move of a game by links is to be sent */
  constructor(session: Session, chosen: Chosen, onLow: (seconds: number) => void, onSend: () => void) {
    this.#onSend = onSend;
    this.#session = session;
    this.#chosen = chosen;
    this.#warner = new ClockWarner((text, seconds) => {
      this.#warning = text;
      onLow(seconds);
    });
    session.listen(() => this.#follow());
    chosen.follow(() => {
      this.#drawPictures();
      this.#draw();
    });
    followFullScreen(() => this.#draw());
    new MutationObserver(() => this.#draw()).observe(session.board, { attributeFilter: ["flipped", "side"] });
  }

  #follow(): void {
    const { game, line, clock, isFree } = this.#session;
    this.#material = materialOf(game, line);
    this.#drawPictures();
    this.#warner.forget(clock);
    this.#draw();
    this.#askAfterMove();
    this.#tick(clock !== null && !isFree && clock.running !== null);
  }

  #drawPictures(): void {
    this.#pictures = ([0, 1] as const).map((side) => this.#picturesOf(side));
  }

  /** After a key that made the move, which must not press the button as well. */
  #askAfterMove(): void {
    const isHeld = this.#isAsking;
    if (isHeld && !this.#wasHeld)
      setTimeout(() => document.getElementById("move-accept")?.focus({ preventScroll: true }));
    if (!isHeld && this.#wasHeld) this.#session.board.focus();
    this.#wasHeld = isHeld;
  }

  /** Whether a move waits for the person's word. */
  get #isAsking(): boolean {
    const { held, unsent, isFree } = this.#session;
    return held !== null || (unsent !== null && !isFree);
  }

  #tick(isOn: boolean): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#ticking = isOn ? setInterval(() => this.#draw(), TICK_MS) : null;
  }

  #draw(): void {
    const { players, isFlipped, clock, board } = this.#session;
    if (clock) this.#warner.look(clock);
    const near = (players.side === "black") === isFlipped ? 0 : 1;
    render(
      html`<div class="player" slot="far">${this.#bar(near === 0 ? 1 : 0)}${fullScreenButton()}</div>
        <div class="player" slot="near">${this.#isAsking ? this.#question() : this.#bar(near)}</div>
        <p class="spoken" slot="near" role="status">${this.#warning}</p>`,
      board,
    );
  }

  #bar(side: Side): TemplateResult {
    return html`<span class="disc ${SIDES[side].toLowerCase()}"></span
      ><span class="who"><span class="spoken">${sideName(side)}: </span>${nameAt(this.#session, side, this.#chosen.settings.name)}</span
      >${this.#taken(side)}${this.#clock(side)}`;
  }

  #taken(side: Side): TemplateResult | typeof nothing {
    if (!this.#material) return nothing;
    const { captured, lead } = this.#material;
    const { pieceTypes } = this.#session.variant;
    const names = captured[side].map(({ kind, count }) => `${count} ${boardLanguage.piece(pieceTypes[kind])}`);
    const text = leadText(lead, side);
    return html`${names.length ? html`<span class="taken" role="img" aria-label=${t`Captured: ${names.join(", ")}`}>${this.#pictures[side]}</span>` : nothing}${
      text ? html`<span class="lead" title="Ahead in material, in pawns">${text}</span>` : nothing
    }`;
  }

  #picturesOf(side: Side): SVGElement[] {
    const { pieceTypes } = this.#session.variant;
    const captured = this.#material?.captured[side] ?? [];
    return captured.flatMap(({ kind, count }) =>
      Array.from({ length: count }, () => pieceGlyph(pieceTypes[kind], side === 0 ? 1 : 0)),
    );
  }

  #clock(side: Side): TemplateResult | typeof nothing {
    const { clock, isFree } = this.#session;
    if (!clock || isFree) return nothing;
    const ms = clock.times[side];
    const state = `${clock.running === side ? " runs" : ""}${ms < LOW_MS ? " low" : ""}`;
    const name = SIDES[side];
    return html`<span id="clock-${name.toLowerCase()}" class="clock${state}" role="timer" aria-label=${t`${sideName(side)}'s clock`}
      ><span class="time">${clockText(ms)}</span></span
    >`;
  }

  #question(): TemplateResult {
    const session = this.#session;
    const { held, unsent } = session;
    return html`<span class="who">${held ? t`Play` : t`Send`} ${(held ?? unsent)?.display}?</span>
      <button type="button" class="main" id="move-accept" @click=${() => (held ? session.accept() : this.#onSend())}>${held ? t`Play` : t`Send`}</button>
      <button type="button" id="move-refuse" @click=${() => session.takeBack()}>Take back</button>`;
  }
}
