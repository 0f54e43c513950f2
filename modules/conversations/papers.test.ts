import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { clientWithPapers, readAs, type ClientWithPapers } from "../../tests/factories/client-papers.ts";
import { buildPerson } from "../../tests/factories/intake.ts";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";

let test: TestModules;
let admin: Actor;
let miller: ClientWithPapers;

beforeAll(async () => {
  test = await windmillLibrary();
  admin = await buildPerson(test.modules, "admin");
  miller = await clientWithPapers(test.modules, [
    ["Statement of the windmill\nGrain ground in the year 4,250 bushels"],
    ["Sails of canvas, four pieces\nPrice of the sails 1,900.00"],
  ]);
});
afterAll(() => test.cleanup());

async function converse(message: string, intakeId?: string) {
  const { conversations } = test.modules;
  const { id } = await conversations.create(admin, "Mill", { intakeId });
  for await (const _ of conversations.send(admin, id, { message }));
  return id;
}

const answerOf = async (id: string) =>
  (await test.modules.conversations.open(admin, id)).messages.find(({ type }) => type === "assistant")!;

async function storedWords(): Promise<string> {
  const tables = ["conversations", "conversation_messages", "quoted_papers", "audit_events"];
  const rows = await Promise.all(tables.map((table) => test.knex(table)));
  return rows
    .flat()
    .map((row: Record<string, unknown>) =>
      Object.values(row)
        .map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : JSON.stringify(value)))
        .join(" "),
    )
    .join("\n");
}

describe("a conversation about a client's papers", () => {
  it("quotes them, stores none of their words, and reads them back", async () => {
    const id = await converse("How much grain was ground?", miller.intakeId);
    const { content, answer } = await answerOf(id);
    expect(content).toContain("“Grain ground in the year 4,250 bushels”");
    expect(answer!.quotations.find(({ place }) => place)!.text).toBe(
      "Grain ground in the year 4,250 bushels",
    );
    expect(answer!.sources.find(({ documentId }) => documentId)!.excerpt).toContain("4,250");
    expect(await storedWords()).not.toContain("4,250");
    expect((await test.modules.conversations.open(admin, id)).conversation.intakeId).toBe(miller.intakeId);
    expect((await test.modules.conversations.exportMarkdown(admin, id)).text).toContain("4,250 bushels");
  });

  it("has its answer found with its question, by its asker alone", async () => {
    const { conversations } = test.modules;
    const { id } = await answerOf(await converse("How much grain was ground?", miller.intakeId));
    expect(await conversations.findAnswer(admin, id)).toMatchObject({
      question: { content: "How much grain was ground?" },
      answer: { id, content: expect.stringContaining("4,250 bushels") },
    });
    const other = await buildPerson(test.modules, "admin");
    await expect(conversations.findAnswer(other, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(conversations.findAnswer(admin, "x")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is found by the words of its sealed answer, its own and quoted, by its asker alone", async () => {
    const { conversations } = test.modules;
    const id = await converse("How much grain was ground?", miller.intakeId);
    const found = async (actor: Actor, query: string) =>
      (await conversations.list(actor, query)).map((one) => one.id);
    const openings = async () =>
      (await test.modules.audit.list(OPERATOR, { actions: ["viewed"] })).entries.length;
    const before = await openings();
    expect(await found(admin, "4,250 BUSHELS")).toContain(id);
    expect(await found(admin, "papers bushels grain")).toContain(id);
    expect(await found(admin, "bushels quinces")).toEqual([]);
    expect(await found(await buildPerson(test.modules, "admin"), "bushels")).toEqual([]);
    expect(await openings()).toBe(before);
  });

  it("says so when the text has changed, and when the paper is gone", async () => {
    const id = await converse("What was the price of the sails of canvas?", miller.intakeId);
    expect((await answerOf(id)).content).toContain("“Price of the sails 1,900.00”");
    await readAs(test.modules, miller.documentIds[1]!, [
      "Sails of canvas\nPrice of the sails 2,900.00, corrected",
    ]);
    expect((await answerOf(id)).content).toContain("“The text of this paper has changed since.”");
    await test.modules.intake.deleteDocument(admin, miller.documentIds[1]!);
    const { content, answer } = await answerOf(id);
    expect(content).toContain("“This paper was deleted, and its words with it.”");
    expect(JSON.stringify(answer)).not.toContain("1,900");
  });

  it("is linked to a client later, and knows that client's papers from then on, never another's", async () => {
    const { conversations } = test.modules;
    const id = await converse("What levy is imposed on windmills by § 3?");
    expect(await conversations.link(admin, id, miller.intakeId)).toMatchObject({ intakeId: miller.intakeId });
    for await (const _ of conversations.send(admin, id, { message: "How much grain was ground?" }));
    const { conversation, messages } = await conversations.open(admin, id);
    expect(conversation.intakeId).toBe(miller.intakeId);
    expect(messages[1]!.answer!.sources.every(({ documentId }) => !documentId)).toBe(true);
    expect(messages[3]!.content).toContain("“Grain ground in the year 4,250 bushels”");
    expect(await storedWords()).not.toContain("4,250");

    await conversations.link(admin, id, miller.intakeId);
    const baker = await clientWithPapers(test.modules, [["Ledger of the bakery"]]);
    await expect(conversations.link(admin, id, baker.intakeId)).rejects.toMatchObject({ code: "conflict" });
    await expect(conversations.link(admin, id, "7")).rejects.toMatchObject({ code: "not_found" });
    const other = await buildPerson(test.modules, "admin");
    await expect(conversations.link(other, id, miller.intakeId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is only about an intake that is there", async () => {
    const { conversations } = test.modules;
    await expect(conversations.create(admin, "Mill", { intakeId: "7" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await answerOf(await converse("How much grain was ground?"))).not.toHaveProperty(
      "answer.sources.0.documentId",
    );
  });
});
