import { setTimeout as delay } from "node:timers/promises";
import { DomainError, isDomainError } from "#modules/kernel";

export interface Patience {
  attempts: number;
  /** Before the second attempt; doubles each time. */
  backOffMs: number;
  /** Longest silence of the server before or within an answer. */
  idleMs: number;
}

export const PATIENCE: Patience = { attempts: 4, backOffMs: 500, idleMs: 30_000 };

/** A failure that may pass: the next attempt goes on where this one broke off. */
export class Interrupted extends Error {}

/** Runs a step until it is done or has been interrupted too often. */
export async function patiently<T>(
  url: string,
  signal: AbortSignal | undefined,
  patience: Patience,
  step: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      if (tried >= patience.attempts) throw unreachable(url, error);
      await delay(patience.backOffMs * 2 ** (tried - 1), undefined, { signal });
    }
  }
}

export function asInterruption(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || isDomainError(error) || error instanceof Interrupted) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code =
    (cause as NodeJS.ErrnoException).code ?? (cause instanceof Error ? cause.message : String(cause));
  return new Interrupted(code, { cause: error });
}

function unreachable(url: string, cause: Interrupted): DomainError {
  return new DomainError(
    "unavailable",
    `${url} could not be downloaded (${cause.message}). Check the network, or set TAX_DATA_MIRROR to a copy of the official files.`,
    { cause },
  );
}

/** Aborts a request when the server falls silent, or when the caller gives up. */
export class IdleTimer {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor(
    caller: AbortSignal | undefined,
    private readonly idleMs: number,
  ) {
    this.signal = caller ? AbortSignal.any([caller, this.controller.signal]) : this.controller.signal;
    this.timer = this.arm();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = this.arm();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private arm(): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(new Interrupted("the server fell silent")), this.idleMs);
  }
}
