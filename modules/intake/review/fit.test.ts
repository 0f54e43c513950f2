import { describe, expect, it } from "vitest";
import { misfitOf } from "./fit.ts";
import type { IntakeDocument } from "../records.ts";

const PLACES = {
  id: { id: "photo-id", name: "Photo ID", expectedClass: "other" },
  wages: { id: "w-2", name: "Wage statement", expectedClass: "w2" },
  before: { id: "prior-year-return", name: "Last year's tax return", expectedClass: "tax-return" },
  returns: { id: "entity-prior-returns", name: "Prior returns", expectedClass: "tax-return" },
  miles: { id: "mileage-log", name: "Mileage log", expectedClass: "spreadsheet" },
  letters: { id: "notices-and-other", name: "Anything else", expectedClass: "other" },
} as const;

type Paper = Pick<IntakeDocument, "classification" | "classificationConfidence" | "readingState" | "tags">;

function paper(given: Partial<Paper>): Paper {
  return {
    classification: "w2",
    classificationConfidence: 0.99,
    readingState: "read",
    tags: ["W-2", "2024"],
    ...given,
  };
}

describe("a paper in the wrong place", () => {
  it.each([
    [
      "a W-2 among identity cards",
      paper({}),
      PLACES.id,
      "This looks like a W-2. Is it in the right place under “Photo ID”?",
    ],
    [
      "a receipt among wage statements",
      paper({ classification: "receipt", tags: [] }),
      PLACES.wages,
      /a receipt/,
    ],
    [
      "a W-2 of another year",
      paper({ tags: ["2018"] }),
      PLACES.wages,
      "This looks like a W-2 for 2018. “Wage statement” needs the one for 2024.",
    ],
    [
      "this year's return as last year's",
      paper({ classification: "tax-return" }),
      PLACES.before,
      /for 2024.*for 2023/,
    ],
  ])("%s is told", (_case, document, place, said) => {
    expect(misfitOf(document, place, 2024)).toMatch(said);
  });

  it.each([
    ["fits", paper({}), PLACES.wages],
    ["is only guessed", paper({ classificationConfidence: 0.4 }), PLACES.id],
    ["is not read yet", paper({ readingState: "queued" }), PLACES.id],
    ["is of no known kind", paper({ classification: "other" }), PLACES.wages],
    ["names two years", paper({ tags: ["2023", "2024"] }), PLACES.wages],
    ["is last year's return", paper({ classification: "tax-return", tags: ["2023"] }), PLACES.before],
    [
      "is an older return of a business",
      paper({ classification: "tax-return", tags: ["2021"] }),
      PLACES.returns,
    ],
    ["supports a log", paper({ classification: "receipt", tags: ["2023"] }), PLACES.miles],
    ["fits nowhere else", paper({ classification: "1099" }), PLACES.letters],
  ])("is not suspected when it %s", (_case, document, place) => {
    expect(misfitOf(document, place, 2024)).toBeNull();
  });
});
