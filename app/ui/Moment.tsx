import { useHydrated } from "./use-hydrated.ts";

/** A time of day, optionally with its date: in UTC on the server, in the local time zone after hydration. */
export function Moment({ at, withDay = false }: { at: string; withDay?: boolean }) {
  const zone = useHydrated() ? {} : { timeZone: "UTC", timeZoneName: "short" as const };
  const day = withDay ? ({ month: "short", day: "numeric" } as const) : {};
  const text = new Intl.DateTimeFormat("en-US", {
    ...day,
    hour: "numeric",
    minute: "2-digit",
    ...zone,
  }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
}
