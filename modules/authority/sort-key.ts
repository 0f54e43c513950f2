/**
 * A key whose order as text, in any collation, is the order of the Code: 1, 1A, 2, 10, 25A, 45Z, 45AA, 1400Z-1,
 * 1400Z-2. Numbers are padded; letters carry their count in front, since AA follows Z.
 */
export function sortKey(number: string): string {
  const runs = number.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];
  return runs.map((run) => (/\d/.test(run) ? run.padStart(6, "0") : `${run.length}${run}`)).join("");
}
