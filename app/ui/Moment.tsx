import { useHydrated } from "./use-hydrated.ts";

interface MomentProps {
  /** ISO 8601. */
  at: string;
  withDay?: boolean;
  /** With its day and year. */
  withYear?: boolean;
}

/** A time of day, optionally with its date: in UTC on the server, in the local time zone after hydration. */
export function Moment({ at, withYear = false, withDay = withYear }: MomentProps) {
  const zone = useHydrated() ? {} : { timeZone: "UTC", timeZoneName: "short" as const };
  const day = withDay ? ({ month: "short", day: "numeric" } as const) : {};
  const year = withYear ? ({ year: "numeric" } as const) : {};
  const text = new Intl.DateTimeFormat("en-US", {
    ...{ ...day, ...year },
    hour: "numeric",
    minute: "2-digit",
    ...zone,
  }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
}
