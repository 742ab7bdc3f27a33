/** The whole document of an imported variant, every key said in full. */
import { squareAt } from "../geometry/board.ts";
import { fileLetter } from "../geometry/square.ts";
import { castlingKey } from "./castling.ts";
import { type Draft, draftOf, type Value } from "./draft.ts";
import { drawsOf, goalsOf, materialKey } from "./goals.ts";
import { capturesKey, handsKey } from "./hands.ts";
import type { IniSection } from "./ini.ts";
import { OPTIONS } from "./options.ts";
import { leapsFirst, piecesKey } from "./pieces.ts";
import { promotionKey } from "./promotion.ts";
import { checkKey, royalsOf } from "./royals.ts";
import type { Settings } from "./settings.ts";
import { turnKey } from "./turn.ts";

/** A document whose keys are those of a variant file. */
export type Document = { readonly [key: string]: Value };

export interface Imported {
  readonly document: Document;
  readonly draft: Draft;
  /** By path, such as `pieces.heron`. */
  readonly remarks: ReadonlyMap<string, string>;
}

/** The document of a section; null after reporting all that cannot be said. */
export function documentOf(section: IniSection, settings: Settings): Imported | null {
  refuseLacking(settings);
  const draft = draftOf(settings, section.parent);
  if (!draft) return null;
  const royals = royalsOf(draft);
  const goals = goalsOf(draft, royals);
  const { win, lose } = goals;
  const document = {
    name: nameOf(section.name),
    ...(section.source === null ? {} : { about: { source: section.source } }),
    board: { files: draft.board.files, ranks: draft.board.ranks },
    symmetry: "mirror",
    ...piecesKey(draft, royals),
    setup: setupOf(draft),
    ...promotionKey(draft),
    ...castlingKey(draft),
    ...checkKey(draft, royals),
    win,
    ...(lose.length > 0 ? { lose } : {}),
    ...capturesKey(draft),
    ...materialKey(draft, goals),
    ...turnKey(draft),
    ...handsKey(draft, royals.pieces.length > 0 && settings.is("checking")),
    ...drawsOf(draft, goals),
    ...(settings.is("chess960") ? { notation: { "uci-castling": "partner" } } : {}),
  };
  return settings.faults.found.length > 0 ? null : { document, draft, remarks: draft.remarks };
}

/** Reports each option that is set to what cannot be said here. */
function refuseLacking(settings: Settings): void {
  for (const [name, { value }] of settings.values) {
    const { lacks, usual, type, said } = OPTIONS[name];
    if (lacks === undefined || said?.includes(value) || value === (usual ?? "-") || (type === "kinds" && value === "-"))
      continue;
    settings.refuse(name, `'${name} = ${value.slice(0, 40)}' needs what is not supported yet: ${lacks}.`);
  }
}

function nameOf(id: string): string {
  return id.replace(
    /(^|[-_])([a-z])/g,
    (_, before: string, letter: string) => (before === "" ? "" : " ") + letter.toUpperCase(),
  );
}

/** A picture, or a FEN where a picture says too little. */
function setupOf(draft: Draft): Value {
  const { start } = draft;
  const isUsual = start.turn === 0 && start.squares.every((standing) => !standing?.promoted);
  const isPlain = isUsual && !hasFewChecks(draft) && leaperFiles(draft).every((file) => start.rights.includes(file));
  if (isPlain) return { board: pictureOf(draft) };
  return { fen: fenOf(draft) };
}

/** Whether the sides have different numbers of checks to give. */
function hasFewChecks({ start, settings }: Draft): boolean {
  return settings.is("checkCounting") && start.checks !== null && start.checks[0] !== start.checks[1];
}

/** The letters of all pieces that might leap as their first move. */
function leaperFiles({ settings, start, board, army }: Draft): string[] {
  if (!settings.is("cambodianMoves")) return [];
  return start.squares.flatMap((standing, square) => {
    if (!standing || !leapsFirst(army.get(standing.kind)?.option)) return [];
    return fileLetter(board, square, standing.side);
  });
}

function pictureOf(draft: Draft): string {
  const { board, settings } = draft;
  const hole = (settings.text("wallingRule") ?? "none") === "none" ? "#" : "*";
  const rows = Array.from({ length: board.ranks }, (_, index) => rowOf(draft, board.ranks - 1 - index, hole, "."));
  return rows.map((row) => row.join(" ")).join("\n");
}

function rowOf({ start, army, board }: Draft, rank: number, hole: string, empty: string): string[] {
  return Array.from({ length: board.files }, (_, file) => {
    const square = squareAt(board, file, rank) as number;
    if (start.holes.includes(square)) return hole;
    const standing = start.squares[square];
    if (!standing) return empty;
    const sign = army.get(standing.kind)?.sign ?? "";
    return (standing.side === 0 ? sign : sign.toLowerCase()) + (standing.promoted && hole === "*" ? "~" : "");
  });
}

function fenOf(draft: Draft): string {
  const { start, board, settings } = draft;
  const rows = Array.from({ length: board.ranks }, (_, index) => rowOf(draft, board.ranks - 1 - index, "*", ""));
  const text = rows.map((row) =>
    row
      .map((sign) => sign || "1")
      .join("")
      .replace(/1+/g, (run) => String(run.length)),
  );
  const rights = [...start.rights].filter((letter) => "KQkq".includes(letter)).join("") || "-";
  const isCastling = settings.is("castling");
  const leapers = leaperFiles(draft).filter((file) => start.rights.includes(file));
  const held = (isCastling ? rights.replace("-", "") : "") + leapers.join("");
  const checks = settings.is("checkCounting") && start.checks ? ` ${start.checks.join("+")}` : "";
  return `${text.join("/")} ${start.turn === 0 ? "w" : "b"} ${held || "-"} -${checks} 0 1`;
}
