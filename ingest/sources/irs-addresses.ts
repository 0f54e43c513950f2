/** Addresses of papers at irs.gov and what they are of. */
import { DomainError } from "#modules/kernel";
import type { FormName } from "../formats/irs/publication.ts";
import type { EditionOffer, Listing } from "./source.ts";

/** What is looked for: its folders of irs.gov, and what an address in them offers. */
const FOLDERS = {
  "irs-drop": { folders: ["irs-drop"], read: guidanceAt },
  "irs-irbs": { folders: ["irs-irbs"], read: bulletinAt },
  "irs-wd": { folders: ["irs-wd"], read: determinationAt },
  forms: { folders: ["irs-pdf", "irs-prior"], read: (url: string) => paperAt(url, "form") },
  publications: { folders: ["irs-pdf", "irs-prior"], read: (url: string) => paperAt(url, "publication") },
} as const;

/** "…/irs-irbs/irb26-19.pdf" and "irs.gov/irb/2026-19_IRB" → bulletin 2026-19. */
export function bulletinAt(url: string): EditionOffer | null {
  const [, webYear, webNumber] = /\/irb\/(\d{4})-(\d{1,2})_irb(?:\/index\.html)?$/i.exec(url) ?? [];
  if (webYear) return bulletinOffer(Number(webYear), webNumber!, { url, kind: "html" });
  const match = /\/pub\/irs-irbs\/irb(\d\d)-(\d\d)\.pdf$/i.exec(url);
  if (!match) return null;
  return bulletinOffer(2000 + Number(match[1]), match[2]!, { url, kind: "pdf" });
}

function bulletinOffer(year: number, number: string, file: Pick<EditionOffer, "url" | "kind">): EditionOffer {
  return { label: `${year}-${number.padStart(2, "0")}`, position: year * 100 + Number(number), ...file };
}

/** "…/irs-wd/202124008.pdf" → the determination of that number. */
export function determinationAt(url: string): EditionOffer | null {
  const [, number, kind] = /\/pub\/irs-wd\/(\d{7}|\d{9})\.(pdf|wpd)$/i.exec(url) ?? [];
  if (!number) return null;
  return { label: number, position: Number(number), url, kind: kind!.toLowerCase() as "pdf" | "wpd" };
}

/** "…/irs-pdf/f1040.pdf" → Form 1040; "…/irs-prior/f1040--2024.pdf" → that of 2024. */
function paperAt(url: string, kind: FormName["kind"]): EditionOffer | null {
  if (!/\/pub\/irs-(?:pdf|prior)\/[^/]+\.pdf$/i.test(url)) return null;
  const named = formNamed(url);
  if (named?.kind !== kind) return null;
  const year = /--(20\d\d|19\d\d)\.pdf$/i.exec(url)?.[1];
  // The address without a year is that of the newest.
  return {
    label: year ? `${named.name} (${year})` : named.name,
    position: year ? Number(year) : 9999,
    url,
    kind: "pdf",
  };
}

/** "p590a.pdf" → Pub. 590-A, "f1040sd--2024.pdf" → Form 1040 Schedule D, "i1120s.pdf" → its instructions. */
export function formNamed(address: string): FormName | null {
  const match = /(?:^|\/)([pfi])(w?)(\d{1,4})((?:(?!w\d)[a-z]){0,3}\d?)(?:w\d)?(?:--\d{4})?\.pdf$/i.exec(
    address,
  );
  if (!match) return null;
  const [series, w, digits, rest] = match.slice(1).map((part) => part.toLowerCase()) as [
    string,
    string,
    string,
    string,
  ];
  const letters = rest.toUpperCase();
  if (series === "p") {
    const key = `${digits}${letters ? `-${letters}` : ""}`;
    return { kind: "publication", key, name: `Pub. ${key}` };
  }
  const schedule = digits === "1040" ? /^S(\w{1,3})$/.exec(letters)?.[1] : undefined;
  const number = `${w ? "W-" : ""}${digits}${letters && !schedule ? `-${letters}` : ""}`;
  if (series === "i")
    return { kind: "form", key: `${number} Instructions`, name: `Instructions for Form ${number}` };
  const key = schedule ? `${number} Schedule ${schedule}` : number;
  return { kind: "form", key, name: `Form ${key}` };
}

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
  downloads: Listing,
  signal?: AbortSignal,
): Promise<EditionOffer[]> {
  const { folders, read } = FOLDERS[folder];
  const mirrored = await downloads.mirrored();
  let failure: unknown;
  const listed: string[] = [];
  for (const name of folders) {
    const page = await downloads.getText(`${LISTING}${name}/`, signal).catch((error: unknown) => {
      failure = error;
      downloads.unlisted?.(error);
      return null;
    });
    signal?.throwIfAborted();
    if (page === null) continue;
    const links = [...page.matchAll(/href="([^"?#]+\.(?:pdf|wpd))"/gi)];
    if (links.length === 0) downloads.unlisted?.(nothingListed(name));
    for (const [, href] of links) listed.push(new URL(href!, `${LISTING}${name}/`).href);
  }
  const offers = printsFirst([...new Set([...listed, ...mirrored])].flatMap((url) => read(url) ?? []));
  if (offers.length > 0) return offers;
  throw failure ?? nothingListed(folders[0]);
}

/** Of a paper that is offered as PDF its WordPerfect file is left out. */
function printsFirst(offers: EditionOffer[]): EditionOffer[] {
  const printed = new Set(offers.filter(({ kind }) => kind === "pdf").map(({ label }) => label));
  return offers.filter(({ kind, label }) => kind === "pdf" || !printed.has(label));
}

function nothingListed(name: string): DomainError {
  return new DomainError("unavailable", `${LISTING}${name}/ lists no paper. Try again later.`);
}
