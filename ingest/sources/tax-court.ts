/** Opinions of the United States Tax Court: DAWSON's public interface, and the pamphlets of the Reports. */
import { DomainError } from "#modules/kernel";
import { readPages } from "../formats/opinion/read-pages.ts";
import { readPamphlet, readSlip, toDocument } from "../formats/opinion/tax-court.ts";
import { scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { positionOf } from "./cfr-addresses.ts";
import { DAWSON_SEARCH, downloadAddress, listedOpinions, offersOf, type ListedOpinion } from "./dawson.ts";
import { defineSource, withNotice, type EditionOffer, type Listing } from "./source.ts";

const REPORTS = /^https:\/\/(?:www\.)?ustaxcourt\.gov\/files\/documents\/(\d{1,3})_TC_(\d+)-(\d+)\.pdf$/;
const SLIP = /^https:\/\/[^/]*ustaxcourt\.gov\/public-api\/opinions\/([0-9a-f-]{36})\.pdf$/;

export const taxCourt = defineSource({
  id: "tax-court",
  name: "Tax Court opinions",
  description: "Opinions of the United States Tax Court, from DAWSON and the Tax Court Reports.",
  sourceType: "court_opinion",
  format: "pdf",
  priority: "high",
  updateFrequency: "daily",
  shelf: "opinion",
  publishes: "issues",
  reader: 2,

  offers: offers,

  resolve: (offer, downloads, signal) => downloadAddress(offer.url, downloads, signal),

  async *read(path, offer, reading) {
    const { pages: raw, scanned } = await readPages(path, reading);
    if (isPamphlet(raw[0]?.lines.map(({ text }) => text) ?? [])) {
      const parts = readPamphlet(raw);
      const dates = parts.flatMap(({ caption }) => caption.filed ?? []).sort();
      const label = pamphletLabel(offer, parts[0]?.key);
      const edition = { label, position: positionOf(dates.at(-1) ?? "0"), asOf: dates.at(-1) };
      yield { edition, ...withNotice(scanNotice(label, scanned)) };
      for (const part of parts) yield { document: withScanMark(toDocument(part), scanned.read) };
      return;
    }
    const part = readSlip(raw);
    const listed = offer?.listed as ListedOpinion | undefined;
    const filed = part.caption.filed ?? offer?.asOf;
    if (filed === undefined)
      throw new DomainError("unsupported", `The opinion ${part.key} does not say when it was filed.`);
    const edition = { label: part.key, position: positionOf(filed), asOf: filed };
    yield { edition, ...withNotice(scanNotice(part.key, scanned)) };
    const document = toDocument(part, { caseName: listed?.caseName, judge: listed?.judge });
    yield { document: withScanMark(document, scanned.read) };
  },
});

/** What DAWSON lists, and what the mirror has of opinions and pamphlets. */
async function offers(downloads: Listing, signal?: AbortSignal): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).flatMap((url) => mirroredOffer(url) ?? []);
  let failure: unknown;
  const listed = await listedOpinions(downloads, signal).catch((error: unknown) => {
    failure = error;
    downloads.unlisted?.(error);
    return [];
  });
  signal?.throwIfAborted();
  const offered = offersOf(listed, mirrored);
  if (offered.length > 0) return offered;
  throw failure ?? new DomainError("unavailable", `${DAWSON_SEARCH} names no opinion; try again later.`);
}

function mirroredOffer(url: string): EditionOffer | null {
  const pamphlet = REPORTS.exec(url);
  if (pamphlet) {
    const [, volume, from, to] = pamphlet;
    return {
      label: `${volume} T.C. ${from}-${to}`,
      position: Number(volume) * 10_000 + Number(from),
      url,
      kind: "pdf",
    };
  }
  const slip = SLIP.exec(url);
  return slip && { label: slip[1]!, position: 0, url, kind: "pdf" };
}

function pamphletLabel(offer: EditionOffer | null, first: string | undefined): string {
  return offer && REPORTS.test(offer.url) ? offer.label : (first ?? "Tax Court Reports");
}

/** The cover of a pamphlet names the Reports; a slip opinion names its own citation. */
function isPamphlet(cover: readonly string[]): boolean {
  return (
    cover.some((text) => text === "REPORTS") ||
    cover.some((text) => /^\d{1,3} T\.\s?C\. \d+[–-]\d+$/.test(text))
  );
}
