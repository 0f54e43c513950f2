import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { clientWithPapers, readAs, type ClientWithPapers } from "../../tests/factories/client-papers.ts";
import { addPaper, buildPerson } from "../../tests/factories/intake.ts";
import { withOutsideModel, type OutsideModel } from "../../tests/factories/outside-model.ts";
import type { Disclosure } from "./contract.ts";

const SITE = "http://taxrag.test";
const SETTINGS = {
  hostedModels: true,
  contractor: false,
  preparer: "Mill & Co.",
  disclosureWording: "Made-up mandatory wording one.",
  useWording: "Made-up mandatory wording two.",
};
const REQUEST = {
  recipient: "openai",
  purpose: "Research",
  endsOn: null,
  documentIds: [],
  site: SITE,
} as const;
const QUESTION = "What levy is imposed on windmills by § 3 on grain ground?";

let outside: OutsideModel;
let disclosure: Disclosure;
let admin: Actor;
let miller: ClientWithPapers;

beforeAll(async () => {
  outside = await withOutsideModel();
  disclosure = outside.test.modules.disclosure;
  admin = await buildPerson(outside.test.modules, "admin");
  miller = await clientWithPapers(outside.test.modules, [
    ["Grain ground at the windmill: 4,250 bushels\nAccount number 0012345678\nSSN 123-45-6789"],
  ]);
});
afterAll(() => outside.close());

async function ask(model = "openai/m") {
  outside.sent.length = 0;
  return outside.test.modules.ai.ask(admin, `${QUESTION} My account 9876543210, SSN 123-45-6789.`, {
    model,
    intakeId: miller.intakeId,
  });
}

async function signBoth() {
  await disclosure.changeSettings(admin, SETTINGS);
  const asked = await disclosure.request(admin, miller.intakeId, { ...REQUEST, documentIds: [] });
  for (const { id } of asked) await disclosure.sign(miller.client, id, "J. Miller");
  return asked;
}

describe("a hosted model", () => {
  it("gets the law only, and the answer says what was left out", async () => {
    const { answer } = await ask();
    expect(outside.sent[0]).toContain("26 USC 3");
    expect(outside.sent.join()).not.toContain("4,250");
    expect(answer).toContain("1 page of the client's papers was not sent to OpenAI m");
    await ask("local/m");
    expect(outside.sent[0]).toContain("4,250");
  });

  it("gets papers once both consents are signed, until one is withdrawn", async () => {
    const [first, second] = await signBoth();
    await ask();
    expect(outside.sent[0]).toContain("4,250 bushels");
    await disclosure.withdraw(miller.client, first!.id);
    await ask();
    expect(outside.sent.join()).not.toContain("4,250");
    await disclosure.withdraw(admin, second!.id);
  });

  it("gets no personal and no account number in any case", async () => {
    const asked = await signBoth();
    await ask();
    expect(outside.sent[0]).toContain("4,250 bushels");
    expect(outside.sent.join()).not.toMatch(/0012345678|9876543210|123-45-6789/);
    for (const { id } of asked) await disclosure.withdraw(admin, id);
  });

  it("gets papers where the office's contract meets 301.7216-2(d), and nothing once switched off", async () => {
    await disclosure.changeSettings(admin, { ...SETTINGS, contractor: true });
    await ask();
    expect(outside.sent[0]).toContain("4,250 bushels");
    await disclosure.changeSettings(admin, { ...SETTINGS, contractor: true, hostedModels: false });
    await expect(ask()).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("switched models outside the office off"),
    });
    expect(outside.sent).toEqual([]);
    await disclosure.changeSettings(admin, SETTINGS);
  });

  it("is recorded with each call: who, model, sources, bytes, no text", async () => {
    await ask();
    const { entries } = await outside.test.modules.audit.list(OPERATOR, { actions: ["model-called"] });
    expect(entries[0]).toMatchObject({
      actor: { userId: admin.kind === "user" && admin.userId },
      subject: { type: "model", id: "openai/m" },
      details: { sources: expect.stringContaining("26 USC 3"), bytes: expect.any(Number) },
    });
    expect(JSON.stringify(entries)).not.toMatch(/bushels|windmill/);
  });

  it("is recorded with its trial, too", async () => {
    await outside.test.modules.models.test(admin);
    const { entries } = await outside.test.modules.audit.list(OPERATOR, { actions: ["model-called"] });
    expect(entries[0]).toMatchObject({ subject: { id: "openai/m" }, details: { sources: "", bytes: 26 } });
    expect(entries.some(({ subject }) => subject?.id === "local/m")).toBe(false);
  });
});

