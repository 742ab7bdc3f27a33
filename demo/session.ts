/** The game being played: the variant, its start, the moves with their branches, and who moves for which side. */
import type { FairywrenBoard } from "../src/board.ts";
import { Game, type GameMove, type StartOptions, type Variant } from "../src/index.ts";
import { GameClock, type TimeControl, type Times } from "./game-clock.ts";
import { retrace } from "./retrace.ts";
import { newId } from "./shelf/change.ts";
import { addMove, endOf, type MoveNode, makeRoot, pathTo, prefer } from "./tree.ts";

/** A variant on the page; `yaml` is null for a shipped one. */
export interface Rules {
  readonly variant: Variant;
  readonly yaml: string | null;
  /** The id of the shipped variant that an edited one was made from. */
  readonly origin: string;
}

export type Side = "white" | "black" | "both";

/** Who plays. */
export interface Players {
  readonly side: Side;
  /** The engine's level, 1 to 10; null without an engine. */
  readonly level: number | null;
  /** Its time for each move, in place of the level's nodes. */
  readonly moveTimeMs?: number | null;
  /** What the other player is called in a game by links, empty for nothing; absent in all others. */
  readonly friend?: string;
}

/** What is known of a game by links. */
export interface Friend {
  /** The side that the person plays. */
  readonly side: "white" | "black";
  /** What the other player is called; empty for nothing. */
  readonly name: string;
  /** The moves that have been sent or received, in plies of the game: they stand. */
  readonly settled: number;
  /** Who offers a draw with the last move that was sent. */
  readonly draw: "nobody" | "me" | "friend";
  /** Whether the end that the players made has been sent or received. */
  readonly isOver: boolean;
}

/** A game that was left, with everything needed to continue it. */
export interface LeftGame {
  /** Unique among games, also those of other visits. */
  readonly id: string;
  readonly rules: Rules;
  readonly start: StartOptions;
  readonly root: MoveNode;
  readonly current: MoveNode;
  readonly clock: GameClock | null;
  readonly times: WeakMap<MoveNode, Times>;
  readonly tags: Tags;
  readonly begun: Date;
  /** Null unless the game is played by links. */
  readonly friend: Friend | null;
  /** The position that a game by links has reached. */
  readonly settled: MoveNode;
}

/** Those of the PGN that a game was read from. */
export type Tags = ReadonlyMap<string, string>;

/** A game that was made elsewhere. */
export interface Shown {
  /** Its moves with their branches, if known. */
  readonly root?: MoveNode;
  /** Whether it is somebody's record: the engine does not go on with it unasked. */
  readonly isRecord?: boolean;
  /** That of a game that goes on. */
  readonly id?: string;
  readonly friend?: Friend | null;
}

/** `game`: another game, perhaps of another variant; `moves`: a move, or another position of the same game. */
export type Change = "game" | "moves";

/** The page's one game. The board plays it; panels observe and control it. */
export class Session {
  readonly board: FairywrenBoard;
  #rules: Rules;
  #start: StartOptions = {};
  #game: Game;
  #id = newId();
  #root = makeRoot();
  #current = this.#root;
  #friend: Friend | null = null;
  #settled = this.#root;
  #players: Players = { side: "white", level: 3 };
  #isFree = false;
  #control: TimeControl | null = null;
  #clock: GameClock | null = null;
  /** The times on the clocks when a node of the game was reached. */
  #times = new WeakMap<MoveNode, Times>();
  #tags: Tags = new Map();
  #begun = new Date();
  #isRecord = false;
  /** A move on the board that waits for the person's word. */
  #held: GameMove | null = null;
  /** Whether the person's moves wait for a second word. */
  isAsking = false;
  /** Whether the clock was running when the game was left for analysis. */
  #isHeld = false;
  readonly #listeners: ((change: Change) => void)[] = [];
  /** Called when the game ends, not when its end is looked at again. */
  onEnd: () => void = () => {};
  /** Called with a game before another one replaces it. */
  onLeave: (left: LeftGame) => void = () => {};

