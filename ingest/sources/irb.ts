import { readFile } from "node:fs/promises";
import { beginningOf } from "../downloading/part-file.ts";
import { bulletinOfHtml } from "../formats/irb/html.ts";
import { readBulletin } from "../formats/irb/index.ts";
import { readPdf } from "../formats/pdf/index.ts";
import { pagesOf, scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { addressesOf } from "./irs-addresses.ts";
import { defineSource, withNotice, type EditionOffer } from "./source.ts";

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
  reader: 2,

  offers: (downloads, signal) => addressesOf("irs-irbs", downloads, signal),

  async *read(path, offer, reading) {
    const paper = (await isWebPage(path, offer))
      ? bulletinOfHtml(await readFile(path, "utf8"))
      : await readPdf(path, { words: WORDS, ...reading });
    const { number, date, documents, notices } = readBulletin(paper);
    yield {
      edition: { label: number, position: Number(date.replaceAll("-", "")), asOf: date },
      ...withNotice(...notices, scanNotice(`bulletin ${number}`, paper.scanned)),
    };
    for (const document of documents)
      yield { document: withScanMark(document, pagesOf(document, paper.scanned)) };
  },
});

/** Where a PDF is offered, a web page is an error page. */
async function isWebPage(path: string, offer: EditionOffer | null): Promise<boolean> {
  return offer ? offer.kind === "html" : (await beginningOf(path, 64)).trimStart().startsWith("<");
}
