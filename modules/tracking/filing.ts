/** The filing date of an intake: its first return, the client's extension, a postponement. Pure. */
import { deadlineOf, postpone, type Deadline } from "#modules/deadlines/schema";
import type { IntakeType } from "#modules/intake/schema";
import type { FilingDate } from "./records.ts";

interface Filed {
  intakeType: IntakeType;
  taxYear: number;
  /** Of the entities of a multi-entity intake. */
  returns: readonly (Deadline & { form: string })[];
  isExtended: boolean;
  postponement: { from: string; to: string } | null;
}

/** A group whose entities are not entered yet is expected to file a partnership's or S corporation's return. */
export function filingDateOf({ intakeType, taxYear, returns, isExtended, postponement }: Filed): FilingDate {
  const usual = intakeType === "personal" ? "1040" : "1065";
  const first = earliest(returns) ?? { form: usual, ...calendarDeadline(usual, taxYear) };
  const due = postpone(first.due, postponement);
  const extended = postpone(first.extended, postponement);
  return {
    form: first.form,
    due,
    // A postponement may lead beyond the extended date.
    extended: due > extended ? due : extended,
    isExtended,
    isPostponed: due !== first.due || extended !== first.extended,
  };
}

function earliest(returns: Filed["returns"]): Filed["returns"][number] | undefined {
  return returns.toSorted((a, b) => a.due.localeCompare(b.due) || a.extended.localeCompare(b.extended))[0];
}

/** By form and year: most clients of an office share theirs. */
const calendar = new Map<string, Deadline>();

function calendarDeadline(form: "1040" | "1065", taxYear: number): Deadline {
  const key = `${form} ${taxYear}`;
  const known = calendar.get(key) ?? deadlineOf(form, `${taxYear}-12-31`);
  calendar.set(key, known);
  return known;
}

/** The date that counts: the extended one for a client with an extension. */
export function effectiveDate({ due, extended, isExtended }: FilingDate): string {
  return isExtended ? extended : due;
}
