import { DomainError } from "#modules/kernel";
import type { Downloads } from "../download.ts";
import type { EditionOffer } from "./source.ts";

const LISTING = "https://uscode.house.gov/download/download.shtml";
const LABEL = /^(\d{2,3})-(\d{1,4})([a-z][\w-]*)?$/;

/**
 * Sorts release points by Congress and public law. "119-73not60" is the Code through law 73 without law 60, so
 * it sorts just before 119-73; other suffixes just after.
 */
export function releasePosition(label: string): number | null {
  const match = LABEL.exec(label);
  if (!match) return null;
  const suffix = match[3] ?? "";
  const place = suffix === "" ? 5 : suffix.startsWith("not") ? 0 : 6;
  return Number(match[1]) * 1_000_000 + Number(match[2]) * 10 + place;
}

/** Parses a URL such as …/releasepoints/us/pl/119/100/xml_usc26@119-100.zip. */
export function offerFromAddress(url: string, title: string): EditionOffer | null {
  const label = new RegExp(String.raw`/xml_usc${title}@([\w-]+)\.zip$`).exec(url.replace("%40", "@"))?.[1];
  const position = label === undefined ? null : releasePosition(label);
  return label === undefined || position === null ? null : { label, position, url, kind: "zip" };
}

/** All releases of a title that a page of the House links to. */
export async function offersOnPage(html: string, title: string, base = LISTING): Promise<EditionOffer[]> {
  // Large, and needed only to parse a page; most processes read a file or nothing.
  const { load } = await import("cheerio");
  const $ = load(html);
  return $("a[href]")
    .toArray()
    .flatMap((link) => {
      const href = $(link).attr("href")?.trim() ?? "";
      if (!URL.canParse(href, base)) return [];
      return offerFromAddress(new URL(href, base).href, title) ?? [];
    });
}

/** Newest release of a title: from the House's page, else from the URLs in the mirror. */
export async function newestReleasePoint(
  downloads: Downloads,
  title: string,
  signal?: AbortSignal,
): Promise<EditionOffer> {
  let failure: unknown;
  const listed = await downloads
    .getPage(LISTING, signal)
    .then((html) => offersOnPage(html, title))
    .catch((error: unknown) => {
      failure = error;
      return [];
    });
  signal?.throwIfAborted();
  const offers = listed.length > 0 ? listed : await mirroredOffers(downloads, title);
  const newest = offers.sort((a, b) => b.position - a.position)[0];
  if (newest) return newest;
  throw (
    failure ??
    new DomainError(
      "unavailable",
      `${LISTING} lists no XML zip of Title ${title}; its layout may have changed. Download the zip yourself and give it with --from.`,
    )
  );
}

async function mirroredOffers(downloads: Downloads, title: string): Promise<EditionOffer[]> {
  const addresses = await downloads.mirrored();
  return addresses.flatMap((address) => offerFromAddress(address, title) ?? []);
}
