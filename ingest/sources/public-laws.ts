/** Public laws that amend the Code, in the Publishing Office's USLM. */
import { DomainError } from "#modules/kernel";
import type { Downloads } from "../download.ts";
import { readPublicLaw } from "../formats/public-law/index.ts";
import { unpackFile } from "../formats/unpack.ts";
import { positionOf } from "./cfr-addresses.ts";
import { defineSource, type EditionOffer } from "./source.ts";

/** Maximum size in bytes: the largest act, with 1,000 pages, has about 10 MB. */
const MAX_BYTES = 100_000_000;
const LAW = /\/pkg\/PLAW-(\d{2,3})publ(\d{1,4})\/uslm\/PLAW-\d+publ\d+\.xml$/;
/** Acts that amend much of the Code: those that the Code's notes name most. */
const ACTS = [
  ["119", "21"],
  ["117", "328"],
  ["117", "169"],
  ["116", "94"],
  ["115", "97"],
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

  offers: offersOf,

  async *read(path) {
    const document = await readPublicLaw(unpackFile(path, { entry: "uslm.xml", maxBytes: MAX_BYTES }));
    const date = document.date!;
    yield { edition: { label: `P.L. ${document.key}`, position: positionOf(date), asOf: date } };
    yield { document };
  },
});

async function offersOf(downloads: Downloads): Promise<EditionOffer[]> {
  const mirrored = (await downloads.mirrored()).filter((url) => LAW.test(url));
  const official = ACTS.map(
    ([congress, law]) =>
      `https://www.govinfo.gov/content/pkg/PLAW-${congress}publ${law}/uslm/PLAW-${congress}publ${law}.xml`,
  );
  const urls = [...new Set([...mirrored, ...official])];
  if (urls.length === 0) throw new DomainError("unavailable", "No public law is listed. Try again later.");
  return urls.map((url): EditionOffer => {
    const [, congress, law] = LAW.exec(url)!;
    return {
      label: `P.L. ${congress}-${law}`,
      position: Number(congress) * 10_000 + Number(law),
      url,
      kind: "xml",
      isFinal: true,
    };
  });
}
