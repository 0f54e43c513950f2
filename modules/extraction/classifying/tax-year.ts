import type { Classification } from "#modules/intake/schema";
import type { Form } from "./form.ts";
import type { Page } from "./page.ts";

/** Words before a year that is not the tax year: a revision, a law, a date, the publication of a rule. */
const NOT_A_TAX_YEAR =
  /(?:rev\.?|revised|revision|version|act of|©|copyright|january|february|march|april|may|june|july|august|september|october|november|december|jan\.?|feb\.?|mar\.?|apr\.?|jun\.?|jul\.?|aug\.?|sept?\.?|oct\.?|nov\.?|dec\.?|\d\s*[-/.]|after|before|since|in|by)[\s,]*(?:\d{1,2}\s*,\s*)?$/;
const YEAR = /(?<![\d$.,/-])(?:20\s?([0-3]\d))(?![\d/-]|[,.]\d)/g;
const SAID = /(?:tax|calendar)\s+year\s*(?:ended|ending|beginning)?[\s:,]*(20\s?[0-3]\d)(?!\d)/;
const DATED = /(?:\d{1,2}[/.-]\d{1,2}[/.-]|[a-z]{3,9}\.?\s+\d{1,2},?\s+)(20[0-3]\d)(?!\d)/g;
const PERIOD_OF_YEAR = /(?:jan(?:uary|\.)?\s*1\s*-\s*dec(?:ember|\.)?\s*31,?\s*)(20\s?[0-3]\d)/;

const ENOUGH = 3;

/** Tax year printed on a form; for a statement that is no form, the year of its dates. */
export function taxYearOf(page: Page, form?: Form, layout?: Classification): string | undefined {
  const said = SAID.exec(page.text)?.[1] ?? PERIOD_OF_YEAR.exec(page.text)?.[1];
  if (said) return said.replace(/\s/g, "");
  if (!form) return layout === "bank-statement" ? mostUsed(datesOf(page.text)) : undefined;
  const points = new Map<string, number>();
  for (const line of page.lines) {
    for (const match of line.text.matchAll(YEAR)) {
      if (NOT_A_TAX_YEAR.test(line.text.slice(0, match.index))) continue;
      const year = `20${match[1]}`;
      points.set(year, (points.get(year) ?? 0) + pointsOf(line.text, match[0], form, line.isLarge));
    }
  }
  const [year, most = 0] = [...points].sort((a, b) => b[1] - a[1])[0] ?? [];
  return most >= ENOUGH ? year : undefined;
}

/** A year counts as the form's in the line of the form's name, in large print, or split by the form's design. */
function pointsOf(line: string, found: string, form: Form, isLarge: boolean): number {
  const isByName = line.search(form.number) >= 0 || form.titles.some((title) => line.search(title) >= 0);
  return (
    1 + (isByName ? 3 : 0) + (isLarge ? 2 : 0) + (found.includes(" ") ? 2 : 0) + (line.length < 30 ? 1 : 0)
  );
}

function datesOf(text: string): string[] {
  return [...text.matchAll(DATED)].map((match) => match[1] ?? "");
}

function mostUsed(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
