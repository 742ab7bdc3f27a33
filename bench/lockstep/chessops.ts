/** chessops, the rules of lichess, as one of those that follow our games. */
import { importPeer, peerVersion } from "../common/peers.ts";
import { GOING_ON, type Rival, type RivalGame, type View } from "./view.ts";

/** Our ids of the variants that it plays, and its names of them. */
const NAMES: Readonly<Record<string, string>> = {
  chess: "chess",
  fischerandom: "chess",
  crazyhouse: "crazyhouse",
  kingofthehill: "kingofthehill",
  "3check": "3check",
  antichess: "antichess",
  atomic: "atomic",
  horde: "horde",
  racingkings: "racingkings",
};

interface Move {
  readonly from?: number;
  readonly to: number;
  readonly promotion?: string;
  readonly role?: string;
}

interface Position {
  readonly turn: "white" | "black";
  readonly halfmoves: number;
  readonly pockets?: Readonly<Record<"white" | "black", Readonly<Record<string, number>>>>;
  readonly board: { getRole(square: number): string | undefined };
  allDests(): Map<number, Iterable<number>>;
  dropDests(): Iterable<number>;
  isLegal(move: Move): boolean;
  isCheck(): boolean;
  isEnd(): boolean;
  outcome(): { readonly winner?: "white" | "black" } | undefined;
  play(move: Move): void;
  toSetup(): object;
}

interface Result<Value> {
  unwrap(): Value;
}

interface VariantModule {
  setupPosition(rules: string, setup: object): Result<Position>;
}

interface FenModule {
  parseFen(fen: string): Result<object>;
  makeFen(setup: object): string;
}

interface SanModule {
  makeSan(position: Position, move: Move): string;
}

interface UtilModule {
  makeUci(move: Move): string;
  parseUci(text: string): Move;
}

type Modules = VariantModule & FenModule & SanModule & UtilModule;

export async function startChessopsRival(): Promise<Rival> {
  const parts = await Promise.all([
    importPeer<VariantModule>("chessops/dist/esm/variant.js"),
    importPeer<FenModule>("chessops/dist/esm/fen.js"),
    importPeer<SanModule>("chessops/dist/esm/san.js"),
    importPeer<UtilModule>("chessops/dist/esm/util.js"),
  ]);
  const modules: Modules = Object.assign({}, ...parts);
  return {
    name: "chessops",
    version: peerVersion("chessops"),
    knows: (id) => Object.hasOwn(NAMES, id),
    open: (id, fen) => new ChessopsGame(modules, NAMES[id], fen),
  };
}

class ChessopsGame implements RivalGame {
  readonly #modules: Modules;
  readonly #rules: string;
  readonly #position: Position;
  /** Occurrences of positions, by their FEN without the counters: it keeps no history. */
  readonly #seen = new Map<string, number>();

  constructor(modules: Modules, rules: string, fen: string) {
    this.#modules = modules;
    this.#rules = rules;
    this.#position = modules.setupPosition(rules, modules.parseFen(fen).unwrap()).unwrap();
    this.#count();
  }

  view(): View {
    const { makeUci, makeSan, makeFen } = this.#modules;
    const over = this.#position.isEnd();
    const moves = over ? [] : movesOf(this.#position, this.#rules);
    return {
      moves: new Map(moves.map((move) => [makeUci(move), makeSan(this.#position, move)])),
      fen: makeFen(this.#position.toSetup()),
      check: this.#position.isCheck(),
      result: this.#result(),
    };
  }

  play(uci: string): void {
    this.#position.play(this.#modules.parseUci(uci));
    this.#count();
  }

  close(): void {}

  /** Its own outcome, or the draws that lichess adds to it. */
  #result(): string {
    const outcome = this.#position.outcome();
    if (outcome) return outcome.winner ? (outcome.winner === "white" ? "1-0" : "0-1") : "1/2-1/2";
    const isDrawn = this.#position.halfmoves >= 100 || (this.#seen.get(this.#key()) ?? 0) >= 3;
    return isDrawn ? "1/2-1/2" : GOING_ON;
  }

  #count(): void {
    this.#seen.set(this.#key(), (this.#seen.get(this.#key()) ?? 0) + 1);
  }

  #key(): string {
    return this.#modules.makeFen(this.#position.toSetup()).replace(/ \d+ \d+$/, "");
  }
}

const PROMOTIONS = ["queen", "rook", "bishop", "knight"];

function movesOf(position: Position, rules: string): readonly Move[] {
  const moves: Move[] = [];
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) moves.push(...promotionsOf(position, rules, from, to));
  }
  for (const [role, count] of Object.entries(position.pockets?.[position.turn] ?? {})) {
    if (count === 0) continue;
    for (const to of position.dropDests()) {
      const move = { role, to };
      if (position.isLegal(move)) moves.push(move);
    }
  }
  return moves;
}

function promotionsOf(position: Position, rules: string, from: number, to: number): readonly Move[] {
  const promotes = position.board.getRole(from) === "pawn" && (to < 8 || to >= 56);
  if (!promotes) return [{ from, to }];
  const roles = rules === "antichess" ? [...PROMOTIONS, "king"] : PROMOTIONS;
  return roles.map((promotion) => ({ from, to, promotion }));
}
