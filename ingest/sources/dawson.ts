/** DAWSON, the case management system of the Tax Court: its public list of opinions, and where each file is. */
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import type { Downloads } from "../download.ts";
import { positionOf } from "./cfr-addresses.ts";
import type { EditionOffer } from "./source.ts";

const API = "https://public-api-green.dawson.ustaxcourt.gov/public-api";
export const DAWSON_SEARCH = `${API}/opinion-search?dateRange=allDates&opinionTypes=MOP,SOP,TCOP`;

const listing = z.object({
  results: z.array(
    z.object({
      caseCaption: z.string(),
      docketEntryId: z.string().regex(/^[0-9a-f-]{36}$/),
      docketNumber: z.string().regex(/^\d{1,5}-\d{2}$/),
      filingDate: z.string().regex(/^\d{4}-\d\d-\d\d/),
      isStricken: z.boolean().default(false),
      judge: z.string().default(""),
    }),
  ),
});

/** One opinion as listed; consolidated cases list it once for each docket. */
export interface ListedOpinion {
  id: string;
  docket: string;
  /** ISO date. */
  filed: string;
  caseName: string;
  judge?: string;
}

/** @throws DomainError `unavailable` when the list cannot be had or is none */
export async function listedOpinions(downloads: Downloads, signal?: AbortSignal): Promise<ListedOpinion[]> {
  const read = listing.safeParse(parse(await downloads.getText(DAWSON_SEARCH, signal)));
  if (!read.success || read.data.results.length === 0)
    throw new DomainError("unavailable", "DAWSON gave no list of opinions. Try again later.");
  const opinions = new Map<string, ListedOpinion>();
  for (const entry of read.data.results) {
    if (entry.isStricken || opinions.has(entry.docketEntryId)) continue;
    opinions.set(entry.docketEntryId, {
      id: entry.docketEntryId,
      docket: entry.docketNumber,
      filed: entry.filingDate.slice(0, 10),
      caseName: caseNameOf(entry.caseCaption),
      ...(entry.judge !== "" && { judge: entry.judge }),
    });
  }
  return [...opinions.values()];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** "Artena Moon & Kenneth Moon, Petitioners" → "Artena Moon & Kenneth Moon v. Commissioner" */
function caseNameOf(caption: string): string {
  return `${caption.replace(/,?\s*Petitioners?\s*$/i, "").trim()} v. Commissioner`;
}

/** Offers of the list, each from the mirror's address where it has one, and what else the mirror has. */
export function offersOf(listed: ListedOpinion[], mirrored: EditionOffer[]): EditionOffer[] {
  const ids = new Map(mirrored.map((offer) => [offer.label, offer]));
  const offered = listed.map((opinion): EditionOffer => {
    const { id, docket, filed } = opinion;
    const copy = ids.get(id);
    const url = copy?.url ?? `${API}/${docket}/${id}/public-document-download-url`;
    return {
      label: id,
      position: positionOf(filed),
      asOf: filed,
      url,
      kind: "pdf",
      isFinal: true,
      listed: opinion,
    };
  });
  const known = new Set(listed.map(({ id }) => id));
  return [...offered, ...mirrored.filter(({ label }) => !known.has(label))];
}

/** DAWSON answers with a signed address, good for a while. */
export async function downloadAddress(
  url: string,
  downloads: Downloads,
  signal?: AbortSignal,
): Promise<string> {
  if (!url.endsWith("/public-document-download-url")) return url;
  const answer = z.object({ url: z.url() }).safeParse(parse(await downloads.getText(url, signal)));
  if (answer.success) return answer.data.url;
  throw new DomainError("unavailable", `DAWSON gave no address for ${url}. Try again later.`);
}
