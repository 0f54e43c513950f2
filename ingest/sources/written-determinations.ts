import { readDetermination } from "../formats/irs/determination.ts";
import { readPdf } from "../formats/pdf/index.ts";
import { ScannedPages, scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { isWordPerfectFile, readWordPerfect } from "../formats/wpd/index.ts";
import { addressesOf } from "./irs-addresses.ts";
import { defineSource, withNotice } from "./source.ts";

const WORDS = { name: "determination", kind: "written determination", host: "irs.gov" };

export const writtenDeterminations = defineSource({
  id: "written-determinations",
  name: "Written Determinations",
  description: "Letter rulings, technical advice and advice of the Chief Counsel; none is precedent.",
  sourceType: "ruling",
  format: "pdf",
  priority: "medium",
  updateFrequency: "weekly",
  shelf: "determination",
  publishes: "issues",
  reader: 2,

  offers: (downloads, signal) => addressesOf("irs-wd", downloads, signal),

  async *read(path, _offer, reading) {
    const paper = (await isWordPerfectFile(path))
      ? { paragraphs: await readWordPerfect(path), scanned: new ScannedPages(), created: null }
      : await readPdf(path, { words: WORDS, ...reading });
    const document = readDetermination(paper.paragraphs);
    const date = document.date ?? paper.created ?? undefined;
    const label = document.key.slice(3);
    const edition = { label, position: Number(label), ...(date && { asOf: date }) };
    yield { edition, ...withNotice(scanNotice(label, paper.scanned)) };
    yield { document: withScanMark(document, paper.scanned.read) };
  },
});
