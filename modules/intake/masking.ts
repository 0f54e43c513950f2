/** Masks personal identification numbers except for their last four digits. */

/** Formatted numbers: 123-45-6789, also with blanks or other dashes. */
const FORMATTED = /(?<![\d-])\d{3}([- \u2010-\u2015])\d{2}\1(\d{4})(?![\d-])/g;
/** Nine unformatted digits, but not an amount of money. */
const UNFORMATTED = /(?<![\d$.,-])\d{5}(\d{4})(?![\d-]|[.,]\d)/g;

/** Labels of nine-digit numbers that identify no person: "account", "total" and similar. */
const OTHER =
  /account|acct|routing|\baba\b|\bf?ein\b|\b(?:payer|filer|employer)['’]?s? +(?:f?ein|tin|id|i\.d\.|identification)|\bstate id|control n|phone|\bfax\b|amount|balance|total|wages|invoice|order|check n|confirmation|reference|policy|serial|\bzip\b|cusip/;
const PERSONAL =
  /social security(?! (?:wages|tips|tax|benefits|income|admin))|\bsoc\.? ?sec\b|\bssns?\b|\bs\.s\.n\b|\b[ia]?tins?\b|taxpayer['’]?s? id/;
const LABEL = new RegExp(`(${PERSONAL.source})|${OTHER.source}`, "gi");
const PERSONAL_FOLLOWS = new RegExp(`^[ (]{0,3}(?:${PERSONAL.source})`, "i");
/** Cell separator in a table row's text. */
export const BETWEEN_CELLS = " | ";
/** Maximum distance between a label and its number, in characters. */
const LABELLED_WITHIN = 200;

/** Masks Social Security numbers, ITINs and similar; nine unformatted digits only if nearby words say so. */
export function maskNumbers(text: string): string {
  return text
    .replace(FORMATTED, "***-**-$2")
    .replace(UNFORMATTED, (figures: string, lastFour: string, at: number, whole: string) =>
      isPersonal(whole, at, at + figures.length) ? masked(lastFour) : figures,
    );
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
      return isNamed ? maskNumbers(cell.replace(UNFORMATTED, masked("$1"))) : maskNumbers(cell);
    }),
  );
}

function masked(lastFour: string): string {
  return `*****${lastFour}`;
}

type Label = "personal" | "other";

/**
 * Of several labels in its own line, the nearest counts; the line above may contain labels of a whole row of boxes.
 * Table rows were masked by their columns already.
 */
function isPersonal(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LABELLED_WITHIN), start).split("\n");
  const [after = ""] = text.slice(end, end + LABELLED_WITHIN).split("\n", 1);
  const ownLine = before.pop() ?? "";
  const own = lastLabel(ownLine);
  if (own !== null) return own === "personal";
  if (PERSONAL_FOLLOWS.test(after)) return true;
  if (`${ownLine}${after}`.includes(BETWEEN_CELLS)) return false;
  const above = before.reverse().map(labelsIn);
  return above.find((labels) => labels.length > 0)?.includes("personal") ?? false;
}

function lastLabel(text: string): Label | null {
  return labelsIn(text).at(-1) ?? null;
}

function labelsIn(text: string): Label[] {
  return [...text.matchAll(LABEL)].map(([, personal]) => (personal ? "personal" : "other"));
}
