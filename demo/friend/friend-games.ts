/**
 * Games with a friend, by links: each move goes to the other player in a link that has the whole game in it. What comes back
 * is held against the game as it is known here, so that nobody can change what has been played.
 */
import { Game, type StartOptions } from "../../src/index.ts";
import type { Address } from "../address.ts";
import { canShare } from "../dom.ts";
import { sentenceOf } from "../faults.ts";
import { t } from "../language.ts";
import type { LinkedGame } from "../link.ts";
import { type Offer, showMessage } from "../message.ts";
import { numberText } from "../move-number.ts";
import { startOf } from "../opening.ts";
import { type Friend, type Rules, replay, type Session } from "../session.ts";
import type { Chosen } from "../settings.ts";
import { newId } from "../shelf/change.ts";
import { gameToKeep } from "../shelf/game-text.ts";
import type { KeptFriend, KeptGame } from "../shelf/item.ts";
import { openGame, readGame } from "../shelf/kept-game.ts";
import type { Store } from "../shelf/store.ts";
import type { Library } from "../variants.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";
import { type FriendPart, NO_SERIES, readPart, writePart } from "./friend-part.ts";

type Side = Friend["side"];

export interface FriendOptions {
  readonly session: Session;
  readonly address: Address;
  readonly store: Store;
  readonly library: Library;
  readonly chosen: Chosen;
  /** Shows the place where the link is sent. */
  readonly toShare: () => void;
}

/** A game as a link tells it, checked by its rules. */
interface Told {
  readonly part: FriendPart;
  readonly rules: Rules;
  readonly start: StartOptions;
  readonly game: Game;
}

type Kept = KeptGame & { readonly friend: KeptFriend };

const SIDES: readonly [Side, Side] = ["white", "black"];

export class FriendGames {
  readonly #options: FriendOptions;
  #offersDraw = false;
  readonly #listeners: (() => void)[] = [];

