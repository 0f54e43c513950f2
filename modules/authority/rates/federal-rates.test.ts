/** Real rulings are read in tests/law. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { RULINGS, ruling } from "../testing.ts";
import { readFederalRates } from "./federal-rates.ts";
import { rateRow, ratesRuling } from "./testing.ts";

const RULING = ratesRuling("March 2031");

it("reads the semiannual rates of table 1", () => {
  expect(readFederalRates(RULING)).toEqual({ year: 2031, month: 3, short: 2.01, mid: 3, long: 4 });
});

it.each([
  ["a rate that was misread", "\t3.00%", "\t8.00%"],
  ["a row that is lost", rateRow("AFR", "4.04", "4.00", "3.98", "3.97"), ""],
  ["terms in another order", "Mid-term", "Long-term"],
  ["no such ruling", "Applicable Federal Rates (AFR)", "Rates of other kinds"],
  ["no month", "(AFR) for March", "(AFR) for Smarch"],
])("takes no rate from %s", (_, printed, changed) => {
  expect(RULING).toContain(printed);
  expect(readFederalRates(RULING.replace(printed, changed))).toBeNull();
});

describe("in the library", () => {
  let library: ShelvedLibrary;
  beforeAll(async () => {
    library = await openShelvedLibrary();
    await library.publish({ sourceId: "irb", label: "2031-10" }, [
      ruling("Rev. Rul. 2031-4", RULING),
      ruling("Rev. Rul. 2031-5", "Windmills."),
    ]);
  });
  afterAll(() => library.drop());
  const march = { citation: "Rev. Rul. 2031-4", short: 2.01, mid: 3, long: 4 };
  const ofMonth = (month: number) => library.lookup.federalRates(READER, { year: 2031, month });

  it("are rows once the ruling is published", async () => {
    expect(await ofMonth(3)).toEqual(march);
    expect(await ofMonth(4)).toBeNull();
  });

  it("are read once from a library of an earlier build", async () => {
    await library.knex("authority_federal_rates").del();
    await library.publishing.registerSources(OPERATOR, [RULINGS]);
    expect(await ofMonth(3)).toBeNull();
    await library.knex("authority_versions").update({ rates_read: 0 });
    await library.publishing.registerSources(OPERATOR, [RULINGS]);
    expect(await ofMonth(3)).toEqual(march);
  });
});
