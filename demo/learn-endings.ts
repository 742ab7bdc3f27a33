/** Which material can force mate against the bare king: solved on demand, in a worker of its own. */
import { isMatingGame } from "../src/endings.ts";
import type { Variant } from "../src/index.ts";
import { make } from "./dom.ts";
import type { EndingsMessage, EndingsRow } from "./endings-message.ts";
import endingsAddress from "./endings-worker.ts?worker&url";
import { scriptAddress } from "./trusted.ts";

/** Larger boards take minutes. */
const MOST_SQUARES = 64;

type Done = Extract<EndingsMessage, { type: "done" }>;

const solved = new WeakMap<Variant, Done>();

/** A card with a button that solves the endings, and then their table. Null where games are not about the mate of one
 *  king a side.
 *  @param tell called with the pieces that cannot force mate alone with their king, once that is known */
export function endingsCard(variant: Variant, tell: (ids: readonly string[]) => void): HTMLElement | null {
  if (!isMatingGame(variant)) return null;
  const { files, ranks } = variant.board;
  const body = make("div", "endings");
  const card = make("section", "card", make("h3", "", "Endings"), body);
  const royal = variant.pieceTypes[variant.royal].name;
  const known = solved.get(variant);
  if (known) finish(variant, known, body, tell);
  else if (files * ranks > MOST_SQUARES) body.append(make("p", "note", tooLarge(files * ranks)));
  else body.append(make("p", "", `Which pieces force mate against a bare ${royal}?`), makeButton(variant, body, tell));
  return card;
}

function tooLarge(squares: number): string {
  return `Which pieces force mate is not computed here for boards of more than ${MOST_SQUARES} squares; this one has ${squares}. The command 'fairywren endings' does it.`;
}

function makeButton(variant: Variant, body: HTMLElement, tell: (ids: readonly string[]) => void): HTMLElement {
  const start = make("button", "", "Work it out");
  start.type = "button";
  start.addEventListener("click", () => void solve(variant, body, tell));
  return start;
}

async function solve(variant: Variant, body: HTMLElement, tell: (ids: readonly string[]) => void): Promise<void> {
  const bar = make("progress");
  bar.setAttribute("aria-label", "Endings solved");
  const words = make("p", "note", "Playing every ending backwards from mate …");
  words.setAttribute("role", "status");
  const stop = make("button", "", "Stop");
  stop.type = "button";
  body.replaceChildren(words, bar, stop);
  const worker = new Worker(scriptAddress(endingsAddress), { type: "module" });
  const again = (reason: string) => {
    worker.terminate();
    body.replaceChildren(make("p", "note", reason), makeButton(variant, body, tell));
  };
  stop.addEventListener("click", () => again("Stopped."));
  worker.addEventListener("error", () => again("The worker that solves endings failed."));
  worker.addEventListener("message", ({ data }: MessageEvent<EndingsMessage>) => {
    // The page shows another variant by now: nobody waits for this one.
    if (!body.isConnected) worker.terminate();
    else if (data.type === "failed") again(data.reason);
    else if (data.type === "progress") {
      bar.max = data.total;
      bar.value = data.done;
      words.textContent = `${data.done} of ${data.total} endings solved; now ${data.material}.`;
    } else {
      worker.terminate();
      solved.set(variant, data);
      finish(variant, data, body, tell);
    }
  });
  const { documentOf } = await import("../src/document.ts");
  worker.postMessage({ id: variant.id, document: documentOf(variant) });
}

function finish(variant: Variant, { rows, leftOut }: Done, body: HTMLElement, tell: (ids: readonly string[]) => void) {
  const weak = rows.filter(({ pieces, verdict }) => pieces.length === 1 && verdict === "draws");
  const left = leftOut.map(({ material, reason }) => `${material} is left out: ${reason}.`);
  const note = make("p", "note", ["White, with the pieces, is to move.", ...left].join(" "));
  body.replaceChildren(rows.length ? makeTable(variant, rows) : make("p", "", "There is nothing to solve."), note);
  tell(weak.flatMap(({ pieces }) => pieces));
}

const TITLES = ["With the king", "In general", "Won", "Longest mate"];
const VERDICTS = { wins: "wins", draws: "draw", depends: "depends" } as const;

function makeTable(variant: Variant, rows: readonly EndingsRow[]): HTMLElement {
  const heads = TITLES.map((title) => {
    const head = make("th", "", title);
    head.scope = "col";
    return head;
  });
  const lines = rows.map((row) => {
    const name = make("th", "", materialOf(variant, row));
    name.scope = "row";
    const mate = row.longestMate === null ? "–" : `${row.longestMate} ${row.longestMate === 1 ? "move" : "moves"}`;
    const cells = [VERDICTS[row.verdict], percent(row.won), mate].map((text) => make("td", "", text));
    return make("tr", row.verdict, name, ...cells);
  });
  const table = make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...lines));
  const place = make("div", "table-place", table);
  place.tabIndex = 0;
  place.setAttribute("role", "region");
  place.setAttribute("aria-label", "Endings");
  return place;
}

function materialOf({ pieceTypes }: Variant, { pieces: ids, shades }: EndingsRow): string {
  const names = ids.map((id) => pieceTypes.find((pieceType) => pieceType.id === id)?.name ?? id);
  const material = names.length === 2 && names[0] === names[1] ? `two ${names[0]}s` : names.join(" and ");
  return shades === "any" ? material : `${material}, ${shades} colours`;
}

/** A percentage; 0 and 100 only if exact. */
function percent(share: number): string {
  const tenths = Math.round(share * 1000);
  const honest = share === 0 || share === 1 ? tenths : Math.min(Math.max(tenths, 1), 999);
  return `${honest / 10} %`;
}
