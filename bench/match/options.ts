/** The command line of `npm run match`. */
import { FLAG, positiveNumber, readArguments, TEXT, UsageError, whole } from "../common/arguments.ts";
import type { SprtBounds } from "./elo.ts";
import type { OpeningChoice } from "./openings.ts";
import type { Allowance } from "./player.ts";
import type { RefereeRules } from "./referee.ts";
import { type PlayerSpec, parseSpec } from "./spec.ts";

/** What a match is. Plain data: it is sent to the processes that play. */
export interface MatchPlan {
  readonly variantId: string;
  readonly specs: readonly [first: PlayerSpec, second: PlayerSpec];
  readonly limit: Allowance;
  readonly openings: OpeningChoice;
  readonly rules: RefereeRules;
}

export interface MatchOptions {
  readonly plan: MatchPlan;
  /** Two a pair. */
  readonly games: number;
  readonly concurrency: number;
  readonly sprt: SprtBounds | null;
  /** Files to write; null for ones in `build/matches`, named after variant and time. */
  readonly pgn: string | null;
  readonly json: string | null;
}

export type Task =
  | { readonly kind: "freeze"; readonly folder: string }
  | { readonly kind: "match"; readonly options: MatchOptions };

export const MATCH_USAGE = `usage: npm run match -- --variant ID [options]

  --variant ID         a shipped variant
  --first PLAYER       default ours
  --second PLAYER      default fsf
      ours             our engine, this build
      ours@FOLDER      a version frozen by --freeze
      ours@FILE.wasm   this build with another narrow kernel of the same layout
      fsf              Fairy-Stockfish's WebAssembly build, classical evaluation, one thread, 16 MB hash
      uci:COMMAND      any UCI engine
    settings follow a colon: fsf:nodes=1000  ours:hash=64  uci:movetime=50,Hash=16:node dist/cli.js uci
    nodes, depth and movetime are limits of that player alone; other names are its UCI options
  --games N            default 100, rounded up to pairs
  --movetime MS        default 100
  --nodes N            instead of a time; the match is then repeatable
  --depth N
  --tc BASE+INC        seconds on the clock and per move, for instance 10+0.1
  --concurrency N      games at a time, each in a process of its own (default 2)
  --seed N             of the openings (default 1)
  --plies N            random plies of an opening (default 6, or 4 after a numbered start)
  --starts yes|no      numbered starts (default: where the variant has them)
  --resign CP          ends games that both players see decided by CP for --resign-moves moves
  --resign-moves N     default 5
  --max-plies N        a longer game is a draw (default 400)
  --grace MS           lateness that is forgiven (default 500)
  --sprt ELO0,ELO1     ends when one hypothesis is accepted at 5 % error; --games is the most
  --pgn FILE           default build/matches/VARIANT-TIME.pgn
  --json FILE          default build/matches/VARIANT-TIME.json
  --freeze FOLDER      copies this build of our engine there and plays nothing
  --help
`;

const OPTIONS = {
  variant: TEXT,
  first: TEXT,
  second: TEXT,
  games: TEXT,
  movetime: TEXT,
  nodes: TEXT,
  depth: TEXT,
  tc: TEXT,
  concurrency: TEXT,
  seed: TEXT,
  plies: TEXT,
  starts: TEXT,
  resign: TEXT,
  "resign-moves": TEXT,
  "max-plies": TEXT,
  grace: TEXT,
  sprt: TEXT,
  pgn: TEXT,
  json: TEXT,
  freeze: TEXT,
  help: FLAG,
} as const;

type Values = ReturnType<typeof readValues>;

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseMatchOptions(args: readonly string[]): Task | null {
  const values = readValues(args);
  if (values.help) return null;
  if (values.freeze !== undefined) return { kind: "freeze", folder: values.freeze };
  if (values.variant === undefined) throw new UsageError("--variant is missing");
  const games = whole("--games", values.games ?? "100", 1);
  return {
    kind: "match",
    options: {
      plan: parsePlan(values, values.variant),
      games: games + (games % 2),
      concurrency: whole("--concurrency", values.concurrency ?? "2", 1),
      sprt: values.sprt === undefined ? null : parseSprt(values.sprt),
      pgn: values.pgn ?? null,
      json: values.json ?? null,
    },
  };
}

function readValues(args: readonly string[]) {
  return readArguments({ args: [...args], options: OPTIONS }).values;
}

function parsePlan(values: Values, variantId: string): MatchPlan {
  const resignMoves = whole("--resign-moves", values["resign-moves"] ?? "5", 1);
  return {
    variantId,
    specs: [parseSpec(values.first ?? "ours"), parseSpec(values.second ?? "fsf")],
    limit: parseLimit(values),
    openings: {
      seed: whole("--seed", values.seed ?? "1", 0),
      plies: values.plies === undefined ? null : whole("--plies", values.plies, 0),
      numbered: values.starts === undefined ? null : parseYes("--starts", values.starts),
    },
    rules: {
      plies: whole("--max-plies", values["max-plies"] ?? "400", 1),
      graceMs: whole("--grace", values.grace ?? "500", 0),
      resign: values.resign === undefined ? null : { scoreCp: whole("--resign", values.resign, 1), moves: resignMoves },
    },
  };
}

function parseLimit({ movetime, nodes, depth, tc }: Values): Allowance {
  const given = [movetime, nodes, depth, tc].filter((value) => value !== undefined);
  if (given.length > 1) throw new UsageError("give one of --movetime, --nodes, --depth and --tc");
  if (nodes !== undefined) return { nodes: whole("--nodes", nodes, 1) };
  if (depth !== undefined) return { depth: whole("--depth", depth, 1) };
  if (tc !== undefined) return parseClock(tc);
  return { timeMs: positiveNumber("--movetime", movetime ?? "100") };
}

function parseClock(text: string): Allowance {
  const match = /^([\d.]+)\+([\d.]+)$/.exec(text);
  if (match === null) throw new UsageError(`--tc is '${text}'; it must be like 10+0.1, in seconds`);
  const baseMs = positiveNumber("--tc", match[1]) * 1000;
  return { clock: { remainingMs: [baseMs, baseMs], incrementMs: Number(match[2]) * 1000 } };
}

function parseSprt(text: string): SprtBounds {
  const [elo0, elo1, ...rest] = text.split(",").map(Number);
  if (rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new UsageError(`--sprt is '${text}'; it must be two rising numbers like 0,5`);
}

function parseYes(name: string, text: string): boolean {
  if (text === "yes" || text === "no") return text === "yes";
  throw new UsageError(`${name} is '${text}'; it must be yes or no`);
}
