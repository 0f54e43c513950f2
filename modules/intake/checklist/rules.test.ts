import { describe, expect, it } from "vitest";
import {
  canContinue,
  countMissing,
  groupLines,
  groupStatus,
  isClosed,
  isSettled,
  lacksIncome,
  movesFrom,
  progressOf,
  readinessMessage,
} from "./rules.ts";
import { INTAKE_STATUSES, type ChecklistLine, type Classification } from "../schema.ts";

interface Sketch {
  id?: string;
  group?: string;
  isRequired?: boolean;
  classes?: Classification[];
  isSettled?: boolean;
}

/** Only the fields that the rules read. */
function line(sketch: Sketch): ChecklistLine {
  const { id = "w-2", group = "Wages & Income", isRequired = false, classes = [] } = sketch;
  return {
    category: { id, group, isRequired },
    documents: classes.map((classification) => ({ classification })),
    waiver: null,
    isSettled: sketch.isSettled ?? classes.length > 0,
  } as unknown as ChecklistLine;
}

describe("who may move what", () => {
  it("leaves a client one move, and an administrator a way back from everywhere later", () => {
    const moves = (mover: "client" | "admin") =>
      Object.fromEntries(INTAKE_STATUSES.map((status) => [status, movesFrom(mover, status)]));
    const submitting = { active: ["review_ready"], pending: ["review_ready"], in_progress: ["review_ready"] };
    expect(moves("client")).toEqual({ ...submitting, review_ready: [], completed: [], filed: [] });
    expect(moves("admin")).toEqual({
      ...submitting,
      review_ready: ["completed", "in_progress"],
      completed: ["filed", "in_progress"],
      filed: ["in_progress"],
    });
    expect(INTAKE_STATUSES.filter(isClosed)).toEqual(["completed", "filed"]);
  });
});

describe("progress", () => {
  it("is what was set while the client works, and complete from the submission on", () => {
    for (const status of ["active", "pending", "in_progress"] as const)
      expect(progressOf({ status, progress: 8 })).toBe(8);
    for (const status of ["review_ready", "completed", "filed"] as const)
      expect(progressOf({ status, progress: 8 })).toBe(100);
  });
});

describe("readiness", () => {
  it.each([
    [0, null, false],
    [1, null, true],
    [0, { state: "waiting", kind: "does_not_apply" }, false],
    [0, { state: "waiting", kind: "cannot_get" }, true],
    [0, { state: "refused", kind: "cannot_get" }, false],
    [0, { state: "accepted", kind: "does_not_apply" }, true],
    [2, { state: "refused", kind: "cannot_get" }, true],
  ] as const)("%i papers, waiver %j: %s", (papers, waiver, settled) => {
    expect(isSettled(papers, waiver)).toBe(settled);
  });

  it("asks for the required ones only, in the spec's words", () => {
    const lines = [line({}), line({ isRequired: true }), line({ isRequired: true, isSettled: true })];
    expect(countMissing(lines)).toBe(1);
    expect(readinessMessage(1)).toBe("Missing 1 required documents");
    expect(readinessMessage(0)).toBe("All required documents uploaded. Ready for CPA review!");
    expect(readinessMessage(0, true)).toBe("All required documents are settled. Ready for CPA review!");
  });

  it.each([
    ["nothing", [line({ isRequired: true })], [false, false, false]],
    ["a waiver of all that is required", [line({ isRequired: true, isSettled: true })], [true, false, true]],
    ["an optional paper only", [line({ isRequired: true }), line({ classes: ["w2"] })], [false, true, false]],
    ["all that is required", [line({ isRequired: true, classes: ["other"] }), line({})], [true, true, true]],
  ])("with %s the three steps let on: %#", (_case, lines, expected) => {
    expect([1, 2, 3].map((step) => canContinue(step, lines))).toEqual(expected);
  });
});

describe("groups of the wizard", () => {
  it.each([
    [0, 3, "pending"],
    [1, 3, "in_progress"],
    [3, 3, "completed"],
  ] as const)("%i of %i is %s", (settled, total, status) => {
    expect(groupStatus(settled, total)).toBe(status);
  });

  it("hold their lines in order, with a rounded percentage", () => {
    const lines = [
      line({ id: "w-2", classes: ["w2"] }),
      line({ id: "1099-int" }),
      line({ id: "1099-div", isSettled: true }),
      line({ id: "photo-id", group: "Other Tax Situations" }),
    ];
    expect(groupLines(lines)).toMatchObject([
      { name: "Wages & Income", settled: 2, percent: 67, status: "in_progress", lines: lines.slice(0, 3) },
      { name: "Other Tax Situations", settled: 0, percent: 0, status: "pending", lines: lines.slice(3) },
    ]);
    expect(groupLines([])).toEqual([]);
  });
});

describe("an intake without income", () => {
  it.each<[string, ChecklistLine[], boolean]>([
    ["no paper", [line({})], true],
    ["a photo ID", [line({ classes: ["other"] })], true],
    ["a W-2", [line({ classes: ["other", "w2"] })], false],
    ["a spreadsheet", [line({ classes: ["spreadsheet"] })], false],
    ["a K-1, which no class is for", [line({ id: "schedule-k-1", classes: ["other"] })], false],
  ])("with %s: %#", (_case, lines, lacking) => {
    expect(lacksIncome("personal", lines)).toBe(lacking);
    expect(lacksIncome("multi-entity", lines)).toBe(false);
  });
});
