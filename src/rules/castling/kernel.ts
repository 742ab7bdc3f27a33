/** The castling records in a kernel. */

import type { KernelMemory } from "../../kernel/memory.ts";
import type { Records } from "../../kernel/record.ts";
import { CASTLINGS } from "../../layout/map.ts";
import { MOVE_CASTLING } from "../../layout/move.ts";
import { POSITION_RIGHTS } from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import { castlingTable } from "./compile.ts";
import type { CastlingOfMove, Right, RightsOfPosition } from "./model.ts";
import { isSameRight, withRightsFromHand } from "./rule.ts";

/** Tables that are cached: more than a shuffle of 960 starts has. */
const TABLES_KEPT = 1024;

/**
 * Keeps the castling records of the present rights installed. They are only replaced when a position has other rights,
 * so record numbers, and with them the words of castling moves, stay valid from the first move of a game to the last. Rights
 * that drops may give have records from the beginning.
 */
export class Castlings {
  readonly #variant: Variant;
  readonly #memory: KernelMemory;
  readonly #tables = new Map<string, Uint8Array>();
  #installed: readonly Right[] = [];

  constructor(variant: Variant, memory: KernelMemory) {
    this.#variant = variant;
    this.#memory = memory;
  }

  /** The rights with records, in the order of their numbers. */
  get rights(): readonly Right[] {
    return this.#installed;
  }

  /** Writes the rights at ply 0, and installs records where one has none. */
  write(records: Records, { rights }: RightsOfPosition): void {
    records.setWord(POSITION_RIGHTS, this.#hold(rights));
  }

  read(records: Records, ply: number): RightsOfPosition {
    const bits = records.word(ply, POSITION_RIGHTS);
    return { rights: this.#installed.filter((_, index) => (bits >> index) & 1) };
  }

  /** @returns bit i for the right of record i */
  #hold(rights: readonly Right[]): number {
    const needed = withRightsFromHand(this.#variant, rights);
    if (this.#bitsOf(needed) === null) this.install(needed);
    return this.#bitsOf(rights) ?? 0;
  }

  /** Installs exactly these records. */
  install(rights: readonly Right[]): void {
    if (this.#installed === rights) return;
    const name = rights.map(({ castling, king, partner }) => `${castling} ${king} ${partner}`).join();
    const table = this.#tables.get(name) ?? castlingTable(this.#variant, rights);
    if (this.#tables.size >= TABLES_KEPT) this.#tables.clear();
    this.#tables.set(name, table);
    new Uint8Array(this.#memory.buffer).set(table, CASTLINGS);
    this.#installed = rights;
  }

  /** Null if a right has no record. */
  #bitsOf(rights: readonly Right[]): number | null {
    let bits = 0;
    for (const right of rights) {
      const index = this.#installed.findIndex((other) => isSameRight(other, right));
      if (index < 0) return null;
      bits |= 1 << index;
    }
    return bits;
  }
}

const NO_CASTLING: CastlingOfMove = { castling: null, partner: null };

/** @param rights those of the castling records */
export function castlingOfWord(type: number, extra: number, rights: readonly Right[]): CastlingOfMove {
  if (type !== MOVE_CASTLING) return NO_CASTLING;
  const { castling, partner } = rights[extra];
  return { castling, partner };
}

export function isCastling(type: number): boolean {
  return type === MOVE_CASTLING;
}
