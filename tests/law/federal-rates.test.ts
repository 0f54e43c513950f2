/** Monthly rulings of the real bulletins: tests L1 to L6 of the tax rules, c, use the rates of May 2026. */
import { describe, expect, it } from "vitest";
import { readBulletin } from "../../ingest/formats/irb/index.ts";
import { readPdf } from "../../ingest/formats/pdf/index.ts";
import { hasRealData, realFile } from "../../ingest/testing/real-data.ts";
import { readFederalRates } from "../../modules/authority/rates/federal-rates.ts";

async function ruling(bulletin: string, key: string): Promise<string> {
  const { documents } = readBulletin(await readPdf(realFile(`irs/irb/${bulletin}.pdf`)));
  return documents.find((document) => document.key === key)?.text ?? "";
}

describe.skipIf(!hasRealData)("the federal rates", () => {
  it.each([
    ["irb26-19", "Rev. Rul. 2026-9", { year: 2026, month: 5, short: 3.78, mid: 4.04, long: 4.77 }],
    ["irb26-24", "Rev. Rul. 2026-11", { year: 2026, month: 6, short: 3.81, mid: 4.09, long: 4.81 }],
  ])("of bulletin %s, %s", async (bulletin, key, rates) => {
    expect(readFederalRates(await ruling(bulletin, key))).toEqual(rates);
  });
});
