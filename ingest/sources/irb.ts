import { readBulletin } from "../formats/irb/index.ts";
import { readPdf } from "../formats/pdf/index.ts";
import { addressesOf } from "./irs-addresses.ts";
import { defineSource } from "./source.ts";

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

  async *read(path, _offer, signal) {
    const { number, date, documents, notices } = readBulletin(await readPdf(path, { words: WORDS, signal }));
    yield {
      edition: { label: number, position: Number(date.replaceAll("-", "")), asOf: date },
      ...(notices.length > 0 && { notice: notices.join(" ") }),
    };
    for (const document of documents) yield { document };
  },
});
