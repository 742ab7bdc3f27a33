/** The apps that somebody starts with the package: their files, as they would write them. */

export type Files = Readonly<Record<string, string>>;

/** Attributes of a tag that a compiler refuses, each with what it says. */
export type Faults = readonly (readonly [attribute: string, said: RegExp])[];

/** As strict as the compiler is. */
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  target: "ES2022",
  noEmit: true,
  types: [] as string[],
};
const FOR_BUNDLERS = {
  ...STRICT,
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  allowImportingTsExtensions: true,
};
const FOR_NODE = { ...STRICT, module: "nodenext", noEmit: false, outDir: "out", lib: ["ES2022"], types: ["node"] };

const OWN_RULES = "name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n";

function config(compilerOptions: object, include: readonly string[], more: object = {}): string {
  return JSON.stringify({ compilerOptions, include, ...more });
}

function page(script: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>App</title></head><body>${body}<script type="module" src="${script}"></script></body></html>\n`;
}

/** Vite and TypeScript: a board with rules of one's own, an engine in a worker, the main entry. */
export const VITE: Files = {
  "package.json": '{ "private": true, "type": "module" }',
  "tsconfig.json": config(FOR_BUNDLERS, ["*.ts"]),
  "index.html": page("/main.ts", '<main id="app"></main>'),
  "vite-env.d.ts": '/// <reference types="vite/client" />\n',
  "heron.yaml": OWN_RULES,
  "main.ts": `
    import { Game, type Variant } from "fairywren";
    import { workerEngine } from "fairywren/board";
    import "fairywren/board/define";
    import { parseVariant } from "fairywren/yaml";
    import workerAddress from "fairywren/worker?url";
    import rules from "./heron.yaml?raw";

    const variant: Variant = parseVariant(rules, { file: "heron.yaml" });
    const board = document.createElement("fairywren-board");
    const start = workerEngine(() => new Worker(workerAddress, { type: "module" }));
    board.game = Game.start(variant);
    board.engine = await start(variant);
    board.level = 1;
    board.addEventListener("fw-move", ({ detail }) => {
      document.title = detail.by + " " + detail.move.san;
    });
    document.querySelector("#app")?.append(board);
  `,
};

/** React 19. */
export const REACT: Files = {
  "package.json": '{ "private": true, "type": "module" }',
  "tsconfig.json": config({ ...FOR_BUNDLERS, jsx: "react-jsx" }, ["*.ts", "*.tsx"]),
  "index.html": page("/main.tsx", '<div id="root"></div>'),
  "main.tsx": `
    import { createRoot } from "react-dom/client";
    import { App } from "./app.tsx";

    const root = document.getElementById("root");
    if (root) createRoot(root).render(<App />);
  `,
  "app.tsx": `
    import "fairywren/react";
    import type { FairywrenBoard } from "fairywren/react";
    import { useRef, useState } from "react";

    export function App() {
      const board = useRef<FairywrenBoard>(null);
      const [last, setLast] = useState("none");
      return (
        <>
          <fairywren-board ref={board} variant="edgy" level={1} highlights={["c3"]} onfw-move={({ detail }) => setLast(detail.move.san)} />
          <output>{last}</output>
          <button type="button" onClick={() => board.current?.undo()}>Undo</button>
        </>
      );
    }
  `,
  "server.tsx": `
    import { renderToString } from "react-dom/server";
    import { App } from "./app.tsx";

    console.log(renderToString(<App />));
  `,
};

/** Vue 3, as strict about templates as its compiler is. */
export const VUE: Files = {
  "package.json": '{ "private": true, "type": "module" }',
  "tsconfig.json": config({ ...FOR_BUNDLERS, types: ["node"] }, ["*.ts", "*.vue"], {
    vueCompilerOptions: { strictTemplates: true },
  }),
  "vite.config.js": `
    import vue from "@vitejs/plugin-vue";

    const isCustomElement = (tag) => tag === "fairywren-board";
    export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
  `,
  "index.html": page("/main.ts", '<div id="root"></div>'),
  "main.ts": `
    import { createApp } from "vue";
    import App from "./app.vue";

    createApp(App).mount("#root");
  `,
  "app.vue": `
<script setup lang="ts">
import "fairywren/vue";
import { ref, useTemplateRef } from "vue";

const board = useTemplateRef("board");
const last = ref("none");
</script>

<template>
  <fairywren-board ref="board" variant="edgy" :level="1" :highlights.prop="['c3']" @fw-move="({ detail }) => (last = detail.move.san)" />
  <output>{{ last }}</output>
  <button type="button" @click="board?.undo()">Undo</button>
</template>
`,
  "server.ts": `
    import { createSSRApp } from "vue";
    import { renderToString } from "vue/server-renderer";
    import App from "./app.vue";

    renderToString(createSSRApp(App)).then(console.log);
  `,
};

/** What Vue's compiler is to refuse, and what it says of it. */
export const VUE_FAULTS: Faults = [
  [':levle="1"', /'levle' does not exist/],
  ['view="round"', /"round"' is not assignable/],
  [':flipped="3"', /'number' is not assignable/],
  [':highlights.prop="[3]"', /'number' is not assignable/],
  ['@fw-moev="() => {}"', /'onFwMoev' does not exist/],
  ['@fw-move="({ detail }) => detail.mvoe"', /'mvoe' does not exist/],
];

/** A program of one tag. */
export function vueTag(attribute: string): string {
  return `<script setup lang="ts">\nimport "fairywren/vue";\n</script>\n<template><fairywren-board ${attribute} /></template>\n`;
}

/** Svelte 5. */
export const SVELTE: Files = {
  "package.json": '{ "private": true, "type": "module" }',
  "tsconfig.json": config(FOR_BUNDLERS, ["*.ts", "*.svelte"]),
  "vite.config.js": `
    import { svelte } from "@sveltejs/vite-plugin-svelte";

    export default { plugins: [svelte()] };
  `,
  "index.html": page("/main.ts", '<div id="root"></div>'),
  "main.ts": `
    import { mount } from "svelte";
    import App from "./app.svelte";

    const root = document.getElementById("root");
    if (root) mount(App, { target: root });
  `,
  "app.svelte": `
<script lang="ts">
  import "fairywren/svelte";
  import type { FairywrenBoard } from "fairywren/svelte";

  let board: FairywrenBoard | undefined = $state();
  let last = $state("none");
</script>

<fairywren-board bind:this={board} variant="edgy" level={1} highlights={["c3"]} onfw-move={({ detail }) => (last = detail.move.san)}></fairywren-board>
<output>{last}</output>
<button type="button" onclick={() => board?.undo()}>Undo</button>
`,
  "server.ts": `
    import { render } from "svelte/server";
    import App from "./app.svelte";

    console.log(render(App).body);
  `,
};

/** What Svelte's compiler is to refuse, and what it says of it. */
export const SVELTE_FAULTS: Faults = [
  ["levle={1}", /levle.* does not exist/],
  ['view="round"', /round.* is not assignable/],
  ["flipped={3}", /'number' is not assignable/],
  ["highlights={[3]}", /'number' is not assignable/],
  ["onfw-moev={() => {}}", /onfw-moev.* does not exist/],
  ["onfw-move={({ detail }) => detail.mvoe}", /'mvoe' does not exist/],
];

/** A program of one tag. */
export function svelteTag(attribute: string): string {
  return `<script lang="ts">\nimport "fairywren/svelte";\n</script>\n<fairywren-board ${attribute}></fairywren-board>\n`;
}

/** Node's own modules, with types. */
export const NODE: Files = {
  "package.json": '{ "private": true, "type": "module" }',
  "tsconfig.json": config(FOR_NODE, ["*.mts", "*.cts"]),
  "main.mts": `
    import { createEngine, Game, type GameMove, loadVariant } from "fairywren";
    import { parseFen, writeFen } from "fairywren/notation";
    import { perft } from "fairywren/perft";
    import { parseVariant } from "fairywren/yaml";

    const variant = parseVariant(${JSON.stringify(OWN_RULES)});
    const game = Game.start(variant);
    const played: GameMove = game.play("Nd3");
    const engine = await createEngine(variant, { hashMb: 1 });
    const { best } = await engine.best(game, { nodes: 200 });
    engine.close();
    const read = parseFen(variant, game.fen());
    const chess = await loadVariant("chess");
    console.log(played.uci, best !== null, read.ok && writeFen(variant, read.position) === game.fen(), perft(chess, chess.setup, 3));
  `,
  "old.cts": `
    import fairywren = require("fairywren");
    import yaml = require("fairywren/yaml");

    const game: fairywren.Game = fairywren.Game.start(yaml.parseVariant("name: Mine\\nextends: chess\\n"));
    console.log(game.play("e4").san, fairywren.bundledVariant("edgy")?.name);
  `,
};

/** No build, no module: one script and a tag. */
export const PLAIN: Files = {
  "index.html": `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Plain</title><script src="fairywren/cdn-yaml.js"></script></head><body>
<fairywren-board id="board" level="1">
  <script type="application/yaml">
    name: Heron Chess
    extends: chess
    pieces:
      knight: { name: Heron, betza: NA }
  </script>
</fairywren-board></body></html>\n`,
};
