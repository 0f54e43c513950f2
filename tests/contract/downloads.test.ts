/** Downloads, changes and deletions of documents. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { cookieOf } from "../e2e/site.ts";
import { field, pdf } from "../factories/form.ts";
import { usePapersSite, type Client } from "./papers.ts";

const MB = 1024 * 1024;
const papers = usePapersSite();
let client: Client;

beforeEach(async () => {
  client = await papers.signUp();
});

describe("a download", () => {
  const bytes = pdf(150_000);
  let path: string;

  beforeEach(async () => {
    const { answer } = await client.upload({ bytes, name: "W-2 “Kim”.pdf" }, "w-2", field("keepBoth", "1"));
    path = `/api/documents/${answer.id}/download`;
  });

  it("is the same bytes, to be saved, and runs nothing", async () => {
    const response = await client.ask(path);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "150000",
      "content-disposition":
        "attachment; filename=\"W-2 _Kim_.pdf\"; filename*=UTF-8''W-2%20%E2%80%9CKim%E2%80%9D.pdf",
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.* sandbox;/),
      etag: `"${createHash("sha256").update(bytes).digest("hex")}"`,
    });
    expect((await client.ask(`${path}?inline=1`)).headers.get("Content-Disposition")).toMatch(/^inline; /);
  });

  it("comes by ranges", async () => {
    for (const [range, start, end] of [
      ["bytes=0-0", 0, 0],
      ["bytes=65535-65536", 65_535, 65_536],
      ["bytes=100000-", 100_000, 149_999],
      ["bytes=-10", 149_990, 149_999],
      ["bytes=149999-999999", 149_999, 149_999],
    ] as const) {
      const response = await client.ask(path, { Range: range });
      expect([response.status, response.headers.get("Content-Range")]).toEqual([
        206,
        `bytes ${start}-${end}/150000`,
      ]);
      const got = Buffer.from(await response.arrayBuffer());
      expect(got.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await client.ask(path, { Range: "bytes=150000-" });
    expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, "bytes */150000"]);
    for (const range of ["bytes=5-1", "lines=1-2", "bytes=0-1,5-6", "bytes=-", "nonsense"]) {
      expect((await client.ask(path, { Range: range })).status).toBe(200);
    }
  });

  it("starts anew when the range is of another copy", async () => {
    const { headers } = await client.ask(path, {}, "HEAD");
    const range = { Range: "bytes=0-9" };
    expect((await client.ask(path, { ...range, "If-Range": headers.get("ETag") ?? "" })).status).toBe(206);
    expect((await client.ask(path, { ...range, "If-Range": '"another"' })).status).toBe(200);
  });

  it("can be asked about without its bytes", async () => {
    const response = await client.ask(path, {}, "HEAD");
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, "150000"]);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it("is for its owner and administrators", async () => {
    const other = await papers.signUp();
    for (const method of ["GET", "HEAD"]) expect((await other.ask(path, {}, method)).status).toBe(404);
    const document = path.replace("/download", "");
    expect((await other.ask(document)).status).toBe(404);
    expect((await other.ask(document, {}, "DELETE")).status).toBe(404);
    const admin = { Cookie: await cookieOf(papers.site, "admin") };
    expect((await client.ask(path, admin)).status).toBe(200);
    expect((await client.ask(path, { Cookie: "" })).status).toBe(401);
  });

  it("ends with the document, whose file goes, too", async () => {
    const before = papers.files().documents.length;
    const gone = await client.ask(path.replace("/download", ""), {}, "DELETE");
    expect([gone.status, await gone.text()]).toEqual([204, ""]);
    expect((await client.ask(path)).status).toBe(404);
    expect(papers.files().documents).toHaveLength(before - 1);
    expect((await client.ask(path.replace("/download", ""), {}, "DELETE")).status).toBe(404);
  });

  it("that nobody reads to its end harms nobody", async () => {
    const { answer } = await client.upload({ bytes: pdf(20 * MB) });
    for (let at = 0; at < 5; at += 1) {
      const response = await client.ask(`/api/documents/${answer.id}/download`);
      await response.body!.cancel();
    }
    expect((await client.ask(path)).status).toBe(200);
  });
});

describe("a change of a document", () => {
  const patch = async (path: string, body: object) => {
    const headers = { Cookie: client.cookie, "Content-Type": "application/json" };
    const init = { method: "PATCH", headers, body: JSON.stringify(body) };
    const response = await fetch(papers.site.address + path, init);
    return { status: response.status, body: (await response.json()) as object };
  };

  it("marks a favorite and corrects the class", async () => {
    const path = `/api/documents/${(await client.upload({ bytes: pdf() })).answer.id}`;
    expect(await patch(path, { isFavorite: true })).toMatchObject({
      status: 200,
      body: { isFavorite: true },
    });
    expect(await patch(path, { classification: "w2" })).toMatchObject({
      status: 200,
      body: { classification: "w2", classificationConfidence: 1, isFavorite: true },
    });
    for (const wrong of [{}, { classification: "w3" }, { isFavorite: "yes" }]) {
      expect((await patch(path, wrong)).status).toBe(422);
    }
  });
});
