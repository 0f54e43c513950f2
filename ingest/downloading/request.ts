/** HTTP requests of downloads: at the host's polite rate, with retries after transient failures. */
import pRetry from "p-retry";
import { Agent, fetch, type Response } from "undici";
import { DomainError, isDomainError } from "#modules/kernel";
import { createHostQueues } from "./host-queues.ts";
import { POLITE_RATES, type HostRate } from "./polite-rates.ts";

export interface RequestOptions {
  attempts: number;
  /** Pause before the second attempt; doubles each time. */
  backOffMs: number;
  /** Maximum silence of the server before or within a response. */
  idleMs: number;
  rates: Readonly<Record<string, HostRate>>;
  /** Headers of requests to one address, such as a token. */
  headersFor?: (url: string) => Record<string, string>;
}

export const REQUEST_DEFAULTS: RequestOptions = {
  attempts: 4,
  backOffMs: 500,
  idleMs: 30_000,
  rates: POLITE_RATES,
};

/** Sends one request; resolves with a success status or 416. */
export type Send = (headers?: Record<string, string>) => Promise<Response>;

/**
 * Runs `step`, which sends one request and reads its response, until it succeeds. Retries after `Interrupted`, a dropped
 * connection, a timeout, and the statuses 429 and 5xx.
 * @throws DomainError `unavailable` after the last attempt or a permanent failure; the reason of `signal`.
 */
export type Requesting = <T>(
  url: string,
  signal: AbortSignal | undefined,
  step: (send: Send) => Promise<T>,
) => Promise<T>;

/** A transient failure; the next attempt resumes. */
export class Interrupted extends Error {}

/** Maximum Retry-After that is waited for. */
const LONGEST_REST_MS = 120_000;

const HEADERS = {
  "user-agent": "TaxRAG/0.1 (law library; one download a release point)",
  // With compression the announced length could not be compared with the received one.
  "accept-encoding": "identity",
};

export function createRequesting(options: RequestOptions): Requesting {
  const { attempts, backOffMs, idleMs, rates, headersFor = () => ({}) } = options;
  const dispatcher = new Agent({ headersTimeout: idleMs, bodyTimeout: idleMs });
  const queueOf = createHostQueues(rates);

  return async (url, signal, step) => {
    const queue = queueOf(url);
    const send: Send = async (headers) => {
      const response = await fetch(url, {
        dispatcher,
        headers: { ...HEADERS, ...headersFor(url), ...headers },
        signal,
      });
      if (response.ok || response.status === 416) return response;
      await response.body?.cancel();
      const { failure, restMs } = refusalOf(response, url);
      queue.rest(restMs);
      throw failure;
    };
    const attempt = () =>
      step(send).catch((error: unknown) => {
        throw asInterruption(error, signal);
      });
    try {
      return await pRetry(() => queue.run(attempt, signal), {
        signal,
        retries: attempts - 1,
        minTimeout: backOffMs,
        shouldRetry: ({ error }) => error instanceof Interrupted,
      });
    } catch (error) {
      throw error instanceof Interrupted ? unreachable(url, error) : error;
    }
  };
}

/** Error for a response without success; `restMs` is the pause that the host asks for. */
function refusalOf(response: Response, url: string): { failure: Error; restMs: number } {
  const sentence = `${new URL(url).host} answered ${response.status} for ${url}`;
  const mayPass = response.status >= 500 || response.status === 429;
  const restMs = mayPass ? retryAfterMs(response.headers.get("retry-after")) : 0;
  if (mayPass && restMs <= LONGEST_REST_MS) return { failure: new Interrupted(sentence), restMs };
  const when = restMs > 0 ? `in ${Math.ceil(restMs / 60_000)} minutes` : "later";
  const advice = `Try again ${when}, or give the file with --from.`;
  return { failure: new DomainError("unavailable", `${sentence}. ${advice}`), restMs: 0 };
}

/** Milliseconds of the Retry-After header, given in seconds or as a date; 0 without it. */
function retryAfterMs(value: string | null): number {
  const milliseconds = Number(value) * 1000 || Date.parse(value ?? "") - Date.now();
  return Math.max(0, milliseconds || 0);
}

function asInterruption(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || isDomainError(error) || error instanceof Interrupted) return error;
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const isSilence = code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT";
  return new Interrupted(isSilence ? "the server fell silent" : (code ?? message), { cause: error });
}

function unreachable(url: string, cause: Interrupted): DomainError {
  return new DomainError(
    "unavailable",
    `${url} could not be downloaded (${cause.message}). Check the network, or set TAX_DATA_MIRROR to a copy of the official files.`,
    { cause },
  );
}
