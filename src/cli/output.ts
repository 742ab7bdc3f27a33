/** Terminal output: lines, tables, emphasis, a line of progress, JSON. */
import type { Writable } from "node:stream";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { renderReport } from "../diagnostic/render.ts";

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Where a command writes. Results go to standard output; reports and progress to standard error. */
export class Output {
  /** Texts that diagnostics refer to, by the names in the diagnostics. */
  readonly sources = new Map<string, string>();
  private readonly out: Stream;
  private readonly err: Stream;
  private readonly isColoured: boolean;
  private progressShown = false;

  /** @param env `NO_COLOR` and `TERM=dumb` disable colour (https://no-color.org) */
  constructor(out: Stream, err: Stream, env: Readonly<Record<string, string | undefined>>) {
    this.out = out;
    this.err = err;
    this.isColoured = out.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
  }

  /** Writes a line of the result. */
  line(text = ""): void {
    this.clearProgress();
    this.out.write(`${text}\n`);
  }

  /** Writes a whole text as the result. */
  text(text: string): void {
    this.clearProgress();
    this.out.write(text);
  }

  /** Writes the result of a command with `--json`. */
  json(value: unknown): void {
    this.line(JSON.stringify(value));
  }

  /** Writes a line for the user, beside the result. */
  note(text: string): void {
    this.clearProgress();
    this.err.write(`${text}\n`);
  }

  /** Writes a line for whoever watches: on a terminal, and nowhere else. */
  remark(text: string): void {
    if (this.err.isTTY) this.note(text);
  }

  /** Writes diagnostics with their excerpts. */
  report(diagnostics: readonly Diagnostic[]): void {
    this.note(renderReport(diagnostics, (file) => this.sources.get(file) ?? null));
  }

  /** Shows a line of progress on a terminal, replacing the last one; elsewhere nothing. */
  progress(text: string): void {
    if (!this.err.isTTY) return;
    this.err.write(`\r${text.slice(0, (this.err.columns ?? 80) - 1)}${CLEAR_TO_END}`);
    this.progressShown = true;
  }

  heading(text: string): string {
    return this.emphasise(text, "1");
  }

  faint(text: string): string {
    return this.emphasise(text, "2");
  }

  /** Rows as lines of text with aligned columns.
   *  @param right columns aligned to the right */
  table(rows: readonly (readonly string[])[], right: readonly number[] = []): void {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
    const cell = (text: string, column: number) => pad(text, widths[column], right.includes(column));
    for (const row of rows) this.line(`  ${row.map(cell).join("  ")}`.trimEnd());
  }

  private emphasise(text: string, code: string): string {
    return this.isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;
  }

  private clearProgress(): void {
    if (this.progressShown) this.err.write(`\r${CLEAR_TO_END}`);
    this.progressShown = false;
  }
}

const CLEAR_TO_END = "\u001b[K";

function widthOf(text: string): number {
  return Array.from(text).length;
}

function pad(text: string, width: number, toRight: boolean): string {
  const blanks = " ".repeat(width - widthOf(text));
  return toRight ? blanks + text : text + blanks;
}
