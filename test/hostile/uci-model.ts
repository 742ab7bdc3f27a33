/** What a UCI session must come to: its commands one after another, each searched for no time at all. */

import { parseCommand, type SetOption, type UciCommand } from "../../src/cli/uci-command.ts";
import { UciPosition } from "../../src/cli/uci-position.ts";
import { withPartnerCastling } from "../../src/rules/castling/uci.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { shipped } from "../notation/board.ts";
import { isRefusedOption } from "./uci-line.ts";

export class UciModel {
  /** The legal moves of each search that is to be answered, in order. */
  readonly searches: (readonly string[])[] = [];
  /** Lines that are to be refused. */
  refused = 0;
  asked = 0;
  #variant: Variant = shipped("chess");
  #isChess960 = false;
  /** Whether the variant that was asked for last is none: nothing is played until there is one. */
  #isMissing = false;
  #position = UciPosition.start(this.#variant);

  take(line: string): void {
    try {
      const command = parseCommand(line);
      if (command) this.#obey(command, line);
    } catch {
      this.refused++;
    }
  }

  #obey(command: UciCommand, line: string): void {
    if (command.type === "isready") this.asked++;
    if (this.#isMissing && ["position", "go", "d"].includes(command.type)) this.#refuse(command);
    if (command.type === "position") this.#position = this.#position.follow(command);
    if (command.type === "setoption") this.#set(command, line);
    if (command.type !== "go") return;
    const legal = this.#position.game.legalMoves().map(({ uci }) => uci);
    const { searchMoves = [] } = command.request.limits;
    if (searchMoves.some((move) => !legal.includes(move))) throw new Error("a move that is not legal");
    if (command.request.perft === null) this.searches.push(searchMoves.length > 0 ? searchMoves : legal);
  }

  /** A search is answered all the same, without a move. */
  #refuse(command: UciCommand): never {
    if (command.type === "go" && command.request.perft === null) this.searches.push([]);
    throw new Error("no variant");
  }

  #set({ name, value }: SetOption, line: string): void {
    if (name === "UCI_Variant") this.#isMissing = isRefusedOption(line);
    if (isRefusedOption(line)) throw new Error("refused");
    if (name === "UCI_Variant") this.#play(shipped(value ?? ""), this.#isChess960);
    const isChess960 = value === "true";
    if (name === "UCI_Chess960" && isChess960 !== this.#isChess960) this.#play(this.#variant, isChess960);
  }

  #play(variant: Variant, isChess960: boolean): void {
    this.#variant = variant;
    this.#isChess960 = isChess960;
    this.#position = UciPosition.start(isChess960 ? withPartnerCastling(variant) : variant);
  }
}

/** Whether a line answers a search with one of the moves that it may. */
export function answers(line: string, moves: readonly string[]): boolean {
  const [, best] = line.split(" ");
  return moves.length === 0 ? best === "(none)" : moves.includes(best);
}
