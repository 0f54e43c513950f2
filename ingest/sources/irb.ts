import { readBulletin } from "../formats/irb/index.ts";
import { readPdf } from "../formats/pdf/index.ts";
import { pagesOf, scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { addressesOf } from "./irs-addresses.ts";
import { defineSource, withNotice } from "./source.ts";

const WORDS = { name: "bulletin", kind: "Internal Revenue Bulletin", host: "irs.gov" };

export const irb = defineSource({
  id: "irb",
  name: "Internal Revenue Bulletins",
  description: "The weekly Internal Revenue Bulletin from irs.gov, split into its items.",
  sourceType: "ruling",
  format: "pdf",
  priority: "high",
  updateFrequency: "weekly",
  shelf: "ruling",
  publishes: "issues",

  offers: (downloads, signal) => addressesOf("irs-irbs", downloads, signal),

  async *read(path, _offer, reading) {
    const paper = await readPdf(path, { words: WORDS, ...reading });
    const { number, date, documents, notices } = readBulletin(paper);
    yield {
      edition: { label: number, position: Number(date.replaceAll("-", "")), asOf: date },
      ...withNotice(...notices, scanNotice(`bulletin ${number}`, paper.scanned)),
    };
    for (const document of documents)
      yield { document: withScanMark(document, pagesOf(document, paper.scanned)) };
  },
});
