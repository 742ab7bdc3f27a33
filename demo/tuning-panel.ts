/** In Make: lets the engine get to know the variant on the board, and forget it again. */
import { block, button, find, input, onPress, select } from "./dom.ts";
import type { Knowledge, Use } from "./knowledge.ts";
import type { showMessage } from "./message.ts";
import type { saveFile } from "./save-file.ts";
import type { Rules, Session } from "./session.ts";
import type { Learnt } from "./shelf/item.ts";
import type { scriptAddress } from "./trusted.ts";
import { makeCard } from "./tuning-card.ts";
import type { Budget, TuneNews, TuneResult } from "./tuning-message.ts";
import { TuningRun } from "./tuning-run.ts";
import { grouped, judgedOf, keptInWords, notKeptInWords, phaseInWords, progressInWords } from "./tuning-words.ts";
import tuningAddress from "./tuning-worker.ts?worker&url";

const START = "Let the engine get to know this variant";
const UNKNOWN = "can get to know these rules";
const OWN_WEIGHTS =
  "These rules have weights of their own, under the key 'weights', which count before all that the engine could learn.";
const STALE =
  "What the engine had learnt was of other rules than these, or for an earlier page, and is not used: undo the change, or let it learn anew.";
const CHANGED = "The variant was changed, so the engine stopped getting to know it.";
const STOPPED = "Stopped: the engine plays as before.";
const FORGOTTEN = "Forgotten: the engine plays as it did before it learnt.";
const UNSTORED = "It could not be stored, so it lasts until this page is closed: its weights can be saved as a file.";

/** The panel's dependencies. */
export interface TuningOptions {
  readonly session: Session;
  readonly knowledge: Knowledge;
  readonly tell: typeof showMessage;
  readonly save: typeof saveFile;
  readonly address: typeof scriptAddress;
}

export class TuningPanel {
  readonly #session: Session;
  readonly #knowledge: Knowledge;
  readonly #tellAnywhere: TuningOptions["tell"];
  readonly #saveFile: TuningOptions["save"];
  readonly #startWorker: () => Worker;
  /** What is being learnt now. */
  #running: { readonly run: TuningRun; readonly rules: Rules; phase: string | null } | null = null;
  /** The rules that the last note is about. */
  #rules: Rules;

