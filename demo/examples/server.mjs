/**
 * A game server: it keeps live games of any variant, checks every move, and answers in JSON.
 *
 *     node demo/examples/server.mjs [PORT]
 *     curl -d '{"variant":"paradigm","start":17}' localhost:8080/games      # or {"rules":"name: My Chess\nextends: chess"}
 *     curl -d '{"move":"e2e4"}' localhost:8080/games/1/moves                # or {"move":"e4"}
 *     curl 'localhost:8080/games/1/moves?from=d7'
 *     curl localhost:8080/games/1
 *
 * Who may move is a question of accounts, which this example leaves to you.
 */
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { FairywrenError, Game, loadVariant } from "fairywren";
import { parseVariant } from "fairywren/yaml";

/** Texts of rules that are remembered; games that have begun keep theirs. */
const MOST_RULES = 1000;

/** All live games of a process. */
export class GameRoom {
  #games = new Map();
  /** Rules of people's own by their text: games of the same text share them. */
  #rules = new Map();
  #last = 0;

  get size() {
    return this.#games.size;
  }

  /** Opens a game of a shipped variant or of rules of one's own.
   *  @throws {FairywrenError} with what is wrong, at its place */
  async open({ variant, rules, start, fen }) {
    const made = rules === undefined ? await loadVariant(variant) : this.#ownVariant(rules);
    return this.#keep(++this.#last, Game.start(made, start === undefined ? { fen } : { start }), rules);
  }

  /** @throws {FairywrenError} `illegal-move` or what else is wrong with the text; the game is then as before */
  play(number, move) {
    const { game } = this.#find(number);
    const { san, uci } = game.play(move);
    return { uci, san, ...standing(game) };
  }

  /** Where a piece may go, for a board that shows it. */
  movesFrom(number, square) {
    return this.#find(number)
      .game.movesFrom(square)
      .map(({ uci, san, to }) => ({ uci, san, to }));
  }

  state(number) {
    const { game, rules } = this.#find(number);
    return { ...game.toJSON(), ...(rules !== undefined && { yaml: rules }), ...standing(game) };
  }

  /** A line of text for each game, to be written to a file or a database. */
  *save() {
    for (const [number, { game, rules }] of this.#games) yield JSON.stringify({ number, rules, game });
  }

  /** Takes back what `save` gave; every move is checked again. */
  async restore(lines) {
    for await (const line of lines) {
      const { number, rules, game } = JSON.parse(line);
      const variant = rules === undefined ? await loadVariant(game.variant) : this.#ownVariant(rules);
      this.#keep(number, Game.fromJSON(variant, game), rules);
      this.#last = Math.max(this.#last, number);
    }
  }

  #keep(number, game, rules) {
    this.#games.set(number, { game, rules });
    return { number, variant: game.variant.name, ...standing(game) };
  }

  #ownVariant(text) {
    const variant = this.#rules.get(text) ?? parseVariant(text);
    this.#rules.set(text, variant);
    if (this.#rules.size > MOST_RULES) this.#rules.delete(this.#rules.keys().next().value);
    return variant;
  }

  #find(number) {
    const found = this.#games.get(number);
    if (found) return found;
    throw new NoGame(`There is no game ${number}.`);
  }
}

/** A number that no game has. */
class NoGame extends Error {}

/** What everybody who watches a game wants to know after a move. */
function standing(game) {
  const { outcome, claim, check } = game;
  return {
    fen: game.fen(),
    check,
    result: outcome?.result ?? null,
    reason: outcome?.code ?? null,
    claim: claim?.code ?? null,
  };
}

/** Serves a room. */
export function serve(room, port) {
  const server = createServer((request, response) => answer(room, request).then((reply) => send(response, reply)));
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

async function answer(room, request) {
  try {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const [, number, part] = /^\/games(?:\/(\d+)(\/moves)?)?$/.exec(pathname) ?? [null, "x"];
    const game = Number(number);
    if (request.method === "POST" && number === undefined) return [201, await room.open(await bodyOf(request))];
    if (request.method === "POST" && part) return [200, room.play(game, (await bodyOf(request)).move)];
    if (request.method === "GET" && part) return [200, room.movesFrom(game, searchParams.get("from"))];
    if (request.method === "GET" && game > 0) return [200, room.state(game)];
    return [404, { message: "There is nothing here." }];
  } catch (error) {
    if (error instanceof NoGame) return [404, { message: error.message }];
    if (error instanceof FairywrenError) return [422, { code: error.code, message: error.message }];
    if (error instanceof SyntaxError) return [400, { message: `The body must be a JSON object of at most ${MOST_BYTES} bytes.` }];
    console.error(error);
    return [500, { message: "This is a fault of the server." }];
  }
}

/** The most that anybody may send: a variant file has at most 64 KB. */
const MOST_BYTES = 80 * 1024;

async function bodyOf(request) {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) {
    text += piece;
    if (text.length > MOST_BYTES) throw new SyntaxError();
  }
  const body = JSON.parse(text);
  if (typeof body === "object" && body !== null) return body;
  throw new SyntaxError();
}

function send(response, [status, value]) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const server = await serve(new GameRoom(), Number(process.argv[2] ?? 8080));
  console.log(`Games are at http://127.0.0.1:${server.address().port}/games until Ctrl+C.`);
}
