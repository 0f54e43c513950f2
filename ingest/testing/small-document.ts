import type { ParsedDocument } from "#modules/authority/schema";

/** A regulation of one unit with these words. */
export function smallRegulation(key: string, words: string): ParsedDocument {
  const whole = { start: 0, end: words.length };
  return {
    ...{ kind: "regulation", key, num: `§ ${key}`, heading: `Rule ${key}`, status: null, hierarchy: [] },
    text: words,
    structure: {
      units: [{ id: "", kind: "section", path: [], parent: -1, heading: null, status: null, ...whole }],
      segments: [{ role: "content", unit: 0, ...whole }],
      ...{ references: [], tables: [], marks: [] },
    },
    ...{ sourceCredit: null, notes: [] },
  };
}
