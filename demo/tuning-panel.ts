/** In Make: lets the engine get to know the variant on the board, and forget it again. */
import { render } from "lit/html.js";
import { block, button, find, input } from "./dom.ts";
import type { Knowledge, Use } from "./knowledge.ts";
import { t } from "./language.ts";
import type { showMessage } from "./message.ts";
import type { saveFile } from "./save-file.ts";
import type { Rules, Session } from "./session.ts";
import type { Learnt } from "./shelf/item.ts";
import type { scriptAddress } from "./trusted.ts";
import { type TuningState, tuningCard, USUAL_BUDGET } from "./tuning-card.ts";
import type { Budget, TuneNews, TuneResult } from "./tuning-message.ts";
import { TuningRun } from "./tuning-run.ts";
import { grouped, judgedOf, keptInWords, notKeptInWords, phaseInWords, progressInWords } from "./tuning-words.ts";
import tuningAddress from "./tuning-worker.ts?worker&url";

const UNKNOWN = t`can get to know these rules`;
const OWN_WEIGHTS = t`These rules have weights of their own, under the key 'weights', which count before all that the engine could learn.`;
const STALE = t`What the engine had learnt was of other rules than these, or for an earlier page, and is not used: undo the change, or let it learn anew.`;
const CHANGED = t`The variant was changed, so the engine stopped getting to know it.`;
const STOPPED = t`Stopped: the engine plays as before.`;
const FORGOTTEN = t`Forgotten: the engine plays as it did before it learnt.`;
const UNSTORED = t`It could not be stored, so it lasts until this page is closed: its weights can be saved as a file.`;

/** The panel's dependencies. */
export interface TuningOptions {
  readonly session: Session;
  readonly knowledge: Knowledge;
  readonly tell: typeof showMessage;
  readonly save: typeof saveFile;
  readonly address: typeof scriptAddress;
}

export class TuningPanel {
  readonly #place = find("tuning", HTMLDetailsElement);
  readonly #session: Session;
  readonly #knowledge: Knowledge;
  readonly #tellAnywhere: TuningOptions["tell"];
  readonly #saveFile: TuningOptions["save"];
  readonly #startWorker: () => Worker;
  /** What is being learnt now. */
  #running: { readonly run: TuningRun; news: TuneNews | null; phase: string | null } | null = null;
  /** The rules that the last note is about. */
  #rules: Rules;
  #note = "";
  #budget = USUAL_BUDGET;
  #learnt: Learnt | null = null;
  /** Null until it is known. */
  #use: Use | null = null;

  constructor({ session, knowledge, tell, save, address }: TuningOptions) {
    this.#session = session;
    this.#knowledge = knowledge;
    this.#tellAnywhere = tell;
    this.#saveFile = save;
    this.#startWorker = () => new Worker(address(tuningAddress), { type: "module" });
    this.#rules = session.rules;
    session.listen((change) => change === "game" && this.#follow());
    knowledge.listen(() => void this.#show());
    addEventListener("storage", () => void this.#show());
    this.#place.hidden = false;
    void this.#show();
  }

  #follow(): void {
    const { rules } = this.#session;
    const isOther = rules.yaml !== this.#rules.yaml || rules.origin !== this.#rules.origin;
    this.#rules = rules;
    if (!isOther) return;
    this.#use = null;
    if (this.#running) this.#stop(CHANGED);
    else this.#tell("");
    void this.#show();
  }

  async #start(): Promise<void> {
    const budget = this.#chosenBudget();
    const { rules } = this.#session;
    const { type } = await this.#knowledge.use(rules);
    if (budget === null || this.#running || rules !== this.#session.rules) return;
    const weights = type === "used" ? this.#knowledge.weightsOf(rules.variant) : "";
    const run = new TuningRun(this.#startWorker(), rules.variant, weights, budget, {
      onNews: (news) => this.#hear(news),
      onDone: (result) => void this.#finish(rules, result),
      onFailed: (reason) => this.#stop(reason),
    });
    this.#running = { run, news: null, phase: null };
    this.#tell(t`It begins.`);
    void this.#show();
  }

  /** Null, and a word, for a number of games that is none. */
  #chosenBudget(): Budget | null {
    const [kind, amount] = this.#budget.split(" ");
    if (kind === "time") return { timeMs: Number(amount) };
    const field = input("tuning-games");
    if (field.checkValidity()) return { games: field.valueAsNumber };
    this.#tell(t`Give a whole number of games, ${field.min} to ${grouped(Number(field.max))}.`);
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
    if (block("make").hidden || !this.#place.open) this.#tellAnywhere(word);
  }

  #hear(news: TuneNews): void {
    if (!this.#running) return;
    const phase = phaseInWords(news);
    if (phase !== null && phase !== this.#running.phase) this.#note = phase;
    this.#running.phase = phase ?? this.#running.phase;
    this.#running.news = news;
    this.#draw();
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
    this.#learnt = learnt;
    this.#draw();
    const use = await this.#knowledge.use(rules);
    if (rules !== this.#session.rules || this.#running) return;
    this.#use = use;
    this.#note ||= rules.variant.weights ? OWN_WEIGHTS : learnt ? knownInWords(learnt, use) : "";
    this.#draw();
  }

  #tell(word: string): void {
    this.#note = word;
    this.#draw();
  }

  #draw(): void {
    const acts = {
      startOrStop: () => (this.#running ? this.#stop(STOPPED) : void this.#start()),
      budget: (chosen: string) => {
        this.#budget = chosen;
        this.#draw();
      },
      forget: () => this.#forget(),
      save: () => this.#save(),
    };
    render(tuningCard(this.#state, acts), this.#place);
  }

  get #state(): TuningState {
    const [running, learnt, use] = [this.#running, this.#learnt, this.#use];
    const news = running?.news;
    return {
      title: running ? t`is learning` : learnt && use ? stateInWords(use) : UNKNOWN,
      note: this.#note,
      mayLearn: this.#session.variant.weights === null,
      budget: this.#budget,
      progress: running && {
        words: news ? progressInWords(news) : "",
        share: news?.type === "games" ? news.share : null,
      },
      hasLearnt: learnt !== null,
      isUsed: use?.type === "used",
    };
  }
}

function stateInWords({ type }: Use): string {
  return type === "used" ? t`knows these rules` : t`knew other rules`;
}

function knownInWords({ judged }: Learnt, use: Use): string {
  if (use.type === "unsound") return t`What the engine had learnt cannot be used. ${use.reason}`;
  return use.type === "used" ? keptInWords(judged) : STALE;
}
