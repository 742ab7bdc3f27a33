/** Two sides play a short game; the engine searches in a worker, so the page stays responsive. */
import { Game, loadVariant, remoteEngine } from "../../dist/index.js"; // with a bundler: "fairywren"

const WORKER = new URL("../../dist/worker.js", import.meta.url);
const MOVES = 12;

const variant = await loadVariant("edgy");
const game = Game.start(variant);
// Like `createEngine(variant)`, but in a worker. A worker that falls silent is replaced.
const engine = await remoteEngine(() => new Worker(WORKER, { type: "module" }), variant);

while (!game.outcome && game.moves.length < MOVES) {
  let best = null;
  for await (const info of engine.search(game, { nodes: 20_000 })) {
    [best] = info.line;
    think(info);
  }
  show(game.play(best));
}
engine.close();
document.body.dataset.done = game.fen();

function show({ san }) {
  const item = document.createElement("li");
  item.textContent = san;
  document.getElementById("moves").append(item);
}

function think({ depth, score, line }) {
  const value = score.type === "mate" ? `mate in ${score.moves}` : (score.value / 100).toFixed(2);
  document.getElementById("thought").textContent = `depth ${depth}: ${value} ${line.slice(0, 4).join(" ")}`;
}
