import { readPdf } from "../formats/pdf/index.ts";
import { scanNotice, withScanMark } from "../formats/pdf/scans.ts";
import { readPublication, type FormName } from "../formats/irs/publication.ts";
import { addressesOf, formNamed } from "./irs-addresses.ts";
import { defineSource, withNotice, type SourceDefinition } from "./source.ts";
import { DomainError } from "#modules/kernel";

const WORDS = { name: "paper", kind: "paper of the IRS", host: "irs.gov" };

function formsOf(
  folder: "forms" | "publications",
  about: Pick<SourceDefinition, "id" | "name" | "description">,
): SourceDefinition {
  return defineSource({
    ...about,
    sourceType: "form",
    format: "pdf",
    priority: "medium",
    updateFrequency: "yearly",
    shelf: "publication",
    publishes: "issues",
    reader: 3,

    offers: (downloads, signal) => addressesOf(folder, downloads, signal),

    async *read(path, offer, reading) {
      const named = nameAt(offer?.url ?? path);
      const paper = await readPdf(path, { words: WORDS, ...reading });
      const document = readPublication(named, paper);
      const year = offer ? offer.position : Number((paper.created ?? "0").slice(0, 4));
      const asOf = paper.created ?? undefined;
      const edition = { label: offer?.label ?? named.name, position: year, ...(asOf && { asOf }) };
      yield { edition, ...withNotice(scanNotice(named.name, paper.scanned)) };
      yield { document: withScanMark(document, paper.scanned.read) };
    },
  });
}

function nameAt(address: string): FormName {
  const named = formNamed(address);
  if (named) return named;
  throw new DomainError(
    "unsupported",
    `${address} is not named as papers of the IRS are, such as p17.pdf or f1040.pdf.`,
  );
}

export const irsForms = formsOf("forms", {
  id: "irs-forms",
  name: "IRS Forms and Instructions",
  description: "Forms, schedules and instructions of the IRS, of this and of earlier years.",
});

export const irsPublications = formsOf("publications", {
  id: "irs-publications",
  name: "IRS Publications",
  description: "Publications of the IRS for taxpayers, chapter by chapter.",
});