  constructor({ session, knowledge, tell, save, address }: TuningOptions) {
    this.#session = session;
    this.#knowledge = knowledge;
    this.#tellAnywhere = tell;
    this.#saveFile = save;
    this.#startWorker = () => new Worker(address(tuningAddress), { type: "module" });
    this.#rules = session.rules;
    block("maker").before(makeCard());
    onPress("tuning-start", () => (this.#running ? this.#stop(STOPPED) : void this.#start()));
    onPress("tuning-forget", () => this.#forget());
    onPress("tuning-save", () => this.#save());
    select("tuning-budget").addEventListener("change", () => this.#showBudget());
    session.listen((change) => change === "game" && this.#follow());
    knowledge.listen(() => void this.#show());
    addEventListener("storage", () => void this.#show());
    this.#showBudget();
    void this.#show();
  }

  #follow(): void {
    const { rules } = this.#session;
    const isOther = rules.yaml !== this.#rules.yaml || rules.origin !== this.#rules.origin;
    this.#rules = rules;
    if (!isOther) return;
    if (this.#running) this.#stop(CHANGED);
    else this.#tell("");
    void this.#show();
  }

  async #start(): Promise<void> {
    const budget = this.#budget();
    const { rules } = this.#session;
    const { type } = await this.#knowledge.use(rules);
    if (budget === null || this.#running || rules !== this.#session.rules) return;
    const weights = type === "used" ? this.#knowledge.weightsOf(rules.variant) : "";
    const run = new TuningRun(this.#startWorker(), rules.variant, weights, budget, {
      onNews: (news) => this.#hear(news),
      onDone: (result) => void this.#finish(rules, result),
      onFailed: (reason) => this.#stop(reason),
    });
    this.#running = { run, rules, phase: null };
    this.#tell("It begins.");
    void this.#show();
  }

  /** Null, and a word, for a number of games that is none. */
  #budget(): Budget | null {
    const [kind, amount] = select("tuning-budget").value.split(" ");
    if (kind === "time") return { timeMs: Number(amount) };
    const field = input("tuning-games");
    if (field.checkValidity()) return { games: field.valueAsNumber };
    this.#tell(`Give a whole number of games, ${field.min} to ${grouped(Number(field.max))}.`);
    field.focus();
    return null;
  }

  #stop(word: string): void {
    this.#running?.run.stop();
    this.#end(word);
    void this.#show();
  }

  #end(word: string): void {
    this.#running = null;
    this.#tell(word);
    if (!isSeen()) this.#tellAnywhere(word);
  }

  #hear(news: TuneNews): void {
    if (!this.#running) return;
    const phase = phaseInWords(news);
    if (phase !== null && phase !== this.#running.phase) this.#tell(phase);
    this.#running.phase = phase ?? this.#running.phase;
    block("tuning-progress").textContent = progressInWords(news);
    const bar = find("tuning-bar", HTMLProgressElement);
    if (news.type === "games") bar.value = news.share;
    else bar.removeAttribute("value");
  }

  async #finish(rules: Rules, { isBetter, weights, judged: standing }: TuneResult): Promise<void> {
    const judged = judgedOf(standing);
    if (!isBetter) {
      this.#stop(notKeptInWords(judged));
      return;
    }
    const isStored = await this.#knowledge.keep(rules, { weights, judged });
    this.#end(isStored ? keptInWords(judged) : `${keptInWords(judged)} ${UNSTORED}`);
    void this.#show();
  }

  #forget(): void {
    this.#knowledge.forget(this.#session.rules);
    this.#tell(FORGOTTEN);
    button("tuning-start").focus();
  }

  #save(): void {
    const { variant } = this.#session;
    this.#saveFile(`${variant.id}.weights.json`, this.#knowledge.weightsOf(variant), "application/json");
  }

  async #show(): Promise<void> {
    const { rules } = this.#session;
    const learnt = this.#knowledge.of(rules);
    this.#drawRun(rules, learnt);
    const use = await this.#knowledge.use(rules);
    if (rules === this.#session.rules && this.#running === null) this.#drawKnown(rules, learnt, use);
  }

  #drawRun({ variant }: Rules, learnt: Learnt | null): void {
    const isRunning = this.#running !== null;
    button("tuning-start").textContent = isRunning ? "Stop" : START;
    button("tuning-start").classList.toggle("main", !isRunning && learnt === null);
    button("tuning-start").disabled = variant.weights !== null;
    block("tuning-budget-field").hidden = isRunning;
    block("tuning-run").hidden = !isRunning;
    block("tuning-kept").hidden = isRunning || learnt === null;
    block("tuning-state").textContent = isRunning ? "is learning" : UNKNOWN;
  }

  #drawKnown({ variant }: Rules, learnt: Learnt | null, use: Use): void {
    button("tuning-save").hidden = use.type !== "used";
    block("tuning-state").textContent = learnt ? stateInWords(use) : UNKNOWN;
    if (block("tuning-note").textContent !== "") return;
    this.#tell(variant.weights ? OWN_WEIGHTS : learnt ? knownInWords(learnt, use) : "");
  }

  #showBudget(): void {
    block("tuning-games-unit").hidden = select("tuning-budget").value !== "games";
  }

  #tell(word: string): void {
    block("tuning-note").textContent = word;
  }
}

/** Whether the panel is on the screen. */
function isSeen(): boolean {
  return !block("make").hidden && find("tuning", HTMLDetailsElement).open;
}

function stateInWords({ type }: Use): string {
  return type === "used" ? "knows these rules" : "knew other rules";
}

function knownInWords({ judged }: Learnt, use: Use): string {
  if (use.type === "unsound") return `What the engine had learnt cannot be used. ${use.reason}`;
  return use.type === "used" ? keptInWords(judged) : STALE;
}
