/** Refused uploads: each has its message, leaves no files, and the server stays up. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { cookieOf } from "../e2e/site.ts";
import { field, file, form, FORM_TYPE, pdf } from "../factories/form.ts";
import { sendRaw, SINGLE_FILE, statusOf, usePapersSite, type Client } from "./papers.ts";

const MB = 1024 * 1024;
const NASTY = join(process.env.TAX_DATA_MIRROR ?? join(import.meta.dirname, "../../../shared/data"), "nasty");
const FORMATS = "File format not supported. Accepted formats: pdf, image";

const papers = usePapersSite();
let client: Client;

beforeEach(async () => {
  client = await papers.signUp();
});

async function expectNothingLeft(): Promise<void> {
  expect(await client.list()).toEqual([]);
  await papers.expectNoRemains();
}

describe("a file", () => {
  it.each([
    ["an EXE called PDF", { bytes: Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0", "latin1") }],
    ["a page called PDF", { bytes: "<!doctype html><script>alert(1)</script>" }],
    ["text called PDF", { bytes: "just some text" }],
    ["a PDF called a picture", { bytes: pdf(), name: "w2.png", type: "image/png" }],
    ["a PDF called a program", { bytes: pdf(), name: "w2.exe" }],
    ["a zip called PDF", { bytes: Buffer.from("PK\x03\x04rest", "latin1") }],
    [
      "a drawing with scripts",
      { bytes: "<svg xmlns='http://www.w3.org/2000/svg'/>", name: "a.svg", type: "image/svg+xml" },
    ],
    ["a table where none is taken", { bytes: "a,b\n1,2\n", name: "a.csv", type: "text/csv" }],
  ])("that is %s is refused with the formats", async (_what, given) => {
    const { status, answer } = await client.upload(given);
    expect([status, answer]).toEqual([415, { message: FORMATS, code: "unsupported" }]);
    await expectNothingLeft();
  });

  it("without bytes is refused kindly", async () => {
    const { status, answer } = await client.upload({ bytes: "" });
    expect([status, answer.message]).toEqual([422, expect.stringMatching(/^This file is empty\./)]);
    await expectNothingLeft();
  });
});

describe("a category", () => {
  it("for one file refuses the second", async () => {
    const stored = await client.upload({ bytes: pdf() }, SINGLE_FILE);
    expect(stored.status).toBe(201);
    const second = await client.upload({ bytes: pdf() }, SINGLE_FILE);
    expect([second.status, second.answer]).toEqual([
      409,
      {
        code: "conflict",
        message: "File Already Exists - This category already has a file. Please delete it first.",
      },
    ]);
    await client.ask(`/api/documents/${stored.answer.id}`, {}, "DELETE");
    expect((await client.upload({ bytes: pdf() }, SINGLE_FILE)).status).toBe(201);
  });

  it("for one file takes one of eight that come at the same moment", async () => {
    const eight = Array.from({ length: 8 }, () => client.upload({ bytes: pdf() }, SINGLE_FILE));
    const statuses = (await Promise.all(eight)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await client.list()).toHaveLength(1);
    await papers.expectNoRemains();
  });

  it("for one file takes none of several at once", async () => {
    const two = [file({ bytes: pdf(), name: "a.pdf" }), file({ bytes: pdf(), name: "b.pdf" })];
    const { status, answer } = await client.send(form(field("categoryId", SINGLE_FILE), ...two));
    const message = "Multiple Files Not Allowed - This category only accepts one file at a time";
    expect([status, answer.message]).toEqual([409, message]);
    await expectNothingLeft();
  });

  it("that this kind of intake does not have is refused", async () => {
    expect((await client.upload({ bytes: pdf() }, "trial-balance")).status).toBe(422);
    expect((await client.upload({ bytes: pdf() }, "no-such")).status).toBe(422);
    expect((await client.send(form(file({ bytes: pdf() })))).status).toBe(422);
    await expectNothingLeft();
  });
});

describe("an intake", () => {
  it("of somebody else, and one that is none, are not found, and nothing is stored", async () => {
    const foreign = client.intakeId;
    const other = await papers.signUp();
    const body = form(field("categoryId", "w-2"), file({ bytes: pdf(5 * MB) }));
    for (const to of [foreign, "7", "undefined", "00000000-0000-4000-8000-000000000000"]) {
      expect(await other.send(body, { to })).toMatchObject({ status: 404, answer: { code: "not_found" } });
    }
    expect((await other.ask(`/api/intakes/${foreign}/documents`)).status).toBe(404);
    await papers.expectNoRemains();
    expect(await client.list()).toEqual([]);
  });

  it("is asked for by somebody who has signed in", async () => {
    const body = form(field("categoryId", "w-2"), file({ bytes: pdf(5 * MB) }));
    const { status, answer } = await client.send(body, { cookie: "" });
    expect([status, answer]).toEqual([401, { message: "Unauthorized", code: "unauthenticated" }]);
    await expectNothingLeft();
  });

  it("that is completed takes no more from a client, and loses nothing", async () => {
    const { answer } = await client.upload({ bytes: pdf() });
    await papers.site.knex("intakes").where({ id: client.intakeId }).update({ status: "completed" });
    expect((await client.upload({ bytes: pdf() })).status).toBe(409);
    expect((await client.ask(`/api/documents/${answer.id}`, {}, "DELETE")).status).toBe(409);
    const byAdmin = { cookie: await cookieOf(papers.site, "admin") };
    const body = form(field("categoryId", "w-2"), file({ bytes: pdf() }));
    expect((await client.send(body, byAdmin)).status).toBe(201);
  });

  it("named in the form is the one of the address", async () => {
    const body = form(field("intakeId", "another"), field("categoryId", "w-2"), file({ bytes: pdf() }));
    expect((await client.send(body)).status).toBe(422);
    await expectNothingLeft();
  });
});

describe("a form", () => {
  const good = () => form(field("categoryId", "w-2"), file({ bytes: pdf(300_000) }));

  it.each([
    ["without a boundary", good, "multipart/form-data", 400],
    ["with another boundary", good, "multipart/form-data; boundary=other", 400],
    ["of nothing", () => Buffer.alloc(0), FORM_TYPE, 400],
    ["of text", () => Buffer.from("hello"), FORM_TYPE, 400],
    ["in JSON", () => Buffer.from("{}"), "application/json", 415],
    ["that is none", good, "text/plain", 415],
    ["cut off in the file", () => good().subarray(0, 200_000), FORM_TYPE, 400],
    ["cut off in a header", () => good().subarray(0, 150), FORM_TYPE, 400],
    ["cut off before its end", () => good().subarray(0, -4), FORM_TYPE, 400],
    ["without files", () => form(field("categoryId", "w-2")), FORM_TYPE, 422],
    [
      "with a file input that nobody used",
      () => form(field("categoryId", "w-2"), file({ name: "", bytes: "", type: "application/octet-stream" })),
      FORM_TYPE,
      422,
    ],
  ])("%s is refused and leaves nothing", async (_what, body, type, status) => {
    expect(statusOf(await sendRaw(papers.site, client.request(body(), { "Content-Type": type })))).toBe(
      status,
    );
    await expectNothingLeft();
  });

  it("whose sender goes away leaves nothing, whenever that is", async () => {
    const bytes = client.request(form(field("categoryId", "w-2"), file({ bytes: pdf(3 * MB) })));
    for (const share of [0.01, 0.3, 0.5, 0.9, 0.9999]) {
      await sendRaw(papers.site, bytes, { cutAfter: Math.floor(bytes.length * share) });
    }
    await expectNothingLeft();
    expect((await client.upload({ bytes: pdf() })).status).toBe(201);
  });

  it("with a thousand parts, deep names and long headers leaves the server up", async () => {
    const fields = Array.from({ length: 1000 }, (_, at) => field(`__proto__[${at}]`, "x"));
    expect(
      (await client.send(form(...fields, field("categoryId", "w-2"), file({ bytes: pdf() })))).status,
    ).toBe(422);
    const long = file({ bytes: pdf(), name: `${"y".repeat(50_000)}.pdf` });
    expect([201, 400, 415, 422]).toContain(
      (await client.send(form(field("categoryId", "w-2"), long))).status,
    );
    expect((await client.upload({ bytes: pdf() })).status).toBe(201);
  });
});

describe.skipIf(!existsSync(NASTY))("real bad files", () => {
  it("are stored whole or refused with a sentence", { timeout: 240_000 }, async () => {
    const taken: string[] = [];
    for (const path of nastyFiles()) {
      const bytes = readFileSync(path);
      const name = path.split("/").at(-1) ?? "";
      const type = name.endsWith(".pdf") ? "application/pdf" : "application/octet-stream";
      const { status, answer } = await client.upload({ bytes, name, type }, "1099-b", field("keepBoth", "1"));
      if (status === 201) {
        const response = await client.ask(`/api/documents/${answer.id}/download`);
        expect([name, bytes.equals(Buffer.from(await response.arrayBuffer()))]).toEqual([name, true]);
        taken.push(name);
      } else {
        expect([name, status, answer.message]).toEqual([
          name,
          bytes.length === 0 ? 422 : 415,
          expect.stringMatching(/^(File format not supported|This file is empty)/),
        ]);
      }
    }
    await papers.expectNoRemains();
    expect(taken).toEqual(expect.arrayContaining(["password-example.pdf", "protectedSheets.xlsx"]));
    expect(taken.filter((name) => /\.(zip|odt|docx|xml|md)$/.test(name))).toEqual([]);
  });
});

function nastyFiles(): string[] {
  return readdirSync(NASTY, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
