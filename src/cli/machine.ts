import { availableParallelism, cpus, platform, release } from "node:os";

/** Where and when something was measured. */
export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly system: string;
}

export function describeMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    system: `${platform()} ${release()}`,
  };
}
