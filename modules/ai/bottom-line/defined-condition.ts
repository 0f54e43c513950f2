/** The defined thing to which alone a unit gives its effect: "a qualified scholarship", and not any scholarship. */

const DEFINED =
  /\b((?:qualified|eligible|excludable|specified|exempt) (?:(?!(?:by|to|of|for|in|under|that|which|who|if|is|are|as|at|on|during|with|from|received|paid|or|and|the|an?|any|such|shall|does|may|made|within)\b)[a-z][a-z-]*(?: |\b)){1,3})/;

/** Null where the unit's first words speak of the thing itself, or the question names it as defined. */
export function definedCondition(text: string, question: string): string | null {
  const term = DEFINED.exec(text)?.[1]?.trim();
  if (!term) return null;
  const [first = ""] = term.split(" ");
  if (new RegExp(String.raw`\b${first}\b`, "i").test(question)) return null;
  if (term.endsWith("s") && !term.endsWith("ss")) return term;
  return `${/^[aeio]/.test(term) ? "an" : "a"} ${term}`;
}
