/** A section as a tree: units, runs, lead-ins, headings; definitions and references between its units. */
import { describe, expect, it } from "vitest";
import { amendsOneOf, isDisapplied, referencedPath, refersTo, replacementTable } from "./cross-references.ts";
import { definitionStrengths, termDefinedBy, usesTerm } from "./definitions.ts";
import { section, type Line } from "../testing.ts";
import {
  descriptiveHeading,
  endsOpen,
  firstTextUnit,
  hasText,
  isExpired,
  lineage,
  ownText,
  readStatute,
  standsAlone,
  textUnitAt,
  type Statute,
} from "./statute.ts";

const LINES: Line[] = [
  ["a", "Levy", "There is imposed on each windmill a levy of—", "chapeau"],
  ["a-1", "", "$5, and"],
  ["a-2", "Towers", "in the case of a tower—", "chapeau"],
  ["a-2-A", "", "$9, or"],
  ["a-2-B", "", "$10."],
  ["a", "", "The levy is due each year.", "continuation"],
  ["b", "Limitations", ""],
  ["b-1", "In general", "The levy shall not exceed $100."],
  ["b-2", "Joint owners", "“Joint owners” pay once."],
  ["c", "Rates", "The rates are:\nPost\t$4\nTower\t$9", "content"],
];
const read = (lines: Line[]): Statute => readStatute(section("Levy on windmills", lines));
const STATUTE = read(LINES);
const at = (path: string, statute = STATUTE) =>
  statute.units.find(({ unit }) => unit.path.join("-") === path)!;

describe("the tree", () => {
  it("has each unit below the one that holds it", () => {
    expect(STATUTE.units[0]!.children.map((child) => STATUTE.units[child]!.unit.id)).toEqual(["a", "b", "c"]);
    expect(at("a-2").children.map((child) => STATUTE.units[child]!.unit.id)).toEqual(["a-2-A", "a-2-B"]);
    expect(STATUTE.units.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 3, 3, 1, 2, 2, 1]);
  });

  it.each([
    ["a", "(a)", 2],
    ["a-1", "(1)", 1],
    ["a-2-B", "(B)", 1],
    ["b", "(b)", 0],
    ["c", "(c)", 3],
  ])("%s is printed %s and has %i runs of its own", (path, num, runs) => {
    expect([at(path).num, at(path).runs.length]).toEqual([num, runs]);
  });

  it("joins a unit's own runs, without those below it", () => {
    expect(ownText(STATUTE, at("a"))).toBe(
      "There is imposed on each windmill a levy of— The levy is due each year.",
    );
    expect(ownText(STATUTE, at("b"))).toBe("");
  });

  it.each([
    ["a", ["a"]],
    ["a-2-A", ["a", "a-2", "a-2-A"]],
  ])("the lineage of %s is %j", (path, ids) => {
    expect(lineage(STATUTE, at(path)).map(({ unit }) => unit.id)).toEqual(ids);
  });

  it("gives the section no lineage", () => {
    expect(lineage(STATUTE, STATUTE.units[0]!)).toEqual([]);
  });

  it.each([
    ["a", "a"],
    ["b", "b-1"],
    ["a-2", "a-2"],
    ["b-2", "b-2"],
  ])("the first text at %s is that of %s", (path, id) => {
    expect(textUnitAt(STATUTE, path.split("-"))?.unit.id).toBe(id);
    expect(firstTextUnit(STATUTE, at(path))?.unit.id).toBe(id);
  });

  it("has none where there is no such unit", () => {
    expect(textUnitAt(STATUTE, ["z"])).toBeNull();
    expect(hasText(at("b"))).toBe(false);
    expect(hasText(at("b-1"))).toBe(true);
  });

  it.each([
    ["a", true],
    ["a-1", false],
    ["a-2", false],
    ["b-1", true],
    ["b-2", true],
    ["b", false],
  ])("%s can be read alone: %s", (path, alone) => {
    expect(standsAlone(STATUTE, at(path))).toBe(alone);
  });

  it.each([
    ["a", true],
    ["a-2", true],
    ["b-1", false],
  ])("%s ends open: %s", (path, open) => {
    expect(endsOpen(STATUTE, at(path).runs[0]!)).toBe(open);
  });

  it.each([
    ["a-1", "Levy"],
    ["a-2-A", "Towers"],
    ["b-1", "Limitations"],
    ["b-2", "Joint owners"],
  ])("%s is described by %s", (path, heading) => {
    expect(descriptiveHeading(STATUTE, at(path))).toBe(heading);
  });
});

describe("lead-ins without a rule", () => {
  it.each([
    ["For purposes of this section—", "The term “mill” means a house.", 0],
    ["For purposes of subsection (a) and paragraph (2)—", "The term “mill” means a house.", 0],
    ["Except as otherwise provided in this subsection—", "The levy is $5.", 0],
    ["For purposes of this section—", "a mill of stone,", 1],
    ["For purposes of the levy—", "The term “mill” means a house.", 1],
  ])("%j before %j keeps %i", (chapeau, item, runs) => {
    const statute = read([
      ["a", "Definitions", chapeau, "chapeau"],
      ["a-1", "", item],
    ]);
    expect(at("a", statute).runs).toHaveLength(runs);
  });

  it("stay where nothing stands below", () => {
    expect(at("a", read([["a", "", "For purposes of this section—", "chapeau"]])).runs).toHaveLength(1);
  });
});

