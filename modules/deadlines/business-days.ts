/** Saturdays, Sundays and legal holidays in the District of Columbia: 26 USC 7503; DC holidays as in Pub. 15. */
import { addDays } from "./days.ts";

/** The next day that is none of them, nor a holiday of the State where the act is due: 26 USC 7503. */
export function moveToBusinessDay(
  day: string,
  isStateHoliday: (day: string) => boolean = () => false,
): string {
  let moved = day;
  while (isWeekend(moved) || isHoliday(moved) || isStateHoliday(moved)) moved = addDays(moved, 1);
  return moved;
}

/** Third Monday in April, in Maine and Massachusetts: Rev. Rul. 2015-13. */
export function isPatriotsDay(day: string): boolean {
  return floating(Number(day.slice(0, 4)), [4, 1, 3]) === day;
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function isWeekend(day: string): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

/** New Year, Emancipation, Juneteenth, Independence, Veterans, Christmas. */
const FIXED = ["01-01", "04-16", "06-19", "07-04", "11-11", "12-25"];

/** Month, weekday, which one of the month; -1 is the last. */
const FLOATING: readonly [number, number, number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return (
    [year, year + 1].some((one) => FIXED.some((date) => observed(`${one}-${date}`) === day)) ||
    FLOATING.some((rule) => floating(year, rule) === day) ||
    isInauguration(day)
  );
}

/** Saturday is kept on Friday, Sunday on Monday. */
function observed(day: string): string {
  if (weekday(day) === 6) return addDays(day, -1);
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

function floating(year: number, [month, wanted, which]: readonly [number, number, number]): string {
  if (which < 0) {
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return addDays(last, -((weekday(last) - wanted + 7) % 7));
  }
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (which - 1));
}

/** January 20 after each election, the next day where it is a Sunday. */
function isInauguration(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year % 4 === 1 && observed(`${year}-01-20`) === day;
}