  constructor(board: FairywrenBoard, rules: Rules) {
    this.board = board;
    this.#rules = rules;
    this.#game = Game.start(rules.variant);
    board.addEventListener("fw-move", ({ detail: { move, by } }) => {
      if (this.isAsking && by === "person" && !this.#isFree) this.#hold(move);
      else this.#follow(move);
    });
  }

  /** Names the game, which keeps it under changed rules. */
  get id(): string {
    return this.#id;
  }

  get rules(): Rules {
    return this.#rules;
  }

  get variant(): Variant {
    return this.#rules.variant;
  }

  get game(): Game {
    return this.#game;
  }

  get start(): StartOptions {
    return this.#start;
  }

  get root(): MoveNode {
    return this.#root;
  }

  get current(): MoveNode {
    return this.#current;
  }

  /** The tags of the PGN that the game was read from; none of another game. */
  get tags(): Tags {
    return this.#tags;
  }

  /** When the game was put on the board first. */
  get begun(): Date {
    return this.#begun;
  }

  /** The times on the clocks when a position was reached, if there are clocks. */
  timesAt(node: MoveNode): Times | null {
    return this.#times.get(node) ?? null;
  }

  /** A move on the board that is not made before `accept`. */
  get held(): GameMove | null {
    return this.#held;
  }

  get players(): Players {
    return this.#friend ? { side: this.#friend.side, level: null, friend: this.#friend.name } : this.#players;
  }

  set players(players: Players) {
    this.#players = players;
    this.#seat();
  }

  /** Null unless the game is played by links. */
  get friend(): Friend | null {
    return this.#friend;
  }

  /** The person's move in a game by links that has not been sent yet. */
  get unsent(): GameMove | null {
    const { move, parent } = this.#current;
    return this.#friend && parent === this.#settled && !this.#plays(this.#game.turn) ? move : null;
  }

  /** Whether the person may move, resign or claim a draw here. */
  get mayMove(): boolean {
    return !this.#friend || (this.#current === this.#settled && this.#plays(this.#game.turn));
  }

  /** Whether there is something to take back. What has been sent stands. */
  get mayTakeBack(): boolean {
    if (this.#friend)
      return this.unsent !== null || (!this.#friend.isOver && this.mayMove && this.#current.ending !== null);
    return this.#current.parent !== null || this.#current.ending !== null;
  }

  /** How the board is seen: what a picture beside it is drawn by. */
  get sight(): { readonly view: Variant["view"]; readonly flipped: boolean } {
    const asked = this.board.getAttribute("view");
    const view = asked === "corner" || asked === "square" ? asked : this.variant.view;
    // the side at the bottom, however the board came to show it
    return { view, flipped: (this.players.side === "black") !== this.isFlipped };
  }

  /** The position that a game by links has reached. */
  get settled(): MoveNode {
    return this.#settled;
  }

  /** The moves on the board, or those that a game by links has reached, are sent: from now on they stand. */
  settle(friend: Friend): void {
    this.#friend = friend;
    if (this.unsent) this.#settled = this.#current;
    this.#seat();
    this.#tell("moves");
  }

  /** Null when the game has no clocks. */
  get clock(): GameClock | null {
    return this.#clock;
  }

  /** For the next game; a game without moves adopts it. */
  set timeControl(control: TimeControl | null) {
    this.#control = control;
    if (this.#root.children.length > 0) return;
    this.#setClock();
    this.#tell("moves");
  }

  get isFree(): boolean {
    return this.#isFree;
  }

  /** While true, both sides are moved by hand and no engine answers. The orientation of the board stays. */
  set free(isFree: boolean) {
    if (isFree === this.#isFree) return;
    this.refuse();
    this.#isFree = isFree;
    if (!this.#friend && this.#players.side === "black") this.board.flip();
    this.#holdClock(isFree);
    this.#seat();
    this.#tell("moves");
  }

  /** Whether the board is turned around from the players' side. */
  get isFlipped(): boolean {
    const isTurned = this.#isFree && !this.#friend && this.#players.side === "black";
    return this.board.hasAttribute("flipped") !== isTurned;
  }

  /** Whether the engine waits because the game already has moves after this position, or is somebody's record. */
  get isWaiting(): boolean {
    return this.#isEngineDue && (this.#isRecord || this.#current.children.length > 0);
  }

  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Starts a game.
   *  @throws {FairywrenError} when the start or a move is refused; the current game then goes on */
  open(rules: Rules, start: StartOptions = {}, moves: readonly string[] = []): void {
    const game = Game.start(rules.variant, start);
    for (const move of moves) game.play(move);
    this.show(rules, game, start);
  }

  /** Shows a game made elsewhere, at its end. */
  show(rules: Rules, game: Game, start: StartOptions, shown: Shown = {}): void {
    const { root = makeRoot(), isRecord = false, id = newId(), friend = null } = shown;
    if (id !== this.#id && (this.hasMoves || rules.variant !== this.variant)) this.onLeave(this.leave());
    this.#isRecord = isRecord;
    this.#put({ rules, game, start, root, id, friend });
  }

  #put(shown: Pick<LeftGame, "rules" | "start" | "root" | "id" | "friend"> & { game: Game }): void {
    const { rules, game, start, root, id, friend } = shown;
    this.#id = id;
    this.#held = null;
    this.#tags = game.tags;
    this.#begun = new Date();
    this.#rules = rules;
    this.#start = start;
    this.#game = game;
    this.#root = root;
    this.#current = game.history.reduce(addMove, this.#root);
    this.#friend = friend;
    this.#settled = pathTo(this.#current)[(friend?.settled ?? 0) - 1] ?? root;
    this.#current.ending = endingOf(game);
    this.#setClock();
    this.#seat();
    this.board.game = game;
    this.#tell("game");
  }

  /** Whether the game has moves. */
  get hasMoves(): boolean {
    return this.#root.children.length > 0;
  }

  /** The game on the board, for `goBackTo`. */
  leave(): LeftGame {
    const { id, rules, start, root, current, clock, tags, begun, friend, settled } = this;
    return { id, rules, start, root, current, clock, tags, begun, friend, settled, times: this.#times };
  }

  /** Continues a game that was left; its clocks wait for the next move. */
  goBackTo(left: LeftGame): void {
    const { id, rules, start, root, current, clock, times, tags, begun, friend, settled } = left;
    const game = replay(left);
    this.#clock?.stop();
    this.#id = id;
    this.#rules = rules;
    this.#start = start;
    this.#game = game;
    this.#root = root;
    this.#current = current;
    this.#clock = clock;
    this.#times = times;
    this.#tags = tags;
    this.#begun = begun;
    this.#friend = friend;
    this.#settled = settled;
    this.#held = null;
    this.#isRecord = false;
    this.#resetClock();
    this.#seat();
    this.board.game = game;
    this.#tell("game");
  }

  /** Continues the game under other rules, from the same start, if all its moves are legal under them; otherwise
   *  nothing changes. A game by links stays with the rules that both players have.
   *  @returns whether the rules were changed */
  changeRules(rules: Rules): boolean {
    if (this.#friend) return false;
    const moved = retrace(this.leave(), rules.variant);
    if (!moved) return false;
    const { game, root, current, nodes } = moved;
    const known = this.#times;
    this.#times = new WeakMap();
    for (const [before, after] of nodes) {
      const times = known.get(before);
      if (times) this.#times.set(after, times);
    }
    this.#rules = rules;
    this.#game = game;
    this.#root = root;
    this.#current = current;
    this.#held = null;
    this.#seat();
    this.board.game = game;
    this.#tell("game");
    return true;
  }

  /** Starts a game under other rules in place of one that the caller keeps. */
  replace(rules: Rules): void {
    this.#isRecord = false;
    this.#put({ rules, game: Game.start(rules.variant), start: {}, root: makeRoot(), id: newId(), friend: null });
  }

  /** Goes to another position of the game. */
  goTo(node: MoveNode): void {
    this.refuse();
    if (node === this.#current) return;
    this.#lift();
    const here = pathTo(this.#current);
    const there = pathTo(node);
    const common = there.findIndex((step, index) => step !== here[index]);
    const shared = common < 0 ? there.length : common;
    for (let at = here.length; at > shared; at--) this.#game.undo();
    for (const { move } of there.slice(shared)) if (move) this.#game.play(move);
    this.#current = node;
    node.ending?.(this.#game);
    this.#resetClock();
    this.#seat();
    this.board.refresh();
    this.#tell("moves");
  }

  /** Undoes how the players ended the game; otherwise the last move, or two if the engine has answered. */
  takeBack(): void {
    if (this.#held) this.refuse();
    else if (!this.mayTakeBack) return;
    else if (this.#current.ending) this.#reopen();
    else this.#stepBack();
  }

  #reopen(): void {
    this.#lift();
    this.#current.ending = null;
    this.#resetClock();
    this.#seat();
    this.board.refresh();
    this.#tell("moves");
  }

  #stepBack(): void {
    let last = this.#current;
    // back to where the person is to move; what the engine has begun with goes alone
    if (this.#players.level !== null && !this.#isFree)
      while (last.parent?.parent && last.move && !this.#plays(last.move.side)) last = last.parent;
    if (last.parent) this.goTo(last.parent);
  }

  /** Redoes what was taken back. */
  redo(): void {
    const next = this.#current.children[0];
    if (!next) return;
    const isTwice = this.#players.level !== null && !this.#isFree && next.children[0];
    this.goTo(isTwice ? next.children[0] : next);
  }

  /** Ends the game by the players' will; the ending is repeated whenever this position is shown. */
  end(ending: (game: Game) => void): void {
    this.refuse();
    ending(this.#game);
    this.#current.ending = ending;
    this.#clock?.stop();
    this.board.refresh();
    this.#tell("moves");
    this.onEnd();
  }

  /** Lets the engine move here although the game has moves after this position. */
  goOn(): void {
    this.#isRecord = false;
    this.#clock?.run(this.#game.turn);
    this.#seat(true);
    this.#tell("moves");
  }

  /** The whole game of the current line, to its end. */
  wholeGame(): Game {
    const end = endOf(this.#current);
    if (end === this.#current) return this.#game;
    return replay({ ...this.leave(), current: end });
  }

  /** The moves of the current line, up to the position shown. */
  get line(): readonly GameMove[] {
    return pathTo(this.#current).flatMap(({ move }) => move ?? []);
  }

  /** Tells that remarks have changed. */
  remark(node: MoveNode, remarks: MoveNode["remarks"]): void {
    node.remarks = remarks;
    this.#tell("moves");
  }

  /** Makes the move that waits. */
  accept(): void {
    const move = this.#held;
    this.#held = null;
    if (move) this.#follow(move);
  }

  /** Takes the move that waits back. */
  refuse(): void {
    if (!this.#held) return;
    this.#held = null;
    this.#game.undo();
    this.#seat();
    this.board.refresh();
    this.#tell("moves");
  }

  /** Nobody moves meanwhile; the clock runs on. */
  #hold(move: GameMove): void {
    this.#held = move;
    this.board.setAttribute("readonly", "");
    this.#tell("moves");
  }

  #follow(move: GameMove): void {
    this.#isRecord = false;
    this.#current = addMove(this.#current, move);
    // Moves tried in analysis are branches; in play the newest line is the game.
    if (!this.#isFree) prefer(this.#current);
    this.#turnClock();
    this.#seat(true);
    this.#tell("moves");
    if (this.#game.outcome) this.onEnd();
  }

  /** Removes the ending of the game so that it can go on. */
  #lift(): void {
    if (!this.#current.ending) return;
    this.#game.undo();
    if (this.#current.move) this.#game.play(this.#current.move);
  }

  #setClock(): void {
    this.#clock?.stop();
    const control = this.#friend ? null : this.#control;
    this.#clock = control && new GameClock(control, (side) => this.#timeOut(side));
    this.#times = new WeakMap();
    if (this.#clock) this.#times.set(this.#current, this.#clock.times);
  }

  /** Sets the clocks as they were at this position; they wait for the next move. */
  #resetClock(): void {
    this.#isHeld = false;
    const clock = this.#clock;
    if (!clock) return;
    clock.set(this.#times.get(this.#current) ?? clock.times);
  }

  /** After a move: the other clock runs, after the first move too. */
  #turnClock(): void {
    const clock = this.#clock;
    if (!clock || this.#isFree) return;
    const { turn, outcome } = this.#game;
    clock.press(turn === 0 ? 1 : 0);
    this.#times.set(this.#current, clock.times);
    if (outcome) clock.stop();
    else clock.run(turn);
  }

  #holdClock(isHeld: boolean): void {
    const clock = this.#clock;
    if (isHeld) {
      this.#isHeld = clock !== null && clock.running !== null;
      clock?.stop();
    } else if (this.#isHeld && !this.#game.outcome) {
      this.#isHeld = false;
      clock?.run(this.#game.turn);
    }
  }

  #timeOut(side: 0 | 1): void {
    this.end((game) => game.outcome ?? game.loseOnTime(side));
  }

  get #isEngineDue(): boolean {
    return this.#players.level !== null && !this.#isFree && !this.#plays(this.#game.turn) && !this.#game.outcome;
  }

  #plays(turn: 0 | 1): boolean {
    const { side, level, friend } = this.players;
    return (level === null && friend === undefined) || side === "both" || side === (turn === 0 ? "white" : "black");
  }

  #seat(isLive = !this.isWaiting): void {
    const { side, level, friend } = this.players;
    const isAlone = this.#isFree || (level === null && friend === undefined);
    this.board.toggleAttribute("readonly", !this.#isFree && !this.mayMove);
    if (friend !== undefined) this.board.setAttribute("orientation", side);
    else this.board.removeAttribute("orientation");
    this.board.setAttribute("side", isAlone ? "both" : side);
    if (isAlone || !isLive || level === null) this.board.removeAttribute("level");
    else this.board.setAttribute("level", String(level));
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** The game up to a node of its tree. */
export function replay({ rules, start, current }: Pick<LeftGame, "rules" | "start" | "current">): Game {
  const game = Game.start(rules.variant, start);
  for (const { move } of pathTo(current)) if (move) game.play(move);
  current.ending?.(game);
  return game;
}

/** How the players ended a game that was read, where the rules did not. */
function endingOf(game: Game): MoveNode["ending"] {
  const { outcome } = game;
  if (!outcome || !game.toJSON().end) return null;
  const { winner, code } = outcome;
  if (winner !== null && code === "time-forfeit") return (again) => again.outcome || again.loseOnTime(other(winner));
  if (winner !== null && (code === "resignation" || code === "termination"))
    return (again) => again.outcome || again.resign(other(winner));
  return (again) => again.outcome || (again.claim ? again.claimDraw() : again.agreeDraw());
}

function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
