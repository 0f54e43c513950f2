/** Addresses of papers at irs.gov and what they are of. */
import type { Downloads } from "../download.ts";
import type { EditionOffer } from "./source.ts";

export type PaperAddress = EditionOffer;

/** Folder of irs.gov → what an address in it offers. */
const FOLDERS = {
  "irs-drop": guidanceAt,
} as const;

const SERIES: Record<string, string> = { n: "Notice", rp: "Rev. Proc.", rr: "Rev. Rul.", a: "Ann." };

/** "…/irs-drop/rp-25-32.pdf" → Rev. Proc. 2025-32. */
export function guidanceAt(url: string): EditionOffer | null {
  const match = /\/pub\/irs-drop\/(n|rp|rr|a)-(\d\d)-(\d{1,4})(?:_[\w-]+)?\.pdf$/i.exec(url);
  if (!match) return null;
  const [, series, digits, number] = match;
  const year = Number(digits) < 50 ? 2000 + Number(digits) : 1900 + Number(digits);
  const label = `${SERIES[series!.toLowerCase()]} ${year}-${Number(number)}`;
  return { label, position: year * 10_000 + Number(number), url, kind: "pdf" };
}

const LISTING = "https://www.irs.gov/pub/";

/** What the listing of a folder names, and what the mirror holds of it. @throws DomainError `unavailable` for neither. */
export async function addressesOf(
  folder: keyof typeof FOLDERS,
  downloads: Downloads,
  signal?: AbortSignal,
): Promise<EditionOffer[]> {
  const read = FOLDERS[folder];
  const mirrored = await downloads.mirrored();
  let failure: unknown;
  const page = await downloads.getText(`${LISTING}${folder}/`, signal).catch((error: unknown) => {
    failure = error;
    return "";
  });
  signal?.throwIfAborted();
  const listed = [...page.matchAll(/href="([^"?#]+\.pdf)"/gi)].map(
    ([, href]) => new URL(href!, `${LISTING}${folder}/`).href,
  );
  const offers = [...new Set([...listed, ...mirrored])].flatMap((url) => read(url) ?? []);
  if (offers.length > 0) return offers;
  throw failure;
}
