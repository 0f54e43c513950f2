/**
 * Classifies a document. In this order: the title of a form at the top of a page, before any mention of other forms;
 * its number and boxes; the layout of a bank statement, a receipt, an invoice; the file format; the file name.
 */
import type { Classification } from "#modules/intake/schema";
import type { Line } from "../reader/lines.ts";
import { ENOUGH, evidenceFor, numberEvidence } from "./evidence.ts";
import { guessByName } from "./file-name.ts";
import type { Form } from "./form.ts";
import { FORMS } from "./forms.ts";
import { guessByLayout } from "./layouts.ts";
import { viewPage, type Page } from "./page.ts";
import { tagsOf } from "./tags.ts";

export interface Printed {
  /** Lines of each page, from the top. */
  lines: Line[][];
  kind: "pdf" | "image" | "csv" | "workbook";
  fileName: string;
}

export interface Class {
  classification: Classification;
  /** 0 to 1. */
  confidence: number;
  tags: string[];
}

/** Titles are on early pages; later pages are attachments. */
const PAGES_LOOKED_AT = 8;
/** Weight of each further page relative to the one before. */
const LATER_PAGE = 0.9;
const LINES_LOOKED_AT = 400;

export function classify({ lines, kind, fileName }: Printed): Class {
  const pages = lines.slice(0, PAGES_LOOKED_AT).map((page) => viewPage(page.slice(0, LINES_LOOKED_AT)));
  const found = findForm(pages);
  if (found && found.points >= ENOUGH) {
    const { form, page, points, isNamed } = found;
    const tags = tagsOf(pages, { form, page, isNamed });
    return { classification: form.classification, confidence: formConfidence(points), tags };
  }
  const isTable = kind === "csv" || kind === "workbook";
  if (isTable)
    return { classification: "spreadsheet", confidence: 0.9, tags: tagsOf(pages, { layout: "spreadsheet" }) };
  return withoutForm(pages, fileName);
}

function withoutForm(pages: Page[], fileName: string): Class {
  for (const [index, page] of pages.entries()) {
    const guess = guessByLayout(page);
    if (!guess) continue;
    const { classification, name } = guess;
    const confidence = guess.confidence * LATER_PAGE ** index;
    return {
      classification,
      confidence,
      tags: [...(name ? [name] : []), ...tagsOf(pages, { layout: classification })],
    };
  }
  const named = guessByName(fileName);
  return { classification: named ?? "other", confidence: named ? 0.4 : 0.2, tags: tagsOf(pages, {}) };
}

interface FoundForm {
  form: Form;
  page: Page;
  points: number;
  isNamed: boolean;
}

function findForm(pages: Page[]): FoundForm | null {
  let found: FoundForm | null = null;
  for (const [index, page] of pages.entries()) {
    const known = FORMS.map((form) => ({ form, ...evidenceFor(page, form) }));
    const byNumber = numberEvidence(page, known.filter(({ isNumberOnly }) => isNumberOnly).length);
    for (const { form, points, isNamed, isNumberOnly } of known) {
      const weighed = (points + (isNumberOnly ? byNumber : 0)) * LATER_PAGE ** index;
      if (weighed > (found?.points ?? 0)) found = { form, page, points: weighed, isNamed };
    }
  }
  return found;
}

function formConfidence(points: number): number {
  return Math.min(0.99, 0.6 + points / 50);
}
