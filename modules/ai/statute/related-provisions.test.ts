import { describe, expect, it } from "vitest";
import { parseCitation } from "#modules/authority";
import { readRelatedProvisions, type RelatedProvisions } from "./related-provisions.ts";

const entries = readRelatedProvisions();

describe("the related provisions of Title 26", () => {
  it("stand in the order of the Code, each once", () => {
    const provisions = entries.map(({ provision }) => provision);
    const { compare } = new Intl.Collator("en", { numeric: true });
    expect(provisions).toContain("121");
    expect(provisions).toEqual([...new Set(provisions)].sort(compare));
  });

  it("are pin cites of the provision's own section, each once a line", () => {
    expect(entries.filter((entry) => !hasPinCites(entry))).toEqual([]);
  });

  it("have an origin and a date", () => {
    expect(entries.filter(({ origin, added }) => origin === "" || !/^\d{4}-\d\d-\d\d$/.test(added))).toEqual(
      [],
    );
  });
});

function hasPinCites({ provision, readWith }: RelatedProvisions): boolean {
  const section = parseCitation(provision)?.key;
  const cited = readWith.map((pin) => parseCitation(pin));
  return (
    section !== undefined &&
    new Set(readWith).size === readWith.length &&
    cited.every((citation) => citation?.key === section && citation.path.length > 0)
  );
}
