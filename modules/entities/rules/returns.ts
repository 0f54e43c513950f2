/** Returns of entities and when they are due. 26 USC 6072, 6081, 7503; tax-rules part a. */
import { deadlineOf, type Deadline, type ReturnForm } from "#modules/deadlines/schema";
import { classOf, type FederalClass } from "./classes.ts";
import type { Graph } from "./graph.ts";
import { daysIn } from "../values.ts";
import { parseYearEnd } from "./year-end.ts";

export interface Return extends Deadline {
  entityId: string;
  form: ReturnForm;
  citation: string;
}

const RETURNS: Partial<Record<FederalClass, { form: ReturnForm; citation: string }>> = {
  partnership: { form: "1065", citation: "26 USC 6072(b)" },
  "s-corporation": { form: "1120-S", citation: "26 USC 6072(b)" },
  "c-corporation": { form: "1120", citation: "26 USC 6072(a)" },
  trust: { form: "1041", citation: "26 USC 6072(a)" },
  estate: { form: "1041", citation: "26 USC 6072(a)" },
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

function lastDayOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${daysIn(year, month)}`;
}
