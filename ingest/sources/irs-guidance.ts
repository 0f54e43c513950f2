import { readPdf } from "../formats/pdf/index.ts";
import { scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { readRuling } from "../formats/irs/index.ts";
import { addressesOf } from "./irs-addresses.ts";
import { defineSource, withNotice, type EditionOffer } from "./source.ts";

const WORDS = { name: "paper", kind: "paper of the IRS", host: "irs.gov" };

export const irsGuidance = defineSource({
  id: "irs-guidance",
  name: "IRS Guidance",
  description: "Revenue rulings, revenue procedures, notices and announcements, one by one, from irs.gov.",
  sourceType: "ruling",
  format: "pdf",
  priority: "high",
  updateFrequency: "weekly",
  shelf: "ruling",
  publishes: "issues",
  reader: 2,

  offers: (downloads, signal) => addressesOf("irs-drop", downloads, signal),

  async *read(path, offer, reading) {
    const paper = await readPdf(path, { words: WORDS, ...reading });
    const document = readRuling(paper.paragraphs);
    const made = dateOf(paper.created, document.key);
    yield {
      edition: {
        label: document.key,
        position: Number(made.replaceAll("-", "")),
        asOf: made,
      },
      ...withNotice(noticeOf(document.key, offer), scanNotice(document.key, paper.scanned)),
    };
    yield { document: withScanMark({ ...document, date: made }, paper.scanned.read) };
  },
});

/** The day on which the file was made, in the year of its number or the one after; else the first day of that year. */
function dateOf(created: string | null, key: string): string {
  const [, digits] = /(\d{2,4})-\d+$/.exec(key)!;
  const year = digits!.length === 2 ? 1900 + Number(digits) : Number(digits);
  const made = created && Math.abs(Number(created.slice(0, 4)) - year) <= 1 ? created : null;
  return made ?? `${year}-01-01`;
}

function noticeOf(key: string, offer: EditionOffer | null): string {
  if (!offer || offer.label === key) return "";
  return `The file named for ${offer.label} is ${key}; it was loaded under that name.`;
}
