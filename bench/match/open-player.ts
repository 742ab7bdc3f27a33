import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Player } from "../../src/match/player.ts";
import { openUci, type UciOffer, type UciSetup } from "../../src/match/uci-player.ts";
import { FAIRY_OPTIONS, FAIRY_VARIANTS_FILE, fairyCommand } from "../common/fairy-stockfish.ts";
import { fairyVariant } from "./fairy.ts";
import { openOurs, WEIGHTS_CHOICES, type WeightsChoice } from "./ours.ts";
import type { PlayerSpec } from "./spec.ts";

/** Megabytes of hash table when a player's text gives none: as many as the peer has. */
const DEFAULT_HASH_MB = 16;
/** The module of a built folder in which our engine is. */
const OURS_FILE = "ours.js";

/** Opens a player for a variant. @throws {Error} when it cannot be opened */
export async function openPlayer(spec: PlayerSpec, variantId: string): Promise<Player> {
  if (spec.kind === "ours") return openOurVersion(spec, variantId);
  if (spec.kind === "fsf") return openFairy(spec, variantId);
  const [command, ...args] = spec.command;
  const knowsFile = ({ options }: UciOffer) => options.has("variantpath");
  return openUci({ command, args, options: spec.options, ...manners(variantId, knowsFile) });
}

async function openOurVersion({ version, options }: PlayerSpec, variantId: string): Promise<Player> {
  const hashMb = Number(options.get("hash") ?? DEFAULT_HASH_MB);
  const weights = weightsOf(options.get("weights") ?? "fitted");
  if (version === null) return openOurs(variantId, hashMb, weights);
  const file = resolve(join(version, OURS_FILE));
  if (!existsSync(file)) throw new Error(`'${version}' is no frozen version of ours: it has no ${OURS_FILE}`);
  const frozen: { openOurs: typeof openOurs } = await import(pathToFileURL(file).href);
  return frozen.openOurs(variantId, hashMb, weights);
}

function weightsOf(text: string): WeightsChoice {
  const found = WEIGHTS_CHOICES.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new Error(`weights of ours are '${text}'; they can be ${WEIGHTS_CHOICES.join(" or ")}`);
}

/** Fairy-Stockfish's WebAssembly build. */
function openFairy({ options }: PlayerSpec, variantId: string): Promise<Player> {
  const set = new Map([...Object.entries(FAIRY_OPTIONS), ...options]);
  return openUci({ ...fairyCommand(), options: set, ...manners(variantId, () => true), fileFor: () => null });
}

/** @param isFairy whether an engine calls variants by Fairy-Stockfish's names */
function manners(variantId: string, isFairy: (offer: UciOffer) => boolean): Pick<UciSetup, "fileFor" | "nameFor"> {
  return {
    fileFor: (offer) => (isFairy(offer) ? FAIRY_VARIANTS_FILE : null),
    nameFor: (offer) => {
      if (!offer.options.has("uci_variant")) return null;
      expectOffered(offer, isFairy(offer) ? fairyVariant(variantId, "") : variantId);
      return isFairy(offer) ? (startFen) => fairyVariant(variantId, startFen) : () => variantId;
    },
  };
}

/** An engine that is given a name which it does not know plays another game, and loses it by its first illegal move. */
function expectOffered({ name, variants }: UciOffer, variant: string): void {
  if (variants.size > 0 && !variants.has(variant)) throw new Error(`${name} does not offer the variant '${variant}'`);
}
