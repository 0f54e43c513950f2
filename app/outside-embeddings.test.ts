import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { windmillLibrary } from "../tests/factories/library.ts";
import type { TestModules } from "../tests/harness.ts";

/** Bodies of the requests for vectors. */
const sent: string[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (data) => (body += data));
  request.on("end", () => {
    sent.push(body);
    const { input } = JSON.parse(body) as { input: string[] };
    const data = input.map((_, index) => ({ index, object: "embedding", embedding: Array(1536).fill(0.01) }));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
  });
}).listen(0, "127.0.0.1");
let test: TestModules;

beforeAll(async () => {
  if (!server.listening) await once(server, "listening");
  const OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { EMBEDDINGS: "openai", OPENAI_API_KEY: "k", OPENAI_BASE_URL };
  test = await windmillLibrary({ settings });
});
afterAll(async () => {
  await test.cleanup();
  server.close();
});

const ask = async () => {
  sent.length = 0;
  const question = "What levy is on windmills by § 3? My account number is 0012345678.";
  return test.modules.ai.ask(OPERATOR, question);
};

const recorded = async () => {
  const { entries } = await test.modules.audit.list(OPERATOR, { actions: ["model-called"] });
  return entries.map(({ subject, details }) => ({ subject, details }));
};

it("are recorded for each question, with the model and its bytes", async () => {
  const before = await recorded();
  expect(before).toEqual([]);
  await ask();
  const [first, ...others] = await recorded();
  expect(first).toMatchObject({
    subject: { type: "model", id: "openai/text-embedding-3-small" },
    details: { sources: "", bytes: expect.any(Number) },
  });
  expect(others.length + 1).toBe(sent.length);
});

it("sends questions with account numbers masked, and none once the office has switched outside models off", async () => {
  await ask();
  expect(sent.join()).toContain("windmills");
  expect(sent.join()).not.toContain("0012345678");
  const { disclosure } = test.modules;
  await disclosure.changeSettings(OPERATOR, {
    ...(await disclosure.settings(OPERATOR)),
    hostedModels: false,
  });
  const { answer } = await ask();
  expect(sent).toEqual([]);
  expect(answer).toContain("Found by words only");
});
