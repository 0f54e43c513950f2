import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import type { TestModules } from "../../tests/harness.ts";
import { saying, startChatServer } from "../../tests/fakes/chat-server.ts";
import { windmillLibrary } from "../../tests/factories/library.ts";

let test: TestModules;
let admin: Actor;
let onAsked: () => void;
beforeAll(async () => {
  test = await windmillLibrary();
  const user = await test.modules.accounts.createUser(OPERATOR, {
    email: "a@b.test",
    password: "windmills-turn-1",
    role: "admin",
  });
  admin = { kind: "user", userId: user.id, role: "admin" };
});
afterAll(() => test.cleanup());

const ask = (question: string) => test.modules.ai.ask(OPERATOR, question);

describe("ask", () => {
  it("states the rule and its exception in quotations that stand in the stored text", async () => {
    const { answer, quotations, sources, refused, confidence } = await ask(
      "What levy is imposed on windmills under levy number 3?",
    );
    expect(refused).toBe(false);
    expect(answer).toContain("“Subsection (a) shall not apply to a windmill that stands still.” [2]");
    expect(quotations.map((quotation) => quotation.citation)).toEqual(
      expect.arrayContaining(["26 USC 3(a)", "26 USC 3(a)(1)", "26 USC 3(b)"]),
    );
    const { text } = await test.modules.authority.document(OPERATOR, "26 USC 3");
    for (const quotation of quotations) expect(text).toContain(quotation.text);
    expect(sources[0]).toMatchObject({
      filename: "26 USC 3(a)",
      citation: "26 USC 3(a)",
      url: "/authority/26-usc/3#a",
      asOf: "119-100",
    });
    expect(confidence).toBeGreaterThan(0.5);
  });

  it("answers from the section that the question cites", async () => {
    const { sources } = await ask("What does § 5(b) say?");
    expect(sources.map((source) => source.citation)).toContain("26 USC 5(b)");
  });

  it("refuses in the contract's shape and names what came closest", async () => {
    expect(await ask("How long should lasagna stay in the oven?")).toEqual({
      answer: expect.stringContaining("not a question of federal tax law"),
      sources: [],
      quotations: [],
      confidence: 0,
      refused: true,
      refusal: { kind: "not_law", text: expect.stringContaining("not a question of federal tax law") },
      ...{ bottomLine: null, year: 2026, warnings: [] },
      nearest: expect.any(Array),
    });
    const { nearest, refused } = await ask(
      "Which windmill museum in Amsterdam opens late on Sundays and sells pancakes?",
    );
    expect(refused).toBe(true);
    expect(nearest[0]).toMatchObject({
      citation: expect.stringMatching(/^26 USC /),
      title: expect.any(String),
      url: expect.stringMatching(/^\/authority\//),
    });
  });

  it("turns away blank and endless questions, visitors, and models that are not set up", async () => {
    await expect(ask("  \n ")).rejects.toMatchObject({
      code: "invalid",
      fields: { question: expect.any(String) },
    });
    await expect(ask("x".repeat(4001))).rejects.toMatchObject({ code: "invalid" });
    await expect(test.modules.ai.ask(VISITOR, "levy")).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(
      test.modules.ai.ask({ kind: "user", userId: "1", role: "user" }, "levy"),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      test.modules.ai.ask(OPERATOR, "levy on windmills", { model: "oracle" }),
    ).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a chat model", () => {
  async function askModel(reply: string) {
    const server = await startChatServer(saying(reply));
    const library = await windmillLibrary({ settings: { LOCAL_LLM_URL: server.url } });
    try {
      return await library.modules.ai.ask(OPERATOR, "What levy is imposed on windmills by § 3?", {
        model: "local/m",
      });
    } finally {
      await library.cleanup();
      server.close();
    }
  }

  it("goes through the same check: what stands in the law is shown as stored, what does not is dropped", async () => {
    const { answer, quotations } = await askModel(
      'There is one.\n- “the grain ground in that year, and” [1]\n- "and" “the grain eaten in that year” [1]',
    );
    expect(answer).toBe("There is one.\n- “the grain ground in that year, and” [1]");
    expect(quotations).toEqual([
      { text: "the grain ground in that year, and", citation: "26 USC 3(a)(1)", source: 1 },
    ]);
  });

  it("is shown without characters that no database keeps", async () => {
    const { answer } = await askModel(
      "There \u0000is one.\n- “the grain ground in that year, and\u0000” [1]",
    );
    expect(answer).toBe("There is one.\n- “the grain ground in that year, and” [1]");
  });

  it("gives way to the built-in model when none of its quotations holds, and may refuse", async () => {
    const { answer, quotations } = await askModel("- “windmills are free of tax” [1]");
    expect(answer).toContain("This is the built-in model's answer.");
    expect(quotations.map((quotation) => quotation.citation)).toContain("26 USC 3(a)");
    expect(await askModel("NO ANSWER")).toMatchObject({ refused: true, quotations: [] });
  });
});

describe("a switch during an answer", () => {
  it("changes the model of none of a question's parts", async () => {
    const choose = vi.spyOn(test.modules.models, "choose");
    await ask("What levy is imposed on windmills by § 3? What levy is imposed on windmills by § 5?");
    const chosen = choose.mock.calls.map(([id]) => id);
    choose.mockRestore();
    expect(chosen.length).toBeGreaterThan(2);
    expect(chosen.slice(1).every((id) => id === "extractive")).toBe(true);
  });

  it("lets the question end with the model that it began with", async () => {
    let answer: () => void = () => {};
    const begun = new Promise<void>((begin) => (onAsked = begin));
    const server = await startChatServer((request, response, body) => {
      answer = () => saying("- “the grain ground in that year, and” [1]")(request, response, body);
      onAsked();
    });
    const library = await windmillLibrary({ settings: { LOCAL_LLM_URL: server.url } });
    const { ai, models } = library.modules;
    try {
      await models.switchTo(OPERATOR, "local/m");
      const question = "What levy is imposed on windmills by § 3?";
      const events = ai.converse(OPERATOR, { question })[Symbol.asyncIterator]();
      const first = events.next();
      await begun;
      await models.switchTo(OPERATOR, "extractive");
      answer();
      let last = await first;
      for (let next = last; !next.done; next = await events.next()) last = next;
      expect(last.value).toMatchObject({ type: "end", model: "Local m" });
      for await (const event of ai.converse(OPERATOR, { question }))
        if (event.type === "end") expect(event.model).toBe("Extractive");
    } finally {
      await library.cleanup();
      server.close();
    }
  });
});

describe("the thread", () => {
  it("keeps the asker's own exchanges, oldest first, until they are cleared", async () => {
    const first = await test.modules.ai.askInThread(admin, " Is there a levy on windmills? ");
    await test.modules.ai.askInThread(admin, "And lasagna?");
    const thread = await test.modules.ai.thread(admin);
    expect(thread.map((exchange) => exchange.question)).toEqual([
      "Is there a levy on windmills?",
      "And lasagna?",
    ]);
    expect(thread[0]).toEqual(first);
    expect(first.model).toBe("Extractive");
    await test.modules.ai.clearThread(admin);
    expect(await test.modules.ai.thread(admin)).toEqual([]);
  });

  it("keeps one answer by another model beside a turn, of the asker alone", async () => {
    const { ai } = test.modules;
    const { id } = await ai.askInThread(admin, "What levy does section 3 impose on windmills?");
    await ai.answerBeside(admin, id, { model: "extractive" });
    const second = await ai.answerBeside(admin, id, { model: "extractive" });
    const [turn, ...others] = await ai.thread(admin);
    expect(others).toEqual([]);
    expect(turn!.beside).toEqual(second);
    const { sentences, onlyFirst } = ai.compare(admin, turn!.answer, second.answer);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.every(({ state }) => state === "agree")).toBe(true);
    expect(onlyFirst).toEqual([]);
    const { id: otherId } = await test.modules.accounts.createUser(OPERATOR, {
      ...{ email: "c@d.test", password: "windmills-turn-2", role: "admin" as const },
    });
    const other: Actor = { kind: "user", userId: otherId, role: "admin" };
    await expect(ai.answerBeside(other, id, { model: "extractive" })).rejects.toMatchObject({
      code: "not_found",
    });
    await ai.clearThread(admin);
  });
});
