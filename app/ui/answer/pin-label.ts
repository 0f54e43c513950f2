/** A citation as a chip shows it: "§ 121(b)(1)", "Reg. § 1.61-21(f)", "Rev. Proc. 2025-32". */
export function pinLabel(citation: string): string {
  const [, title, body, place] = /^(\d+) (USC|CFR) (.+)$/.exec(citation) ?? [];
  if (title !== "26" || !place) return citation;
  return body === "USC" ? `§ ${place}` : `Reg. § ${place}`;
}
