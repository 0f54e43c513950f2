const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Dec. 29, 2022(fm)" → "2022-12-29"; undefined for anything else. */
export function amendmentDate(words: string): string | undefined {
  const match = /([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})/.exec(words);
  const month = MONTHS.indexOf(match?.[1]?.toLowerCase() ?? "") + 1;
  if (!match || month === 0) return undefined;
  return `${match[3]}-${String(month).padStart(2, "0")}-${match[2]!.padStart(2, "0")}`;
}
