/** Figures of search and answers over sets of questions, and what of them fell behind a baseline. */
import { z } from "zod";
import { scoreRankings, type Ranking } from "./evaluation.ts";

/** One question of a set, searched for and asked. */
export interface Asked extends Ranking {
  refused: boolean;
  /** 0 to 1, as the answer says it. */
  confidence: number;
  /** Section that the answer draws on first ("26 USC 61"); null for a refusal. */
  answeredFrom: string | null;
}

/** Shares are from 0 to 1. A bin holds answers whose confidence is at least `from` and below the next bin's. */
const share = z.number().min(0).max(1);
const count = z.number().int().min(0);
const set = z.object({
  /** Questions with gold; recall is over these. */
  inside: count,
  /** Questions without gold, which ought to be refused. */
  outside: count,
  r1: share,
  r5: share,
  r10: share,
  refusedInside: share,
  refusedOutside: share,
});
const bin = z.object({ from: share, n: count, right: share });
export const figuresSchema = z.object({ sets: z.record(z.string(), set), calibration: z.array(bin) });
const toleranceSchema = z.object({
  /** How far a recall may fall. */
  recall: share,
  /** How far refusals may rise inside or fall outside. */
  refusals: share,
  /** How far the share of right answers of a bin may fall. */
  calibration: share,
  /** Bins with fewer answers are not compared. */
  calibrationAtLeast: count,
});
export const baselineSchema = figuresSchema.extend({ tolerances: toleranceSchema });

export type GateFigures = z.infer<typeof figuresSchema>;
export type Baseline = z.infer<typeof baselineSchema>;
type SetFigures = z.infer<typeof set>;

export const DEFAULT_TOLERANCES: Baseline["tolerances"] = {
  recall: 0.01,
  refusals: 0.01,
  calibration: 0.05,
  calibrationAtLeast: 30,
};

const BINS = [0, 0.5, 0.7, 0.8, 0.9];

/** @param sets by name; a question without gold is out of scope. */
export function figuresOf(sets: Record<string, Asked[]>): GateFigures {
  const answered = Object.values(sets)
    .flat()
    .filter(({ gold, refused }) => gold.length > 0 && !refused);
  return {
    sets: Object.fromEntries(Object.entries(sets).map(([name, asked]) => [name, figuresOfSet(asked)])),
    calibration: BINS.map((from, at) => {
      const to = BINS[at + 1] ?? Infinity;
      const held = answered.filter(({ confidence }) => confidence >= from && confidence < to);
      return { from, n: held.length, right: shareOf(held, isRight) };
    }),
  };
}

function figuresOfSet(asked: Asked[]): SetFigures {
  const inside = asked.filter(({ gold }) => gold.length > 0);
  const outside = asked.filter(({ gold }) => gold.length === 0);
  const { r1, r5, r10 } = scoreRankings(inside).all!;
  return {
    inside: inside.length,
    outside: outside.length,
    r1,
    r5,
    r10,
    refusedInside: shareOf(inside, ({ refused }) => refused),
    refusedOutside: shareOf(outside, ({ refused }) => refused),
  };
}

function isRight({ gold, answeredFrom }: Asked): boolean {
  return answeredFrom !== null && gold.includes(answeredFrom);
}

function shareOf<Item>(items: Item[], holds: (item: Item) => boolean): number {
  if (items.length === 0) return 0;
  return Math.round((items.filter(holds).length / items.length) * 10_000) / 10_000;
}

/** A sentence for each figure that fell by more than its tolerance; none when the gate is passed. */
export function fallenBehind(figures: GateFigures, baseline: Baseline): string[] {
  const sets = Object.entries(figures.sets).flatMap(([name, now]) => {
    const before = baseline.sets[name];
    if (!before) return [`The baseline has no set ${name}; write a new one with --write-baseline.`];
    if (before.inside !== now.inside || before.outside !== now.outside)
      return [`${name} has other questions than the baseline; write a new one with --write-baseline.`];
    return fallenSet(name, { now, before, tolerances: baseline.tolerances });
  });
  return [...sets, ...fallenCalibration(figures, baseline)];
}

interface Compared {
  now: SetFigures;
  before: SetFigures;
  tolerances: Baseline["tolerances"];
}

function fallenSet(name: string, { now, before, tolerances: { recall, refusals } }: Compared): string[] {
  const figures = [
    { what: "recall at rank 1", from: before.r1, to: now.r1, fell: before.r1 - now.r1, by: recall },
    { what: "recall at rank 5", from: before.r5, to: now.r5, fell: before.r5 - now.r5, by: recall },
    { what: "recall at rank 10", from: before.r10, to: now.r10, fell: before.r10 - now.r10, by: recall },
    {
      what: "refusals of questions that are in scope",
      from: before.refusedInside,
      to: now.refusedInside,
      fell: now.refusedInside - before.refusedInside,
      by: refusals,
    },
    {
      what: "refusals of questions that are out of scope",
      from: before.refusedOutside,
      to: now.refusedOutside,
      fell: before.refusedOutside - now.refusedOutside,
      by: refusals,
    },
  ];
  return figures
    .filter(({ fell, by }) => isMore(fell, by))
    .map(({ what, from, to, by }) => sentence(`${name}: ${what}`, { from, to, by }));
}

function fallenCalibration(figures: GateFigures, { calibration, tolerances }: Baseline): string[] {
  return calibration.flatMap(({ from, n, right }) => {
    const now = figures.calibration.find((candidate) => candidate.from === from);
    const least = tolerances.calibrationAtLeast;
    if (!now || n < least || now.n < least || !isMore(right - now.right, tolerances.calibration)) return [];
    const what = `Right answers with a confidence from ${from}`;
    return [sentence(what, { from: right, to: now.right, by: tolerances.calibration })];
  });
}

function sentence(what: string, { from, to, by }: { from: number; to: number; by: number }): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return `${what} went from ${percent(from)} to ${percent(to)}; ${percent(by)} is allowed.`;
}

/** Shares are rounded to four places. */
function isMore(fell: number, allowed: number): boolean {
  return fell > allowed + 0.00005;
}
