import { useHydrated } from "./use-hydrated.ts";

/** A time of day: in UTC from the server, in the reader's own zone once scripts work. */
export function Moment({ at }: { at: string }) {
  const zone = useHydrated() ? {} : { timeZone: "UTC", timeZoneName: "short" as const };
  const text = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", ...zone }).format(
    new Date(at),
  );
  return <time dateTime={at}>{text}</time>;
}
