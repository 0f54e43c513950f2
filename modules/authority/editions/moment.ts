/** Reading "--as-of": a date, or a release's label. */
import { DomainError } from "#modules/kernel";
import type { Moment } from "../in-force-store.ts";
import type { Store } from "../store.ts";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Null stands for today.
 * @throws DomainError `not_found` for a label that no release has; `malformed` for a date that does not exist.
 */
export async function readMoment(store: Store, asOf: string | undefined): Promise<Moment | null> {
  if (asOf === undefined) return null;
  if (ISO_DATE.test(asOf)) return { date: requireDay(asOf) };
  const [release] = await store.releasesNamed(asOf);
  if (release) return { date: release.asOf, release: release.id };
  const held = await store.releaseLabels();
  if (held.length === 0) throw libraryIsEmpty();
  throw new DomainError(
    "not_found",
    `The library holds no release point ${asOf}. It holds ${held.join(", ")}.`,
  );
}

function requireDay(date: string): string {
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  if (isDay) return date;
  throw new DomainError("malformed", `There is no day ${date}. Write a date like this: 2026-04-01.`);
}

export function libraryIsEmpty(): DomainError {
  return new DomainError("unavailable", "The library is still empty. Load the Code with: taxrag ingest irc");
}

/** Why no shelf can be searched: nothing is loaded, or what is loaded is switched off. */
export async function nothingToSearch(store: Pick<Store, "library">): Promise<DomainError> {
  const { sections } = await store.library(null);
  if (sections === 0) return libraryIsEmpty();
  return new DomainError(
    "unavailable",
    "Every source of the library is switched off. Switch one on under Admin, Tax Data.",
  );
}
