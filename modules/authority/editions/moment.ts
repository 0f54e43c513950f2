/** Reading "--as-of": a date, or a release's label. */
import { DomainError, type Actor } from "#modules/kernel";
import type { Moment } from "../in-force-store.ts";
import type { Store } from "../store.ts";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Null stands for today.
 * @param actor who is told when the library is empty
 * @throws DomainError `not_found` for a label that no release has; `malformed` for a date that does not exist.
 */
export async function readMoment(
  store: Store,
  actor: Actor,
  asOf: string | undefined,
): Promise<Moment | null> {
  if (asOf === undefined) return null;
  if (ISO_DATE.test(asOf)) return { date: requireDay(asOf) };
  const [release] = await store.releasesNamed(asOf);
  if (release) return { date: release.asOf, release: release.id };
  const held = await store.releaseLabels();
  if (held.length === 0) throw libraryIsEmpty(actor);
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

/** The command is for those who can run it; a client can only wait, or write. */
export function libraryIsEmpty(actor: Actor): DomainError {
  const next = isClient(actor) ? WAIT : "Load the Code under Admin, Tax Data, or with: npx taxrag ingest irc";
  return new DomainError("unavailable", `The library is still empty. ${next}`);
}

const WAIT = "Try again later, or send your question to your CPA from your intake.";

function isClient(actor: Actor): boolean {
  return actor.kind === "user" && actor.role !== "admin";
}

/** Why no shelf can be searched: nothing is loaded, or what is loaded is switched off. */
export async function nothingToSearch(store: Pick<Store, "library">, actor: Actor): Promise<DomainError> {
  const { sections } = await store.library(null);
  if (sections === 0) return libraryIsEmpty(actor);
  const next = isClient(actor) ? WAIT : "Switch one on under Admin, Tax Data.";
  return new DomainError("unavailable", `Every source of the library is switched off. ${next}`);
}
