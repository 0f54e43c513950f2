import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Entities } from "./contract.ts";
import { defuse, fromCsv, fromWorkbook, toWorkbook, undefuse } from "./exchange/files.ts";
import type { ImportKind } from "./schema.ts";

let house: TestModules;
let entities: Entities;
let client: Person;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  entities = house.modules.entities;
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  intakeId = (await house.modules.intake.createIntake(client, { intakeType: "multi-entity" })).id;
});

const csv = (kind: ImportKind, text: string) => ({
  format: "csv" as const,
  kind,
  content: Buffer.from(text),
});
const preview = (kind: ImportKind, text: string) => entities.previewImport(client, intakeId, csv(kind, text));
const load = (kind: ImportKind, text: string) => entities.importGroup(client, intakeId, csv(kind, text));

/** Six entities with two owners of one, a person with relatives, and a loan. */
async function buildGroup(): Promise<void> {
  await load(
    "entities",
    "Legal name,Type,EIN,TIN,Notes,Elections,Gross receipts\n" +
      "HoldCo Inc.,S-Corp,12-3456789,,=cmd|' /C calc'!A0,2553: 2020-01-01; 8716,2022: 28000000; 2023: 0\n" +
      'A LLC,LLC,,123-45-6789,"two, lines\nhere",,\nB,,,,,,\nC,,,,,,\nD,,,,,,\nTrust,Trust,,,,,\n',
  );
  await load(
    "owners",
    "Entity,Owner,Owner is,Percentage,Relatives,US person,Vote\n" +
      "A LLC,HoldCo Inc.,entity,66.6667,,,\nA LLC,Ann,individual,33.3333,spouse: Bob,yes,10\n" +
      "B,,,60,,,\nTrust,Kim,,0,,no,\n",
  );
  await load(
    "transactions",
    'Type,From,To,Amount,Date,Interest rate\nloan,A LLC,Ann,"$1,250.50",05/01/2024,3.78\n',
  );
}

describe("a round trip", () => {
  it.each(["entities", "owners", "transactions"] as const)("of %s by CSV changes nothing", async (kind) => {
    await buildGroup();
    const before = await entities.getGroup(client, intakeId);
    const { content } = await entities.exportGroup(client, intakeId, { format: "csv", kind });
    const again = await entities.importGroup(client, intakeId, { format: "csv", kind, content });
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 });
    expect({ ...(await entities.getGroup(client, intakeId)), revision: 0 }).toEqual({
      ...before,
      revision: 0,
    });
  });

  it("by workbook changes nothing", async () => {
    await buildGroup();
    const { content } = await entities.exportGroup(client, intakeId, { format: "xlsx" });
    const again = await entities.importGroup(client, intakeId, { format: "xlsx", content });
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: 11 });
  });

  it("by workbook into another intake brings the same group, but no hidden number", async () => {
    await buildGroup();
    const hidden = await entities.exportGroup(client, intakeId, { format: "xlsx" });
    await load("entities", "Legal name,TIN\nA LLC,\n");
    const before = await entities.getGroup(client, intakeId);
    const { content } = await entities.exportGroup(client, intakeId, { format: "xlsx" });
    const other = await buildPerson(house.modules);
    const { id } = await house.modules.intake.createIntake(other, { intakeType: "multi-entity" });
    const { content: masked } = hidden;
    const refused = await entities.previewImport(other, id, { format: "xlsx", content: masked });
    expect(refused.lines.find(({ action }) => action === "refuse")?.text).toMatch(
      /^Write the whole taxpayer/,
    );
    expect(await entities.importGroup(other, id, { format: "xlsx", content })).toMatchObject({
      added: 11,
      refused: 0,
    });
    const after = await entities.getGroup(other, id);
    const names = ({ entities: all }: typeof after) => all.map(({ legalName }) => legalName).sort();
    expect(names(after)).toEqual(names(before));
    expect(after.owners.map(({ percentage }) => percentage).sort()).toEqual(
      before.owners.map(({ percentage }) => percentage).sort(),
    );
    const ids = (group: typeof after) => [...group.entities, ...group.owners].map((one) => one.id);
    expect(ids(after).filter((one) => ids(before).includes(one))).toEqual([]);
  });

  it("with an id that is gone from this intake refuses that row", async () => {
    await load("entities", "Legal name\nKept\nGone\n");
    const { content } = await entities.exportGroup(client, intakeId, { format: "csv", kind: "entities" });
    const { entities: all } = await entities.getGroup(client, intakeId);
    const gone = all.find(({ legalName }) => legalName === "Gone")!;
    await entities.deleteEntity(client, { intakeId, id: gone.id });
    const again = await entities.previewImport(client, intakeId, {
      format: "csv",
      kind: "entities",
      content,
    });
    expect(again).toMatchObject({ unchanged: 1, refused: 1 });
  });

  it("keeps any text", () => {
    fc.assert(fc.property(fc.string(), (text) => undefuse(defuse(text)) === text));
  });
});

