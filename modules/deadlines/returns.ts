/** When returns are due: 26 USC 6072, 6081, 7503, and P.L. 114-41 § 2006. */
import { isPatriotsDay, moveToBusinessDay } from "./business-days.ts";
import { fifteenth, lastDayOf } from "./days.ts";

export const RETURN_FORMS = ["1040", "1065", "1120", "1120-S", "1041", "990"] as const;
export type ReturnForm = (typeof RETURN_FORMS)[number];

/** ISO dates, moved to the next business day. */
export interface Deadline {
  due: string;
  extended: string;
}

export interface Filer {
  /** Two letters: a holiday of the whole State moves the return of its residents. */
  state?: string;
  /** A citizen or resident who lives outside the United States: two months without a form, Pub. 17. */
  isAbroad?: boolean;
  /** A bankruptcy estate has six months, Form 1041 instructions. */
  isBankruptcyEstate?: boolean;
}

/** Months after the month of the year end, to the 15th. */
const MONTHS: Record<ReturnForm, number> = {
  "1040": 4, // 26 USC 6072(a)
  "1041": 4,
  "1120": 4,
  "1065": 3, // 26 USC 6072(b)
  "1120-S": 3,
  "990": 5, // 26 USC 6072(e)
};

const EXTENSION_MONTHS = 6;
/** P.L. 114-41 § 2006(a)(3)(B): years that end in June and began before 2026. */
const OLD_JUNE = { months: 3, extensionMonths: 7, last: "2026-06-30" };

const ABROAD_MONTHS = 2;
const PATRIOTS_DAY_STATES = ["ME", "MA"];

/** `yearEnd` is the ISO date on which the tax year ends. */
export function deadlineOf(form: ReturnForm, yearEnd: string, filer: Filer = {}): Deadline {
  const [year = 0, month = 0] = yearEnd.split("-").map(Number);
  // A short year that ends on any day of June counts as one to June 30, Form 1120 instructions.
  const isOldJune = form === "1120" && month === 6 && yearEnd <= OLD_JUNE.last;
  const first = fifteenth(year, month + (isOldJune ? OLD_JUNE.months : MONTHS[form]));
  // An extension counts from the date before it is moved.
  const unmoved = filer.isAbroad ? monthsLater(first, ABROAD_MONTHS) : first;
  const last = isOldJune ? monthsLater(first, OLD_JUNE.extensionMonths) : extend(form, first, filer);
  return { due: move(unmoved, form, filer), extended: move(last, form, filer) };
}

/** A trust or an estate has five and a half months: to the end of the month, P.L. 114-41 § 2006(b)(2). */
function extend(form: ReturnForm, due: string, { isBankruptcyEstate }: Filer): string {
  if (form !== "1041" || isBankruptcyEstate) return monthsLater(due, EXTENSION_MONTHS);
  const [year = 0, month = 0] = due.split("-").map(Number);
  return lastDayOf(year, month + 5);
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return fifteenth(year, month + months);
}

function move(day: string, form: ReturnForm, { state }: Filer): string {
  const hasPatriotsDay = form === "1040" && PATRIOTS_DAY_STATES.includes(state ?? "");
  return moveToBusinessDay(day, hasPatriotsDay ? isPatriotsDay : undefined);
}

/** The four installments of an individual's estimated tax for a calendar year: 26 USC 6654(c)(2). */
export function estimatedTaxDates(year: number): string[] {
  return [fifteenth(year, 4), fifteenth(year, 6), fifteenth(year, 9), fifteenth(year + 1, 1)].map((day) =>
    moveToBusinessDay(day),
  );
}

/** A period to whose end the IRS has postponed what is due within it: 26 USC 7508, 7508A. */
export interface Postponement {
  from: string;
  to: string;
}

/** What is due within the period is due at its end; anything else is not moved. */
export function postpone(day: string, period: Postponement | null): string {
  if (!period || day < period.from || day >= period.to) return day;
  return moveToBusinessDay(period.to);
}
