import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { createCarrier, type NewMail, type Outbox } from "#modules/mail";
import { readOutbox } from "../../tests/factories/outbox.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { BODY_KEPT_DAYS } from "./schema.ts";
import { buildMail, MAIL_FROM, openOutbox } from "../../tests/factories/mail.ts";

const ADMIN: Actor = { kind: "user", userId: "1", role: "admin" };
const CLIENT: Actor = { kind: "user", userId: "2", role: "user" };
const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let dataDir: string;
let outbox: Outbox;
let now: Date;

const enqueue = (mail: NewMail) => database.knex.transaction((trx) => outbox.enqueue(trx, mail));

/** The message written for this mail, with folded headers joined. */
async function written(mail: NewMail): Promise<string> {
  const before = new Set(await readOutbox(dataDir));
  const { id } = await enqueue(mail);
  expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "sent", tryAgainAt: null });
  const [message = "", ...more] = (await readOutbox(dataDir)).filter((one) => !before.has(one));
  expect(more).toEqual([]);
  return message.replace(/\n[ \t]+/g, " ");
}

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "taxrag-outbox-"));
  const carrier = createCarrier({ smtpUrl: undefined, mailFrom: MAIL_FROM, dataDir });
  outbox = openOutbox({ knex: database.knex, clock: { now: () => now }, carrier });
});
beforeEach(() => {
  now = new Date("2026-11-20T09:00:00Z");
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("enqueueing", () => {
  it("makes one mail of fifty with the same key at the same moment", async () => {
    const mail = buildMail();
    const queued = await Promise.all(Array.from({ length: 50 }, () => enqueue(mail)));
    expect(queued.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(queued.map(({ id }) => id)).size).toBe(1);
    expect(await database.knex("mails").where({ key: mail.key })).toHaveLength(1);
  });

  it("makes no mail when its deed is undone", async () => {
    const mail = buildMail();
    const undone = database.knex.transaction(async (trx) => {
      await outbox.enqueue(trx, mail);
      throw new Error("The deed failed.");
    });
    await expect(undone).rejects.toThrow("The deed failed.");
    expect((await enqueue(mail)).isNew).toBe(true);
  });

  it.each<[string, Partial<NewMail>, string]>([
    ["a second address", { to: "kim@example.com, eve@example.com" }, "to"],
    ["a second address by a line break", { to: "kim@example.com\r\nBcc: eve@example.com" }, "to"],
    ["an address in brackets", { to: "<kim@example.com>" }, "to"],
    ["no address", { to: "kim" }, "to"],
    ["an address without end", { to: `${"k".repeat(300)}@example.com` }, "to"],
    ["a header's name with a line break", { headers: { "X-A\r\nBcc": "eve@example.com" } }, "headers"],
    ["a header that is ours to write", { headers: { bcc: "eve@example.com" } }, "headers"],
    ["no text", { text: " \n" }, "text"],
    ["no key", { key: "" }, "key"],
  ])("refuses %s", async (_case, wrong, field) => {
    await expect(enqueue(buildMail(wrong))).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: expect.any(String) },
    });
  });
});

describe("the message", () => {
  it("has plain text, HTML, the kind and the headers", async () => {
    const html = "<p>One line.</p>";
    const message = await written(
      buildMail({ kind: "reminder", html, headers: { "List-Unsubscribe": "<https://example.com/m/1>" } }),
    );
    expect(message).toMatch(/^X-TaxRAG-Kind: reminder$/m);
    expect(message).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/m\/1>$/m);
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>$/m);
    expect(message).toContain(html);
  });

  it("keeps what a stranger's name, subject or header says in its own line", async () => {
    const message = await written(
      buildMail({
        toName: 'Eve" <eve@example.com>\r\nBcc: eve@example.com',
        subject: "Papers\r\nBcc: eve@example.com\r\n\r\nhello",
        headers: { "X-Client": "Eve\r\nBcc: eve@example.com" },
      }),
    );
    const head = message.slice(0, message.indexOf("\n\n"));
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^To: .*<kim@example\.com>$/m);
    expect(head.match(/^To:/gm)).toHaveLength(1);
    expect(message.slice(head.length)).toBe("\n\nOne line.\n");
  });

  it("carries names and subjects in any script", async () => {
    const message = await written(buildMail({ toName: "Zoë 王", subject: "Überprüfung 文件" }));
    const words = [...message.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, way, text = ""]) =>
      way?.toUpperCase() === "B" ? Buffer.from(text, "base64").toString() : decodeQ(text),
    );
    expect(words.join("")).toMatch(/Zoë ?王/);
    expect(words.join("")).toContain("Überprüfung 文件");
  });

  it("is for the eyes of this user only", async () => {
    await written(buildMail());
    const [file = ""] = await readdir(join(dataDir, "outbox"));
    expect((await stat(join(dataDir, "outbox", file))).mode & 0o777).toBe(0o600);
  });
});

describe("the text in the database", () => {
  it("is sealed, and gone some time after the mail was sent", async () => {
    const mail = buildMail({
      text: "https://example.com/reset?token=a-secret-of-the-mail\n",
      html: "<p>a-secret-of-the-mail</p>",
    });
    const { id } = await enqueue(mail);
    const row = async () => database.knex("mails").where({ id }).first();
    const stored = await row();
    expect(stored.sealed_body.includes("a-secret-of-the-mail")).toBe(false);
    expect(JSON.stringify({ ...stored, sealed_body: null })).not.toContain("a-secret-of-the-mail");
    await outbox.deliver(OPERATOR, id);
    now = new Date(now.getTime() + BODY_KEPT_DAYS * DAY);
    await outbox.deliverDue(OPERATOR);
    expect((await row()).sealed_body).not.toBeNull();
    now = new Date(now.getTime() + 1);
    await outbox.deliverDue(OPERATOR);
    expect((await row()).sealed_body).toBeNull();
    expect(await outbox.list(ADMIN, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, state: "sent" })]),
    );
  });
});

describe("who may", () => {
  it("only the server delivers, only administrators see the list", async () => {
    const { id } = await enqueue(buildMail({ related: { type: "user", id: "7" } }));
    await expect(outbox.deliver(ADMIN, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(outbox.deliverDue(CLIENT)).rejects.toMatchObject({ code: "forbidden" });
    await expect(outbox.list(CLIENT)).rejects.toMatchObject({ code: "forbidden" });
    await expect(outbox.list(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(outbox.deliver(OPERATOR, "999999")).rejects.toMatchObject({ code: "not_found" });
    expect(await outbox.list(ADMIN, { related: { type: "user", id: "7" } })).toMatchObject([
      { id, state: "waiting", to: "kim@example.com", attempts: [] },
    ]);
  });
});

function decodeQ(text: string): string {
  const bytes = text.replaceAll("_", " ").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/gi, "%25"));
}
