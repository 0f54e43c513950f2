/** Returns of entities and when they are due. 26 USC 6072, 6081, 7503; tax-rules part a. */
import { classOf, type FederalClass } from "./classes.ts";
import type { Graph } from "./graph.ts";
import { daysIn } from "../values.ts";
import { moveToBusinessDay } from "./holidays.ts";
import { parseYearEnd } from "./year-end.ts";

export interface Deadline {
  due: string;
  extended: string;
}

export interface Return extends Deadline {
  entityId: string;
  form: string;
  citation: string;
}

/** Form, months after the year end to the 15th of the due month, and months of extension. */
const RETURNS: Partial<Record<FederalClass, { form: string; months: number; citation: string }>> = {
  partnership: { form: "1065", months: 3, citation: "26 USC 6072(b)" },
  "s-corporation": { form: "1120-S", months: 3, citation: "26 USC 6072(b)" },
  "c-corporation": { form: "1120", months: 4, citation: "26 USC 6072(a)" },
  trust: { form: "1041", months: 4, citation: "26 USC 6072(a)" },
  estate: { form: "1041", months: 4, citation: "26 USC 6072(a)" },
};

/** The return for the year that begins in the tax year; a disregarded entity has none of its own. */
export function returnsOf(graph: Graph): Return[] {
  return graph.entities.flatMap((entity) => {
    const rule = RETURNS[classOf(graph, entity.id)];
    if (!rule || (entity.trustKind === "grantor" && rule.form === "1041")) return [];
    const month = (entity.fiscalYearEnd && parseYearEnd(entity.fiscalYearEnd).month) || 12;
    const end = entity.endDate?.startsWith(`${graph.taxYear}-`)
      ? entity.endDate
      : lastDayOf(month === 12 ? graph.taxYear : graph.taxYear + 1, month);
    return [{ entityId: entity.id, form: rule.form, citation: rule.citation, ...deadlineOf(rule.form, end) }];
  });
}

/** `yearEnd` is the ISO date on which the tax year ends. */
export function deadlineOf(form: string, yearEnd: string): Deadline {
  const [year = 0, month = 0] = yearEnd.split("-").map(Number);
  // A year ending in June and beginning before 2026: third month and seven months, P.L. 114-41 § 2006(a)(3)(B).
  const isOldJune = form === "1120" && month === 6 && year <= 2026;
  const months = form === "1120" ? (isOldJune ? 3 : 4) : form === "1041" ? 4 : 3;
  const due = fifteenth(year, month + months);
  return { due: moveToBusinessDay(due), extended: moveToBusinessDay(extend(form, due, isOldJune)) };
}

/** From the date before it is moved. A trust has five and a half months: to the end of the month, P.L. 114-41 § 2006(b)(2). */
function extend(form: string, due: string, isOldJune: boolean): string {
  const [year = 0, month = 0] = due.split("-").map(Number);
  if (form !== "1041") return fifteenth(year, month + (isOldJune ? 7 : 6));
  return lastDayOf(year + Math.floor((month + 4) / 12), ((month + 4) % 12) + 1);
}

function fifteenth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 15)).toISOString().slice(0, 10);
}

function lastDayOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${daysIn(year, month)}`;
}
