/** The commands with their signatures. A command's code is loaded when it is called. */
import type { Arguments, Signature } from "./arguments.ts";
import type { Output } from "./output.ts";
import type { ExitStatus } from "./status.ts";

/** Runs a command.
 *  @throws {FairywrenError} when the input is refused
 *  @throws {UsageError} when the command line is wrong */
export type Run = (args: Arguments, output: Output) => Promise<ExitStatus> | ExitStatus;

export interface Command extends Signature {
  readonly name: string;
  /** Operands and options, as in the usage message. */
  readonly synopsis: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

const PLACE = "[--fen FEN | --start N|random]";

export const COMMANDS: readonly Command[] = [
  {
    name: "check",
    synopsis: "FILE... [--json]",
    summary: "loads variant files and prints what is wrong with them",
    operands: ["FILE"],
    repeats: true,
    options: ["json"],
    load: () => import("./check.ts"),
  },
  {
    name: "show",
    synopsis: `VARIANT ${PLACE}`,
    summary: "shows the board, the pieces and the rules in words",
    operands: ["VARIANT"],
    options: ["start", "fen"],
    load: () => import("./show.ts"),
  },
  {
    name: "moves",
    synopsis: `VARIANT ${PLACE} [--moves "e2e4 e7e5"] [--json]`,
    summary: "lists the legal moves of a position",
    operands: ["VARIANT"],
    options: ["fen", "start", "moves", "json"],
    load: () => import("./moves.ts"),
  },
  {
    name: "starts",
    synopsis: "VARIANT [--json]",
    summary: "counts the start positions and prints each one's FEN",
    operands: ["VARIANT"],
    options: ["json"],
    load: () => import("./starts.ts"),
  },
  {
    name: "perft",
    synopsis: `VARIANT DEPTH ${PLACE} [--divide] [--json] [--threads N | --queue ADDRESS] [--job N/M] [--out FILE] [--merge FILES]`,
    summary: "counts the leaves of the tree of legal moves, by several threads or machines where they are given",
    operands: ["VARIANT", "DEPTH"],
    options: ["fen", "start", "divide", "json", "threads", "queue", "job", "out", "merge"],
    load: () => import("./perft.ts"),
  },
  {
    name: "best",
    synopsis: `VARIANT ${PLACE} [--moves "e2e4 e7e5"] [--movetime MS | --depth N | --nodes N] [--json]`,
    summary: "finds the best move of a position",
    operands: ["VARIANT"],
    options: ["fen", "start", "moves", "movetime", "depth", "nodes", "json"],
    load: () => import("./best.ts"),
  },
  {
    name: "endings",
    synopsis: "VARIANT [--json]",
    summary: "computes which bare material wins: share of won positions, longest mate",
    operands: ["VARIANT"],
    options: ["json"],
    load: () => import("./endings.ts"),
  },
  {
    name: "openings",
    synopsis: `GAMES.pgn [VARIANT] ${PLACE} [--moves "e2e4 e7e5"] [--depth N] [--json]`,
    summary:
      "counts which moves games have played in a position, and how these ended; by default of the variant that the first is of",
    operands: ["GAMES", "VARIANT"],
    optional: 1,
    options: ["fen", "start", "moves", "depth", "json"],
    load: () => import("./openings.ts"),
  },
  {
    name: "tune",
    synopsis:
      "VARIANT [--minutes M | --games N] [--from GAMES.pgn] [--nodes N] [--seed N] [--rounds N] [--positions N] [--threads N | --queue ADDRESS] [--out FILE] [--journal FILE] [--force] [--json]",
    summary: "fits the engine's weights to a variant on games with itself, and keeps them beside its file if they win",
    operands: ["VARIANT"],
    options: [
      "games",
      "minutes",
      "nodes",
      "seed",
      "rounds",
      "positions",
      "threads",
      "queue",
      "from",
      "out",
      "journal",
      "force",
      "json",
    ],
    load: () => import("./tune.ts"),
  },
  {
    name: "match",
    synopsis:
      "VARIANT PLAYER PLAYER [--games N] [--movetime MS | --nodes N | --depth N | --tc BASE+INC] [--book GAMES.pgn | --seed N --plies N --starts yes|no] [--resign CP] [--max-plies N] [--grace MS] [--concurrency N] [--sprt ELO0,ELO1] [--pgn FILE] [--journal FILE] [--json]",
    summary:
      "plays two engines against one another: ours, ours:level=3,weights=computed,nodes=500, ours@OTHER/dist/cli.js, uci:Hash=16:COMMAND",
    operands: ["VARIANT", "PLAYER", "PLAYER"],
    options: [
      "games",
      "movetime",
      "nodes",
      "depth",
      "tc",
      "book",
      "seed",
      "plies",
      "starts",
      "resign",
      "max-plies",
      "grace",
      "concurrency",
      "sprt",
      "pgn",
      "journal",
      "json",
    ],
    load: () => import("./match.ts"),
  },
  {
    name: "new",
    synopsis: "FILE",
    summary: "writes a commented variant file to start from",
    operands: ["FILE"],
    options: [],
    load: () => import("./new.ts"),
  },
  {
    name: "import",
    synopsis: "FILE.ini [NAME] [--verify] [--json]",
    summary: "writes a variant from Fairy-Stockfish's configuration as YAML; without NAME it lists what there is",
    operands: ["FILE", "NAME"],
    optional: 1,
    options: ["verify", "json"],
    load: () => import("./import.ts"),
  },
  {
    name: "uci",
    synopsis: "",
    summary: "speaks the UCI protocol with a chess program",
    operands: [],
    options: [],
    load: () => import("./uci.ts"),
  },
  {
    name: "xboard",
    synopsis: "[FILE...]",
    summary: "speaks XBoard's protocol, with the variants of the files beside the bundled ones",
    operands: ["FILE"],
    optional: 1,
    repeats: true,
    options: [],
    load: () => import("./xboard.ts"),
  },
  {
    name: "lsp",
    synopsis: "[--stdio]",
    summary: "serves an editor: completion, explanations, faults and their fixes while a variant file is written",
    operands: [],
    options: ["stdio"],
    load: () => import("./lsp.ts"),
  },
  {
    name: "worker",
    synopsis: "--queue ADDRESS [--threads N]",
    summary: "runs the jobs that other commands give to a queue, redis://HOST:PORT, until it is stopped",
    operands: [],
    options: ["queue", "threads"],
    load: () => import("./worker.ts"),
  },
  {
    name: "bench",
    synopsis: "[DEPTH | VARIANT... [--depth N] [--rounds N] [--compare RUN.json]] [--json]",
    summary:
      "searches fixed positions; the total of nodes is the engine's signature, and of named variants the speed counts",
    operands: ["VARIANT"],
    optional: 1,
    repeats: true,
    options: ["depth", "rounds", "compare", "json"],
    load: () => import("./bench.ts"),
  },
];
