/** A loan against the federal rate that the library's ruling of its month prints. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildPerson, type Person } from "../factories/intake.ts";
import { testModules, type TestModules } from "../harness.ts";
import { ratesRuling } from "../../modules/authority/rates/testing.ts";
import { RULINGS, ruling } from "../../modules/authority/testing.ts";

let house: TestModules;
let client: Person;
let admin: Person;
let intakeId: string;
let sides: { fromEntityId: string; toEntityId: string };

beforeAll(async () => {
  house = await testModules();
  const { authority, entities, intake } = house.modules;
  [client, admin] = [await buildPerson(house.modules), await buildPerson(house.modules, "admin")];
  await authority.registerSources(OPERATOR, [RULINGS]);
  const writer = await authority.openRelease(OPERATOR, {
    ...{
      sourceId: "irb",
      label: "2024-20",
      position: 1,
      sha256: "0".repeat(64),
      url: "https://example.org/",
    },
  });
  await writer.add([ruling("Rev. Rul. 2024-9", ratesRuling("May 2024"))]);
  await writer.publish();
  const made = { intakeType: "multi-entity" as const, taxYear: 2024 };
  intakeId = (await intake.createIntake(client, made)).id;
  const [lender, borrower] = await Promise.all(
    ["Lender", "Borrower"].map((legalName) =>
      entities.addEntity(client, intakeId, { legalName, entityType: "C-Corp" }),
    ),
  );
  sides = { fromEntityId: lender!.id, toEntityId: borrower!.id };
});
afterAll(() => house.cleanup());

async function rulesOf(loan: { transactionDate: string; interestRate: number; maturityDate?: string }) {
  const { entities } = house.modules;
  const sent = { ...sides, transactionType: "loan" as const, amount: 50_000_00, ...loan };
  const { id } = await entities.addTransaction(client, intakeId, sent);
  const { findings } = await entities.validate(admin, intakeId);
  const found = findings.filter(
    ({ transactionId, rule }) =>
      transactionId === id && rule.startsWith("loan-") && rule !== "loan-one-sided",
  );
  await entities.deleteTransaction(client, { intakeId, id });
  return found;
}

it("below the month's rate is a finding that names the ruling", async () => {
  expect(await rulesOf({ transactionDate: "2024-05-31", interestRate: 2 })).toMatchObject([
    {
      rule: "loan-below-rate",
      severity: "warning",
      authority: { citation: "26 USC 7872(e)(1)", url: "/authority/26-usc/7872#e-1" },
      cpaText: expect.stringContaining("AFR of 2.01% (Rev. Rul. 2024-9)") as string,
    },
  ]);
});

it("is measured by the rate of its term", async () => {
  const at = (maturityDate: string, interestRate: number) =>
    rulesOf({ transactionDate: "2024-05-02", maturityDate, interestRate });
  expect(await at("2027-05-02", 2.01)).toEqual([]);
  expect(await at("2029-05-02", 2.99)).toMatchObject([{ cpaText: expect.stringContaining("3%") as string }]);
  expect(await at("2039-05-02", 3.99)).toMatchObject([{ cpaText: expect.stringContaining("4%") as string }]);
});

it("of a month without a ruling is to be checked", async () => {
  expect(await rulesOf({ transactionDate: "2024-06-01", interestRate: 2 })).toMatchObject([
    {
      rule: "loan-rate-unchecked",
      severity: "question",
      text: expect.stringContaining("rate to be checked") as string,
    },
  ]);
});
