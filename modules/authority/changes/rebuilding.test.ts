/** Notes as the House prints them, on a section of our own. */
import { expect, it } from "vitest";
import { buildSection } from "../../../tests/factories/section.ts";
import { unitForYear } from "./rebuilding.ts";

const note = (topic: string, ...paragraphs: string[]) => ({ topic, heading: "Notes", paragraphs });
const effect = (words: string) =>
  note(
    "effectiveDateOfAmendment",
    "Pub. L. 119–21, title VII, § 70106(b), July 4, 2025, 139 Stat. 161, provided that:",
    `“The amendments made by this section shall apply to ${words}.”`,
  );

function section(
  amendments: string[],
  effective = effect("taxable years beginning after December 31, 2025"),
) {
  const built = buildSection([
    { path: ["c"], chapeau: "For a taxable year beginning after December 31, 2017—" },
    { path: ["c", "1"], content: "the basic amount is $15,000,000, and" },
    {
      path: ["c", "2"],
      content: "a miller with two mills counts the $900 amount and the $900 amount of the other.",
    },
    { path: ["c", "4"], content: "A wheel is part of a mill." },
  ]);
  const [first, ...more] = amendments;
  return { ...built, notes: [note("amendments", `2025—${first}`, ...more), effective] };
}
function read(path: string, year: number, ...amendments: string[]) {
  const document = section(amendments);
  const unit = document.structure.units.findIndex((one) => one.path.join("-") === path);
  return unitForYear(document, unit, year);
}

const AMOUNT = "Subsec. (c)(1). Pub. L. 119–21, § 70106(a)(1), substituted “$15,000,000” for “$5,000,000”.";
const OPENING =
  "Subsec. (c). Pub. L. 119–21, § 70106(a)(2), struck out “, and before January 1, 2026” after “December 31, 2017” in introductory provisions.";
const TWICE = "Subsec. (c)(2). Pub. L. 119–21, § 70106(a)(3), substituted “$900” for “$500” in two places.";
const STRUCK =
  "Subsec. (c)(3). Pub. L. 119–21, § 70106(a)(4), struck out par. (3). Text read as follows: “Paragraph (1) shall be applied by substituting ‘$10,000,000’ for ‘$5,000,000’.”";
const ADDED = "Subsec. (c)(4). Pub. L. 119–21, § 70106(a)(5), added par. (4).";
const GENERALLY =
  "Subsec. (c)(2). Pub. L. 119–21, § 70106(a)(6), amended par. (2) generally. Prior to amendment, par. (2) related to wheels.";

it("turns back all changes of a unit and of those in it, and tells what was struck out", () => {
  const found = read("c", 2025, OPENING, AMOUNT, TWICE, STRUCK, ADDED);
  expect(found).toMatchObject({
    kind: "rebuilt",
    struck: [expect.stringContaining("(3) Paragraph (1) shall be")],
  });
  const { text } = found as { text: string };
  expect(text).toContain("beginning after December 31, 2017, and before January 1, 2026—");
  expect(text).toContain("the basic amount is $5,000,000, and");
  expect(text).toContain("the $500 amount and the $500 amount of the other");
  expect(text).not.toContain("wheel");
  expect(read("c", 2026, OPENING, AMOUNT)).toEqual({ kind: "same" });
});

it("tells beside a unit what stood in the list with it", () => {
  expect(read("c-1", 2025, AMOUNT, STRUCK)).toMatchObject({
    kind: "rebuilt",
    text: expect.stringContaining("$5,000,000"),
    struck: ["(3) Paragraph (1) shall be applied by substituting “$10,000,000” for “$5,000,000”."],
  });
});

it("rebuilds nothing from a part of the changes", () => {
  expect(read("c", 2025, AMOUNT, GENERALLY)).toMatchObject({
    kind: "not held",
    changes: [{ path: ["c", "2"] }],
  });
  const more = AMOUNT.replace(/\.$/, " and inserted last sentence.");
  expect(read("c-1", 2025, more).kind).toBe("not held");
  expect(read("c-2", 2025, TWICE.replace(" in two places", "")).kind).toBe("not held");
});

it("says that a unit added since was not yet in force, and that a change within the year makes two rules", () => {
  expect(read("c-4", 2025, ADDED)).toMatchObject({ kind: "not yet", change: { actSection: "70106(a)(5)" } });
  const document = section([AMOUNT], effect("mills acquired after January 19, 2025"));
  expect(unitForYear(document, 0, 2025).kind).toBe("part");
});
