/** Firecrawl's own client against a server on a socket that answers as its API, version 2. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createBrowser } from "./browser.ts";

const PAGE = "https://uscode.house.gov/download/download.shtml";

let server: Server;
let apiUrl: string;
let asked: { path: string | undefined; key: string | undefined; body: unknown }[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ path: request.url, key: request.headers.authorization, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "null");
}

const says = (status: number, body: object, headers: Record<string, string> = {}) => {
  answer = (response) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
};
const read = (silenceMs = 2000) => createBrowser({ apiKey: "fc-wheat", apiUrl }, silenceMs)!(PAGE);

it("asks for the page's HTML with the key", async () => {
  says(200, { success: true, data: { rawHtml: "<html><a href='x.zip'>Code</a></html>", metadata: {} } });
  expect(await read()).toBe("<html><a href='x.zip'>Code</a></html>");
  expect(asked).toMatchObject([
    { path: "/v2/scrape", key: "Bearer fc-wheat", body: { url: PAGE, formats: ["rawHtml"] } },
  ]);
});

it("is not there without a key or an address", () => {
  expect(createBrowser({})).toBeNull();
});

it.each([
  ["402", 402, "its credits are used up"],
  ["429", 429, "too many pages were asked for"],
  ["401", 401, "Check FIRECRAWL_API_KEY"],
  ["400", 400, "Check FIRECRAWL_API_KEY"],
])("answered with %s it says what to do", async (_, status, sentence) => {
  says(status, { success: false, error: "no" });
  await expect(read()).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining(sentence) as string,
  });
});

it("gives up a server that hangs", async () => {
  answer = () => {};
  await expect(read(300)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("did not answer") as string,
  });
});

it.each([[{ success: true, data: { metadata: {} } }], [{ success: false, error: "blocked" }]])(
  "takes no empty page: %j",
  async (body) => {
    says(200, body);
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  },
);
