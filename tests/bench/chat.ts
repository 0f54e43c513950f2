/**
 * The chat over HTTP with a stand-in model that answers at once: first streamed byte, cost of the check, memory, askers.
 * The library is the folder in TAXRAG_BENCH_DATA (a copy of a loaded one), else the Code alone, made for the run.
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { saying, startChatServer } from "../fakes/chat-server.ts";
import { postJson } from "../system/product-client.ts";
import { buildPlace, launchTaxrag, taxrag, type Place } from "../system/product.ts";
import { quantile, readSet } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

/** As many as fill what the library keeps at hand: from then on memory stays. */
const WARM_UP = 400;
const ONE_ASKER = 200;
const ASKERS = 8;
const ALL = 1000;
const FIRST_BYTE_MS = 150;
const CHECK_MS = 5;
const ASKERS_TIMES = 5;
const MEMORY_TIMES = 1.2;
/** Questions between two looks at memory, and looks that the lowest is taken of. */
const SAMPLE = 10;
const SAMPLES = 10;
/** Questions whose answers quote, and as many whose answers do not. */
const CHECKED = 60;
const QUOTATIONS = 12;

interface Chat {
  address: string;
  headers: Record<string, string>;
}

interface Timed {
  /** Milliseconds until the first words. */
  first: number;
  /** Milliseconds until the answer was kept. */
  whole: number;
  quotations: number;
}

export async function measureChat(mirror: string): Promise<Figure[]> {
  const place = {
    ...buildPlace(),
    ...(process.env.TAXRAG_BENCH_DATA && { dataDir: process.env.TAXRAG_BENCH_DATA }),
  };
  place.settings = {
    ...place.settings,
    DATA_DIR: place.dataDir,
    TAX_DATA_MIRROR: mirror,
    LOG_LEVEL: "error",
  };
  const model = { quotes: 0 };
  const server = await startChatServer((request, response, body) =>
    saying(replyTo(body, model.quotes))(request, response, body),
  );
  try {
    if (!process.env.TAXRAG_BENCH_DATA) await taxrag(place, ["ingest", "irc", "--no-vectors"]);
    return await measure(place, server.url, model);
  } finally {
    server.close();
    place.remove();
  }
}

async function measure(place: Place, modelUrl: string, model: { quotes: number }): Promise<Figure[]> {
  const product = launchTaxrag(place, ["serve", "--no-worker"], { LOCAL_LLM_URL: modelUrl });
  try {
    const [, address = ""] = await product.printed(/ready at (http:\S+)/);
    const chat = await enter(place, address);
    const questions = readSet("tuning").map(({ question }) => question);
    const ask = (from: number, count: number, askers = 1) =>
      askMany(
        chat,
        Array.from({ length: count }, (_, at) => questions[(from + at) % questions.length]!),
        askers,
      );
    await ask(0, WARM_UP);
    const resident = () => residentMegabytes(product.child.pid!);
    // Between two collections of garbage memory rises and falls: its lowest is what stays.
    const sampled = async (from: number, count: number) => {
      const [answers, sizes]: [Timed[], number[]] = [[], []];
      for (let asked = 0; asked < count; asked += SAMPLE) {
        answers.push(...(await ask(from + asked, Math.min(SAMPLE, count - asked))));
        sizes.push(resident());
      }
      return { answers, lowest: Math.min(...sizes.slice(-SAMPLES)) };
    };
    const alone = await sampled(WARM_UP, ONE_ASKER);
    const one = times(alone.answers, "first");
    const before = resident();
    const eight = times(await ask(0, ONE_ASKER, ASKERS), "first");
    const bare = times(await ask(0, CHECKED), "whole");
    model.quotes = QUOTATIONS;
    const answers = await ask(0, CHECKED);
    const quoting = times(answers, "whole");
    const quoted = answers.reduce((sum, { quotations }) => sum + quotations, 0) / answers.length;
    model.quotes = 0;
    const rest = await sampled(0, ALL - ONE_ASKER - 2 * CHECKED);
    const after = resident();
    const p95 = quantile(one, 0.95);
    return [
      plain("chat, first streamed words, p50", quantile(one, 0.5), "ms"),
      under("chat, first streamed words, p95", p95, FIRST_BYTE_MS, "ms"),
      under(`chat, ${ASKERS} askers, p95 : one asker's`, quantile(eight, 0.95) / p95, ASKERS_TIMES),
      plain("chat, quotations of an answer", quoted, ""),
      under(
        "chat, the check, a quotation",
        (quantile(quoting, 0.5) - quantile(bare, 0.5)) / quoted,
        CHECK_MS,
        "ms",
      ),
      plain("chat, memory before", before, "MB"),
      under(`chat, memory after ${ALL} questions : before`, after / before, MEMORY_TIMES),
      plain("chat, the same, lowest of 100 questions", rest.lowest / alone.lowest, ""),
    ];
  } finally {
    product.signalGroup("SIGINT");
    await product.ended;
  }
}

/** Signs in as an administrator made for the run, and switches to the stand-in. */
async function enter(place: Place, address: string): Promise<Chat> {
  const email = `bench-${randomBytes(6).toString("hex")}@example.com`;
  const password = "correct horse battery";
  const made = await taxrag(place, [
    "user",
    "create",
    "--email",
    email,
    "--role",
    "admin",
    "--password",
    password,
  ]);
  if (made.code !== 0) throw new Error(made.stderr);
  const response = await postJson(`${address}/api/auth/login`, { email, password });
  const headers = { Cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const switched = await postJson(`${address}/api/ai-models/switch`, { modelId: "local/m" }, headers);
  if (!switched.ok) throw new Error(await switched.text());
  return { address, headers };
}

async function askMany(chat: Chat, questions: string[], askers: number): Promise<Timed[]> {
  const waiting = questions.values();
  const timed: Timed[] = [];
  const asker = async () => {
    for (const question of waiting) timed.push(await askOne(chat, question));
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return timed;
}

async function askOne({ address, headers }: Chat, message: string): Promise<Timed> {
  const made = await postJson(`${address}/api/conversations`, { title: "Bench" }, headers);
  const { id } = (await made.json()) as { id: string };
  const begin = performance.now();
  const response = await postJson(
    `${address}/api/conversations/${id}/messages`,
    { message },
    { ...headers, Accept: "text/event-stream" },
  );
  let first = 0;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body!) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    // A refusal streams no words of its own.
    if (first === 0 && /^event: (text|end)$/m.test(text)) first = performance.now() - begin;
  }
  if (!response.ok) throw new Error(text);
  return {
    first,
    whole: performance.now() - begin,
    quotations: text.match(/^event: quotation$/gm)?.length ?? 0,
  };
}

/** A reply that quotes the beginnings of this many lines of the passages that it was sent. */
function replyTo(body: string, quotes: number): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const passages = messages.at(-1)?.content.matchAll(/<passage (\d+) \w+>\n([\s\S]*?)\n<\/passage/g) ?? [];
  const lines = [...passages].flatMap(([, number, text]) =>
    text!
      .split("\n")
      .filter((line) => line.length > 40 && !/[“”]/.test(line))
      .map((line) => `- “${line.slice(0, 120).replace(/\s\S*$/, "")}” [${number}]`),
  );
  return ["The rule is this.", ...lines.slice(0, quotes)].join("\n");
}

function times(answers: Timed[], what: "first" | "whole"): number[] {
  return answers.map((answer) => answer[what]).toSorted((a, b) => a - b);
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes ?? 0) / 1000;
}
