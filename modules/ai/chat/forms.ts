/** Which form a rule is told on, and when that is due; from `data/forms.tsv`, written from knowledge of practice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { expression, readConcepts } from "../practice-notes/practice-note.ts";
import { PLACES, REST } from "../answer-headings.ts";
import { capitalized } from "../capitals.ts";
import { isWithin } from "../statute/citations.ts";

export interface Form {
  id: string;
  /** Pin cites of the rules that are told on it: "26 USC 280A(c)". */
  sections: string[];
  /** Must occur in what was asked. */
  when: RegExp | null;
  /** Must not occur in it. */
  unless: RegExp | null;
  /** "Form 8829, and its result on Schedule C (Form 1040)" */
  form: string;
  /** What it is for, as a clause. */
  purpose: string;
  /** As a clause: "with the return". */
  due: string;
}

const FILE = "modules/ai/data/forms.tsv";

let forms: Form[] | null = null;

export function readForms(): Form[] {
  forms ??= parseForms(readFileSync(join(productFolder(), FILE), "utf8"), readConcepts());
  return forms;
}

/** Below a line of column names. @throws Error naming a line that cannot be read. */
export function parseForms(file: string, concepts: Record<string, string>): Form[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [id = "", sections = "", when = "", unless = "", form = "", purpose = "", due = ""] =
      line.split("\t");
    if (!due) throw new Error(`The form ${id || line} lacks a column.`);
    return {
      id,
      sections: sections.split(";").map((one) => `26 USC ${one.trim()}`),
      when: when ? expression(when, concepts) : null,
      unless: unless ? expression(unless, concepts) : null,
      ...{ form, purpose, due },
    };
  });
}

/** By so many places later may a form stand whose words were asked for. */
const OF_WORDS = 2;

/**
 * The form of a rule: of the places that the answer quotes, in their order, the first that one is for; one whose words were
 * asked for comes before, and of several for a place the one for the narrowest unit.
 */
export function formFor(
  places: readonly string[],
  asked: string,
  all: readonly Form[] = readForms(),
): Form | null {
  const fitting = all.filter(({ when, unless }) => (!when || when.test(asked)) && !unless?.test(asked));
  const found = fitting.flatMap((form) => {
    const [best] = form.sections
      .map((section) => ({ at: places.findIndex((place) => isWithin(place, section)), section }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.section.length - a.section.length);
    return best ? [{ form, ...best }] : [];
  });
  const rank = ({ form, at }: (typeof found)[number]) => at - (form.when ? OF_WORDS : 0);
  const [first] = found.toSorted((a, b) => rank(a) - rank(b) || b.section.length - a.section.length);
  return first?.form ?? null;
}

export function formText(form: Form): string {
  return `${capitalized(form.form)}: ${form.purpose}. ${dueText(form)}`;
}

export function dueText({ due }: Form): string {
  return due === "with the return"
    ? "It goes with the income tax return: April 15 after the year for an individual with the calendar year, or the extended date."
    : `When: ${due}.`;
}

/** The units of the Code that an answer quotes above the fold, in their order, and then those that it only names. */
export function placesIn(answer: string): string[] {
  const lines = answer.split(`${REST}\n`)[0]!.split(`${PLACES}\n`)[0]!.split("\n");
  const [quoting, others] = [true, false].map((isQuoting) =>
    lines.filter((line) => line.includes("“") === isQuoting).join("\n"),
  );
  return [quoting!, others!].flatMap((text) => text.match(PLACE) ?? []);
}

const PLACE = /26 USC \d+[A-Z]*(?:-\d+)?(?:\([\da-zA-Z]+\))*/g;
