import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError, OPERATOR, silentLog, VISITOR, type Actor } from "#modules/kernel";
import { buildPerson } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { AssistantEvent, AssistantRequest, Conversations } from "./contract.ts";
import { createConversations } from "./index.ts";
import type { AnswerEvent } from "./schema.ts";

let test: TestModules;
let admin: Actor;
let other: Actor;
let conversations: Conversations;
/** What the assistant was asked, and how it answers. */
let asked: AssistantRequest[] = [];
let answering: (request: AssistantRequest) => AsyncIterable<AssistantEvent>;

const answer = (text: string) => ({
  ...{ answer: text, sources: [], confidence: 1, quotations: [], refused: false },
  ...{ nearest: [], bottomLine: null, year: 2026, warnings: [] },
});

async function* plainly({ question }: AssistantRequest): AsyncGenerator<AssistantEvent> {
  yield { type: "text", text: `About ${question}` };
  yield { type: "end", answer: answer(`About ${question}`), model: "Extractive", tokens: 12 };
}

beforeAll(async () => {
  test = await testModules();
  const { audit } = test.modules;
  [admin, other] = [await buildPerson(test.modules, "admin"), await buildPerson(test.modules, "admin")];
  conversations = createConversations({
    knex: test.knex,
    audit,
    clock: { now: () => new Date() },
    log: silentLog,
    secretKey: randomBytes(32),
    assistant: {
      converse(_, request) {
        asked.push(request);
        return answering(request);
      },
      unfinished: (text) => `${text} …`,
    },
  });
  answering = plainly;
});
afterAll(() => test.cleanup());

