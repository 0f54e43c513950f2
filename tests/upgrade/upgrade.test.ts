/** Upgrade of a database made by the build of 2026-11-22 (commit 18ae1f1). */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, start, type Running } from "#product";
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { emailOf } from "./sample-data.ts";
import { restoreDatabase, type OldDatabase } from "./old-database.ts";
import { hashRows, keptColumns, laterNames, listColumns } from "./stored-rows.ts";

const DUMP = "2026-11-22";

describe("migrating a database of 2026-11-22", () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await restoreDatabase(DUMP);
  });
  afterAll(() => old.drop());

  it("keeps every row of every table", async () => {
    const columns = keptColumns(await listColumns(old.knex));
    const before = await hashRows(old.knex, columns);
    const database = await openDatabase(old.config, silentLog);
    await database.migrate().finally(() => database.close());
    const after = await hashRows(old.knex, columns, laterNames(columns));
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table], `${table}`).toEqual(expect.arrayContaining(rows));
    }
    const empty = Object.keys(before).filter((table) => before[table]!.length === 0);
    // The dump has rows in every table.
    expect(empty).toEqual([]);
  });
});

describe("a product started over a database of 2026-11-22", () => {
  let old: OldDatabase;
  let running: Running;
  beforeAll(async () => {
    old = await restoreDatabase(DUMP);
    running = await start(old.config, silentLog);
  });
  afterAll(async () => {
    await running?.stop();
    await old.drop();
  });

  const holder = async (name: string): Promise<Actor> => {
    const found = await running.modules.accounts.findSession(old.kept.sessions[name]!);
    return { kind: "user", userId: found!.user.id, role: found!.user.role };
  };
  const signIn = (name: string, code?: string) =>
    running.modules.accounts.signIn({ email: emailOf(name), password: old.kept.password, code });

  it("lets the same people in, by the same ways, and nobody else", async () => {
    const { accounts } = running.modules;
    const { user } = await signIn("avery");
    expect(user).toMatchObject({ firstName: "avery", lastName: "Mill", role: "user" });
    await expect(signIn("blake")).rejects.toMatchObject({ code: "invalid_credentials" });
    await expect(signIn("casey")).rejects.toMatchObject({ code: "second_factor_required" });
    expect((await signIn("casey", old.kept.recoveryCodes[3])).user.role).toBe("admin");
    await expect(signIn("casey", old.kept.recoveryCodes[3])).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    const setup = await accounts.findSecondFactorSetup(await holder("drew"), old.kept.sessions.drew!);
    expect(setup?.secret).toMatch(/^[A-Z2-7]{16,}$/);
    expect((await accounts.listUsers(OPERATOR)).map(({ email }) => email)).toEqual(
      ["avery", "blake", "casey", "drew"].map(emailOf),
    );
  });

  it("opens the link of a reset that was mailed before", async () => {
    const { accounts } = running.modules;
    expect(await accounts.findPasswordReset(old.kept.resetToken)).toEqual({ email: emailOf("drew") });
    const session = old.kept.sessions.drew;
    await accounts.resetPassword({ token: old.kept.resetToken, password: "sails in the wind", session });
    const drew = await accounts.signIn({ email: emailOf("drew"), password: "sails in the wind" });
    expect(drew.user.firstName).toBe("drew");
  });

  it("shows the intakes as they stood", async () => {
    const { intake } = running.modules;
    const avery = await holder("avery");
    const [own] = await intake.listIntakes(avery);
    expect(own).toMatchObject({ id: old.kept.intakeId, status: "in_progress", progress: 40 });
    const waivers = (await intake.getChecklist(avery, own!.id)).flatMap(({ waiver }) => waiver ?? []);
    expect(waivers.map(({ categoryId, state }) => `${categoryId} ${state}`).sort()).toEqual([
      "1099-b accepted",
      "photo-id waiting",
      "ssn-itin-proof refused",
    ]);
    const all = await intake.listClientIntakes(await holder("casey"));
    expect(all.map(({ status }) => status).sort()).toEqual(["completed", "in_progress"]);
  });

  it("shows the law, its phrases and what was asked about it", async () => {
    const { authority, ai } = running.modules;
    expect(await authority.library(OPERATOR)).toMatchObject({ sections: 6 });
    expect((await authority.document(OPERATOR, "26 USC 2")).text).toContain("windmill");
    const ended = await authority.document(OPERATOR, "26 USC 5", { asOf: "119-99" });
    expect(ended.text).toContain("windmill");
    for (const query of ["levy number 2", "qualifying widow who keeps up a home"]) {
      const { hits } = await authority.search(OPERATOR, query, { mode: "lexical" });
      expect(hits[0]?.section).toBe("26 USC 2");
    }
    const thread = await ai.thread(await holder("casey"));
    expect(JSON.stringify(thread)).toContain("What is the levy number 2 on a windmill?");
  });

  it("reads every paper that was not read, and leaves the others as they are", async () => {
    const { extraction, intake, jobs } = running.modules;
    const avery = await holder("avery");
    const { papers } = old.kept;
    expect(await intake.listUnread(OPERATOR)).toHaveLength(3);
    const stop = new AbortController();
    const work = jobs.work(OPERATOR, stop.signal);
    while ((await extraction.countUnread(OPERATOR)) > 0) await delay(50);
    stop.abort();
    await work;
    for (const id of [papers.read, papers.active, papers.waiting, papers.lost])
      expect(await intake.getDocument(avery, id)).toMatchObject({ readingState: "read" });
    expect(await intake.getText(avery, papers.active)).toEqual([expect.stringContaining("sails")]);
    expect(await intake.getDocument(avery, papers.read)).toMatchObject({
      originalFileName: "w2-windmill.pdf",
      classification: "1099",
      isFavorite: true,
    });
    expect(await intake.getDocument(avery, papers.unreadable)).toMatchObject({
      readingState: "unreadable",
      readingProblem: expect.stringMatching(/\w+/),
    });
    const hits = await intake.searchDocuments(avery, old.kept.intakeId, "millstones");
    expect(hits.map(({ document }) => document.id)).toEqual([papers.waiting]);
  }, 90_000);
});