it("a workbook keeps words that every object has", async () => {
  const words = ["toString", "constructor", "__proto__", "valueOf"];
  const book = await toWorkbook({ entities: [words], owners: [], transactions: [] });
  expect((await fromWorkbook(book)).entities).toEqual([words]);
});

it("a workbook leaves nothing in the folder of temporary files", async () => {
  const before = await readdir(tmpdir());
  await toWorkbook({ entities: [["Legal name"]], owners: [], transactions: [] });
  const isOfWriter = (name: string) => /excel|xlsx/i.test(name) && !before.includes(name);
  expect((await readdir(tmpdir())).filter(isOfWriter)).toEqual([]);
});

it("formulas are not live: CSV cells begin with an apostrophe, workbook cells are text", async () => {
  await buildGroup();
  const file = await entities.exportGroup(client, intakeId, { format: "csv", kind: "entities" });
  expect(file.content.toString()).toContain(",'=cmd|");
  const book = await entities.exportGroup(client, intakeId, { format: "xlsx" });
  expect((await fromWorkbook(book.content)).entities?.[1]).toContain("=cmd|' /C calc'!A0");
});

it("the dry run says line by line what it would do, and stores nothing", async () => {
  await load("entities", "Legal name,EIN\nA,12-3456789\nB,\n");
  const { lines, ...counts } = await preview(
    "entities",
    "Legal name,EIN,End date\nA,,\nB,,\nC,,\nD,,02/30/2024\n",
  );
  expect(counts).toEqual({ added: 1, changed: 1, unchanged: 1, refused: 1 });
  expect(lines.map(({ row, action }) => [row, action])).toEqual([
    [2, "change"],
    [3, "same"],
    [4, "add"],
    [5, "refuse"],
  ]);
  expect(lines[3]?.text).toContain("no date");
  expect(await entities.listEntities(client, intakeId)).toHaveLength(2);
});

it("all or nothing: one refused line stops the import", async () => {
  const load2 = load("entities", "Legal name,Type\nA,LLC\nB,GmbH\n");
  await expect(load2).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("Row 3 of entities"),
  });
  expect(await entities.listEntities(client, intakeId)).toEqual([]);
});

it.each([
  ["-1", "0 to 100"],
  ["100.0001", "0 to 100"],
  ["fifty", "no percentage"],
  ["1e1", "no percentage"],
])("refuses the percentage %s", async (percentage, why) => {
  await load("entities", "Legal name\nA\n");
  const { lines } = await preview("owners", `Entity,Owner,Percentage\nA,Ann,${percentage}\n`);
  expect(lines).toMatchObject([{ action: "refuse", text: expect.stringContaining(why) }]);
});

it.each(["1e6", "€100", "100 USD", "$ 1 000", "12345678901234567890", "0", "-5", "1.005", "$$5", "1,00"])(
  "refuses the amount %s",
  async (amount) => {
    await load("entities", "Legal name\nA\nB\n");
    const { refused } = await preview(
      "transactions",
      `Type,From,To,Amount,Date\nloan,A,B,"${amount}",2024-05-01\n`,
    );
    expect(refused).toBe(1);
  },
);

it.each(["02/30/2024", "13/01/2024", "2024-13-01", "soon"])("refuses the date %s", async (date) => {
  await load("entities", "Legal name\nA\nB\n");
  const { refused } = await preview("transactions", `Type,From,To,Amount,Date\nloan,A,B,1,${date}\n`);
  expect(refused).toBe(1);
});

it("refuses what is no sheet, unknown headings and names that several have", async () => {
  const odd = entities.previewImport(client, intakeId, {
    format: "xlsx",
    content: Buffer.from("no workbook"),
  });
  await expect(odd).rejects.toMatchObject({ code: "invalid" });
  expect((await preview("entities", "Name of it\nA\n")).lines).toMatchObject([{ row: 1, action: "refuse" }]);
  await entities.addEntity(client, intakeId, { legalName: "A" });
  await entities.addEntity(client, intakeId, { legalName: "A" });
  expect((await preview("entities", "Legal name\nA\n")).lines[0]?.text).toContain("Several");
});

it("takes 10,000 entities in one file, and refuses one more", async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `E${at},LLC`).join("\n");
  expect(await load("entities", `Legal name,Type\n${rows}\n`)).toMatchObject({ added: 10_000 });
  const more = preview("entities", `Legal name,Type\n${rows}\nmore,LLC\n`);
  await expect(more).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("10,000") });
});

it("another client's group is not found", async () => {
  const stranger = await buildPerson(house.modules);
  const stolen = entities.exportGroup(stranger, intakeId, { format: "xlsx" });
  await expect(stolen).rejects.toMatchObject({ code: "not_found" });
  const written = entities.importGroup(stranger, intakeId, csv("entities", "Legal name\nA\n"));
  await expect(written).rejects.toMatchObject({ code: "not_found" });
});

it("a CSV file is read with or without byte order mark, and with either line end", () => {
  expect(fromCsv(Buffer.from("\uFEFFa,b\r\n1,2\r\n"))).toEqual(fromCsv(Buffer.from("a,b\n1,2\n")));
});
