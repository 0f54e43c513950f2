/** Answers of server-sent events: as fast as the client takes them, kept open by a heartbeat, ended with the server. */
import type { AppLoadContext } from "@remix-run/node";

export interface StreamEvent {
  /** Sent back by a browser that connects again, as `Last-Event-ID`. */
  id: string;
  event: string;
  /** Sent as JSON. */
  data: unknown;
}

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** Before a browser connects again. */
const RETRY_MS = 2_000;

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store, no-transform",
  // nginx would hold it back.
  "X-Accel-Buffering": "no",
};

interface StreamVisit {
  request: Request;
  context: AppLoadContext;
}

/** The id of the last event that this browser has seen; null on a first connection. */
export function lastEventId(request: Request): string | null {
  return request.headers.get("Last-Event-ID");
}

/** Nothing more will come: the browser connects no more. */
export function endOfStream(): Response {
  return new Response(null, { status: 204 });
}

/**
 * Streams what `open` yields until it ends, the client leaves or the server stops; `open` is told by its signal. An
 * event is asked for only when the client has taken the last one.
 */
export function eventStream(
  { request, context }: StreamVisit,
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
): Response {
  if (request.method === "HEAD") return new Response(null, { headers: HEADERS });
  const closing = new AbortController();
  const close = () => closing.abort();
  request.signal.addEventListener("abort", close);
  context.stopping.addEventListener("abort", close);
  if (request.signal.aborted || context.stopping.aborted) close();
  const frames = toFrames(open(closing.signal), closing.signal);
  const encoder = new TextEncoder();

  async function end(): Promise<void> {
    close();
    request.signal.removeEventListener("abort", close);
    context.stopping.removeEventListener("abort", close);
    await frames.return(undefined);
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const frame = (await context.drained()) ? await frames.next() : { done: true as const };
          if (!frame.done) return controller.enqueue(encoder.encode(frame.value));
        } catch (error) {
          // The answer has begun: all that is left is to end it, and the browser comes again.
          context.log.warn({ err: error }, "A stream of events broke off");
        }
        await end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: HEADERS });
}

async function* toFrames(
  events: AsyncIterable<StreamEvent>,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  yield `retry: ${RETRY_MS}\n\n`;
  const iterator = events[Symbol.asyncIterator]();
  const ask = () => {
    const asked = iterator.next();
    // It may fail when nobody waits for it any more.
    asked.catch(() => undefined);
    return asked;
  };
  try {
    let next = ask();
    while (!signal.aborted) {
      const result = await orHeartbeat(next, signal);
      if (result === "heartbeat") yield ": still here\n\n";
      else if (result.done) return;
      else {
        const { id, event, data } = result.value;
        yield `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        next = ask();
      }
    }
  } finally {
    // Not awaited: it may be waiting for an event, which its signal ends.
    void iterator.return?.().catch(() => undefined);
  }
}

/** "heartbeat" after a silence and when the stream closes. */
async function orHeartbeat<Result>(
  next: Promise<Result>,
  signal: AbortSignal,
): Promise<Result | "heartbeat"> {
  let stop = (): void => undefined;
  const silence = new Promise<"heartbeat">((resolve) => {
    const timer = setTimeout(() => resolve("heartbeat"), HEARTBEAT_MS);
    const close = () => resolve("heartbeat");
    signal.addEventListener("abort", close);
    if (signal.aborted) close();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", close);
    };
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    stop();
  }
}
