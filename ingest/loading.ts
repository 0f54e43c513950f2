/** Loading one source: what it offers, each edition in turn, one report. */
import { DomainError, isDomainError } from "#modules/kernel";
import { NotInMirror } from "./download.ts";
import { loadEdition, type Loaded, type LoadDeps } from "./edition.ts";
import type { EditionOffer, SourceDefinition } from "./sources/source.ts";

import type { ItemFailure } from "./contract.ts";

export type { LoadDeps } from "./edition.ts";

/**
 * Loads what the source offers and the library lacks, oldest first. One edition that fails does not stop the others.
 * @throws DomainError the first failure, after the others were loaded.
 */
export async function loadSource(deps: LoadDeps): Promise<Loaded> {
  const { options, source, reportProgress } = deps;
  if (options.from !== undefined) return loadEdition(deps, null);
  await reportProgress({ phase: "finding", done: 0, total: null }, { added: 0, changed: 0, unchanged: 0 });
  const offers = chooseOffers(source, await listOffers(source, deps), options.since);
  if (offers.length === 0)
    throw new DomainError(
      "unavailable",
      `${source.name} offers nothing to load at the moment. Try again later.`,
    );
  const reached = await withinReach(deps, offers);
  const unreached = offers.filter((offer) => !reached.includes(offer)).map(({ url }) => url);
  return {
    ...(await loadAll(deps, reached)),
    files: reached.length,
    ...(unreached.length > 0 && { notReached: unreached.length, unreached }),
  };
}

/** What a mirror without network lacks counts as not reached; all of it when it lacks everything, to say so. */
async function withinReach({ downloads }: LoadDeps, offers: EditionOffer[]): Promise<EditionOffer[]> {
  const reached = await Promise.all(offers.map(({ url }) => downloads.isWithinReach(url)));
  const held = offers.filter((_, at) => reached[at]);
  return held.length > 0 ? held : offers;
}

async function listOffers(
  source: SourceDefinition,
  { downloads, options, onFailure }: LoadDeps,
): Promise<EditionOffer[]> {
  const missed: unknown[] = [];
  const unlisted = (error: unknown) => void missed.push(error);
  const offered = await source.offers({ ...downloads, unlisted }, options.signal);
  const offers: EditionOffer[] = [];
  for await (const offer of offered) offers.push(offer);
  for (const error of missed) if (isFailure(error)) await onFailure(listFailure(source, error));
  return offers;
}

/** Offline, a list that the mirror lacks is not reached, and has not failed. */
function isFailure(error: unknown): error is DomainError {
  return isDomainError(error) && !(error instanceof NotInMirror);
}

function listFailure({ name }: SourceDefinition, { message }: DomainError): ItemFailure {
  return { item: `The list of ${name}`, error: message };
}

/** Of editions the newest of each part, of issues all; since a day when one is given. Oldest first. */
export function chooseOffers(
  { publishes }: Pick<SourceDefinition, "publishes">,
  offers: EditionOffer[],
  since?: string,
): EditionOffer[] {
  const recent = offers.filter(({ asOf }) => !since || !asOf || asOf >= since);
  const isNewest = (offer: EditionOffer) =>
    !recent.some((other) => other.part === offer.part && other.position > offer.position);
  return recent
    .filter((offer) => publishes === "issues" || isNewest(offer))
    .sort((a, b) => (a.asOf ?? "").localeCompare(b.asOf ?? "") || a.position - b.position);
}

async function loadAll(deps: LoadDeps, offers: EditionOffer[]): Promise<Loaded> {
  const loaded: Loaded[] = [];
  let failure: unknown;
  for (const [at, offer] of offers.entries()) {
    const file = { label: offer.label, at: at + 1, of: offers.length };
    const reportProgress: LoadDeps["reportProgress"] = (progress, counts) =>
      deps.reportProgress({ ...progress, ...(offers.length > 1 && { file }) }, counts);
    try {
      loaded.push(await loadEdition({ ...deps, reportProgress }, offer));
    } catch (error) {
      if (deps.options.signal?.aborted || !isDomainError(error)) throw error;
      await deps.onFailure({ item: offer.url, error: error.message });
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return loaded.reduce(sum);
}

function sum(all: Loaded, one: Loaded): Loaded {
  const notices = [...(all.notices ?? []), ...(one.notices ?? [])];
  return {
    release: one.release,
    sections: all.sections + one.sections,
    chunks: all.chunks + one.chunks,
    added: all.added + one.added,
    changed: all.changed + one.changed,
    unchanged: all.unchanged + one.unchanged,
    published: all.published || one.published,
    ...(notices.length > 0 && { notices }),
  };
}
