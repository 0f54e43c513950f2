import type { RetrievalAnswer } from "#modules/ai/schema";

/** An answer as plain text with the list of its sources, for a memo. `origin` makes the URLs absolute. */
export function toCopyText({ answer, sources }: RetrievalAnswer, origin: string): string {
  const list = sources.map(
    ({ citation, title, asOf, url, marks = [] }, index) =>
      `[${index + 1}] ${citation}, ${title} (as of ${asOf}${marks.map(({ label }) => `; ${label.toLowerCase()}`).join("")}) ${new URL(url, origin).href}`,
  );
  return [answer.replace(/^#+ /gm, ""), "", ...list].join("\n");
}
