/**
 * One call of Chroma's HTTP API over undici, for every call that the product makes. The client of `chromadb` goes
 * through `fetch` and takes no signal for a single call; it costs a third more processor time a question.
 */
import { Agent, request } from "undici";

/** Idle connections are closed after this long. */
const IDLE_MS = 4000;

const agent = new Agent({ keepAliveTimeout: IDLE_MS });

/** @param body an object, or its JSON @returns the answer's JSON @throws Error when Chroma is away, refuses, or the signal ends the call */
export async function callChroma(
  address: string,
  { body, signal }: { body?: object | string; signal?: AbortSignal } = {},
): Promise<unknown> {
  const answer = await request(address, {
    dispatcher: agent,
    signal,
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });
  const text = await answer.body.text();
  if (answer.statusCode < 200 || answer.statusCode > 299)
    throw new Error(`Chroma answered with status ${answer.statusCode}: ${text}`);
  return JSON.parse(text);
}
