/** Tax documents of the Federal Register: what its API lists of the IRS, each as the official print. */
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import type { Downloads } from "../download.ts";
import { scanNotice } from "../formats/pdf/scans.ts";
import { readRegister } from "../formats/register/index.ts";
import { positionOf } from "./cfr-addresses.ts";
import {
  defineSource,
  withNotice,
  type EditionOffer,
  type Listing,
  type SourceDefinition,
} from "./source.ts";

export const REGISTER_API = "https://www.federalregister.gov/api/v1";
const PRINT = /^https:\/\/www\.govinfo\.gov\/content\/pkg\/FR-(\d{4}-\d\d-\d\d)\/pdf\/([\w-]+)\.pdf$/;
/** Pages of the list, 100 documents each, that one run reads. */
const MAX_PAGES = 20;

const page = z.object({
  next_page_url: z.string().nullish(),
  results: z
    .array(
      z.object({
        document_number: z.string(),
        title: z.string(),
        publication_date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
        pdf_url: z.url().nullish(),
      }),
    )
    .default([]),
});

interface ListedDocument {
  title: string;
}

/** @param api base address of the Register's API */
export function federalRegisterAt(api: string): SourceDefinition {
  return defineSource({
    id: "federal-register",
    name: "Federal Register, tax documents",
    description:
      "Treasury decisions and proposed regulations of the IRS, from federalregister.gov and govinfo.gov.",
    sourceType: "regulation",
    format: "pdf",
    priority: "medium",
    updateFrequency: "daily",
    shelf: "register",
    publishes: "issues",
    reader: 2,

    offers: (downloads, signal) => offersOf(api, downloads, signal),

    async *read(path, offer, reading) {
      if (!offer?.asOf)
        throw new DomainError(
          "unsupported",
          `${path} does not say when it was published; give it by its address in mirror.json.`,
        );
      const listed = offer.listed as ListedDocument | undefined;
      const entry = { published: offer.asOf, title: listed?.title };
      const { document, scanned } = await readRegister(path, entry, reading);
      const edition = { label: document.key, position: offer.position, asOf: offer.asOf };
      yield { edition, ...withNotice(scanNotice(document.key, scanned)) };
      yield { document };
    },
  });
}

export const federalRegister = federalRegisterAt(REGISTER_API);

async function offersOf(api: string, downloads: Listing, signal?: AbortSignal): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).flatMap((url) => printAt(url) ?? []);
  let failure: unknown;
  const listed = await listedDocuments(api, downloads, signal).catch((error: unknown) => {
    failure = error;
    downloads.unlisted?.(error);
    return [];
  });
  signal?.throwIfAborted();
  const known = new Set(listed.map(({ url }) => url));
  const offers = [...listed, ...mirrored.filter(({ url }) => !known.has(url))];
  if (offers.length > 0) return offers;
  throw failure;
}

async function listedDocuments(
  api: string,
  downloads: Downloads,
  signal?: AbortSignal,
): Promise<EditionOffer[]> {
  const query = new URLSearchParams([
    ["conditions[agencies][]", "internal-revenue-service"],
    ["conditions[type][]", "RULE"],
    ["conditions[type][]", "PRORULE"],
    ["order", "newest"],
    ["per_page", "100"],
    ...["document_number", "title", "publication_date", "pdf_url"].map((field) => ["fields[]", field]),
  ]);
  let next: string | null = `${api}/documents.json?${query.toString()}`;
  const offers: EditionOffer[] = [];
  for (let count = 0; next !== null && count < MAX_PAGES; count++) {
    const read = page.safeParse(parse(await downloads.getText(next, signal)));
    if (!read.success)
      throw new DomainError(
        "unavailable",
        `${new URL(api).host} gave no list of documents. Try again later.`,
      );
    for (const { title, publication_date: date, pdf_url: url } of read.data.results)
      if (url) offers.push({ ...printOf(url, date), listed: { title } satisfies ListedDocument });
    const following = read.data.next_page_url ?? null;
    next = following?.startsWith(`${api}/`) ? following : null;
  }
  if (offers.length === 0)
    throw new DomainError("unavailable", `${new URL(api).host} lists no document. Try again later.`);
  return offers;
}

function printAt(url: string): EditionOffer | null {
  const date = PRINT.exec(url)?.[1];
  return date === undefined ? null : printOf(url, date);
}

function printOf(url: string, date: string): EditionOffer {
  const label = url.slice(url.lastIndexOf("/") + 1).replace(".pdf", "");
  return { label, position: positionOf(date), asOf: date, url, kind: "pdf", isFinal: true };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
