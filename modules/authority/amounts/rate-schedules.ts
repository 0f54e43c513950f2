/** Reads the tax rate schedules of a year ("2025 Tax Rate Schedules") that the guide for individuals (Pub. 17) prints. */
import type { AmountRow, BracketStep, FilingStatus } from "./amount.ts";
import { centsOf } from "./amount.ts";
import { addsUp } from "./tables.ts";

const HEAD = /^(20\d\d) Tax Rate Schedules$/gm;
const SCHEDULES: readonly { name: string; status: FilingStatus; unit: string }[] = [
  { name: "Schedule X", status: "single", unit: "26 USC 1(j)(2)(C)" },
  { name: "Schedule Y-1", status: "joint", unit: "26 USC 1(j)(2)(A)" },
  { name: "Schedule Y-2", status: "separate", unit: "26 USC 1(j)(2)(D)" },
  { name: "Schedule Z", status: "head", unit: "26 USC 1(j)(2)(B)" },
];
const STEP = /(?:\$?(?<tax>[\d,]+\.\d\d) \+ )?(?<percent>\d\d)%\s+\$?(?<over>[\d,]+)/g;
/** No schedule is longer. */
const LENGTH = 900;

type Step = BracketStep & { start: number; end: number };

/** No rows for a publication without schedules, nor of one whose own sums do not agree. */
export function readRateSchedules(text: string): AmountRow[] {
  const head = [...text.matchAll(HEAD)].at(-1);
  if (!head) return [];
  return SCHEDULES.flatMap(({ name, status, unit }) => {
    const at = text.indexOf(`${name}—`, head.index);
    const steps = at < 0 ? [] : stepsOf(text, at);
    if (!addsUp(steps)) return [];
    return steps.map(({ start, end, ...bracket }) => ({
      ...{ unit, status, bracket, taxYear: Number(head[1]), heading: head[0], pin: name },
      ...{ label: `${bracket.percent} percent bracket`, cents: bracket.over, percent: bracket.percent },
      ...{ start, end, quote: { start, end } },
    }));
  });
}

function stepsOf(text: string, at: number): Step[] {
  const next = text.indexOf("\nSchedule ", at);
  const body = text.slice(at, Math.min(at + LENGTH, next < 0 ? Infinity : next));
  const found = [...body.matchAll(STEP)].map(({ index, 0: words, groups }) => ({
    ...{ over: centsOf(groups!.over!), percent: Number(groups!.percent) },
    ...{ tax: groups!.tax ? centsOf(groups!.tax) : 0, start: at + index, end: at + index + words.length },
  }));
  // What follows the last schedule is no step of it.
  const steps = found.filter(({ over }, place) => place === 0 || over > found[place - 1]!.over);
  return steps.map((step, place) => ({ ...step, upTo: steps[place + 1]?.over ?? null }));
}