describe("a consent", () => {
  it("is asked for with the office's wording only, and both by themselves", async () => {
    await disclosure.changeSettings(admin, { ...SETTINGS, useWording: "" });
    await expect(
      disclosure.request(admin, miller.intakeId, { ...REQUEST, documentIds: [] }),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    await disclosure.changeSettings(admin, SETTINGS);
    const made = await disclosure.request(admin, miller.intakeId, { ...REQUEST, documentIds: [] });
    expect(made.map(({ kind }) => kind)).toEqual(["disclosure", "use"]);
    for (const { wording, wordingHash, state } of made) {
      for (const words of ["Mill & Co.", "OpenAI", "Research", "one year after", "You need not sign"])
        expect(wording).toContain(words);
      expect(wordingHash).toBe(createHash("sha256").update(wording).digest("hex"));
      expect(state).toBe("requested");
    }
    expect(made[0]!.wording).toContain(SETTINGS.disclosureWording);
    expect(made[1]!.wording).toContain(SETTINGS.useWording);
  });

  it("is signed by its client alone, for a year, with a copy by mail", async () => {
    const [consent] = await disclosure.request(admin, miller.intakeId, { ...REQUEST, documentIds: [] });
    await expect(disclosure.sign(admin, consent!.id, "Casey")).rejects.toMatchObject({ code: "forbidden" });
    const stranger = await buildPerson(outside.test.modules);
    await expect(disclosure.sign(stranger, consent!.id, "Sam")).rejects.toMatchObject({ code: "not_found" });
    await expect(disclosure.list(stranger, miller.intakeId)).rejects.toMatchObject({ code: "not_found" });
    const signed = await disclosure.sign(miller.client, consent!.id, "J. Miller");
    const years = new Date(signed.expiresAt!).getUTCFullYear() - new Date(signed.signedAt!).getUTCFullYear();
    expect(years).toBe(1);
    const copies = await outside.test.modules.mail.list(OPERATOR, { kind: "consent-copy" });
    expect(copies.length).toBeGreaterThan(0);
    await expect(disclosure.sign(miller.client, consent!.id, "J. Miller")).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("covers the papers that it names, and ends on its last day", async () => {
    const other = await clientWithPapers(outside.test.modules, [["a"], ["b"]]);
    const [named = "", unnamed = ""] = other.documentIds;
    const asked = await disclosure.request(admin, other.intakeId, { ...REQUEST, documentIds: [named] });
    for (const { id } of asked) await disclosure.sign(other.client, id, "O. Ther");
    const allowed = (documentIds: string[]) =>
      disclosure.permitted("openai", { intakeIds: [other.intakeId], documentIds });
    expect(await allowed([named, unnamed])).toEqual(new Set([named]));
    expect(
      await disclosure.permitted("anthropic", { intakeIds: [other.intakeId], documentIds: [named] }),
    ).toEqual(new Set());
    await outside.test.knex("disclosure_consents").update({ expires_at: new Date(0) });
    expect(await allowed([named])).toEqual(new Set());
  });

  it("covers the papers of its own intake only, also where all of a client's are asked about", async () => {
    const { ai, intake } = outside.test.modules;
    const baker = await clientWithPapers(outside.test.modules, [
      ["Grain ground at the windmill: 7,777 sacks"],
    ]);
    await outside.test.knex("intakes").where({ id: baker.intakeId }).update({ status: "completed" });
    const { id: later } = await intake.createIntake(baker.client, { intakeType: "personal" });
    const { id: paper } = await addPaper(outside.test.modules, baker.client, later, "notices-and-other");
    await readAs(outside.test.modules, paper, ["Grain ground at the windmill: 8,888 sacks"]);
    const asked = await disclosure.request(admin, later, { ...REQUEST, documentIds: [] });
    for (const { id } of asked) await disclosure.sign(baker.client, id, "B. Aker");
    outside.sent.length = 0;
    const clientId = baker.client.userId;
    const { answer } = await ai.ask(admin, QUESTION, { model: "openai/m", clientId });
    expect(outside.sent.join()).toContain("8,888 sacks");
    expect(outside.sent.join()).not.toContain("7,777");
    expect(answer).toContain("1 page of the client's papers was not sent");
  });
});