  constructor(options: FriendOptions) {
    this.#options = options;
    options.address.friendPart = (game) => this.#part(game);
    options.store.listen(() => this.#catchUp());
    options.session.listen((change) => change === "game" && this.#catchUp());
  }

  /** Calls back when something else than the game has changed. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Whether the next link offers a draw. */
  get offersDraw(): boolean {
    return this.#offersDraw;
  }

  set offersDraw(offers: boolean) {
    this.#offersDraw = offers;
    for (const listener of this.#listeners) listener();
  }

  /** Starts a game from where the one on the board started. */
  begin(side: Side): void {
    const { session } = this.#options;
    const { rules, start } = session;
    this.#offersDraw = false;
    const friend: Friend = { side, name: "", settled: 0, draw: "nobody", isOver: false };
    session.show(rules, Game.start(rules.variant, start), start, { friend, id: newId() });
  }

  /** The same again with the other colour. */
  again(): void {
    this.begin(this.#options.session.friend?.side === "white" ? "black" : "white");
  }

  acceptDraw(): void {
    this.#options.session.end((game) => game.outcome ?? game.agreeDraw());
  }

  /** Hands the link to another program of this device, or copies it.
   *  @returns what has become of it, in a sentence */
  async send(): Promise<string> {
    const { address, session } = this.#options;
    const url = await address.write();
    try {
      if (canShare()) await navigator.share({ title: session.variant.name, url });
      else await navigator.clipboard.writeText(url);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
      this.#options.toShare();
      return t`The browser does not let the page send or copy: select the link, copy it, and send it yourself.`;
    }
    this.settle();
    return canShare()
      ? t`Sent. Open the link that comes back to go on.`
      : t`The link is copied: send it to your friend. Open the link that comes back to go on.`;
  }

  /** The moves in the link stand: it was handed over. */
  settle(): void {
    const { session } = this.#options;
    const { friend, unsent } = session;
    if (!friend) return;
    const draw = this.#offersDraw ? "me" : unsent ? "nobody" : friend.draw;
    const isOver = session.game.outcome !== null;
    session.settle({ ...friend, settled: friend.settled + (unsent ? 1 : 0), draw, isOver });
  }

  /** Opens the link of a game.
   *  @throws {Error} why it cannot be one, in a sentence; the game on the board then stays */
  async arrive(rules: Rules, linked: LinkedGame): Promise<void> {
    const told = readTold(rules, linked);
    await this.#options.store.ready;
    const kept = this.#known(told.part.id);
    if (kept) await this.#compare(kept, told);
    else this.#welcome(told);
  }

  /** The game as it is known; the one on the board is, before it is kept. */
  #known(id: string): Kept | null {
    const { session } = this.#options;
    const here = session.friend && session.id === id ? gameToKeep(session.leave(), "") : null;
    return here?.friend ? (here as Kept) : this.#kept(id);
  }

  #kept(id: string): Kept | null {
    const item = this.#options.store.item(id);
    return item?.kind === "game" && item.friend ? (item as Kept) : null;
  }

  /** A game that is new here: the person plays the side whose turn it is, unless this page has sent the link itself. */
  #welcome(told: Told): void {
    const { part, game } = told;
    const { turn } = game;
    const own = history.state?.game === part.id ? history.state?.side : null;
    const side: Side = own ?? SIDES[part.end ? 1 - turn : turn];
    checkEnd(part, side, true);
    const draw = part.offersDraw && !own ? "friend" : "nobody";
    this.#show(told, { side, name: own ? "" : part.name, settled: game.length, draw, isOver: part.end !== null });
    if (own) return;
    const who = part.name || t`A friend`;
    const turnWords = game.outcome ? t`The game is over.` : t`It is your move: make it, then press Send.`;
    this.#tell(t`${who} plays ${game.variant.name} with you, by links. You are ${nameOf(side)}. ${turnWords}`);
  }

  async #compare(kept: Kept, told: Told): Promise<void> {
    const { session, library, address } = this.#options;
    const { friend } = kept;
    const isHere = session.id === kept.id;
    const goOn = async () => {
      if (!isHere) await openGame(kept, session, library);
      await address.write();
    };
    const arrival = this.#arrivalOf(kept, told);
    if (arrival.type === "altered") {
      await goOn();
      throw new Error(t`${differenceAt(arrival.at, kept, told)} Nothing was changed in your game.`);
    }
    if (arrival.type === "over") {
      await goOn();
      throw new Error(t`It goes on where your game had ended. Nothing was changed in your game.`);
    }
    checkEnd(told.part, friend.side, friend.draw === "me");
    if (arrival.type === "answer") this.#take(kept, told, arrival.settled);
    else await goOn();
    if (arrival.type === "older")
      this.#tell(t`This link is older: the game has gone on since. Here it is as it stands now.`);
    if (arrival.type === "same" && session.unsent === null && !session.mayMove && !session.game.outcome)
      this.#tell(t`This link is for your friend, whose turn it is. Send it, and open the one that comes back.`);
    if (arrival.type === "foreign")
      showMessage(t`${foreignAt(arrival.at, told)} If it was you, in another browser, take it over.`, {
        label: t`It was me`,
        act: () => this.#take(kept, told, told.game.length),
      });
  }

