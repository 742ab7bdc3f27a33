/** The card of the panel in which the engine gets to know a variant. */
import { make } from "./dom.ts";

const ABOUT =
  "The engine plays itself, learns what pieces and squares are worth here, and keeps that only if it then plays better. Your game goes on meanwhile.";
const KEPT =
  "This browser keeps it with the variant; links and the variant's file go without it. The file of weights lies beside that of the variant, for the command line.";

const BUDGETS = [
  ["for half a minute", "time 30000"],
  ["for two minutes", "time 120000"],
  ["for five minutes", "time 300000"],
  ["for twenty minutes", "time 1200000"],
  ["a number of games", "games"],
] as const;
const USUAL = "time 120000";

export function makeCard(): HTMLElement {
  const title = make("summary", "", "Engine ", named("tuning-state", make("span", "note")));
  const note = named("tuning-note", make("p"));
  note.setAttribute("role", "status");
  const content = [make("p", "note", ABOUT), makeOrders(), note, makeRun(), makeKept()];
  return named("tuning", make("details", "card", title, ...content));
}

function makeOrders(): HTMLElement {
  const start = makeButton("tuning-start", "");
  const budget = named("tuning-budget", make("select"));
  budget.setAttribute("aria-label", "How long the engine plays itself");
  budget.append(...BUDGETS.map(([words, value]) => new Option(words, value, value === USUAL, value === USUAL)));
  const unit = named("tuning-games-unit", make("label", "unit", makeNumber(), "games"));
  return make("div", "row", start, named("tuning-budget-field", make("span", "row tight", budget, unit)));
}

/** What is played is kept in memory until it has served: more games would take too much of a phone's. */
function makeNumber(): HTMLInputElement {
  const field = named("tuning-games", make("input"));
  return Object.assign(field, { type: "number", min: "20", max: "50000", step: "1", value: "1000", required: true });
}

function makeRun(): HTMLElement {
  const bar = named("tuning-bar", make("progress"));
  bar.setAttribute("aria-label", "Games with itself");
  return named("tuning-run", make("div", "endings", bar, named("tuning-progress", make("p", "note"))));
}

function makeKept(): HTMLElement {
  const forget = makeButton("tuning-forget", "Forget what it learnt");
  const save = makeButton("tuning-save", "Save its weights");
  return named("tuning-kept", make("div", "endings", make("div", "row", forget, save), make("p", "note", KEPT)));
}

function makeButton(id: string, words: string): HTMLButtonElement {
  const button = named(id, make("button", "", words));
  button.type = "button";
  return button;
}

function named<Kind extends HTMLElement>(id: string, element: Kind): Kind {
  element.id = id;
  return element;
}
