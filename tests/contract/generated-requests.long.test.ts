/** 10,000 generated requests, signed in and not: whatever comes, no answer is a 500 and none is missing. */
import { beforeAll, expect, it } from "vitest";
import fc from "fast-check";
import { cookieOf } from "../e2e/site.ts";
import { pdf } from "../factories/form.ts";
import { usePapersSite, type Client } from "./papers.ts";
import { rawRequest } from "./raw-request.ts";
import { ROUTES } from "./route-table.ts";

const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const AT_ONCE = 10;

const papers = usePapersSite();
let client: Client;
let cookies: string[];
let documentId: string;
beforeAll(async () => {
  client = await papers.signUp();
  documentId = (await client.upload({ bytes: pdf() })).answer.id;
  cookies = [
    "",
    client.cookie,
    await cookieOf(papers.site, "admin"),
    "__session=forged",
    "__device=\u00ff; theme=%00",
  ];
});

const FIELDS =
  "email password code question intakeType taxYear progress status categoryId kind reason chosen other intent documentId token sources clientId year classification isFavorite".split(
    " ",
  );
const QUERIES = ["q", "query", "to", "page", "tab", "at", "step", "year", "token", "passive", "_data"];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
];
/** Jobs that would load the law, and what signs the visitors out. */
const LEFT_OUT = /index-all|download$|logout|events/;

const NASTY =
  "\0|%00|%|%zz|%c3%28|..|../..|%2e%2e|'|\"|<script>|{}|[]|null|-1|1e999|99999999999999999999|Ж木|\uFFFF|\ud800";
const text = fc.oneof(
  fc.constantFrom(...NASTY.split("|")),
  fc.string({ maxLength: 30, unit: "binary" }),
  fc.uuid(),
  fc.nat().map(String),
);
const bodies = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, fc.jsonValue()))
    .map((value) => JSON.stringify(value)),
  fc.dictionary(fc.constantFrom(...FIELDS), text).map((value) => new URLSearchParams(value).toString()),
  text,
);

const generated = fc.record({
  method: fc.constantFrom("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD"),
  path: fc.constantFrom(...Object.keys(ROUTES).filter((path) => !LEFT_OUT.test(path))),
  words: fc.array(text, { minLength: 3, maxLength: 3 }),
  isReal: fc.boolean(),
  query: fc.dictionary(fc.constantFrom(...QUERIES), text),
  visitor: fc.nat(4),
  type: fc.constantFrom(...TYPES),
  body: bodies,
});
type Generated = typeof generated extends fc.Arbitrary<infer Value> ? Value : never;

/** Parameters become ids that exist, or words. */
function addressOf({ path, words, isReal, query }: Generated): string {
  let place = 0;
  const filled = path.replace(/:\w+|\*/g, (name) => {
    const word = words[place++ % words.length] ?? "";
    if (isReal)
      return /document|^:id$/i.test(name) && path.includes("documents/:") ? documentId : client.intakeId;
    return /[^\w.%-]/.test(word) ? encodeURIComponent(Buffer.from(word).toString()) : word;
  });
  const search = new URLSearchParams(query).toString();
  return `/${filled}${search && `?${search}`}`;
}

async function send(one: Generated): Promise<number> {
  const { method, type, body, visitor } = one;
  const headers = {
    Cookie: cookies[visitor] ?? "",
    ...(method === "GET" || method === "HEAD" ? {} : { "Content-Type": type }),
  };
  const sent = method === "GET" || method === "HEAD" ? undefined : body;
  return (await rawRequest(papers.site.address + addressOf(one), { method, headers, body: sent })).status;
}

it("no answer is a 500", { timeout: 3_600_000 }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const left = fc.sample(generated, { numRuns: REQUESTS, seed });
  const broken: string[] = [];
  async function work(): Promise<void> {
    for (let one = left.pop(); one; one = left.pop()) {
      const status = await send(one);
      if (status === 500 || status === 0)
        broken.push(`${status} ${one.method} ${addressOf(one)} ${one.body.slice(0, 200)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect({ seed, broken }).toEqual({ seed, broken: [] });
});
