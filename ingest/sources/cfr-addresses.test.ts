import { describe, expect, it } from "vitest";
import { offerAt } from "./cfr-addresses.ts";

const API = "https://www.ecfr.gov/api/versioner/v1/full/2025-12-01/title-26.xml";
const VOLUME = "https://www.govinfo.gov/content/pkg/CFR-2024-title26-vol2/pdf/CFR-2024-title26-vol2.pdf";

describe("what an address offers", () => {
  it.each([
    [
      `${API}?section=1.1031(a)-1`,
      { label: "2025-12-01", position: 20_251_201, part: "1.1031(a)-1", kind: "xml" },
    ],
    [`${API}?part=301`, { part: "part 301", asOf: "2025-12-01" }],
    [API, { label: "2025-12-01", asOf: "2025-12-01", kind: "xml" }],
    ["https://www.govinfo.gov/bulkdata/ECFR/title-26/ECFR-title26.xml", { label: "current", kind: "xml" }],
    [VOLUME, { label: "2024-04-01", part: "vol-2", kind: "pdf" }],
  ])("%s", (url, offer) => {
    expect(offerAt(url, "26")).toMatchObject({ url, ...offer });
  });

  it("has no part for a whole title", () => {
    expect(offerAt(API, "26")).not.toHaveProperty("part");
  });

  it.each([
    API.replace("26", "27"),
    `${API}?chapter=I`,
    VOLUME.replaceAll("title26", "title27"),
    "https://www.govinfo.gov/bulkdata/ECFR/title-2/ECFR-title2.xml",
    "https://www.irs.gov/pub/irs-pdf/p17.pdf",
  ])("nothing: %s", (url) => {
    expect(offerAt(url, "26")).toBeNull();
  });
});
