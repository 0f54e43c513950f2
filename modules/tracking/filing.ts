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
  const first = returns.toSorted(
    (a, b) => a.due.localeCompare(b.due) || a.extended.localeCompare(b.extended),
  )[0] ?? {
    form: usual,
    ...deadlineOf(usual, `${taxYear}-12-31`),
  };
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

/** The date that counts: the extended one for a client with an extension. */
export function effectiveDate({ due, extended, isExtended }: FilingDate): string {
  return isExtended ? extended : due;
}
