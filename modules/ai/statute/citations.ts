/** Pin cites as places: one stands within another. */

/** Whether a citation is this unit's or of one below it: "26 USC 61(a)(1)" is within "26 USC 61(a)". */
export function isWithin(citation: string, unit: string): boolean {
  return citation === unit || citation.startsWith(`${unit}(`);
}
