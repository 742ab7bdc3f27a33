/**
 * `npm run serve:bench`: what live games cost a server, by `server.mjs` beside it: memory a game, moves a
 * second checked and answered, by the library alone and over HTTP, and how fast all games come back after a restart. Needs
 * `--expose-gc`.
 */
import { Agent, request } from "node:http";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { Game, loadVariant } from "fairywren";
import { parseVariant } from "fairywren/yaml";
import { GameRoom, serve } from "./server.mjs";

const USAGE = `usage: npm run serve:bench -- [options]

  --games N      live at once (default 5000)
  --plies N      played in each (default 60)
  --requests N   moves over HTTP (default 5000)
`;

/** Orthodox, the four hearts, one with drops, and one that somebody wrote. */
const OWN = "name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n";
const RULES = ["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle", "crazyhouse"].map((variant) => ({ variant }));
const ALL = [...RULES, { rules: OWN }];
/** Games to follow, of each: what is measured is checking moves, not thinking of them. */
const SCRIPTS = 30;
const CLIENTS = 32;

if (!globalThis.gc) throw new Error("start Node with --expose-gc");
const { games, plies, requests } = readOptions();
const scripts = await Promise.all(ALL.map((rules) => scriptsOf(rules, plies)));
const room = new GameRoom();

const before = inUse();
for (let index = 0; index < games; index++) await room.open(ALL[index % ALL.length]);
const opened = inUse();
const cpuBefore = process.cpuUsage();
const playing = await measure(() => playAll(room, plies));
const share = process.cpuUsage(cpuBefore);
const played = inUse();
const saved = [...room.save()];
const restored = new GameRoom();
const restoring = await measure(() => restored.restore(saved));
if (restored.size !== games || [...restored.save()].join() !== saved.join())
  throw new Error("the games are not the same");
const http = await overHttp();

const [cpu] = cpus();
const had = Math.min(100, Math.round((share.user + share.system) / playing / 10));
print(
  `Node ${process.version}, ${cpu?.model ?? "unknown processor"}, one thread, which had ${had} % of a core (load average ${loadAverage()})`,
);
print(`${grouped(games)} live games of ${ALL.length} variants, ${plies} plies in each`);
print(
  `memory of a game          ${kilobytes(opened - before)} at its start, ${kilobytes(played - before)} after ${plies} plies`,
);
print(
  `moves a second            ${grouped(rate(games * plies, playing))}, each checked and answered with SAN, FEN and result`,
);
print(`  over HTTP               ${grouped(rate(requests, http))}, with ${CLIENTS} clients in the same process`);
print(`saved                     ${Math.round(saved.join("").length / games)} bytes a game`);
print(`restored                  ${grouped(rate(games, restoring))} games a second, every move checked again`);

/** Random games that last long enough, as lists of moves. */
async function scriptsOf({ variant, rules }, length) {
  const made = rules === undefined ? await loadVariant(variant) : parseVariant(rules);
  const random = randomFrom(1);
  const found = [];
  while (found.length < SCRIPTS) {
    const game = Game.start(made);
    while (!game.outcome && game.length < length) {
      const moves = game.legalMoves();
      game.play(moves[Math.floor(random() * moves.length)].uci);
    }
    if (game.length === length) found.push(game.history.map(({ uci }) => uci));
  }
  return found;
}

/** A ply in each game, then the next: as it is where everybody thinks for a while. */
function playAll(room, length) {
  for (let ply = 0; ply < length; ply++)
    for (let index = 0; index < games; index++) room.play(index + 1, moveOf(index, ply));
}

function moveOf(index, ply) {
  const kind = index % ALL.length;
  return scripts[kind][Math.floor(index / ALL.length) % SCRIPTS][ply];
}

/** Milliseconds for moves in new games, by clients that each wait for their answer. */
async function overHttp() {
  const server = await serve(new GameRoom(), 0);
  const { port } = server.address();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const post = (path, body) => send({ port, path, agent, method: "POST" }, JSON.stringify(body));
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index, post));
  await Promise.all(clients.map(({ open }) => open()));
  const time = await measure(() => Promise.all(clients.map(({ run }) => run())));
  agent.destroy();
  server.close();
  return time;
}

function client(index, post) {
  const share = Math.ceil(requests / CLIENTS);
  const needed = Math.ceil(share / plies);
  const numbers = [];
  return {
    async open() {
      for (let count = 0; count < needed; count++) numbers.push((await post("/games", ALL[index % ALL.length])).number);
    },
    async run() {
      for (let sent = 0; sent < share; sent++) {
        const { san } = await post(`/games/${numbers[Math.floor(sent / plies)]}/moves`, {
          move: moveOf(index, sent % plies),
        });
        if (san === undefined) throw new Error("a move was refused");
      }
    },
  };
}

function send(options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(options, async (response) => {
      let text = "";
      for await (const piece of response.setEncoding("utf8")) text += piece;
      resolve(JSON.parse(text));
    });
    sent.on("error", reject).end(body);
  });
}

/** Milliseconds. */
async function measure(run) {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

function inUse() {
  for (let times = 0; times < 4; times++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external; // array buffers are part of what is external
}

function rate(count, timeMs) {
  return Math.round((count / timeMs) * 1000);
}

function kilobytes(bytes) {
  return `${(bytes / games / 1000).toFixed(1)} kB`;
}

function grouped(number) {
  return number.toLocaleString("en");
}

function loadAverage() {
  return loadavg()[0].toFixed(1);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

/** From 0 to 1, the same for the same seed: a linear congruential generator, the numbers of Numerical Recipes. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function readOptions() {
  const number = (fallback) => ({ type: "string", default: fallback });
  const options = { games: number("5000"), plies: number("60"), requests: number("5000"), help: { type: "boolean" } };
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  return { games: whole(values.games), plies: whole(values.plies), requests: whole(values.requests) };
}

function whole(text) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number > 0) return number;
  process.stderr.write(`'${text}' is no whole number from 1\n\n${USAGE}`);
  process.exit(2);
}
