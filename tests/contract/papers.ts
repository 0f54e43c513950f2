/** The site, with clients who upload papers over real sockets. */
import { existsSync, readdirSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR } from "#modules/kernel";
import { cookieFor, openSite, type Site } from "../e2e/site.ts";
import { field, file, form, FORM_TYPE, type FormFile } from "../factories/form.ts";

/** Polling: the server notices a disconnect with a delay. */
const SOON = { timeout: 30_000 };

/** A category for a single file, added because none of the built-in ones is. */
export const SINGLE_FILE = "prior-year-return";

export interface PapersSite {
  site: Site;
  /** Creates a client with an intake. */
  signUp(): Promise<Client>;
  /** Names of the uploaded files: drafts and documents. */
  files(): { drafts: string[]; documents: string[] };
  /** Expects no draft and no file without a row. */
  expectNoRemains(): Promise<void>;
  close(): Promise<void>;
}

export interface Client {
  intakeId: string;
  cookie: string;
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Sends a form to an intake, by default the client's own. */
  send(body: Buffer, options?: { to?: string; cookie?: string }): Promise<Uploaded>;
  /** Sends one file in a form, after the other fields. */
  upload(given: FormFile, categoryId?: string, ...more: Buffer[]): Promise<Uploaded>;
  list(): Promise<IntakeDocument[]>;
  /** Raw HTTP request that uploads this body, with additional headers. */
  request(body: Buffer, headers?: Record<string, string>): Buffer;
}

export interface Uploaded {
  status: number;
  answer: IntakeDocument & { message: string; code: string };
}

let people = 0;

/** Opens the site for one test file. */
export function usePapersSite(): PapersSite {
  const papers = {} as PapersSite;
  beforeAll(async () => void Object.assign(papers, await openPapersSite()));
  afterAll(() => papers.close());
  return papers;
}

async function openPapersSite(): Promise<PapersSite> {
  const site = await openSite();
  const { knex } = site;
  await knex("intake_categories").where("id", SINGLE_FILE).update({ allow_multiple: false });

  function files() {
    const names = (place: string) => readIfThere(join(site.dataDir, "uploads", place)).sort();
    return { drafts: names("drafts"), documents: names("documents") };
  }

  return {
    site,
    files,
    async signUp() {
      people += 1;
      const person = { email: `client-${people}@example.com`, password: "staple stable table" };
      await site.running.modules.accounts.createUser(OPERATOR, person);
      return openClient(site, await cookieFor(site, person));
    },
    async expectNoRemains() {
      await expect.poll(() => files().drafts, SOON).toEqual([]);
      const keys = await knex("documents").pluck<string[]>("storage_key");
      expect(files().documents).toEqual(keys.sort());
    },
    close: site.close,
  };
}

async function openClient(site: Site, cookie: string): Promise<Client> {
  const json = { Cookie: cookie, "Content-Type": "application/json" };
  const body = JSON.stringify({ intakeType: "personal", taxYear: 2024 });
  const made = await fetch(`${site.address}/api/intakes`, { method: "POST", headers: json, body });
  const { id } = (await made.json()) as { id: string };
  const documents = (intake = id) => `${site.address}/api/intakes/${intake}/documents`;

  const client: Client = {
    intakeId: id,
    cookie,
    ask: (path, headers = {}, method = "GET") =>
      fetch(site.address + path, { method, headers: { Cookie: cookie, ...headers } }),
    async send(content, { to, cookie: other = cookie } = {}) {
      const headers = { Cookie: other, "Content-Type": FORM_TYPE };
      const response = await fetch(documents(to), { method: "POST", headers, body: new Uint8Array(content) });
      return { status: response.status, answer: (await response.json()) as Uploaded["answer"] };
    },
    upload: (given, categoryId = "w-2", ...more) =>
      client.send(form(field("categoryId", categoryId), ...more, file(given))),
    list: async () => (await (await client.ask(`/api/intakes/${id}/documents`)).json()) as IntakeDocument[],
    request(content, headers = {}) {
      const all = {
        Host: new URL(site.address).host,
        Cookie: cookie,
        "Content-Type": FORM_TYPE,
        "Content-Length": String(content.length),
        Connection: "close",
        ...headers,
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const head = `POST ${new URL(documents()).pathname} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), content]);
    },
  };
  return client;
}

/** Sends raw bytes, or the first `cutAfter` of them. @returns the response up to the end of the connection. */
export function sendRaw(
  site: Site,
  bytes: Buffer,
  { cutAfter }: { cutAfter?: number } = {},
): Promise<string> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname);
    let answer = "";
    socket.on("data", (part) => (answer += part.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    if (cutAfter === undefined) socket.write(bytes);
    else socket.write(bytes.subarray(0, cutAfter), () => setImmediate(() => socket.destroy()));
  });
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

function readIfThere(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
