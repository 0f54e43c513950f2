/**
 * One call of Chroma's API over Node's own HTTP: for what is asked with every question, `fetch` costs more than
 * the answer takes.
 */
import { Agent, request, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

/** Connections that nobody uses are closed after so long. */
const IDLE_MS = 4000;

const plain = { request, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) };
const secure = { request: secureRequest, agent: new SecureAgent({ keepAlive: true, timeout: IDLE_MS }) };

/** Its answer, read as JSON. @throws Error with `cause` when it takes longer than `patienceMs`, is away or refuses. */
export async function callChroma(address: string, patienceMs: number, body?: object): Promise<unknown> {
  const { statusCode = 0, text } = await exchange(address, patienceMs, body && JSON.stringify(body));
  if (statusCode < 200 || statusCode > 299)
    throw new Error(`Chroma answered with status ${statusCode}: ${text}`);
  return JSON.parse(text);
}

function exchange(
  address: string,
  patienceMs: number,
  body?: string,
): Promise<{ statusCode?: number; text: string }> {
  const way = address.startsWith("https:") ? secure : plain;
  return new Promise((resolve, reject) => {
    const call = way.request(
      address,
      {
        agent: way.agent,
        method: body === undefined ? "GET" : "POST",
        signal: AbortSignal.timeout(patienceMs),
        ...(body !== undefined && {
          headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        }),
      },
      (answer) => {
        readAll(answer).then((text) => resolve({ statusCode: answer.statusCode, text }), reject);
      },
    );
    call.on("error", reject).end(body);
  });
}

async function readAll(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Whether a call failed because its patience was over. */
export function wasTooSlow(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
