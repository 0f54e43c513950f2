import type { AnswerSource } from "#modules/ai/schema";

/** A citation as a chip shows it: "§ 121(b)(1)", "Reg. § 1.61-21(f)", "Rev. Proc. 2025-32". */
export function pinLabel(citation: string): string {
  const [, title, body, place] = /^(\d+) (USC|CFR) (.+)$/.exec(citation) ?? [];
  if (title !== "26" || !place) return citation;
  return body === "USC" ? `§ ${place}` : `Reg. § ${place}`;
}

/** Of each source of an answer, for its chips: a number would say nothing of a source, least of all on paper. */
export function pinLabels(sources: Pick<AnswerSource, "citation" | "filename">[]): string[] {
  return sources.map(({ citation, filename }) => pinLabel(citation || filename));
}
