import { DomainError } from "#modules/kernel";
import { plainNumber } from "../section-number.ts";
import type { Line } from "./page-lines.ts";

/** What the cover of a volume says. */
export interface Cover {
  /** "26" */
  title: string;
  /** "2021-04-01" */
  revised: string;
  /** "Part 1 (§§ 1.61 to 1.139)" */
  contents: string;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Reads title and date from the cover. @throws DomainError `unsupported` when they are not there. */
export function readCover(lines: readonly Line[]): Cover {
  const texts = lines.map((line) => line.text.replace(/\s+/g, " "));
  const title = texts.map((text) => /^Title (\d+)$/.exec(text)?.[1]).find(Boolean);
  const revised = texts
    .map((text) => /^Revised as of ([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text))
    .find(Boolean);
  const month = MONTHS.indexOf(revised?.[1] ?? "") + 1;
  if (!title || !revised || month === 0) {
    throw new DomainError(
      "unsupported",
      "The PDF is no volume of the Code of Federal Regulations: its first page names no title and no date of revision.",
    );
  }
  const contents = texts.find((text) => /^Parts? /.test(text)) ?? "";
  const day = `${revised[3]}-${String(month).padStart(2, "0")}-${revised[2]!.padStart(2, "0")}`;
  return { title, revised: day, contents };
}

const ENTRY =
  /^(?:§+ ?)?(\d+[a-zA-Z]{0,2}\.[0-9A-Za-z]+(?:\([0-9A-Za-z]+\))*(?:[–-][0-9A-Za-z]+(?:\([0-9A-Za-z]+\))*)*)\.?(?=[\s—]|$)/;

/** Number of a section at the beginning of a line of the contents; null for other lines. */
export function contentsEntry(line: Line): string | null {
  if (line.size > 7.4 || line.role !== "text") return null;
  const number = ENTRY.exec(line.text)?.[1];
  return number === undefined ? null : plainNumber(number);
}
