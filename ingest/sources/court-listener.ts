/** Opinions of other courts in tax matters, from CourtListener's REST API, version 4. */
import { z } from "zod";
import { parseCitation, formatCitation } from "#modules/authority";
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import type { Downloads } from "../download.ts";
import { buildOpinion } from "../formats/opinion/body.ts";
import { blocksOfHtml, blocksOfPlainText } from "../formats/opinion/web-text.ts";
import { positionOf } from "./cfr-addresses.ts";
import type { EditionOffer } from "./source.ts";

export const COURT_LISTENER = "https://www.courtlistener.com/api/rest/v4";

/** Courts whose opinions bind in tax matters, by CourtListener's ids, as they are cited by docket. */
export const COURTS: Readonly<Record<string, { cited: string; name: string }>> = {
  scotus: { cited: "U.S.", name: "Supreme Court of the United States" },
  ...Object.fromEntries(
    ["1st", "2d", "3d", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th"].map((number, at) => [
      `ca${at + 1}`,
      { cited: `${number} Cir.`, name: `U.S. Court of Appeals for the ${number} Circuit` },
    ]),
  ),
  cadc: { cited: "D.C. Cir.", name: "U.S. Court of Appeals for the D.C. Circuit" },
  cafc: { cited: "Fed. Cir.", name: "U.S. Court of Appeals for the Federal Circuit" },
  uscfc: { cited: "Fed. Cl.", name: "U.S. Court of Federal Claims" },
};

const QUERY = '"Internal Revenue Code" AND (Commissioner OR taxpayer)';
/** Pages of the list that one run reads: the newest; older opinions are held from runs before. */
const MAX_PAGES = 20;

const found = z.object({
  caseName: z.string(),
  court_id: z.string(),
  dateFiled: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  docketNumber: z.string().nullish(),
  citation: z.array(z.string()).nullish(),
  judge: z.string().nullish(),
  status: z.string().nullish(),
  opinions: z.array(
    z.object({ id: z.number().int(), type: z.string().nullish(), sha1: z.string().nullish() }),
  ),
});
const page = z.object({ next: z.string().nullable(), results: z.array(z.unknown()) });
const opinion = z.object({
  id: z.number().int(),
  plain_text: z.string().nullish(),
  html: z.string().nullish(),
  html_lawbox: z.string().nullish(),
  html_with_citations: z.string().nullish(),
  extracted_by_ocr: z.boolean().nullish(),
});

export interface ListedCase {
  key: string;
  kind: "reporter" | "docket";
  aliases: string[];
  caseName: string;
  courtId: string;
  filed: string;
  dockets: string[];
  judge: string | null;
  isPublished: boolean;
  /** Of its file at CourtListener; "" where the list names none. */
  sha1: string;
}

