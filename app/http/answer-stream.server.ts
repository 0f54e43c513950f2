/** The answer to a message: streamed as server-sent events when asked for, else whole as JSON. */
import type { AppLoadContext } from "@remix-run/node";
import type { AnswerEvent } from "#modules/conversations/schema";
import { DomainError } from "#modules/kernel";
import { created } from "./api.server.ts";
import { eventStream, type StreamEvent } from "./event-stream.server.ts";

/**
 * Reads the first event before it answers, so that a refusal (404, 409) has its status also where the rest is streamed.
 * @param open begins the answer; its signal aborts when the asker leaves
 */
export async function answerStream(
  { request, context }: { request: Request; context: AppLoadContext },
  open: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
): Promise<Response> {
  if (!/\btext\/event-stream\b/.test(request.headers.get("Accept") ?? ""))
    return created(await lastMessage(open(request.signal)));
  const events = open(request.signal)[Symbol.asyncIterator]();
  const first = await events.next();
  return eventStream({ request, context }, async function* () {
    try {
      let number = 0;
      for (let next = first; !next.done; next = await events.next())
        yield toStreamEvent(next.value, ++number);
    } finally {
      await events.return?.();
    }
  });
}

async function lastMessage(events: AsyncIterable<AnswerEvent>) {
  for await (const event of events) if (event.type === "end") return event.message;
  throw new DomainError("unavailable", "The question was withdrawn before the answer was complete.");
}

function toStreamEvent({ type, ...data }: AnswerEvent, number: number): StreamEvent {
  const flat = "message" in data ? data.message : "quotation" in data ? data.quotation : data;
  return { id: String(number), event: type, data: flat };
}
