import { useHydrated } from "./use-hydrated.ts";

// Created once: creating a formatter costs more than the rest of a table row.
const inUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const inOwnZone = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** A date such as "Oct 14, 2026": in UTC on the server, in the local time zone after hydration. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{useDayWords()(at)}</time>;
}

/** The words of `Day`, for where there is room for text only. */
export function useDayWords(): (at: string) => string {
  const format = useHydrated() ? inOwnZone : inUtc;
  return (at) => format.format(new Date(at));
}