/** Offers of the newest pages of the list. @throws DomainError `unavailable` when there is no list */
export async function listedCases(
  api: string,
  downloads: Downloads,
  signal?: AbortSignal,
): Promise<EditionOffer[]> {
  const courts = Object.keys(COURTS).join(" ");
  let next: string | null =
    `${api}/search/?${new URLSearchParams({ type: "o", q: QUERY, court: courts, order_by: "dateFiled desc" }).toString()}`;
  const offers: EditionOffer[] = [];
  for (let count = 0; next !== null && count < MAX_PAGES; count++) {
    const read = page.safeParse(parse(await downloads.getText(next, signal)));
    if (!read.success)
      throw new DomainError("unavailable", `${new URL(api).host} gave no list of opinions. Try again later.`);
    offers.push(...read.data.results.flatMap((result) => offerOf(api, result) ?? []));
    next = read.data.next !== null && read.data.next.startsWith(`${api}/`) ? read.data.next : null;
  }
  return onceEach(offers);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function offerOf(api: string, result: unknown): EditionOffer | null {
  const read = found.safeParse(result);
  if (!read.success || read.data.opinions.length === 0) return null;
  const { data } = read;
  const court = COURTS[data.court_id];
  const named = court && nameOf(data.citation ?? [], court.cited, data.docketNumber ?? "");
  if (!named) return null;
  const lead = data.opinions.find(({ type }) => /combined|lead/.test(type ?? "")) ?? data.opinions[0]!;
  const listed = {
    ...named,
    caseName: data.caseName,
    courtId: data.court_id,
    filed: data.dateFiled,
    dockets: docketsIn(data.docketNumber ?? ""),
    judge: data.judge || null,
    isPublished: (data.status ?? "Published") !== "Unpublished",
  };
  return {
    label: `opinion ${lead.id}`,
    position: positionOf(data.dateFiled),
    asOf: data.dateFiled,
    url: `${api}/opinions/${lead.id}/`,
    kind: "json",
    isFinal: true,
    listed: { ...listed, sha1: lead.sha1 ?? "" },
  };
}

/** The reporter that the library's citations know; else court and docket. */
function nameOf(
  citations: readonly string[],
  court: string,
  docket: string,
): Pick<ListedCase, "key" | "kind" | "aliases"> | null {
  const parsed = citations
    .flatMap((text) => parseCitation(text) ?? [])
    .filter(({ kind }) => kind === "reporter");
  const names = [...new Set(parsed.map((one) => formatCitation({ ...one, path: [] })))].filter(
    (name) => !/ (?:WL|T\.C\.M\.|U\.S\.T\.C\.|A\.F\.T\.R\.(?:2d)?) /.test(name),
  );
  const byDocket = docketsIn(docket).map((number) => `${court} No. ${number}`);
  const [key, ...aliases] = [...names, ...byDocket];
  return key === undefined ? null : { kind: names.length > 0 ? "reporter" : "docket", key, aliases };
}

/** "23-1234, 23-1235" → both numbers. */
function docketsIn(text: string): string[] {
  return [...new Set(text.match(/\b\d{1,5}-\d{2,5}[A-Z]{0,2}\b/g) ?? [])];
}

/** One opinion that is listed under several dockets, by its citation or its very file, is one with all their names. */
function onceEach(offers: EditionOffer[]): EditionOffer[] {
  const kept = new Map<string, EditionOffer>();
  for (const offer of offers) {
    const listed = offer.listed as ListedCase;
    const names = [`${listed.kind} ${listed.key}`, ...(listed.sha1 ? [listed.sha1] : [])];
    const same = names.map((name) => kept.get(name)).find((one) => one !== undefined);
    if (same) addNames(same.listed as ListedCase, listed);
    for (const name of names) kept.set(name, same ?? offer);
  }
  return [...new Set(kept.values())];
}

function addNames(into: ListedCase, { key, aliases, dockets }: ListedCase): void {
  into.aliases = [...new Set([...into.aliases, key, ...aliases])].filter((name) => name !== into.key);
  into.dockets = [...new Set([...into.dockets, ...dockets])];
}

/** The document of an opinion's JSON. @throws DomainError `malformed` for JSON without the words of an opinion */
export function readCase(text: string, listed: ListedCase): ParsedDocument {
  const read = opinion.safeParse(parse(text));
  const html = read.success ? read.data.html_with_citations || read.data.html || read.data.html_lawbox : null;
  const plain = read.success ? read.data.plain_text : null;
  if (!html && !plain)
    throw new DomainError("malformed", `CourtListener gave no words of ${listed.key}. Try again later.`);
  const built = buildOpinion(html ? blocksOfHtml(html) : blocksOfPlainText(plain!));
  const court = COURTS[listed.courtId]!;
  const year = listed.filed.slice(0, 4);
  return {
    kind: listed.kind,
    key: listed.key,
    num: listed.key,
    heading: listed.caseName,
    status: null,
    hierarchy: [
      { level: "court", number: listed.courtId, label: court.name, heading: "" },
      { level: "year", number: year, label: year, heading: "" },
    ],
    ...built,
    sourceCredit: null,
    notes: [],
    date: listed.filed,
    aliases: listed.aliases,
    facts: {
      court: court.name,
      dockets: listed.dockets,
      filed: listed.filed,
      ...(listed.judge && { judge: listed.judge }),
      ...(!listed.isPublished && { unpublished: true }),
      ...(read.data?.extracted_by_ocr && { scanned: true }),
    },
  };
}