describe("units for past years", () => {
  const statute = read([
    [
      "a",
      "",
      "In the case of taxable years beginning after December 31, 2017, and before January 1, 2026—",
      "chapeau",
    ],
    ["a-1", "", "The levy is $7."],
    ["b", "", "The levy is $5 for years beginning after December 31, 2017."],
  ]);

  it.each([
    ["a", 2025, false],
    ["a", 2026, false],
    ["a", 2027, true],
    ["a-1", 2027, true],
    ["a-1", 2018, false],
    ["b", 2040, false],
  ])("%s in %i: expired is %s", (path, year, expired) => {
    expect(isExpired(statute, at(path, statute), year)).toBe(expired);
  });
});

describe("definitions", () => {
  const statute = read([
    ["a", "Credit", "A miller is allowed a credit of the applicable share described in subsection (c)(1)."],
    ["b", "Definitions", "For purposes of this section—", "chapeau"],
    ["b-1", "Miller", "The term “miller” means an owner of a windmill."],
    ["b-2", "Windmill", "The term “windmill” means a mill with sails."],
    ["b-3", "Mill pond", "The term “mill pond” means a pond."],
    ["c", "Applicable share", ""],
    ["c-1", "In general", "The applicable share is 20 percent."],
    ["c-2", "Towers", "The stone tower is 30 percent."],
  ]);

  it.each([
    ["b-1", "miller"],
    ["b-2", "windmill"],
    ["c-1", "applicable share"],
    ["c-2", null],
    ["a", null],
    ["b", null],
  ])("%s defines %j", (path, term) => {
    expect(termDefinedBy(statute, at(path, statute))).toBe(term);
  });

  it("are found for the terms that are used, then for the terms of those", () => {
    const strengths = definitionStrengths(statute, [at("a", statute)]);
    const found = [...strengths].map(([{ unit }]) => unit.id);
    expect(found.slice(0, 2).toSorted()).toEqual(["b-1", "c-1"]);
    expect(found).toContain("b-2");
    expect(found).not.toContain("b-3");
    expect(strengths.get(at("b-1", statute))!).toBeGreaterThan(strengths.get(at("b-2", statute))!);
  });

  it.each([
    ["a miller is allowed", "miller", true],
    ["the term “miller” means an owner", "miller", false],
    ["an owner is allowed", "miller", false],
  ])("%j uses %j: %s", (text, term, uses) => {
    expect(usesTerm(text, term)).toBe(uses);
  });
});

describe("references between units", () => {
  it.each([
    ["a-2-A", "paragraph", "(1)", ["a", "1"]],
    ["a-2-A", "subsection", "(b)(1)", ["b", "1"]],
    ["a-2-A", "subparagraph", "(B)", ["a", "2", "B"]],
    ["a-2", "Subsection", "(c)", ["c"]],
  ])("in %s %s %s is %j", (from, level, designators, path) => {
    expect(referencedPath(at(from), level, designators)).toEqual(path);
  });

  it.each([
    ["as provided in subsection (b)", "a", "b-1", true],
    ["subsections (a), (b), and (c)", "c", "b-1", true],
    ["subsections (a) and (c)", "c", "b-1", false],
    ["paragraph (1)", "b-2", "b-1", true],
    ["paragraph (1)", "c", "b-1", false],
    ["paragraphs (2) or (1)", "b-2", "b-1", true],
    ["Subsection (b)", "c", "b", true],
    ["this section", "c", "b", false],
  ])("%j in %s refers to %s: %s", (text, from, to, refers) => {
    expect(refersTo(text, at(from), at(to))).toBe(refers);
  });

  const changing = read([
    ["a", "Rates", "The table is:\nPost\t$4"],
    ["b", "No relief", "subsection (c) shall not apply, and"],
    ["c", "Relief", "Half of the levy is waived."],
    ["c-1", "Towers", "All of it for towers."],
    ["d", "Part", "Paragraph (1) shall be applied with $9."],
    ["d-1", "Share", "The share is $8."],
    [
      "e",
      "Rates now",
      "In the case of taxable years beginning after December 31, 2017, and before January 1, 2026, the following table shall be applied in lieu of the table contained in subsection (a):",
    ],
  ]);
  const of = (path: string) => at(path, changing);

  it("tells which units another disapplies", () => {
    expect(isDisapplied(changing, of("c"), [of("b")])).toBe(true);
    expect(isDisapplied(changing, of("c-1"), [of("b")])).toBe(true);
    expect(isDisapplied(changing, of("a"), [of("b")])).toBe(false);
    expect(isDisapplied(changing, of("d-1"), [of("d")])).toBe(false);
  });

  it("tells which units another changes", () => {
    expect(amendsOneOf(changing, of("b"), [of("c")])).toBe(true);
    expect(amendsOneOf(changing, of("d"), [of("a")])).toBe(false);
    expect(amendsOneOf(changing, of("c"), [of("c")])).toBe(false);
  });

  it("finds the table that stands in another's place, while it does", () => {
    expect(replacementTable(changing, of("a"), 2025)?.unit.id).toBe("e");
    expect(replacementTable(changing, of("a"), 2027)).toBeNull();
    expect(replacementTable(changing, of("c"), 2025)).toBeNull();
  });
});
