/** 1,000 Social Security numbers, planted wherever a person can type one: none reaches logs, mails, errors or metrics. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#product";
import { cookieFor, cookieOf, openSite, type Site } from "../e2e/site.ts";
import { buildPdf } from "../factories/papers.ts";
import { field, file, form, FORM_TYPE } from "../factories/form.ts";
import { readOutbox } from "../factories/outbox.ts";
import { rawRequest } from "./raw-request.ts";

const SEPARATORS = ["-", " ", ".", "/", "_", " - "];

let lines = "";
let site: Site;
let planted = 0;
const answers: string[] = [];

beforeAll(async () => {
  site = await openSite({ worker: true, log: createLog("debug", { write: (line) => void (lines += line) }) });
});
afterAll(() => site.close());

/** All of them begin alike, so that any of them is found. */
function plant(): string {
  planted += 1;
  const separator = SEPARATORS[planted % SEPARATORS.length]!;
  return ["731", String(10 + (planted % 89)), String(1000 + planted)].join(separator);
}

const PLANTED = /(?<!\d)731(?:[-./_ ]| - )\d{2}(?:[-./_ ]| - )\d{4}(?!\d)/g;

async function send(method: string, path: string, cookie: string, body?: string | object) {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const headers: Record<string, string> = { Cookie: cookie, "User-Agent": `Mine ${plant()}` };
  if (text !== undefined) headers["Content-Type"] = "application/json";
  const answer = await rawRequest(site.address + path, { method, headers, body: text });
  if (answer.status >= 400) answers.push(answer.body);
  return answer;
}

it("are found nowhere", { timeout: 120_000 }, async () => {
  const person = { email: "client@example.com", password: "staple stable table" };
  await send("POST", "/api/auth/register", "", { ...person, firstName: `Kim ${plant()}` });
  const client = await cookieFor(site, person);
  const admin = await cookieOf(site, "admin");
  const made = await send("POST", "/api/intakes", client, { intakeType: "personal" });
  const { id } = JSON.parse(made.body) as { id: string };
  const kinds = ["does_not_apply", "cannot_get"];

  for (let round = 0; planted < 1000; round += 1) {
    await send("POST", "/api/auth/login", "", { email: `${plant()}@example.com`, password: plant() });
    await send("POST", "/api/auth/forgot-password", "", { email: plant() });
    await send("PATCH", `/api/intakes/${id}/goals`, client, { chosen: [plant()], other: plant() });
    await send("PATCH", `/api/intakes/${id}/goals`, client, { chosen: [], other: `My number ${plant()}` });
    await send("POST", `/api/intakes/${id}/waivers`, client, {
      categoryId: "w-2",
      kind: kinds[round % 2],
      reason: plant(),
    });
    await send("POST", `/api/intakes/${id}/waivers`, client, {
      categoryId: plant(),
      kind: plant(),
      reason: plant(),
    });
    await send("GET", `/api/documents/${encodeURIComponent(plant())}`, client);
    await send("GET", `/api/intakes/${id}/documents/search?query=${encodeURIComponent(plant())}`, client);
    await send("POST", "/api/rag/query", admin, { question: `May ${plant()} deduct it?` });
    await send("POST", "/api/rag/query", admin, `{"question": "${plant()}`);
    if (round < 3) await upload(id, client);
  }

  const papers = async () =>
    JSON.parse((await send("GET", `/api/intakes/${id}/documents`, admin)).body) as {
      readingState: string;
      originalFileName: string;
    }[];
  const isDone = async () =>
    (await papers()).every(({ readingState }) => /^(read|unreadable)$/.test(readingState));
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  const checklist = await send("GET", `/api/intakes/${id}`, admin);
  const metrics = await send("GET", "/metrics", "");
  const mails = await readOutbox(site.dataDir);
  expect(lines.length).toBeGreaterThan(10_000);
  expect(answers.length).toBeGreaterThan(100);
  const found = {
    log: lines.match(PLANTED),
    mails: mails.join("\n").match(PLANTED),
    errors: answers.join("\n").match(PLANTED),
    metrics: metrics.body.match(PLANTED),
    shown: `${checklist.body}${JSON.stringify(await papers())}`.match(PLANTED),
  };
  expect(found).toEqual({ log: null, mails: null, errors: null, metrics: null, shown: null });
});

async function upload(id: string, cookie: string): Promise<void> {
  const bytes = buildPdf([{ lines: [`SSN ${plant()}`, plant()] }]);
  const body = form(
    field("categoryId", "1099-int"),
    file({ name: `Joe ${plant().replaceAll("/", "-")} W2.pdf`, bytes }),
  );
  const headers = { Cookie: cookie, "Content-Type": FORM_TYPE };
  const answer = await fetch(`${site.address}/api/intakes/${id}/documents`, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(201);
}
