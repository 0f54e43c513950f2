/** Whether a question asks for what a court decided, so that an opinion answers it and not the Code. */
const COURT = String.raw`(?:(?:u\.?s\.? )?(?:tax|supreme|claims|district|federal|appeals) courts?|courts?)`;
const DECIDES = String.raw`(?:says?|said|holds?|held|decid\w+|rul(?:e|es|ed)|allow(?:s|ed)?|lets?|uph[eo]ld|finds?|found|treat(?:s|ed)?|accept(?:s|ed)?|reject(?:s|ed)?|agree[ds]?|sided?|sustain(?:s|ed)?|think|thought)`;
const ASKS = new RegExp(
  [
    String.raw`\b(?:did|does|has|have|do) (?:the|a|any) ${COURT}(?: \w+){0,3} ${DECIDES}\b`,
    String.raw`\b(?:any|which|what|recent|is there an?) ${COURT} (?:cases?|decisions?|opinions?|rulings?)\b`,
    String.raw`\b(?:cases?|decisions?|opinions?) (?:of|by|from|in) the ${COURT} (?:on|about|where|in which|that|involving)\b`,
    String.raw`\baccording to the ${COURT}\b`,
  ].join("|"),
  "i",
);

export function asksCourt(question: string): boolean {
  return ASKS.test(question);
}