  /** @throws {Error} when it is another game than the one that is known by that name */
  #arrivalOf({ friend, rules: known, ...kept }: Kept, { rules, game, part, start }: Told): Arrival {
    if (known.yaml !== rules.yaml || known.origin !== rules.origin)
      throw new Error(t`Its rules are not those of your game, which is of ${known.name}.`);
    const mine = readGame({ ...kept, rules: known }, rules);
    if (Game.start(rules.variant, start).fen() !== Game.start(rules.variant, mine.start).fen())
      throw new Error(t`It starts from another position than your game.`);
    const moves = friend.moves === "" ? [] : friend.moves.split(" ");
    return arrivalOf(
      {
        side: friend.side === "white" ? 0 : 1,
        moves,
        settled: friend.settled,
        isEnded: Boolean(mine.game.toJSON().end),
      },
      {
        moves: game.history.map(({ uci }) => uci),
        movers: game.history.map(({ side }) => side),
        isEnded: part.end !== null,
      },
    );
  }

  #take({ friend }: Kept, told: Told, settled: number): void {
    const { part } = told;
    this.#offersDraw = false;
    const name = part.name || friend.name;
    const draw = part.offersDraw ? "friend" : "nobody";
    this.#show(told, { side: friend.side, name, settled, draw, isOver: part.end !== null });
  }

  #show({ rules, game, start, part }: Told, friend: Friend): void {
    this.#options.session.show(rules, game, start, { friend, id: part.id });
  }

  /** The answer to the game on this board has been opened in another tab, or at another place of the browser's history. */
  #catchUp(): void {
    const { session, library } = this.#options;
    const kept = this.#kept(session.id);
    if (!session.friend || !kept || kept.friend.settled <= session.friend.settled) return;
    openGame(kept, session, library).then(
      () => this.#tell(t`The game has gone on since. Here it is as it stands now.`),
      (error: unknown) => showMessage(sentenceOf(error)),
    );
  }

  #part(game: LinkedGame): string {
    const { session, chosen } = this.#options;
    const { id, unsent, current, settled } = session;
    const isReached = unsent !== null || current === settled;
    const reached = isReached ? session.game : replay({ ...session.leave(), current: settled });
    const { rules, end = null } = reached.toJSON();
    const { name } = chosen.settings;
    return writePart({ id, rules, end, offersDraw: this.#offersDraw, name }, game);
  }

  #tell(text: string): void {
    const offer: Offer = { label: t`About this game`, act: this.#options.toShare };
    showMessage(text, offer);
  }
}

/** @throws {Error} for what is damaged, of other rules, or not legal by them */
function readTold(rules: Rules, linked: LinkedGame): Told {
  const part = readPart(linked);
  const { variant } = rules;
  if (variant.series) throw new Error(NO_SERIES);
  const start = startOf(linked);
  const digest = Game.start(variant).toJSON().rules;
  if (part.rules !== null && part.rules !== digest)
    throw new Error(t`Your friend's page has other rules for ${variant.name} than this one. Reload both pages.`);
  const { end } = part;
  const game = Game.fromJSON(variant, {
    variant: variant.id,
    rules: digest,
    ...start,
    moves: linked.moves.join(" "),
    ...(end && { end }),
  });
  return { part, rules, start, game };
}

/** Nobody resigns for the other, or agrees to what was not offered.
 *  @param mayAgree whether the person has offered a draw, or that is not known */
function checkEnd({ end }: FriendPart, side: Side, mayAgree: boolean): void {
  const lost = side === "white" ? "0-1" : "1-0";
  if (end?.code === "resignation" && end.result === lost)
    throw new Error(t`It says that you have resigned, which only you can do.`);
  if (end?.code === "agreement" && !mayAgree)
    throw new Error(t`It says that you have agreed to a draw, which you have not.`);
}

function differenceAt(at: number, { friend }: Kept, { rules, start, game }: Told): string {
  const known = Game.start(rules.variant, start);
  const moves = friend.moves.split(" ").slice(0, at + 1);
  for (const move of moves) known.play(move);
  const move = game.history[at];
  return t`Its history is another one: move ${numberText(move)} is ${move.display} in it, and ${known.lastMove?.display} in your game.`;
}

function foreignAt(at: number, { game }: Told): string {
  const move = game.history[at];
  return t`This link has a move of yours that was not made here: ${numberText(move)} ${move.display}.`;
}

function nameOf(side: Side): string {
  return side === "white" ? t`White` : t`Black`;
}
