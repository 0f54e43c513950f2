import { randomBytes, randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../../tests/harness.ts";
import { createPageTexts, type PageTexts } from "./page-texts.ts";
import { HITS_MAX } from "../schema.ts";
import { findMatches, readTerms } from "./document-search.ts";

interface Paper {
  name: string;
  pages?: string[];
  classification?: string;
  tags?: string[];
  category?: string;
  mimeType?: string;
  state?: string;
}

let database: TestDatabase;
let intakeId: string;
let neighbour: string;
let searched: { knex: Knex; texts: PageTexts };

beforeAll(async () => {
  database = await testDatabase();
  const { knex } = database;
  searched = { knex, texts: createPageTexts({ knex, encryptionKey: randomBytes(32) }) };
  await knex("intake_categories").insert([
    category("w-2", "Wage statement", "W-2", 0),
    category("1099-div", "Dividends", "1099-DIV", 1),
  ]);
  intakeId = await makeIntake(knex, "avery@example.com");
  neighbour = await makeIntake(knex, "robin@example.com");
  await addPapers(knex, intakeId, PAPERS);
  await addPapers(knex, neighbour, [{ name: "Fidelity of a neighbour.pdf", pages: ["Juniper wages"] }]);
});
afterAll(() => database.drop());

const PAPERS: Paper[] = [
  {
    name: "scan_0007.pdf",
    category: "1099-div",
    classification: "1099",
    tags: ["1099-DIV", "2024"],
    pages: [
      "Cover letter, nothing to see",
      "Fidelity Investments: total ordinary dividends 1,234.56, SSN 123-45-6789",
    ],
  },
  {
    name: "Fidelity 1099 consolidated.pdf",
    category: "1099-div",
    classification: "1099",
    pages: ["Summary"],
  },
  { name: "Childcare letter.pdf", pages: ["Paid to Juniper Daycare. <b>Bold</b> withholdings of 40%"] },
  {
    name: "W-2 school district.png",
    mimeType: "image/png",
    classification: "w2",
    pages: ["Wages, tips, other compensation 48,500.00"],
  },
  { name: "locked.pdf", state: "unreadable" },
  { name: "Übersicht café.csv", mimeType: "text/csv", pages: ["Größe;Café\u00E9;\uE000private\uE001 use"] },
];

async function names(query: string): Promise<string[]> {
  const matches = await findMatches(searched, intakeId, query);
  const rows = await database
    .knex("documents")
    .select<{ id: string; name: string }[]>("id", "original_file_name as name");
  return matches.map(({ documentId }) => rows.find(({ id }) => id === documentId)?.name ?? "");
}

describe("finds", () => {
  it.each([
    [
      "a word of a name, its paper before those that only hold it",
      "fidelity",
      ["Fidelity 1099 consolidated.pdf", "scan_0007.pdf"],
    ],
    [
      "a sentence, by the words that say something",
      "the 1099 from Fidelity",
      ["Fidelity 1099 consolidated.pdf", "scan_0007.pdf"],
    ],
    [
      "words in several places: the category and the text",
      "dividends fidelity",
      ["Fidelity 1099 consolidated.pdf", "scan_0007.pdf"],
    ],
    ["a slip of the pen in a name", "fidelty", ["Fidelity 1099 consolidated.pdf"]],
    ["the beginning of a word of a name", "childc", ["Childcare letter.pdf"]],
    ["the middle of a word of a name", "solidat", ["Fidelity 1099 consolidated.pdf"]],
    ["the middle of a word inside", "unipe", ["Childcare letter.pdf"]],
    ["a word that is not finished", "withholdin", ["Childcare letter.pdf"]],
    [
      "another form of a word",
      "wage",
      ["W-2 school district.png", "Childcare letter.pdf", "Übersicht café.csv", "locked.pdf"],
    ],
    ["an amount", "1,234.56", ["scan_0007.pdf"]],
    ["a form with its hyphen", "1099-DIV consolidated", ["Fidelity 1099 consolidated.pdf"]],
    ["letters beyond ASCII, in any case", "ÜBERSICHT", ["Übersicht café.csv"]],
    ["what could not be read", "unreadable", ["locked.pdf"]],
    ["the paper with the most words where none has them all", "juniper xylophone", ["Childcare letter.pdf"]],
  ])("%s", async (_case, query, expected) => {
    const found = await names(query);
    expect(found.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
    expect(found[0]).toBe(expected[0]);
  });
});

it("shows the words around a match, on its page, with numbers masked", async () => {
  const [match] = await findMatches(searched, intakeId, "ordinary 1,234.56");
  expect(match).toMatchObject({ page: 2 });
  expect(match?.context).toContain("\uE000ordinary\uE001 dividends");
  expect(match?.context).toContain("***-**-6789");
});

it("marks also what it found in the middle of a word", async () => {
  const [match] = await findMatches(searched, intakeId, "unipe");
  expect(match?.context).toContain("J\uE000unipe\uE001r Daycare. <b>Bold</b>");
});

it("keeps in the context what looks like markup", async () => {
  const [match] = await findMatches(searched, intakeId, "withholdings");
  expect(match?.context).toContain("<b>Bold</b> \uE000withholdings\uE001 of 40%");
});

it("knows no page of a picture, and no context of a name", async () => {
  expect(await findMatches(searched, intakeId, "compensation")).toMatchObject([
    { page: null, context: expect.stringContaining("\uE000compensation\uE001") },
  ]);
  expect(await findMatches(searched, intakeId, "locked")).toMatchObject([{ page: null, context: null }]);
});

it("never takes the marks of a document for its own", async () => {
  const [match] = await findMatches(searched, intakeId, "private");
  expect(match?.context?.match(/[\uE000\uE001]/g)).toHaveLength(2);
});

it("never guesses at numbers", async () => {
  expect(await names("1098")).toEqual([]);
});

it.each(
  [
    "",
    " ",
    "'",
    "''",
    "%",
    "_",
    "\\",
    "\u0000",
    "&|!():*<->",
    "🧾",
    "'; drop table documents; --",
    "a".repeat(10_000),
    "fidelity ".repeat(1000),
    "%' or '1'='1",
    "\uD800",
    "the of and",
    "(((((",
    "x:*",
    "-5",
    "\uE000fidelity\uE001",
  ].map((query) => [query.slice(0, 30), query] as const),
)("%j does no harm", async (_start, query) => {
  expect(Array.isArray(await findMatches(searched, intakeId, query))).toBe(true);
  expect(await names("fidelity")).toHaveLength(2);
});

it("stays within the intake", async () => {
  expect(await findMatches(searched, neighbour, "childcare")).toEqual([]);
  expect(await findMatches(searched, neighbour, "juniper")).toHaveLength(1);
});

it("reads words and what belongs together, at most eight", () => {
  expect(readTerms("W-2, o'Neil & 4,500.25 w-2 a@b.co")).toEqual(["w-2", "oneil", "4,500.25", "a@b.co"]);
  expect(readTerms("a b c d e f g h i j")).toHaveLength(8);
});

it("shows the best of many only", async () => {
  const crowded = await makeIntake(database.knex, "crowd@example.com");
  await addPapers(
    database.knex,
    crowded,
    Array.from({ length: HITS_MAX + 5 }, (_, i) => ({ name: `receipt ${i}.pdf` })),
  );
  expect(await findMatches(searched, crowded, "receipt")).toHaveLength(HITS_MAX);
});

async function makeIntake(knex: Knex, email: string): Promise<string> {
  const [user] = await knex("users")
    .insert({ email, password_hash: "x", first_name: "", last_name: "", role: "user" })
    .returning<{ id: string }[]>("id");
  const id = randomUUID();
  await knex("intakes").insert({
    id,
    user_id: user?.id,
    tax_year: 2024,
    intake_type: "personal",
    is_exclusive: true,
  });
  return id;
}

async function addPapers(knex: Knex, intake: string, papers: Paper[]): Promise<void> {
  for (const paper of papers) {
    const id = randomUUID();
    await knex("documents").insert({
      id,
      intake_id: intake,
      category_id: paper.category ?? "w-2",
      original_file_name: paper.name,
      file_size: 1,
      mime_type: paper.mimeType ?? "application/pdf",
      sha256: id,
      storage_key: id,
      wrapped_key: Buffer.alloc(1),
      uploaded_at: new Date(),
      reading_state: paper.state ?? "read",
      classification: paper.classification ?? "other",
      tags: paper.tags ?? [],
    });
    const { texts } = searched;
    await knex.transaction((trx) => texts.replace(trx, { id, intakeId: intake }, paper.pages ?? []));
  }
}

function category(id: string, name: string, form: string, position: number) {
  return {
    ...{
      id,
      name,
      form,
      position,
      intake_type: "personal",
      group: "Wages & Income",
      description: "",
      reason: "",
    },
    ...{
      is_required: false,
      ask_first: false,
      accepted_formats: ["pdf"],
      allow_multiple: true,
      expected_class: "w2",
    },
  };
}
