import { useHydrated } from "./use-hydrated.ts";

// Made once: making one takes longer than all the rest of a row of a table.
const inUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const inOwnZone = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** A day such as "Oct 14, 2026": in UTC from the server, in the reader's own zone once scripts work. */
export function Day({ at }: { at: string }) {
  const format = useHydrated() ? inOwnZone : inUtc;
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
