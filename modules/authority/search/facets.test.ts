/** Facets: what each choice would leave, the other facets staying as they are. */
import { describe, expect, it } from "vitest";
import { countFacets, isWanted, type Candidate } from "./facets.ts";
import type { Shelf } from "../schema.ts";
import type { StandingMark } from "../standing/standings.ts";

const SUPERSEDED: StandingMark = {
  standing: "superseded",
  label: "Superseded",
  sentence: "Do not rely on it.",
};

function candidate(
  shelf: Shelf,
  dated: string,
  { court = null as unknown, marks = [] as StandingMark[] } = {},
): Candidate {
  const document = { shelf, dated, facts: court === null ? {} : { court } } as Candidate["document"];
  return { documentId: 1, chunkId: 1, score: 1, document, marks };
}

const CODE = candidate("statute", "2025-07-04");
const OLD = candidate("ruling", "1984-07-01", { marks: [SUPERSEDED] });
const NEW = candidate("ruling", "2019-10-09");
const CASE = candidate("opinion", "1990-01-01", { court: "Tax Court" });
const ALL = [CODE, OLD, NEW, CASE];

describe("isWanted", () => {
  it.each([
    ["no choice leaves all", {}, [CODE, OLD, NEW, CASE]],
    ["empty choices leave all", { shelf: [], standing: [] }, [CODE, OLD, NEW, CASE]],
    ["a shelf", { shelf: ["ruling"] }, [OLD, NEW]],
    ["two shelves", { shelf: ["statute", "opinion"] }, [CODE, CASE]],
    ["two facets", { shelf: ["ruling"], standing: ["in_force"] }, [NEW]],
    ["a court", { court: ["Tax Court"] }, [CASE]],
    ["a period", { decided: ["1990-2009"] }, [CASE]],
    ["nothing fits", { court: ["Tax Court"], shelf: ["ruling"] }, []],
    ["a value that does not exist", { shelf: ["windmill"] }, []],
  ])("%s", (_, facets, left) => {
    expect(ALL.filter((one) => isWanted(one, { facets }))).toEqual(left);
  });

  it("can leave one facet's choice out", () => {
    const options = { facets: { shelf: ["opinion"], standing: ["in_force"] } };
    expect(ALL.filter((one) => isWanted(one, options, "shelf"))).toEqual([CODE, NEW, CASE]);
  });
});

describe("countFacets", () => {
  it("counts each value in its own order", () => {
    expect(countFacets(ALL, {})).toEqual({
      shelf: [
        { value: "statute", count: 1 },
        { value: "ruling", count: 2 },
        { value: "opinion", count: 1 },
      ],
      standing: [
        { value: "in_force", count: 3 },
        { value: "superseded", count: 1 },
      ],
      court: [{ value: "Tax Court", count: 1 }],
      decided: [
        { value: "2010-", count: 1 },
        { value: "1990-2009", count: 1 },
        { value: "-1989", count: 1 },
      ],
    });
  });

  it("counts a facet without its own choice, the others with theirs", () => {
    const { shelf, standing } = countFacets(ALL, { facets: { shelf: ["ruling"] } });
    expect(shelf).toHaveLength(3);
    expect(standing).toEqual([
      { value: "in_force", count: 1 },
      { value: "superseded", count: 1 },
    ]);
  });

  it.each([
    ["ruling", "1989-12-31", "-1989"],
    ["ruling", "1990-01-01", "1990-2009"],
    ["opinion", "2009-12-31", "1990-2009"],
    ["register", "2010-01-01", "2010-"],
    ["determination", "0990-01-01", "-1989"],
  ] as const)("a %s of %s falls into %s", (shelf, dated, period) => {
    expect(countFacets([candidate(shelf, dated)], {}).decided).toEqual([{ value: period, count: 1 }]);
  });

  it.each(["statute", "regulation"] as const)(
    "a %s has no period: it stands until it is changed",
    (shelf) => {
      expect(countFacets([candidate(shelf, "1986-10-22")], {}).decided).toEqual([]);
    },
  );

  it("puts the court with most documents first, and takes only words for one", () => {
    const cases = ["Fourth Circuit", "Tax Court", "Tax Court", 7, null].map((court) =>
      candidate("opinion", "2020-01-01", { court }),
    );
    expect(countFacets(cases, {}).court).toEqual([
      { value: "Tax Court", count: 2 },
      { value: "Fourth Circuit", count: 1 },
    ]);
  });

  it("of nothing are empty", () => {
    expect(countFacets([], {})).toEqual({ shelf: [], standing: [], court: [], decided: [] });
  });
});
