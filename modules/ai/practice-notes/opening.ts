/** The "Yes" or "No" that a note begins with. */
const OPENINGS = { Yes: /^(?:Yes|Generally yes)[:,] /, any: /^(?:Yes|Generally yes|No)[:,] / } as const;

/** A refusal under a condition: without its "No" the condition would say the opposite of the rule. */
const NO_UNDER_A_CONDITION = /^No, (?=(?:while|when|if|as (?:long|far) as|so far as|to the extent)\b)/;

/** The text without its opening word; as it is where it has none. */
export function withoutOpening(text: string, which: keyof typeof OPENINGS = "any"): string {
  if (which === "any" && NO_UNDER_A_CONDITION.test(text)) return text.replace(NO_UNDER_A_CONDITION, "Not ");
  const plain = text.replace(OPENINGS[which], "");
  return plain === text ? text : plain.charAt(0).toUpperCase() + plain.slice(1);
}
