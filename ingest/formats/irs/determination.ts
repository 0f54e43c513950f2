/** Written determinations: letter rulings, technical advice, advice of the Chief Counsel. */
import type { Note, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import type { Paragraph } from "../pdf/index.ts";
import { buildPaper } from "./body.ts";

/** 26 USC 6110(k)(3): a written determination may not be used or cited as precedent. */
const NOT_PRECEDENT: Note = {
  topic: "precedent",
  heading: "Not precedent",
  paragraphs: ["This written determination may not be used or cited as precedent (26 USC 6110(k)(3))."],
};

const NUMBER = /\b(?:Number|Release Number|Index Number)?:?\s*(\d{9}|\d{7})\b/;
const TYPES: readonly [RegExp, string][] = [
  [/TECHNICAL ADVICE MEMORANDUM/i, "TAM"],
  [/chief counsel advice|Office of Chief Counsel[\s\S]{0,80}Memorandum/i, "CCA"],
  [/\b(?:request(?:ing|ed)?|in reply to|responds to your letter)[\s\S]{0,200}\bruling/i, "PLR"],
];

/** @throws DomainError `unsupported` for a paper without a release number. */
export function readDetermination(paragraphs: readonly Paragraph[]): ParsedDocument {
  const lines = paragraphs.map(({ prose }) => prose.text);
  const number = lines.slice(0, 15).flatMap((line) => NUMBER.exec(line)?.[1] ?? [])[0];
  if (!number) {
    throw new DomainError(
      "unsupported",
      "The PDF has no release number on its first page; it is no written determination.",
    );
  }
  const subjectAt = lines.findIndex((line) => /^(?:subject|re):/i.test(line));
  const { text, structure } = buildPaper(paragraphs.slice(subjectAt < 0 ? 1 : subjectAt + 1));
  const all = lines.join("\n");
  const uilc = lines.find((line) => /^(?:UILC?|UIL|Index (?:UIL )?No)[.:]/i.test(line)) ?? "";
  const released = /Release Date:\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(all);
  const type = TYPES.find(([pattern]) => pattern.test(all))?.[1];
  return {
    kind: "determination",
    key: `WD ${number}`,
    num: type ? `${type} ${number}` : number,
    heading: lines[subjectAt]?.replace(/^(?:subject|re):\s*/i, "") ?? "",
    status: null,
    hierarchy: [],
    text,
    structure,
    sourceCredit: null,
    notes: [NOT_PRECEDENT],
    ...(released && {
      date: `${released[3]}-${released[1]!.padStart(2, "0")}-${released[2]!.padStart(2, "0")}`,
    }),
    officialTies: [
      ...new Set(
        [...uilc.matchAll(/\b(\d{1,4}[A-Z]?)\.\d\d-\d\d/g)].map(([, section]) => `26 USC ${section}`),
      ),
    ],
    facts: { notPrecedent: "26 USC 6110(k)(3)", ...(type && { type }) },
  };
}
