/** Opinions of other courts: CourtListener's API, and the Supreme Court's own prints. */
import { readFile } from "node:fs/promises";
import { DomainError } from "#modules/kernel";
import { readPages } from "../formats/opinion/read-pages.ts";
import { readSupremeCourt } from "../formats/opinion/supreme-court.ts";
import { scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { positionOf } from "./cfr-addresses.ts";
import { COURT_LISTENER, listedCases, readCase, type ListedCase } from "./court-listener.ts";
import { requireReadable } from "./court-files.ts";
import {
  defineSource,
  withNotice,
  type EditionOffer,
  type Listing,
  type SourceDefinition,
} from "./source.ts";

const SUPREME_COURT = /^https:\/\/www\.supremecourt\.gov\/opinions\/\d\dpdf\/([\w-]+)\.pdf$/;

/** @param api base address of CourtListener's REST API */
export function courtsAt(api: string): SourceDefinition {
  return defineSource({
    id: "courts",
    name: "Other courts",
    description: "Tax opinions of the Supreme Court, the courts of appeals and the Court of Federal Claims.",
    sourceType: "court_opinion",
    format: "json",
    priority: "high",
    updateFrequency: "daily",
    shelf: "opinion",
    publishes: "issues",
    reader: 2,
    tokenHost: new URL(api).host,

    offers: (downloads, signal) => offersOf(api, downloads, signal),

    async *read(path, offer, reading) {
      if (offer?.kind === "json") {
        const document = readCase(await readFile(path, "utf8"), offer.listed as ListedCase);
        yield { edition: { label: document.key, position: offer.position, asOf: offer.asOf } };
        yield { document };
        return;
      }
      await requireReadable(path);
      const { pages, scanned } = await readPages(path, reading);
      const document = readSupremeCourt(pages);
      const edition = { label: document.key, position: positionOf(document.date!), asOf: document.date };
      yield { edition, ...withNotice(scanNotice(document.key, scanned)) };
      yield { document: withScanMark(document, scanned.read) };
    },
  });
}

export const courts = courtsAt(COURT_LISTENER);

async function offersOf(api: string, downloads: Listing, signal?: AbortSignal): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).flatMap((url): EditionOffer[] =>
    SUPREME_COURT.test(url) ? [{ label: url, position: 0, url, kind: "pdf" }] : [],
  );
  let failure: unknown;
  const listed = await listedCases(api, downloads, signal).catch((error: unknown) => {
    failure = error;
    downloads.unlisted?.(error);
    return [];
  });
  signal?.throwIfAborted();
  const offers = [...mirrored, ...listed];
  if (offers.length > 0) return offers;
  throw failure ?? new DomainError("unavailable", "CourtListener lists no opinion; try again later.");
}
