/** The rows of yearly papers that hold a named amount, and their words. */
import type { DocumentText, StatedAmountRow } from "#modules/authority";
import { statusWords } from "../filing-status.ts";
import { dollars } from "../money.ts";
import type { NamedAmount, NamedRow } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

export interface ChosenRow {
  row: StatedAmountRow;
  named: NamedRow;
}

/** Rows in the order of the data file; of several those that the question asks for. */
export function rowsOf(
  { rows: named }: NamedAmount,
  { rows, question }: { rows: StatedAmountRow[]; question: string },
): ChosenRow[] {
  const asked = named.filter((one) => one.asked?.test(question));
  const plain = named.filter((one) => !one.asked);
  const meant = asked.length > 0 ? asked : plain.length > 0 ? plain : named;
  return meant.flatMap((one) =>
    rows
      .filter(({ unit, label }) => unit === one.unit && (one.label?.test(label) ?? true))
      .map((row) => ({ row, named: one })),
  );
}

interface WordsRequest {
  year: number;
  paper: DocumentText;
}

/** "$32,200 for joint returns and surviving spouses" */
export function rowWords({ row, named }: ChosenRow, { year, paper }: WordsRequest): string {
  const printed = paper.text.slice(row.start, row.end).trim();
  // As printed: a rate such as $3.416 has more than cents.
  const figure = /^\$[\d,]+(?:\.\d+)?$/.test(printed) ? printed : dollars(row.cents!);
  const words = named.words
    .replaceAll("{next}", `${year + 1}`)
    .replaceAll("{double}", dollars(row.cents! * 2))
    .replaceAll(/\{(\d+)%\}/g, (_, percent: string) =>
      dollars(Math.round((row.cents! * Number(percent)) / 10_000) * 100),
    );
  const status = row.status ? `for ${statusWords(row.status, row.label)}` : "";
  return [figure, words, status].filter(Boolean).join(" ");
}

/** The rows of the sections for the year asked about, and the papers that they stand in. */
export async function rowsOfYear({ asked, authority, actor }: NamedRequest, sections: string[]) {
  const rows = (await authority.amounts(actor, sections)).filter(({ taxYear }) => taxYear === asked.year);
  const papers = new Map<string, Awaited<ReturnType<typeof authority.resolve>>["document"]>();
  for (const { paper } of rows)
    if (!papers.has(paper)) papers.set(paper, (await authority.resolve(actor, paper)).document);
  return { rows, papers };
}
