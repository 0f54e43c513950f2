/** Events up to the moment at which the listener leaves. */

/**
 * Ends as soon as the signal aborts, whatever the source is doing: who presses Stop does not wait for a search that
 * cannot be interrupted. The source is closed once it comes back.
 */
export async function* untilAborted<Event>(
  source: AsyncIterable<Event>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Event> {
  if (!signal) return yield* source;
  const events = source[Symbol.asyncIterator]();
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
  try {
    for (;;) {
      const pending = events.next();
      // What fails after the listener left is nobody's.
      pending.catch(() => undefined);
      const next = await Promise.race([pending, aborted]);
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    void events.return?.().then(undefined, () => undefined);
  }
}