async function read(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function begin(title = "Windmills"): Promise<string> {
  asked = [];
  answering = plainly;
  return (await conversations.create(admin, title)).id;
}

const messagesOf = async (id: string) => (await conversations.open(admin, id)).messages;

describe("a conversation", () => {
  it("keeps questions and answers, and gives the turns before to the assistant", async () => {
    const id = await begin();
    const events = await read(conversations.send(admin, id, { message: "levies", focus: "amt" }));
    expect(events.map(({ type }) => type)).toEqual(["text", "end"]);
    await read(conversations.send(admin, id, { message: "and barns?" }));
    expect(asked[1]).toMatchObject({
      question: "and barns?",
      history: [{ question: "levies", answer: "About levies" }],
    });
    expect(await messagesOf(id)).toMatchObject([
      { type: "user", content: "levies", focus: "amt" },
      { type: "assistant", content: "About levies", state: "complete", model: "Extractive", tokens: 12 },
      { type: "user", content: "and barns?" },
      { type: "assistant", content: "About and barns?" },
    ]);
  });

  it("stores no personal number that a question or a title names, and shows none that an older build stored", async () => {
    const id = await begin("Miller 123-45-6789");
    await conversations.rename(admin, id, "Miller, SSN 123-45-6789");
    await read(conversations.send(admin, id, { message: "Does 123-45-6789 owe the levy?" }));
    expect(asked[0]!.question).toBe("Does ***-**-6789 owe the levy?");
    const stored = [await test.knex("conversations"), await test.knex("conversation_messages")];
    expect(JSON.stringify(stored)).not.toContain("123-45");
    await test.knex("conversations").where({ id }).update({ title: "SSN 123-45-6789" });
    await test.knex("conversation_messages").where({ conversation_id: id, type: "user" }).update({
      content: "And 123-45-6789?",
    });
    const opened = await conversations.open(admin, id);
    expect(JSON.stringify([opened, await conversations.list(admin)])).not.toContain("123-45");
    expect((await conversations.exportMarkdown(admin, id)).text).not.toContain("123-45");
  });

  it("is its owner's alone, and the administrators'", async () => {
    const id = await begin();
    for (const stranger of [other]) {
      await expect(conversations.open(stranger, id)).rejects.toMatchObject({ code: "not_found" });
      await expect(conversations.rename(stranger, id, "Mine")).rejects.toMatchObject({ code: "not_found" });
      await expect(conversations.remove(stranger, id)).rejects.toMatchObject({ code: "not_found" });
      await expect(read(conversations.send(stranger, id, { message: "?" }))).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(await conversations.list(other)).toEqual([]);
    const client: Actor = { kind: "user", userId: "1", role: "user" };
    await expect(conversations.list(client)).rejects.toMatchObject({ code: "forbidden" });
    await expect(conversations.list(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(conversations.open(admin, "undefined")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is found by words of its title and its messages, newest first", async () => {
    const barns = await begin("About 100% barns");
    const mills = await begin("Second");
    await read(conversations.send(admin, mills, { message: "Grain ground at windmills" }));
    const found = async (query: string) => (await conversations.list(admin, query)).map(({ id }) => id);
    expect(await found("grain WINDMILLS")).toEqual([mills]);
    expect(await found("100%")).toEqual([barns]);
    expect(await found("grain barns")).toEqual([]);
    const all = await found("");
    expect(all.indexOf(mills)).toBeLessThan(all.indexOf(barns));
  });

  it("keeps one answer of another model beside the last, out of the turns before the next question", async () => {
    const id = await begin();
    await expect(read(conversations.answerBeside(admin, id, { modelId: "local/m" }))).rejects.toMatchObject({
      code: "conflict",
    });
    await read(conversations.send(admin, id, { message: "levies", focus: "amt" }));
    await read(conversations.answerBeside(admin, id, { modelId: "openai/a" }));
    await read(conversations.answerBeside(admin, id, { modelId: "local/m" }));
    expect(asked.at(-1)).toMatchObject({ question: "levies", model: "local/m", focus: "amt", history: [] });
    const [, first, second, ...rest] = await messagesOf(id);
    expect(rest).toEqual([]);
    expect(second).toMatchObject({ type: "assistant", beside: first!.id });
    await read(conversations.send(admin, id, { message: "and barns?" }));
    expect(asked.at(-1)!.history).toEqual([{ question: "levies", answer: "About levies" }]);
    expect((await conversations.exportMarkdown(admin, id)).text).toContain("## Answer of another model");
  });

  it("loses the answer beside it when the first is answered anew", async () => {
    const id = await begin();
    await read(conversations.send(admin, id, { message: "levies" }));
    await read(conversations.answerBeside(admin, id, { modelId: "local/m" }));
    await read(conversations.regenerate(admin, id));
    expect((await messagesOf(id)).map(({ type, beside }) => [type, beside])).toEqual([
      ["user", undefined],
      ["assistant", undefined],
    ]);
  });

  it("is renamed, exported with its sources, and deleted with an audit row", async () => {
    const id = await begin();
    await read(conversations.send(admin, id, { message: "levies" }));
    expect(await conversations.rename(admin, id, "Levies")).toMatchObject({ title: "Levies" });
    const { filename, text } = await conversations.exportMarkdown(admin, id);
    expect(filename).toMatch(/^conversation-\d{4}-\d\d-\d\d-levies-\d+\.md$/);
    expect(text).toMatch(/^# Levies\n\n## Question, .* UTC\n\nlevies\n\n## Answer \(Extractive\), /);
    await conversations.remove(admin, id);
    await expect(conversations.open(admin, id)).rejects.toMatchObject({ code: "not_found" });
    const { entries } = await test.modules.audit.list(OPERATOR, { subject: { type: "conversation", id } });
    expect(entries.map(({ action }) => action)).toEqual(["deleted", "exported", "asked"]);
  });
});

describe("an answer that does not come to its end", () => {
  it("is kept as far as it came, with the reason, and can be asked for again", async () => {
    const id = await begin();
    answering = async function* () {
      yield { type: "text", text: "The levy" };
      throw new DomainError("unavailable", "The model stopped in the middle of its answer. Try again.");
    };
    const events = await read(conversations.send(admin, id, { message: "levies" }));
    expect(events.at(-1)).toMatchObject({
      type: "end",
      message: { state: "failed", content: "The levy …", problem: expect.stringContaining("in the middle") },
    });
    answering = plainly;
    await read(conversations.regenerate(admin, id));
    expect(await messagesOf(id)).toMatchObject([
      { content: "levies" },
      { content: "About levies", state: "complete" },
    ]);
    expect(asked[1]).toMatchObject({ question: "levies", history: [] });
  });

  it("leaves the complete answer, which it was to replace, where it is", async () => {
    const id = await begin();
    await read(conversations.send(admin, id, { message: "levies" }));
    answering = async function* () {
      yield { type: "text", text: "The lev" };
      throw new DomainError("unavailable", "The model is away.");
    };
    for (let again = 0; again < 2; again++) await read(conversations.regenerate(admin, id));
    expect(await messagesOf(id)).toMatchObject([
      { content: "levies" },
      { content: "About levies", state: "complete" },
      { content: "The lev …", state: "failed" },
    ]);
    answering = plainly;
    await read(conversations.regenerate(admin, id));
    expect(await messagesOf(id)).toHaveLength(2);
  });

  it("does not hold up the next question when it cannot be kept", async () => {
    const id = await begin();
    answering = async function* () {
      yield { type: "text", text: "\u0000" };
    };
    await expect(read(conversations.send(admin, id, { message: "levies" }))).rejects.toThrow();
    answering = plainly;
    await read(conversations.send(admin, id, { message: "barns" }));
  });

  it("is kept when the asker stops it, and the conversation goes on", async () => {
    const id = await begin();
    const abort = new AbortController();
    answering = async function* () {
      yield { type: "text", text: "The levy" };
      abort.abort();
    };
    const events = await read(conversations.send(admin, id, { message: "levies", signal: abort.signal }));
    expect(events.map(({ type }) => type)).toEqual(["text"]);
    expect((await messagesOf(id))[1]).toMatchObject({ content: "The levy …", state: "stopped" });
    answering = plainly;
    await read(conversations.send(admin, id, { message: "barns" }));
    expect(await messagesOf(id)).toHaveLength(4);
  });

  it("is kept when the listener leaves without a word", async () => {
    const id = await begin();
    for await (const event of conversations.send(admin, id, { message: "levies" }))
      if (event.type === "text") break;
    expect((await messagesOf(id))[1]).toMatchObject({ content: "About levies …", state: "stopped" });
    await read(conversations.send(admin, id, { message: "barns" }));
  });

  it("lets no second question in meanwhile, and loses nothing of the first", async () => {
    const id = await begin();
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    answering = async function* (request) {
      await finished;
      yield* plainly(request);
    };
    const first = read(conversations.send(admin, id, { message: "levies" }));
    await expect.poll(() => asked.length).toBe(1);
    await expect(read(conversations.send(admin, id, { message: "barns" }))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Wait until it is there"),
    });
    finish();
    await first;
    expect(await messagesOf(id)).toHaveLength(2);
  });

  it("lets the next question in once nothing can be under way any more", async () => {
    const id = await begin();
    const claimedBefore = (minutes: number) =>
      test
        .knex("conversations")
        .where({ id })
        .update({ answering_since: new Date(Date.now() - minutes * 60_000) });
    // A model has five minutes for an answer, and five to repair its quotations.
    await claimedBefore(11);
    await expect(read(conversations.send(admin, id, { message: "levies" }))).rejects.toMatchObject({
      code: "conflict",
    });
    await claimedBefore(16);
    await read(conversations.send(admin, id, { message: "levies" }));
  });

  it("goes on after 1,000 messages", async () => {
    const id = await begin();
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      ...{ conversation_id: id, content: `Message ${at}`, created_at: new Date() },
      type: at % 2 === 0 ? "user" : "assistant",
    }));
    await test.knex("conversation_messages").insert(rows);
    await read(conversations.send(admin, id, { message: "And now?" }));
    expect(asked.at(-1)!.history).toHaveLength(500);
    expect(asked.at(-1)!.history.at(-1)).toEqual({ question: "Message 998", answer: "Message 999" });
    const messages = await messagesOf(id);
    expect(messages).toHaveLength(1002);
    expect(messages.at(-1)!.content).toBe("About And now?");
    expect((await conversations.list(admin, "now 998")).map((one) => one.id)).toEqual([id]);
  });

  it("needs a message to answer again", async () => {
    const id = await begin();
    await expect(read(conversations.regenerate(admin, id))).rejects.toMatchObject({ code: "conflict" });
    await read(conversations.send(admin, id, { message: "levies" }));
  });
});
