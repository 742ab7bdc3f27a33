/** What the Analyse panel needs: fetched when it is first shown. */
import { AnalysePanel } from "./analyse-panel.ts";
import "./analyse.css";
import { BoardPreview } from "./board-preview.ts";
import type { EngineRoom } from "./engine-room.ts";
import type { MovesPanel } from "./moves-panel.ts";
import { OpeningsDoor } from "./openings/openings-door.ts";
import { PositionPanel } from "./position-panel.ts";
import { RemarkPanel } from "./remark-panel.ts";
import { ReviewPanel } from "./review-panel.ts";
import type { Session } from "./session.ts";
import type { Chosen } from "./settings.ts";
import type { Store } from "./shelf/store.ts";
import type { Library } from "./variants.ts";

export interface AnalysingParts {
  readonly session: Session;
  readonly moves: MovesPanel;
  readonly engines: EngineRoom;
  readonly chosen: Chosen;
  readonly store: Store;
  readonly library: Library;
}

export class Analysing {
  readonly panel: AnalysePanel;
  readonly openings: OpeningsDoor;

  constructor({ session, moves, engines, chosen, store, library }: AnalysingParts) {
    const preview = new BoardPreview(session);
    this.panel = new AnalysePanel(session, moves, engines, preview);
    const review = new ReviewPanel(session, engines, chosen, preview);
    review.onStart = () => this.panel.stop();
    this.openings = new OpeningsDoor({ session, moves, store, library, preview });
    new RemarkPanel(session);
    new PositionPanel(session);
  }

  set shown(isShown: boolean) {
    this.panel.shown = isShown;
    this.openings.shown = isShown;
  }
}
