/** Public laws that amend the Code, in the Publishing Office's USLM or as printed in the Statutes at Large. */
import type { Downloads } from "../download.ts";
import { beginningOf } from "../downloading/part-file.ts";
import { readPublicLaw } from "../formats/public-law/index.ts";
import { readStatutesAtLarge } from "../formats/public-law/statutes-at-large.ts";
import { unpackFile } from "../formats/unpack.ts";
import { positionOf } from "./cfr-addresses.ts";
import { defineSource, type EditionOffer } from "./source.ts";

/** Maximum size in bytes: the largest act, with 1,000 pages, has about 10 MB. */
const MAX_BYTES = 100_000_000;
const LAW = /\/pkg\/PLAW-(\d{2,3})publ(\d{1,4})\/uslm\/PLAW-\d+publ\d+\.xml$/;
const PRINT = /\/pkg\/STATUTE-(\d+)\/pdf\/STATUTE-(\d+)-Pg(\d+)\.pdf$/;
/** Acts that amend much of the Code, those that its notes name most, and where the Statutes at Large have them. */
const ACTS = [
  { congress: 119, law: 21, print: "139-72" },
  { congress: 117, law: 328, print: "136-4459" },
  { congress: 117, law: 169, print: "136-1818" },
  { congress: 116, law: 94, print: "133-2534" },
  { congress: 115, law: 97, print: "131-2054" },
] as const;

export const publicLaws = defineSource({
  id: "public-laws",
  name: "Public laws",
  description: "Acts of Congress that amend the Code, as enacted, from govinfo.gov.",
  sourceType: "federal_statute",
  format: "xml",
  priority: "medium",
  updateFrequency: "weekly",
  // Beside the Register, not beside the Code: an act repeats the words of the sections that it amends.
  shelf: "register",
  publishes: "issues",
  reader: 2,

  offers: offersOf,

  async *read(path, _offer, reading) {
    const document = (await isPdf(path))
      ? await readStatutesAtLarge(path, reading)
      : await readPublicLaw(unpackFile(path, { entry: "uslm.xml", maxBytes: MAX_BYTES }));
    const date = document.date!;
    yield { edition: { label: `P.L. ${document.key}`, position: positionOf(date), asOf: date } };
    yield { document };
  },
});

/** Of an act that the mirror has in one form, the other is not asked for. */
async function offersOf(downloads: Downloads): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).flatMap((url) => offerOf(url) ?? []);
  const known = new Set(mirrored.map(({ label }) => label));
  const marked = ACTS.filter(({ congress, law }) => !known.has(labelOf(congress, law)));
  const official = marked.flatMap(
    ({ congress, law }) =>
      offerOf(
        `https://www.govinfo.gov/content/pkg/PLAW-${congress}publ${law}/uslm/PLAW-${congress}publ${law}.xml`,
      ) ?? [],
  );
  // The marked-up text of an act before its print.
  const offers = [...mirrored, ...official].toSorted((a, b) => b.kind.localeCompare(a.kind));
  return offers.filter(({ label }, at) => offers.findIndex((one) => one.label === label) === at);
}

function offerOf(url: string): EditionOffer | null {
  const [, congress, law] = LAW.exec(url) ?? [];
  if (law) return offer(url, "xml", { congress: Number(congress), law: Number(law) });
  const [, , volume, page] = PRINT.exec(url) ?? [];
  if (!page) return null;
  const act = ACTS.find(({ print }) => print === `${volume}-${page}`);
  if (act) return offer(url, "pdf", act);
  // Which act it is, the file says.
  const label = `${volume} Stat. ${page}`;
  return { label, position: Number(volume) * 10_000 + Number(page), url, kind: "pdf", isFinal: true };
}

function offer(
  url: string,
  kind: "xml" | "pdf",
  { congress, law }: { congress: number; law: number },
): EditionOffer {
  const label = labelOf(congress, law);
  return { label, position: congress * 10_000 + law, url, kind, isFinal: true };
}

function labelOf(congress: number, law: number): string {
  return `P.L. ${congress}-${law}`;
}

async function isPdf(path: string): Promise<boolean> {
  return (await beginningOf(path, 8)).startsWith("%PDF-");
}
