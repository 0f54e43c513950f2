/** What a command has around it: the settings as given, its streams, interruption. */
import { readConfig, start, type Config, type Running } from "#product";
import type { Log } from "#modules/kernel";
import type { Interrupts } from "./interrupts.ts";

export interface Shell extends Interrupts {
  readonly environment: NodeJS.ProcessEnv;
  /** Columns to wrap text for people at; null when standard output is no terminal. */
  readonly width: number | null;
  /** True when a progress bar can be drawn on standard error. */
  readonly drawsProgress: boolean;
  /** A line of the result, on standard output. */
  print(text: string): void;
  /** A line about the work, on standard error. */
  note(text: string): void;
}

export function createShell(environment: NodeJS.ProcessEnv, interrupts: Interrupts): Shell {
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on("error", ignoreClosedPipe);
  process.stderr.on("error", ignoreClosedPipe);
  return {
    ...interrupts,
    environment,
    width: process.stdout.isTTY ? Math.min(process.stdout.columns, 100) : null,
    drawsProgress: Boolean(process.stderr.isTTY),
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
  };
}

function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== "EPIPE") throw error;
}

/** Warnings as lines for people; the rest of the log belongs to `serve`. */
export function warningsOnly(shell: Shell): Log {
  const warn = (_fields: object, message: string) => shell.note(`Warning: ${message}`);
  return { debug() {}, info() {}, warn, error: warn };
}

/** Starts or joins the servers, does the work, and leaves them in any case. */
export async function withRunning<T>(
  shell: Shell,
  work: (running: Running, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(shell.environment);
  const running = await start(config, warningsOnly(shell));
  try {
    shell.signal.throwIfAborted();
    return await work(running, config);
  } finally {
    await running.stop();
  }
}
