/** HTTP API of document search and preview images. */
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR, type Role } from "#modules/kernel";
import { buildPerson, type Person } from "../factories/intake.ts";
import { buildPdf, buildPicture } from "../factories/papers.ts";
import { cookieFor, openSite, type Site } from "../e2e/site.ts";

let site: Site;
let owner: Person & { email: string };
let cookies: Record<"owner" | "stranger" | "admin", string>;
let intakeId: string;
let statement: IntakeDocument;
let picture: IntakeDocument;
const working = new AbortController();
let work: Promise<void>;

beforeAll(async () => {
  site = await openSite();
  const { modules } = site.running;
  work = modules.jobs.work(OPERATOR, working.signal);
  const cookieOf = async (role: Role) => {
    const person = await buildPerson(modules, role);
    return {
      person,
      cookie: await cookieFor(site, { email: person.email, password: "correct horse battery" }),
    };
  };
  const [mine, stranger, admin] = [await cookieOf("user"), await cookieOf("user"), await cookieOf("admin")];
  owner = mine.person;
  cookies = { owner: mine.cookie, stranger: stranger.cookie, admin: admin.cookie };
  intakeId = (await modules.intake.createIntake(owner, { intakeType: "personal" })).id;
  statement = await store(
    "Fidelity statement.pdf",
    buildPdf([{ lines: ["Cover"] }, { lines: ["Juniper <i>dividends</i>"] }]),
  );
  picture = await store("photo.png", buildPicture(["Windmill"]));
  await vi.waitUntil(
    async () => {
      const documents = await modules.intake.listDocuments(owner, intakeId);
      return documents.every(({ readingState }) => readingState === "read");
    },
    { timeout: 60_000, interval: 100 },
  );
});
afterAll(async () => {
  working.abort();
  await work;
  await site.close();
});

async function store(fileName: string, bytes: Buffer): Promise<IntakeDocument> {
  const { intake } = site.running.modules;
  const received = await intake.receive(owner, { fileName, mimeType: "", content: Readable.from([bytes]) });
  return intake.addDocument(owner, intakeId, received, { categoryId: "w-2" });
}

const get = (path: string, cookie = cookies.owner) =>
  fetch(site.address + path, { headers: { Cookie: cookie } });

async function search(query: string, cookie?: string) {
  const path = `/api/intakes/${intakeId}/documents/search?query=${encodeURIComponent(query)}`;
  const response = await get(path, cookie);
  return { status: response.status, body: (await response.json()) as Record<string, unknown>[] };
}

describe("GET /api/intakes/{id}/documents/search", () => {
  it("answers documents with the words around the match and the page of a PDF", async () => {
    expect(await search("juniper")).toEqual({
      status: 200,
      body: [
        expect.objectContaining({
          id: statement.id,
          originalFileName: "Fidelity statement.pdf",
          page: 2,
          context: "Juniper <i>dividends</i>",
        }),
      ],
    });
  });

  it("finds a slip of the pen in a name", async () => {
    expect((await search("fidelty")).body).toMatchObject([{ id: statement.id, page: null, context: null }]);
  });

  it("is open to administrators and to nobody else", async () => {
    expect((await search("juniper", cookies.admin)).body).toHaveLength(1);
    expect((await search("juniper", cookies.stranger)).status).toBe(404);
  });

  it("finds nothing without a query", async () => {
    expect(await (await get(`/api/intakes/${intakeId}/documents/search`)).json()).toEqual([]);
  });

  it.each([
    "",
    " ",
    "'",
    "%",
    "_",
    "\\",
    "\0",
    "juniper\0",
    "&|!():*",
    "😀",
    "' or 1=1 --",
    "<script>",
    "%00",
    "a".repeat(10_000),
  ])("is not harmed by %j", async (query) => {
    expect((await search(query)).status).toBe(200);
  });
});

describe("previews", () => {
  const page = (number: string | number) => `/api/documents/${statement.id}/pages/${number}`;

  it("pages are pictures that run nothing and that nobody keeps", async () => {
    const response = await get(page(2));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, bytes.subarray(1, 4).toString()]).toEqual([200, "PNG"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("no-store"),
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  it.each(["0", "-1", "1e3", "x", "9999999", "..%2F1"])("there is no page %s", async (number) => {
    expect((await get(page(number))).status).toBe(404);
  });

  it("a page beyond the last is refused", async () => {
    expect((await get(page(3))).status).toBeGreaterThanOrEqual(400);
    expect((await get(page(3))).status).toBeLessThan(500);
  });

  it("a picture comes as JPEG", async () => {
    const response = await get(`/api/documents/${picture.id}/preview`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  });

  it("are of one's own only", async () => {
    expect((await get(page(1), cookies.stranger)).status).toBe(404);
    expect((await get(`/api/documents/${picture.id}/preview`, cookies.stranger)).status).toBe(404);
    expect((await get(page(1), cookies.admin)).status).toBe(200);
  });
});

describe("the screen", () => {
  const post = (fields: Record<string, string>, cookie = cookies.owner) =>
    fetch(`${site.address}/documents/${intakeId}`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie },
      body: new URLSearchParams(fields),
    });

  it.each([
    [{ intent: "delete" }, 422],
    [{ intent: "class", id: "1", classification: "constructor" }, 422],
    [{ intent: "favorite", id: "1", favorite: "maybe" }, 422],
    [{ intent: "delete", id: "\0" }, 404],
    [{ intent: "delete", id: "x".repeat(100) }, 404],
  ])("answers the form %j with %i", async (fields, status) => {
    expect((await post(fields)).status).toBe(status);
  });

  it.each([
    "folder=%00",
    "query=%00",
    "document=%00",
    "delete=%00",
    "upload=%00",
    "sort=%00",
    "page=99999",
    "view=%00",
  ])("is not harmed by ?%s", async (asked) => {
    expect((await get(`/documents/${intakeId}?${asked}`)).status).toBe(200);
  });

  it("lets nobody change what is another's", async () => {
    expect((await post({ intent: "delete", id: statement.id }, cookies.stranger)).status).toBe(404);
    expect((await get(`/api/documents/${statement.id}`)).status).toBe(200);
  });

  it("shows nothing of a document that is elsewhere", async () => {
    const html = await (
      await get(`/documents/${intakeId}?document=00000000-0000-4000-8000-000000000000`)
    ).text();
    expect(html).toContain("This document is not in this intake any more.");
  });

  it("writes words of a document as text", async () => {
    const html = await (await get(`/documents/${intakeId}?query=juniper`)).text();
    expect(html).toContain("<mark>Juniper</mark> &lt;i&gt;dividends");
    expect(html).not.toContain("<i>dividends");
  });

  it("keeps no session alive by passive polling", async () => {
    const session = () => site.knex("sessions").where("user_id", owner.userId);
    const earlier = new Date(Date.now() - 600_000);
    await session().update("last_seen_at", earlier);
    await get(`/documents/${intakeId}?passive=1&_data=routes%2Fdocuments.%24intakeId`);
    expect(await session().pluck("last_seen_at")).toEqual([earlier]);
    await get(`/documents/${intakeId}`);
    expect(await session().pluck("last_seen_at")).not.toEqual([earlier]);
  });
});
