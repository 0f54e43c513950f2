/** Which units of a regulation are examples. */
import { lineage, type Statute, type StatuteUnit } from "./statute.ts";

/** One that is marked so, or stands right under "Examples"; below that, what has a heading of its own may be a rule. */
export function isExample(statute: Statute, unit: StatuteUnit): boolean {
  const steps = lineage(statute, unit);
  const heading = steps.findLast((step) => step.unit.heading)?.unit.heading ?? "";
  return steps.some((step) => step.unit.kind === "example") || /^Examples?\b/i.test(heading);
}
