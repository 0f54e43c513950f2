/** Masks personal identification numbers except for their last four digits. */

const DASH = "[-\\u2010-\\u2015]";
/** Nothing that would make it part of a longer number, before and after. */
const ALONE = { before: `(?<![\\d$.,-])(?<!\\d[-. /_])`, after: `(?![\\d-]|[.,]\\d|[ /_]\\d)` };

/** Three, two and four digits, divided alike: 123-45-6789, 123 45 6789, 123.45.6789; also 123 - 45 - 6789. */
const FORMATTED = new RegExp(
  `(?<![\\d-])(?<!\\d[./_])\\d{3}(?:([- \\u2010-\\u2015])\\d{2}\\1|([._/])\\d{2}\\2| ?${DASH} ?\\d{2} ?${DASH} ?)(\\d{4})(?![\\d-])`,
  "g",
);
/** Nine digits as people, boxes and text recognition write them, but not an amount of money. */
const UNFORMATTED = /(?<![\d$.,-])\d{5}(\d{4})(?![\d-]|[.,]\d)/g;
const IN_PARTS = new RegExp(
  `${ALONE.before}(?!\\d{9})\\d{3} ?${DASH}? ?\\d{2} ?${DASH}? ?\\d{4}${ALONE.after}`,
  "g",
);
const IN_BOXES = new RegExp(`${ALONE.before}\\d(?: ?[ |-] ?\\d){8}${ALONE.after}`, "g");

/** Labels of nine-digit numbers that identify no person: "account", "total" and similar. */
const OTHER =
  /account|acct|routing|\baba\b|\b(?:state|federal|vehicle|bank|business|partnership|trust|estate|corporation)['’]?s? +(?:employer +)?identif|\bf?ein\b|\b(?:payer|filer|employer)['’]?s? +(?:f?ein|tin|id|i\.d\.|identification)|\bstate id|control n|phone|\bfax\b|amount|balance|total|wages|invoice|order|check n|confirmation|reference|policy|serial|\bzip\b|cusip/;
const PERSONAL =
  /social security(?! (?:wages|tips|tax|benefits|income|admin))|\bsoc\.? ?sec\b|\bssns?\b|\bs\.s\.n\b|\bs\.? ?s\.? ?(?:no\b|number|#)|\bssa (?:no\b|number)|\bidentif(?:ication|ying) (?:no\b|number)|\b[ia]?tins?\b|taxpayer['’]?s? id/;
const LABEL = new RegExp(`(${PERSONAL.source})|${OTHER.source}`, "gi");
const PERSONAL_FOLLOWS = new RegExp(`^[ (]{0,3}(?:${PERSONAL.source})`, "i");
/** Cell separator in a table row's text. */
export const BETWEEN_CELLS = " | ";
/** Maximum distance between a label and its number, in characters. */
const LABELLED_WITHIN = 200;

/** Masks Social Security numbers, ITINs and similar; nine digits without their usual form only if nearby words say so. */
export function maskNumbers(text: string): string {
  const formatted = text.replace(FORMATTED, "***-**-$3");
  const unformatted = maskLabelled(formatted, UNFORMATTED);
  return maskLabelled(maskLabelled(unformatted, IN_PARTS), IN_BOXES);
}

/** The labels are found once, when there is a number at all: a table may hold a hundred thousand of them. */
function maskLabelled(text: string, numbers: RegExp): string {
  let labels: PlacedLabel[] | null = null;
  return text.replace(numbers, (figures: string, ...rest: unknown[]) => {
    const at = rest.find((each) => typeof each === "number")!;
    labels ??= placedLabels(text);
    return isPersonal({ text, labels }, at, at + figures.length) ? masked(lastFourOf(figures)) : figures;
  });
}

/** The same for cells of a table, whose label may be far above in the column header. */
export function maskRows(rows: string[][]): string[][] {
  const isPersonalColumn: boolean[] = [];
  return rows.map((row) =>
    row.map((cell, column) => {
      const label = lastLabel(cell);
      if (label !== null) isPersonalColumn[column] = label === "personal";
      const before = row[column - 1] ?? "";
      const beside = lastLabel(before);
      const isNamed = beside === null ? isPersonalColumn[column] : beside === "personal";
      return isNamed ? maskAll(maskNumbers(cell)) : maskNumbers(cell);
    }),
  );
}

/** Each number of a cell whose column or label says what it is. */
function maskAll(cell: string): string {
  return [UNFORMATTED, IN_PARTS, IN_BOXES].reduce(
    (text, numbers) => text.replace(numbers, (figures) => masked(lastFourOf(figures))),
    cell,
  );
}

function lastFourOf(figures: string): string {
  return figures.replace(/\D/g, "").slice(-4);
}

function masked(lastFour: string): string {
  return `*****${lastFour}`;
}

type Label = "personal" | "other";

interface PlacedLabel {
  start: number;
  end: number;
  label: Label;
}

/**
 * Of several labels in its own line, the nearest counts; the line above may contain labels of a whole row of boxes.
 * Table rows were masked by their columns already.
 */
function isPersonal(
  { text, labels }: { text: string; labels: PlacedLabel[] },
  start: number,
  end: number,
): boolean {
  const from = Math.max(0, start - LABELLED_WITHIN);
  const before = text.slice(from, start);
  const lineStart = from + before.lastIndexOf("\n") + 1;
  const nearest = lastBefore(labels, start);
  const own = labels[nearest];
  if (own && own.start >= lineStart) return own.label === "personal";
  const [after = ""] = text.slice(end, end + LABELLED_WITHIN).split("\n", 1);
  if (PERSONAL_FOLLOWS.test(after)) return true;
  if (`${text.slice(lineStart, start)}${after}`.includes(BETWEEN_CELLS)) return false;
  return isPersonalLine({ text, labels }, nearest, from);
}

/** Whether the line of this label, of which the number is below, names a personal number. */
function isPersonalLine(
  { text, labels }: { text: string; labels: PlacedLabel[] },
  index: number,
  from: number,
): boolean {
  const lowest = labels[index];
  if (!lowest || lowest.start < from) return false;
  const lineStart = Math.max(from, text.lastIndexOf("\n", lowest.start) + 1);
  for (let at = index; at >= 0 && labels[at]!.start >= lineStart; at -= 1) {
    if (labels[at]!.label === "personal") return true;
  }
  return false;
}

/** Index of the last label that ends before a position, -1 without one. */
function lastBefore(labels: PlacedLabel[], position: number): number {
  let [low, high] = [0, labels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (labels[middle]!.end <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function lastLabel(text: string): Label | null {
  return placedLabels(text).at(-1)?.label ?? null;
}

function placedLabels(text: string): PlacedLabel[] {
  return [...text.matchAll(LABEL)].map(({ index, 0: words, 1: personal }) => ({
    start: index,
    end: index + words.length,
    label: personal ? "personal" : "other",
  }));
}
