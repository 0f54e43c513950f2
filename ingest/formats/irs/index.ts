/** Reads a paper of the IRS: revenue rulings and procedures, notices, announcements. */
import type { ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import type { Paragraph } from "../pdf/index.ts";
import { buildPaper } from "./body.ts";
import { headingOf, headOf, type PaperHead } from "./head.ts";
import { effectsOf } from "./effects.ts";

export { nameOf, readLines, type PaperName } from "./head.ts";

/** @throws DomainError `unsupported` for a paper that names itself nowhere near its beginning. */
export function readRuling(paragraphs: readonly Paragraph[]): ParsedDocument {
  const head = headOf(paragraphs);
  if (!head) {
    throw new DomainError(
      "unsupported",
      "The PDF names no ruling, procedure, notice or announcement on its first page; it was not loaded.",
    );
  }
  return finishRuling(head, paragraphs.slice(head.at + 1));
}

/** A paper out of its head and what follows. */
export function finishRuling(head: PaperHead, paragraphs: readonly Paragraph[]): ParsedDocument {
  const { text, structure } = buildPaper(paragraphs);
  const effects = effectsOf(text, structure, head.name);
  return {
    ...head.name,
    num: head.name.key,
    heading: headingOf(head, text),
    status: null,
    hierarchy: [],
    text,
    structure,
    sourceCredit: null,
    notes: [],
    ...(head.officialTies.length > 0 && { officialTies: head.officialTies }),
    facts: effects.length > 0 ? { effects } : {},
  };
}
