/** The players of `fairywren match`: our engine, another version of it, or any UCI engine. */
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { provideFileReading } from "../definition/provide-file-reading.ts";
import { providedWeights } from "../definition/provided-weights.ts";
import { readWeightsSource } from "../definition/weights-source.ts";
import { misuse } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { bundledVariant } from "../engine/bundled.ts";
import { STRONGEST_LEVEL } from "../engine/level.ts";
import { jobVariantOf } from "../jobs/job-variant.ts";
import { printable } from "../jobs/plain.ts";
import type { Player } from "../match/player.ts";
import { LIMITS, type PlayerSpec, readSpec, SpecFault } from "../match/spec.ts";
import { type Contract, openThread, type WeightsOrder } from "../match/thread-player.ts";
import { openUci, type UciOffer, type UciSetup } from "../match/uci-player.ts";
import { weightsText } from "../tune/weights-file.ts";
import { rulesDigest, textDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { readFileStart } from "./file.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";
import { FIRST_VARIANT } from "./session-variants.ts";
import { isPath } from "./variant-argument.ts";

const GRAMMAR = { kinds: ["ours", "uci"], versioned: "ours", commanded: "uci" } as const;
type Spec = PlayerSpec<(typeof GRAMMAR.kinds)[number]>;

export interface MatchPlayer {
  readonly spec: Spec;
  /** Tells players of one name apart, whose files are others. */
  readonly digest: string;
  /** @throws {FairywrenError} `player-failed` */
  open(): Promise<Player>;
}

/** What players have to know. */
export interface Hall {
  readonly variant: Variant;
  /** What the command line calls it. */
  readonly word: string;
  readonly output: Output;
  /** Milliseconds after which an engine that has not answered in its time is given up. */
  readonly patienceMs: number;
}

/** Reads both players.
 *  @throws {FairywrenError} with all that is wrong with either */
export function matchPlayers(words: readonly [string, string], hall: Hall): readonly [MatchPlayer, MatchPlayer] {
  const faults: Diagnostic[] = [];
  const players = words.flatMap((word) => playerOf(word, hall, faults) ?? []);
  if (faults.length > 0) throw new FairywrenError(faults);
  return [players[0], players[1]];
}

function playerOf(word: string, hall: Hall, faults: Diagnostic[]): MatchPlayer | null {
  const before = faults.length;
  const spec = specOf(word, faults);
  if (spec === null) return null;
  const weights = spec.kind === "ours" ? weightsOf(spec, hall, faults) : null;
  if (spec.kind === "ours") faults.push(...ourFaults(spec));
  if (faults.length > before) return null;
  const open = weights === null || spec.version !== null ? uciOpener(spec, hall) : ourOpener(spec, weights, hall);
  return { spec, digest: textDigest(JSON.stringify(weights)), open: () => opened(word, open) };
}

function specOf(word: string, faults: Diagnostic[]): Spec | null {
  try {
    return readSpec(word, GRAMMAR);
  } catch (error) {
    if (!(error instanceof SpecFault)) throw error;
    faults.push(wholeFault("player-unknown", word, `${error.message}.`, error.hint));
    return null;
  }
}

async function opened(word: string, open: () => Promise<Player>): Promise<Player> {
  try {
    return await open();
  } catch (error) {
    const reason = printable(error instanceof Error ? error.message : String(error));
    throw misuse("player-failed", `The player ${quote(word)} cannot be opened: ${reason}.`, "<player>");
  }
}

const DEFAULT_HASH_MB = 16;
const LARGEST_HASH_MB = 1024;
const SETTINGS = ["level", "hash", "weights"] as const;
/** What settings of ours are called in UCI. */
const UCI_NAMES: Readonly<Record<string, string>> = { level: "Skill Level", hash: "Hash" };

function ourFaults({ label, options, version }: Spec): Diagnostic[] {
  const fault = (message: string, hint: string | null = null) => [wholeFault("player-setting", label, message, hint)];
  const known = [...SETTINGS, ...Object.keys(LIMITS)];
  const faults = [...options.keys()]
    .filter((name) => !SETTINGS.some((setting) => setting === name))
    .flatMap((name) =>
      fault(`There is no setting ${quote(name)}. The settings are ${known.join(", ")}.`, suggest(name, known)),
    );
  for (const [name, most] of [
    ["level", STRONGEST_LEVEL],
    ["hash", LARGEST_HASH_MB],
  ] as const) {
    const text = options.get(name) ?? "1";
    if (!/^\d{1,4}$/.test(text) || Number(text) < 1 || Number(text) > most)
      faults.push(...fault(`${name} is ${quote(text)}; it must be a whole number from 1 to ${most}.`));
  }
  if (version !== null && options.has("weights"))
    faults.push(...fault("Another version plays with the weights that it finds: 'weights' is for this one."));
  if (version !== null && programOf(version) === null)
    faults.push(
      ...fault(`${quote(version)} is no version of fairywren: name its dist/cli.js, or the package's folder.`),
    );
  return faults;
}

/** The program of another version: a file, or the one in a package's folder. */
function programOf(version: string): string | null {
  const candidates = [version, join(version, "dist", "cli.js")];
  return candidates.map((path) => resolve(path)).find((path) => existsSync(path) && statSync(path).isFile()) ?? null;
}

function weightsOf({ options }: Spec, { variant, output }: Hall, faults: Diagnostic[]): WeightsOrder {
  const choice = options.get("weights") ?? "fitted";
  if (choice === "computed") return { are: "computed" };
  if (choice !== "fitted") return { are: "given", text: givenWeights(choice, variant, output, faults) };
  const provided = providedWeights(variant);
  return { are: "own", provided: provided && weightsText(variant, provided) };
}

function givenWeights(file: string, variant: Variant, output: Output, faults: Diagnostic[]): string {
  const content = readFileStart(file);
  if (!content.ok) {
    faults.push(content.diagnostic);
    return "";
  }
  output.sources.set(file, new TextDecoder().decode(content.bytes));
  provideFileReading();
  const { fitted, diagnostics } = readWeightsSource(variant, content.bytes, file);
  if (fitted) return weightsText(variant, fitted);
  faults.push(...diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" as const })));
  return "";
}

function ourOpener({ options }: Spec, weights: WeightsOrder, { word, output }: Hall): () => Promise<Player> {
  const contract: Contract = {
    variant: jobVariantOf(word, output.sources),
    weights,
    hashMb: Number(options.get("hash") ?? DEFAULT_HASH_MB),
    level: Number(options.get("level") ?? STRONGEST_LEVEL),
  };
  return () => openThread(contract);
}

function uciOpener(spec: Spec, hall: Hall): () => Promise<Player> {
  const { patienceMs } = hall;
  const program = spec.version === null ? null : programOf(spec.version);
  const [command, ...args] = program === null ? spec.command : [process.execPath, program, "uci"];
  const options = program === null ? spec.options : inUci(spec.options);
  return () => openUci({ command, args, options, patienceMs, ...manners(spec, hall) });
}

function inUci(options: Spec["options"]): Spec["options"] {
  return new Map([...options].map(([name, value]) => [UCI_NAMES[name] ?? name, value]));
}

/** How an engine is told the variant. Other versions of ours read the same file; whatever else reads files reads its own kind of
 *  them, which the option VariantPath gives. */
function manners({ options }: Spec, { variant, word }: Hall): Pick<UciSetup, "fileFor" | "nameFor"> {
  const isSet = (name: string) => [...options.keys()].some((key) => key.toLowerCase() === name);
  return {
    fileFor: ({ name }) => (/^Fairywren\b/.test(name) && isPath(word) && !isSet("variantpath") ? resolve(word) : null),
    nameFor: (offer) => {
      if (isSet("uci_variant")) return null;
      expectOffered(offer, variant);
      return offer.options.has("uci_variant") ? () => variant.id : null;
    },
  };
}

function expectOffered({ options, variants }: UciOffer, variant: Variant): void {
  const plain = bundledVariant(FIRST_VARIANT);
  const isPlain = plain !== null && rulesDigest(plain) === rulesDigest(variant);
  if (!options.has("uci_variant") && !isPlain) throw new Error("it has no option UCI_Variant, so it plays chess alone");
  if (!options.has("uci_variant") || variants.size === 0 || variants.has(variant.id)) return;
  const near = suggest(variant.id, variants);
  const hint = near === null ? "if it has another name there, give it" : `perhaps it is ${quote(near)} there: give it`;
  throw new Error(`it does not offer the variant ${quote(variant.id)}; ${hint} as the setting UCI_Variant=NAME`);
}
