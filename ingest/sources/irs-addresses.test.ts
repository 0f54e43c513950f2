import { describe, expect, it } from "vitest";
import { bulletinAt, determinationAt, formNamed, guidanceAt } from "./irs-addresses.ts";

const PUB = "https://www.irs.gov/pub";

describe("what an address of irs.gov offers", () => {
  it.each([
    [guidanceAt(`${PUB}/irs-drop/rp-25-32.pdf`), "Rev. Proc. 2025-32"],
    [guidanceAt(`${PUB}/irs-drop/n-14-21.pdf`), "Notice 2014-21"],
    [guidanceAt(`${PUB}/irs-drop/rr-99-01.pdf`), "Rev. Rul. 1999-1"],
    [bulletinAt(`${PUB}/irs-irbs/irb26-19.pdf`), "2026-19"],
    [determinationAt(`${PUB}/irs-wd/202124008.pdf`), "202124008"],
    [guidanceAt(`${PUB}/irs-pdf/p17.pdf`), undefined],
  ])("%#: %o is %s", (offer, label) => {
    expect(offer?.label).toBe(label);
  });

  it.each([
    ["p17.pdf", "publication", "17"],
    ["p590a.pdf", "publication", "590-A"],
    ["f1040sd--2024.pdf", "form", "1040 Schedule D"],
    ["f1099r.pdf", "form", "1099-R"],
    ["fw2--2024.pdf", "form", "W-2"],
    ["i1120s.pdf", "form", "1120-S Instructions"],
    ["iw2w3.pdf", "form", "W-2 Instructions"],
  ])("%s", (file, kind, key) => {
    expect(formNamed(`${PUB}/irs-pdf/${file}`)).toMatchObject({ kind, key });
  });
});
