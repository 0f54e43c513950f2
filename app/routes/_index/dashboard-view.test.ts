import { expect, it } from "vitest";
import type { Intake } from "#modules/intake/schema";
import { isActive, nextStep, overviewOf, recentActivity, toLines } from "./dashboard-view.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

function intake(changes: Partial<Intake> = {}): Intake {
  return {
    id: "i1",
    taxYear: 2024,
    intakeType: "personal",
    status: "in_progress",
    progress: 33,
    goals: { chosen: [], other: "" },
    createdAt: "2026-10-14T12:00:00Z",
    lastUpdated: "2026-11-18T12:00:00Z",
    updatedAt: "2026-11-18T12:00:00Z",
    ...changes,
  };
}

it("names an intake and leads to its screen", () => {
  const [personal, business] = toLines(
    [intake(), intake({ id: "i2", intakeType: "multi-entity", status: "completed" })],
    { now: NOW, isAdmin: false, missing: { i1: ["Photo ID"] } },
  );
  expect(personal).toMatchObject({
    name: "2024 Personal",
    updated: "2 days ago",
    href: "/intake/i1",
    canDelete: true,
    missing: ["Photo ID"],
  });
  expect(business).toMatchObject({
    name: "2024 Multi-Entity Business",
    href: "/multi-entity/i2",
    canDelete: false,
    missing: [],
  });
});

it("lets administrators delete what is filed", () => {
  const [line] = toLines([intake({ status: "filed" })], { now: NOW, isAdmin: true, missing: {} });
  expect(line?.canDelete).toBe(true);
});

it("tells of the first three", () => {
  const four = ["in_progress", "review_ready", "active", "filed"] as const;
  const activity = recentActivity(
    four.map((status) => intake({ status })),
    NOW,
  );
  expect(activity.map(({ text }) => text)).toEqual([
    "Started 2024 tax intake",
    "Updated 2024 tax intake",
    "Updated 2024 tax intake",
  ]);
});

it("counts what is ready", () => {
  expect(overviewOf([])).toBeNull();
  expect(
    overviewOf([
      intake(),
      intake({ status: "review_ready", progress: 100 }),
      intake({ status: "completed", progress: 100 }),
    ]),
  ).toEqual({ intakes: 3, pendingReview: 1, readyToFile: 1, averageProgress: 78 });
});

it("knows which intakes are active", () => {
  const statuses = ["active", "pending", "in_progress", "review_ready", "completed", "filed"] as const;
  expect(statuses.map((status) => isActive({ status }))).toEqual([true, true, true, false, false, false]);
});

it("says what is next", () => {
  expect(nextStep({ taxYear: 2024 }, 2)).toBe(
    "Your 2024 return needs two more documents before your CPA can begin.",
  );
  expect(nextStep({ taxYear: 2024 }, 1)).toContain("needs one more document before");
  expect(nextStep({ taxYear: 2024 }, 0)).toContain("Submit it when you are ready.");
  expect(nextStep(null, 0)).toContain("Start an intake");
});
