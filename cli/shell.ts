/** Environment of a command: settings, streams and interruption. */
import { readConfig, start, type Config, type Running } from "#product";
import { OPERATOR, type Log } from "#modules/kernel";
import type { Interrupts } from "./interrupts.ts";

export interface Shell extends Interrupts {
  readonly environment: NodeJS.ProcessEnv;
  /** Column at which text is wrapped; null when standard output is not a terminal. */
  readonly width: number | null;
  /** True when a progress bar can be drawn on standard error. */
  readonly drawsProgress: boolean;
  /** Prints a line of the result to standard output. */
  print(text: string): void;
  /** Prints a line about the work to standard error. */
  note(text: string): void;
  /** Sends facts to the process that started this one and listens; none where nobody does. */
  tellParent?(message: object): void;
}

export function createShell(environment: NodeJS.ProcessEnv, interrupts: Interrupts): Shell {
  // A closed pipe (`| head`) is not a failure.
  process.stdout.on("error", ignoreClosedPipe);
  process.stderr.on("error", ignoreClosedPipe);
  return {
    ...interrupts,
    environment,
    width: process.stdout.isTTY ? Math.min(process.stdout.columns, 100) : null,
    drawsProgress: Boolean(process.stderr.isTTY),
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    tellParent: (message) => {
      if (process.connected) process.send?.(message);
    },
  };
}

function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== "EPIPE") throw error;
}

/** Prints warnings as plain lines; other log entries are dropped outside `serve`. */
export function warningsOnly(shell: Shell): Log {
  const warn = (_fields: object, message: string) => shell.note(`Warning: ${message}`);
  return { debug() {}, info() {}, warn, error: warn };
}

/** Starts or joins the servers, does the work, and releases them in any case. */
export async function withRunning<T>(
  shell: Shell,
  work: (running: Running, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(shell.environment);
  const running = await start(config, warningsOnly(shell));
  try {
    shell.signal.throwIfAborted();
    const result = await work(running, config);
    await sealAudit(running);
    return result;
  } finally {
    await running.stop();
  }
}

/** What the command did gets its seal before the process ends; otherwise the next process seals it. */
async function sealAudit({ modules }: Running): Promise<void> {
  await modules.audit.seal(OPERATOR).catch(() => undefined);
}
