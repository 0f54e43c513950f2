/** Ends an answer whose model falls silent, or talks without end. */
import type { ChatEvent } from "../contract.ts";
import { brokenOff, endless, silent, type ServerName } from "./failure.ts";

export interface Deadlines {
  /** Longest silence between two events, milliseconds. */
  silenceMs: number;
  /** Longest answer, milliseconds. */
  totalMs: number;
}

export const DEADLINES: Deadlines = { silenceMs: 60_000, totalMs: 300_000 };

/**
 * Passes on the events that `start` streams. `start` gets a signal that aborts with the asker's and at a deadline.
 * @throws DomainError `unavailable` at a deadline, or when the stream ends without its event `stop`.
 */
export async function* withDeadlines(
  server: ServerName,
  start: (signal: AbortSignal) => AsyncIterable<ChatEvent>,
  { signal, deadlines = DEADLINES }: { signal?: AbortSignal; deadlines?: Deadlines },
): AsyncGenerator<ChatEvent> {
  const own = new AbortController();
  let missed: "silence" | "total" | null = null;
  const miss = (which: "silence" | "total") => () => {
    missed = which;
    own.abort();
  };
  const total = setTimeout(miss("total"), deadlines.totalMs);
  let silence = setTimeout(miss("silence"), deadlines.silenceMs);
  let stopped = false;
  try {
    for await (const event of start(signal ? AbortSignal.any([signal, own.signal]) : own.signal)) {
      clearTimeout(silence);
      silence = setTimeout(miss("silence"), deadlines.silenceMs);
      stopped ||= event.type === "stop";
      yield event;
    }
  } catch (error) {
    if (missed === null && !signal?.aborted) throw error;
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    own.abort();
  }
  if (signal?.aborted) return;
  if (missed === "silence") throw silent(server, deadlines.silenceMs / 1000);
  if (missed === "total") throw endless(server, deadlines.totalMs / 1000);
  if (!stopped) throw brokenOff(server);
}
