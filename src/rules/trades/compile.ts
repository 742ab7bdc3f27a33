/** The law of trades in the kernel's tables. */
import { KING_STEPS } from "../../betza/leap.ts";
import { writeAround } from "../../compile/around.ts";
import type { Image } from "../../compile/image.ts";
import { writeSquareKeys } from "../../compile/square-keys.ts";
import { WHITE } from "../../geometry/board.ts";

import { RULES } from "../../layout/map.ts";
import {
  RULES_CHEAP_KINDS,
  RULES_TRADED_KINDS,
  RULES_TRADES,
  RULES_UNGUARDING_KINDS,
} from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";

export function writeTrades(image: Image, { board, hands, trades }: Variant): void {
  if (!trades) return;
  if (!hands) writeSquareKeys(image, board); // else they are there
  image.writeWord(RULES + RULES_TRADES, writeAround(image, board, KING_STEPS, [WHITE]));
  image.writeKinds(RULES + RULES_TRADED_KINDS, trades.of);
  image.writeKinds(RULES + RULES_CHEAP_KINDS, trades.cheap);
  image.writeKinds(RULES + RULES_UNGUARDING_KINDS, trades.noGuard);
}
