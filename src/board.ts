/** The board for pages: the element, and the parts for people who build their own. Importing this registers nothing. */

export { announceMove, describeOutcome, describePlayed, describeSquare, takenBy } from "./board/announce.ts";
export { type BoardPictureOptions, boardPicture } from "./board/board-picture.ts";
export { type BoardOptions, defineBoard } from "./board/define.ts";
export type { Diagram, DiagramOptions, Mark, Standpoint } from "./board/diagram.ts";
export { diagramOf, isEnd, marksOf, moveDiagram } from "./board/diagram.ts";
export { FairywrenBoard } from "./board/element.ts";
export type { BoardEvents, MoveBy } from "./board/events.ts";
export { type Geometry, type Label, layOut, type Point, type Seat, type View } from "./board/geometry.ts";
export { glyphSvg, type PicturedPiece } from "./board/glyph.ts";
export type { Language } from "./board/language.ts";
export { strikeLegend } from "./board/legend.ts";
export { type EngineFactory, limitsOf } from "./board/opponent.ts";
export type { BoardArrow } from "./board/page-marks.ts";
export { drawPicture, type Picture, writePicture } from "./board/picture.ts";
export { type PieceSet, pieceInSet } from "./board/piece-set.ts";
export { type ReachPictureOptions, reachOf, reachPicture } from "./board/reach-picture.ts";
export { readWords } from "./board/read-words.ts";
export type { EditTool } from "./board/state.ts";
export { BOARD_THEMES, type BoardColours, type BoardTheme } from "./board/themes.ts";
export type { BoardWords, CountedText, PieceWords } from "./board/words.ts";
export { workerEngine } from "./board/worker-engine.ts";
export { STRONGEST_LEVEL } from "./engine/level.ts";
export { pause } from "./engine/pause.ts";
