/** The "Yes" or "No" that a note begins with. */
const OPENINGS = { Yes: /^(?:Yes|Generally yes)[:,] /, any: /^(?:Yes|Generally yes|No)[:,] / } as const;

/** The text without its opening word; as it is where it has none. */
export function withoutOpening(text: string, which: keyof typeof OPENINGS = "any"): string {
  const plain = text.replace(OPENINGS[which], "");
  return plain === text ? text : plain.charAt(0).toUpperCase() + plain.slice(1);
}
