/** Runs a command line and returns the exit status. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { Arguments } from "./arguments.ts";
import { COMMANDS, type Command } from "./commands.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE, INTERNAL, MISUSED, REFUSED } from "./status.ts";
import { UsageError } from "./usage.ts";
import { VERSION } from "./version.ts";

/** Runs one command. Never throws: every failure becomes a sentence and a status. */
export async function runCommandLine(words: readonly string[], output: Output): Promise<ExitStatus> {
  const [name, ...rest] = words;
  if (name === undefined) return usageFor(output, MISUSED);
  if (name === "help" || name === "--help" || name === "-h") return usageFor(output, FINE);
  if (name === "version" || name === "--version") return printVersion(output);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const failure: Failure = { command, asJson: rest.includes("--json"), output };
  try {
    if (!command) throw unknownCommand(name);
    if (rest.includes("--help") || rest.includes("-h")) return printUsage(command, output);
    const { run } = await command.load();
    return await run(Arguments.parse(rest, command), output);
  } catch (error) {
    return explain(error, failure);
  }
}

interface Failure {
  readonly command: Command | undefined;
  readonly asJson: boolean;
  readonly output: Output;
}

function unknownCommand(name: string): UsageError {
  const names = COMMANDS.map((command) => command.name);
  return new UsageError(`There is no command ${quote(name)}.`, suggest(name, names));
}

function explain(error: unknown, failure: Failure): ExitStatus {
  if (error instanceof UsageError) return explainUsage(error, failure);
  if (error instanceof FairywrenError) return refuse(error.diagnostics, failure);
  failure.output.note(`fairywren: internal error: ${oneLine(error)} Please report it.`);
  return INTERNAL;
}

function refuse(diagnostics: readonly Diagnostic[], { asJson, output }: Failure): ExitStatus {
  if (asJson) output.json({ diagnostics });
  else output.report(diagnostics);
  return REFUSED;
}

function explainUsage({ message, hint }: UsageError, { command, asJson, output }: Failure): ExitStatus {
  if (asJson) output.json({ diagnostics: [usageDiagnostic(message, hint)] });
  output.note(`fairywren: ${message}${hint === null ? "" : ` Did you mean '${hint}'?`}`);
  output.note(command ? `Usage: ${usageLine(command)}` : "'fairywren help' lists the commands.");
  return MISUSED;
}

function usageDiagnostic(message: string, hint: string | null): Diagnostic {
  return { code: "usage", severity: "error", message, file: "<arguments>", line: 1, column: 1, length: 1, hint };
}

/** The message of an error on one line, without its stack. */
function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const first = message.split("\n")[0].trim();
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

function printVersion(output: Output): ExitStatus {
  output.line(`fairywren ${VERSION}`);
  return FINE;
}

function printUsage(command: Command, output: Output): ExitStatus {
  output.line(`Usage: ${usageLine(command)}`);
  output.line(`  ${command.summary}`);
  return FINE;
}

function usageLine({ name, synopsis }: Command): string {
  return `fairywren ${name} ${synopsis}`.trimEnd();
}

function usageFor(output: Output, status: ExitStatus): ExitStatus {
  const write = status === FINE ? (text: string) => output.line(text) : (text: string) => output.note(text);
  write("Usage: fairywren COMMAND");
  write("");
  for (const command of COMMANDS) {
    write(`  ${command.name} ${command.synopsis}`.trimEnd());
    write(`        ${command.summary}`);
  }
  write("");
  write(
    "VARIANT is a bundled variant, by id, name or alias, or the path of a YAML file. --json prints one JSON value.",
  );
  write("Exit status: 0 fine, 1 the input was refused, 2 the command line was wrong.");
  write("'fairywren COMMAND --help' tells of one command, 'fairywren --version' which version this is.");
  return status;
}
