/** Accepted uploads and the documents they become. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { field, file, form, pdf } from "../factories/form.ts";
import { sendRaw, statusOf, usePapersSite, type Client } from "./papers.ts";

const MB = 1024 * 1024;

const papers = usePapersSite();
let client: Client;

beforeEach(async () => {
  client = await papers.signUp();
});

describe("a file", () => {
  it("becomes a document of its category, whatever the order of the fields", async () => {
    const bytes = pdf(200_000);
    const { status, answer } = await client.send(
      form(file({ bytes }), field("intakeId", client.intakeId), field("categoryId", "w-2")),
    );
    expect([status, answer]).toMatchObject([
      201,
      {
        id: expect.any(String),
        categoryId: "w-2",
        originalFileName: "w2.pdf",
        fileSize: 200_000,
        mimeType: "application/pdf",
        classification: "other",
        tags: [],
        isFavorite: false,
      },
    ]);
    expect(await client.list()).toEqual([answer]);
    const again = await client.ask(`/api/documents/${answer.id}`);
    expect(await again.json()).toEqual(answer);
  });

  it("lies on the disk sealed", async () => {
    const secret = "SSN 123-45-6789 ";
    const before = new Set(papers.files().documents);
    await client.upload({ bytes: Buffer.concat([pdf(), Buffer.alloc(200_000, secret)]) });
    const [name = ""] = papers.files().documents.filter((one) => !before.has(one));
    const stored = readFileSync(join(papers.site.dataDir, "uploads", "documents", name));
    expect(stored.length).toBeGreaterThan(200_000);
    expect(stored.includes("123-45") || stored.includes("PDF")).toBe(false);
  });

  it("of exactly 50 MB is stored, of one byte more is drained and refused", { timeout: 60_000 }, async () => {
    const bytes = pdf(50 * MB);
    const { answer } = await client.upload({ bytes });
    expect(answer.fileSize).toBe(50 * MB);
    const download = await client.ask(`/api/documents/${answer.id}/download`);
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    await client.ask(`/api/documents/${answer.id}`, {}, "DELETE");
    const larger = await sendRaw(
      papers.site,
      client.request(form(field("categoryId", "w-2"), file({ bytes: pdf(50 * MB + 1) }))),
    );
    expect(statusOf(larger)).toBe(413);
    expect(larger).toContain('{"message":"File size must be less than 50MB","code":"too_large"}');
    expect(await client.list()).toEqual([]);
    await papers.expectNoRemains();
  });

  it("of 120 MB is drained, too", { timeout: 60_000 }, async () => {
    const body = form(field("categoryId", "w-2"), file({ bytes: Buffer.alloc(120 * MB, "%PDF") }));
    expect(statusOf(await sendRaw(papers.site, client.request(body)))).toBe(413);
    expect(await client.list()).toEqual([]);
    await papers.expectNoRemains();
  });

  it.each([
    ["a PDF whose type the browser does not know", { bytes: pdf(), type: "application/octet-stream" }, "w-2"],
    ["a PDF in capitals", { bytes: pdf(), name: "SCAN.PDF" }, "w-2"],
    [
      "a CSV that Windows calls a workbook",
      { bytes: "a;b\r\n1;2\r\n", name: "a.csv", type: "application/vnd.ms-excel" },
      "1099-b",
    ],
    [
      "a CSV in UTF-16",
      { bytes: Buffer.from("\ufeffName\tWert\n", "utf16le"), name: "a.csv", type: "text/csv" },
      "1099-b",
    ],
    [
      "a picture",
      {
        bytes: Buffer.from("89504e470d0a1a0a0000000d494844520000000100000001080600000000", "hex"),
        name: "a.png",
        type: "image/png",
      },
      "w-2",
    ],
    [
      "a picture under another picture's name",
      { bytes: Buffer.from("ffd8ffe000104a46494600010100", "hex"), name: "a.png", type: "image/png" },
      "w-2",
    ],
  ])("that is %s is taken", async (_what, given, categoryId) => {
    expect(await client.upload(given, categoryId)).toMatchObject({ status: 201 });
  });
});

describe("names", () => {
  it.each([
    ["../../../../etc/passwd.pdf", "passwd.pdf"],
    ["..%2f..%2fpasswd.pdf", /passwd\.pdf$/],
    ["C:\\papers\\w2.pdf", /w2\.pdf$/],
    ["invoice\u202Efdp.pdf", "invoicefdp.pdf"],
    ["📸 Beleg – März.pdf", "📸 Beleg – März.pdf"],
    [`${"x".repeat(300)}.pdf`, /^x{200,251}\.pdf$/],
  ])("%s", async (given, shown) => {
    const { status, answer } = await client.upload({ bytes: pdf(), name: given });
    expect([status, answer.originalFileName]).toEqual([
      201,
      typeof shown === "string" ? shown : expect.stringMatching(shown),
    ]);
    const download = await client.ask(`/api/documents/${answer.id}/download`);
    const disposition = download.headers.get("Content-Disposition") ?? "";
    const [, encoded = ""] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded)).toBe(answer.originalFileName);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; /);
  });

  it("with null bytes leave the server up and are stored without them, or refused", async () => {
    const { status } = await client.upload({ bytes: pdf(), name: "w2\0.pdf" });
    expect([201, 400]).toContain(status);
    for (const { originalFileName } of await client.list()) expect(originalFileName).toBe("w2.pdf");
  });
});

describe("several files in one form", () => {
  it("become documents", async () => {
    const names = ["a.pdf", "b.pdf", "c.pdf"];
    const files = names.map((name) => file({ bytes: pdf(), name }));
    const { status, answer } = await client.send(form(...files, field("categoryId", "w-2")));
    expect([status, answer]).toMatchObject([201, names.map((name) => ({ originalFileName: name }))]);
    expect(await client.list()).toHaveLength(3);
  });

  it("are judged each alone", async () => {
    const files = [
      file({ bytes: pdf(), name: "good.pdf" }),
      file({ bytes: "", name: "empty.pdf" }),
      file({ bytes: "MZ program", name: "bad.pdf" }),
      file({ bytes: pdf(), name: "good too.pdf" }),
    ];
    const { status, answer } = await client.send(form(field("categoryId", "w-2"), ...files));
    expect([status, answer]).toMatchObject([
      422,
      {
        message: expect.stringMatching(/empty/),
        results: [
          { fileName: "good.pdf", document: { originalFileName: "good.pdf" } },
          { fileName: "empty.pdf", error: { code: "invalid" } },
          {
            fileName: "bad.pdf",
            error: { code: "unsupported", message: expect.stringMatching(/^File format not supported/) },
          },
          { fileName: "good too.pdf", document: { originalFileName: "good too.pdf" } },
        ],
      },
    ]);
    expect((await client.list()).map(({ originalFileName }) => originalFileName).sort()).toEqual([
      "good too.pdf",
      "good.pdf",
    ]);
    await papers.expectNoRemains();
  });

  it("are twenty at most", async () => {
    const files = Array.from({ length: 21 }, (_, at) => file({ bytes: pdf(), name: `${at}.pdf` }));
    const { status, answer } = await client.send(form(field("categoryId", "w-2"), ...files));
    expect([status, answer.message]).toEqual([422, "Send at most 20 files at once."]);
    expect(await client.list()).toEqual([]);
    await papers.expectNoRemains();
  });
});

describe("the same bytes twice", () => {
  it("are told, and kept twice on demand", async () => {
    const bytes = pdf();
    const first = await client.upload({ bytes, name: "first.pdf" });
    const again = await client.upload({ bytes, name: "again.pdf" }, "1099-int");
    expect([again.status, again.answer]).toEqual([
      409,
      {
        code: "conflict",
        message:
          "This intake already holds the same file: “first.pdf”, under Wage statement. You can keep both.",
        fields: { duplicateOf: first.answer.id },
      },
    ]);
    const both = await client.upload({ bytes, name: "again.pdf" }, "1099-int", field("keepBoth", "1"));
    expect(both.status).toBe(201);
    expect(await client.list()).toHaveLength(2);
  });

  it("are stored once when they come at the same moment", async () => {
    const bytes = pdf();
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await client.upload({ bytes })).status));
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });
});
