/** All that the page needs of what the engine learns, fetched together: what it knows, and the panel in which it learns. */
import { Knowledge, type KnowledgeOptions } from "./knowledge.ts";
import { type TuningOptions, TuningPanel } from "./tuning-panel.ts";

export interface LearningOptions extends KnowledgeOptions, Omit<TuningOptions, "knowledge"> {
  /** Called when something was learnt or forgotten. */
  readonly onLearnt: () => void;
}

export class Learning {
  readonly knowledge: Knowledge;
  readonly #options: LearningOptions;
  #panel: TuningPanel | null = null;

  constructor(options: LearningOptions) {
    this.#options = options;
    this.knowledge = new Knowledge(options);
    this.knowledge.listen(options.onLearnt);
  }

  /** Shows the panel in Make; what the engine learns there goes on when another is shown. */
  show(): void {
    this.#panel ??= new TuningPanel({ ...this.#options, knowledge: this.knowledge });
  }
}
