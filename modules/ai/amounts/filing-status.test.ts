/** How people say the way in which they file, and which rows are theirs. */
import { describe, expect, it } from "vitest";
import type { FilingStatus } from "#modules/authority";
import { filingStatus, rowsFor, statusWords } from "./filing-status.ts";

describe("filingStatus", () => {
  it.each([
    ["We file jointly", "joint"],
    ["on a joint return", "joint"],
    ["a married couple", "joint"],
    ["MFJ limit", "joint"],
    ["my wife and I earn", "joint"],
    ["My spouse and I earn", "joint"],
    ["as a surviving spouse", "joint"],
    ["married filing separately", "separate"],
    ["we are married but file separately", "separate"],
    ["a separate return", "separate"],
    ["MFS", "separate"],
    ["head of household", "head"],
    ["Heads of households", "head"],
    ["as HOH", "head"],
    ["I am single", "single"],
    ["unmarried", "single"],
    ["an individual filer", "single"],
    ["the brackets for trusts", "trust"],
    ["trust tax rates", "trust"],
    ["estates and trusts brackets", "trust"],
    ["the estate tax rate", null],
    ["an estate's rate", "trust"],
    ["the trust pays", "trust"],
    ["the standard deduction", null],
    ["the estate tax", null],
    ["a trustworthy person", null],
    ["a joint venture agreement", "joint"],
    ["", null],
    ["not married", "single"],
    ["I am married; what if I had been single?", "single"],
    ["I'm single. And if I were married?", "joint"],
    ["married, with a single payment", "joint"],
    ["filing separately though married", "separate"],
    ["married filing separately; what if we file jointly?", "joint"],
    ["what if we make 300k together?", "joint"],
    ["our MAGI is $90,000", "joint"],
    ["our company, we make 300k", null],
    ["we made $600,000 on our home", null],
    ["can we deduct $5,000?", null],
  ] as [string, FilingStatus | null][])("%j: %s", (question, status) => {
    expect(filingStatus(question)).toBe(status);
  });

  it("says separate before married, and unmarried before married", () => {
    expect(filingStatus("I am married and want to file separately")).toBe("separate");
    expect(filingStatus("unmarried, not living as a pair")).toBe("single");
  });
});

describe("rowsFor", () => {
  const row = (status: FilingStatus | null, of = "") => ({ status, of });
  const [joint, head, other, all] = [row("joint"), row("head"), row("other"), row(null)];

  it.each([
    ["its own", [joint, head, other, all], "joint", [joint]],
    ["all others", [joint, other], "single", [other]],
    ["all others before those for everybody", [joint, other, all], "separate", [other]],
    ["those for everybody", [joint, all], "single", [all]],
    ["every row when no status is named", [joint, head, all], null, [joint, head, all]],
    ["none when there are none", [joint], "single", []],
    ["none of nothing", [], "joint", []],
  ] as const)("takes %s", (_, rows, status, wanted) => {
    expect(rowsFor([...rows], status)).toEqual([...wanted]);
  });

  it("keeps the order", () => {
    const rows = [row("joint", "1"), row("head"), row("joint", "2")];
    expect(rowsFor(rows, "joint").map(({ of }) => of)).toEqual(["1", "2"]);
  });
});

it("says each status in words of the tables", () => {
  const statuses: FilingStatus[] = ["joint", "separate", "head", "single", "other", "trust"];
  const words = statuses.map((status) => statusWords(status));
  expect(new Set(words).size).toBe(statuses.length);
  for (const said of words) expect(said).toMatch(/^[a-z][a-z ]+$/);
});

it("speaks of surviving spouses only where the paper does", () => {
  expect(statusWords("joint", "Joint Returns or Surviving Spouses")).toBe(
    "joint returns and surviving spouses",
  );
  expect(statusWords("joint", "$512,000 for joint returns")).toBe("joint returns");
});
