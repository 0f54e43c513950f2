import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor, type Clock } from "#modules/kernel";
import { saying, startChatServer, type ChatServer } from "../../tests/fakes/chat-server.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { quickModes } from "./schema.ts";

const admin: Actor = { kind: "user", userId: "7", role: "admin" };
const client: Actor = { kind: "user", userId: "8", role: "user" };

let now = new Date("2026-03-01T12:00:00Z");
const clock: Clock = { now: () => now };
let local: ChatServer;
let hosted: Server;
/** What the hosted provider answers to GET /models. */
let list: { status: number; body: unknown };
let test: TestModules;

beforeAll(async () => {
  local = await startChatServer(saying("ready"));
  hosted = createServer((request, response) => {
    if (request.url !== "/v1/models") return void response.writeHead(500).end();
    response.writeHead(list.status, { "content-type": "application/json" }).end(JSON.stringify(list.body));
  }).listen(0, "127.0.0.1");
  await once(hosted, "listening");
  list = {
    status: 200,
    body: {
      data: [
        { id: "gpt-3.5-old", created: 1 },
        { id: "text-embedding-9", created: 9 },
        { id: "gpt-9", created: 5 },
      ],
    },
  };
  test = await testModules({
    clock,
    settings: {
      LOCAL_LLM_URL: local.url,
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: `http://127.0.0.1:${(hosted.address() as AddressInfo).port}/v1`,
      OPENAI_MODELS: "gpt-9:128000, gpt-other",
      PERPLEXITY_API_KEY: "k",
      PERPLEXITY_BASE_URL: "http://127.0.0.1:1",
      PERPLEXITY_MODELS: "sonar:4000",
    },
  });
});
afterAll(async () => {
  await test.cleanup();
  local.close();
  hosted.close();
});

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

describe("the list of models", () => {
  it("holds what each provider offers, and a disabled row for each that offers nothing", async () => {
    const { models, currentModelId, currentModel } = await test.modules.models.overview(admin);
    expect([currentModelId, currentModel]).toEqual(["extractive", "Extractive"]);
    expect(
      Object.values(models).map(({ id, enabled, contextWindow }) => [id, enabled, contextWindow]),
    ).toEqual([
      ["extractive", true, null],
      ["local/m", true, null],
      ["openai/gpt-9", true, 128_000],
      ["openai/gpt-3.5-old", true, null],
      ["anthropic", false, null],
      ["perplexity/sonar", true, 4000],
      ["fingpt", false, null],
    ]);
    expect(models.anthropic!.reason).toBe("Set ANTHROPIC_API_KEY and start again.");
  });

  it("takes the names of the settings where a provider does not list its models", async () => {
    list.status = 503;
    later(61);
    const { models } = await test.modules.models.overview(admin);
    expect(Object.keys(models).filter((id) => id.startsWith("openai"))).toEqual([
      "openai/gpt-9",
      "openai/gpt-other",
    ]);
    list.status = 200;
    later(61);
  });

  it("offers quick modes only where a model fits", async () => {
    const models = Object.values((await test.modules.models.overview(admin)).models);
    expect(quickModes(models).map(({ name, model }) => [name, model?.id ?? null])).toEqual([
      ["Financial Analysis", "openai/gpt-9"],
      ["Web Search", "perplexity/sonar"],
      ["Privacy Mode", "extractive"],
      ["Fast Mode", "openai/gpt-3.5-old"],
    ]);
    expect(quickModes([]).every(({ model }) => model === null)).toBe(true);
  });

  it("is the administrators'", async () => {
    for (const call of ["overview", "test", "localStatus", "card"] as const) {
      await expect(test.modules.models[call](client)).rejects.toMatchObject({ code: "forbidden" });
      await expect(test.modules.models[call](VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    }
    await expect(test.modules.models.switchTo(client, "local/m")).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("the office's model", () => {
  it("is stored with its audit row, and stands for every process from the next question on", async () => {
    await test.modules.models.switchTo(admin, "local/m");
    expect(await test.modules.models.card(OPERATOR)).toMatchObject({ modelName: "Local m", version: "m" });
    // A second process over the same database.
    const { createModels } = await import("./index.ts");
    const { audit } = test.modules;
    const deps = { knex: test.knex, audit, settings: test.config, clock, log: console as never };
    expect((await createModels(deps).choose()).chat?.id).toBe("local/m");
    const { entries } = await audit.list(OPERATOR, { actions: ["model-switched"] });
    expect(entries[0]).toMatchObject({ actor: { userId: "7" }, subject: { type: "model", id: "local/m" } });
  });

  it("refuses an unknown and a disabled one, and keeps the choice", async () => {
    await expect(test.modules.models.switchTo(admin, "oracle")).rejects.toMatchObject({ code: "not_found" });
    await expect(test.modules.models.switchTo(admin, "fingpt")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^Model not available \(missing API key or configuration\)/),
    });
    expect((await test.modules.models.choose()).entry.id).toBe("local/m");
  });

  it("says why when its provider no longer offers it", async () => {
    await test.modules.models.switchTo(admin, "openai/gpt-3.5-old");
    list.body = { data: [{ id: "gpt-9" }] };
    later(61);
    expect(await test.modules.models.overview(admin)).toMatchObject({ currentModelId: "openai/gpt-3.5-old" });
    await expect(test.modules.models.choose()).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("switch to extractive"),
    });
    await test.modules.models.switchTo(admin, "extractive");
    expect((await test.modules.models.choose()).chat).toBeNull();
  });
});

describe("the test of the models", () => {
  it("calls each enabled model and says what came of it, at most once in 30 s", async () => {
    later(100);
    const trials = await test.modules.models.test(admin);
    expect(trials.map(({ modelId, ok }) => [modelId, ok])).toEqual([
      ["extractive", true],
      ["local/m", true],
      ["openai/gpt-9", false],
      ["perplexity/sonar", false],
    ]);
    expect(trials[1]!.latencyMs).toBeGreaterThanOrEqual(0);
    expect(trials[2]!.error).toContain("status 500");
    expect(trials[3]!.error).toContain("cannot be reached");
    later(29);
    await expect(test.modules.models.test(admin)).rejects.toMatchObject({
      code: "limited",
      message: "The models were tested just now. Test again in 1 seconds.",
    });
    later(-3600);
    expect(await test.modules.models.test(admin)).toHaveLength(4);
    later(3630);
  });
});

describe("the status of the local server", () => {
  it("says whether it answers, with which models, or why not", async () => {
    expect(await test.modules.models.localStatus(admin)).toEqual({
      available: true,
      endpoint: local.url,
      models: ["m"],
      message: "The local server answers with 1 model.",
    });
    const { probeLocal } = await import("./local-status.ts");
    expect(await probeLocal("http://127.0.0.1:1/v1")).toMatchObject({
      available: false,
      message: expect.stringContaining("Start the local server"),
    });
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const port = (silent.address() as AddressInfo).port;
    expect(await probeLocal(`http://127.0.0.1:${port}/v1`)).toMatchObject({
      available: false,
      message: "The local server has not answered for 2 seconds.",
    });
    silent.closeAllConnections();
    silent.close();
  });
});
