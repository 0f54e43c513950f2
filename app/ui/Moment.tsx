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
  const format = formatFor({ inUtc: !useHydrated(), withDay, withYear });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

interface Looks {
  inUtc: boolean;
  withDay: boolean;
  withYear: boolean;
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once of each kind: creating a formatter costs more than the rest of a table row. */
function formatFor({ inUtc, withDay, withYear }: Looks): Intl.DateTimeFormat {
  const kind = `${inUtc} ${withDay} ${withYear}`;
  const known = made.get(kind);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    ...(withDay && ({ month: "short", day: "numeric" } as const)),
    ...(withYear && ({ year: "numeric" } as const)),
    hour: "numeric",
    minute: "2-digit",
    ...(inUtc && ({ timeZone: "UTC", timeZoneName: "short" } as const)),
  });
  made.set(kind, format);
  return format;
}
