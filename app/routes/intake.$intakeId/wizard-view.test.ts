import { describe, expect, it } from "vitest";
import {
  groupLines,
  type ChecklistLine,
  type DocumentCategory,
  type IntakeDocument,
} from "#modules/intake/schema";
import {
  cardGroups,
  modeOf,
  namesOf,
  missingLines,
  nextGroup,
  progressAfter,
  seemsToLackIncome,
  slugOf,
  stepToShow,
  undecidedLines,
  waivedLines,
  wizardPath,
} from "./wizard-view.ts";

function line(category: Partial<DocumentCategory>, documents: Partial<IntakeDocument>[] = []): ChecklistLine {
  return {
    category: {
      id: "w-2",
      intakeType: "personal",
      group: "Wages & Income",
      name: "Wage statement",
      form: "W-2",
      description: "",
      reason: "",
      isRequired: false,
      askFirst: false,
      acceptedFormats: ["pdf"],
      allowMultiple: true,
      expectedClass: "w2",
      dueToClient: null,
      ...category,
    },
    documents: documents.map((document) => ({
      id: "d1",
      intakeId: "i1",
      categoryId: "w-2",
      originalFileName: "w2.pdf",
      fileSize: 1,
      mimeType: "application/pdf",
      uploadedAt: "2026-11-20T12:00:00Z",
      classification: "other",
      classificationConfidence: 0,
      firstGuess: null,
      tags: [],
      readingState: "queued",
      readingProblem: null,
      pages: null,
      isFavorite: false,
      ...document,
    })),
    waiver: null,
    isSettled: documents.length > 0,
  };
}

const REQUIRED = { isRequired: true, name: "Photo ID", group: "Other Tax Situations" };

describe("the step to show", () => {
  const open = [line(REQUIRED, [{}])];
  const closed = [line(REQUIRED)];
  const editing = { canEdit: true };

  it.each([
    [null, 0, 1],
    [null, 33, 2],
    [null, 67, 3],
    [null, 100, 3],
    ["1", 67, 1],
    ["3", 0, 3],
    ["4", 0, 1],
    ["two", 33, 2],
  ])("asked for %s at %i percent it is %i", (asked, progress, step) => {
    expect(stepToShow(asked, { progress, mode: editing }, open)).toBe(step);
  });

  it("is any for the CPA, who looks on, and of what was submitted", () => {
    const cpa = modeOf({ status: "in_progress" }, { isOwner: false, isCpa: true });
    const submitted = modeOf({ status: "review_ready" }, { isOwner: true, isCpa: false });
    for (const mode of [cpa, submitted]) expect(stepToShow("3", { progress: 0, mode }, closed)).toBe(3);
  });

  it("never lies behind a step that is not done", () => {
    const intake = { progress: 67, mode: editing };
    expect(stepToShow("3", intake, closed)).toBe(1);
    expect(stepToShow("3", intake, [line({})])).toBe(2);
  });
});

it("counts progress in thirds", () => {
  expect([1, 2, 3].map(progressAfter)).toEqual([33, 67, 100]);
});

it("closes what was submitted to its client, not to the CPA", () => {
  const client = { isOwner: true, isCpa: false };
  const cpa = { isOwner: false, isCpa: true };
  expect(modeOf({ status: "in_progress" }, client)).toMatchObject({ isReadOnly: false, canEdit: true });
  expect(modeOf({ status: "pending" }, client)).toMatchObject({ isReadOnly: false, canEdit: true });
  expect(modeOf({ status: "review_ready" }, client)).toMatchObject({ isReadOnly: true, canEdit: false });
  expect(modeOf({ status: "filed" }, cpa)).toMatchObject({ isReadOnly: false, canEdit: false });
  expect(modeOf({ status: "in_progress" }, cpa).canEdit).toBe(false);
});

it("leads through every group", () => {
  const groups = groupLines([line({}), line({ group: "Deductions & Credits" }), line(REQUIRED)]);
  const names = [null, "wages-income", "deductions-credits", "other-tax-situations"].map(
    (slug) => nextGroup(groups, slug)?.name ?? null,
  );
  expect(names).toEqual(["Deductions & Credits", "Deductions & Credits", "Other Tax Situations", null]);
});

it("knows what the CPA has yet to decide, and what is settled without a paper", () => {
  const waiver = { categoryId: "w-2", kind: "cannot_get", reason: "", state: "waiting" } as const;
  const waits = { ...line(REQUIRED), waiver, isSettled: true };
  expect(undecidedLines([waits, line({}), { ...line({}), waiver }])).toEqual([waits]);
  expect(waivedLines([waits, line({}, [{}]), line({})])).toEqual([waits]);
});

it("misses income only in a personal intake without any", () => {
  const personal = { intakeType: "personal" as const };
  const idCard = line({ ...REQUIRED, expectedClass: "other" }, [{}]);
  expect(seemsToLackIncome(personal, [idCard])).toBe(true);
  expect(seemsToLackIncome(personal, [idCard, line({}, [{}])])).toBe(false);
  const misfiled = line({}, [{ readingState: "read", classification: "receipt" }]);
  expect(seemsToLackIncome(personal, [misfiled])).toBe(true);
  expect(seemsToLackIncome({ intakeType: "multi-entity" }, [idCard])).toBe(false);
});

it("orders the cards: required, common, then by group", () => {
  const { required, optional } = cardGroups([
    line({ name: "Interest" }),
    line({ name: "Wage statement", askFirst: true }),
    line(REQUIRED),
    line({ name: "Dividends" }),
  ]);
  expect(namesOf(required)).toBe("Photo ID");
  expect(optional.map(({ title, lines }) => [title, namesOf(lines)])).toEqual([
    ["Most people have these", "Wage statement"],
    ["Wages & Income", "Interest and Dividends"],
  ]);
});

it("names what is missing", () => {
  expect(namesOf(missingLines([line(REQUIRED), line(REQUIRED, [{}]), line({})]))).toBe("Photo ID");
});

it("makes addresses", () => {
  expect(slugOf("Wages & Income")).toBe("wages-income");
  expect(slugOf("Returns & Compliance")).toBe("returns-compliance");
  expect(wizardPath({ step: 1 })).toBe("?step=1");
  expect(wizardPath({ step: 2, group: "books", remove: "d1" })).toBe("?step=2&group=books&remove=d1");
});
