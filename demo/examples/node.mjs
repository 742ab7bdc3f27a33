/** A game of the engine against itself in Node, written as PGN: `node demo/examples/node.mjs [VARIANT] [START]`. */
import { createEngine, Game, loadVariant } from "fairywren";

const [id = "paradigm", start = "17"] = process.argv.slice(2);
const variant = await loadVariant(id);
const game = Game.start(variant, { start: Number(start) });
const engine = await createEngine(variant);

while (!game.outcome && game.moves.length < 40) {
  const { best } = await engine.best(game, { nodes: 5_000 }); // the same move on every machine
  game.play(best);
}
engine.close();
console.log(game.pgn({ White: "Fairywren", Black: "Fairywren" }));
