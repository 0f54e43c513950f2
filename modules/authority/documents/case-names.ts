/** Names of cases in a text: "Moore v. United States", "the Moore case", "held in Moore". */

const WORD = String.raw`[A-Z][\w’'&-]*`;
const PARTY = String.raw`${WORD}(?: (?:${WORD}|of|and|&|\d+-\d+\w))*`;
const VERSUS = new RegExp(String.raw`\b(${PARTY}),? (?:v\.?|vs\.?|versus) (${PARTY})`, "g");
const NAMED = [
  new RegExp(String.raw`\b(${WORD}(?: ${WORD})*) (?:case|opinion|decision)\b`, "g"),
  new RegExp(
    String.raw`\b(?:decided?|held|hold|holding|ruled?|said|say) in (?:the )?(${WORD}(?: ${WORD})*)`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:After|after|Under|under|Per|per|Since|since|Following|following) (${WORD}(?: ${WORD})*),`,
    "g",
  ),
  new RegExp(String.raw`\b(?:In re|in re|Estate of) (${WORD}(?: ${WORD})*)`, "g"),
  new RegExp(String.raw`^(?:(?:Explain|Summarize|Describe|Discuss) )?(${WORD})[.?]?$`, "g"),
];
const GOVERNMENT = /^(?:the )?(?:Commissioner|Comm'r|United States|U\.?S\.?|IRS|Government|Secretary)\b/i;
/** Words that begin a question, or name a court and not a party. */
const NO_PARTY =
  /^(?:(?:What|Which|Did|Does|Do|In|Under|How|Is|Was|Who|Why|When|Where|Explain|Summarize|Describe|Discuss|Outline|Analyze|Compare|Show|Find|Please|Tell|Give|Can|Could|Has|Have|Are|If|About|Per|After|Since|Following|The|A|An|This|That|U\.?S\.?|Supreme|Tax|Circuit|District|Court|Federal|Held|Hold|Case|IRS) ?)+/;
const SHORTEST = 3;

/** The party against the government, or both, without words that only begin the question; each once. */
export function partiesIn(text: string): string[] {
  const both = [...text.matchAll(VERSUS)].map(([, first, second]) =>
    GOVERNMENT.test(withoutOpening(first!)) ? second! : first!,
  );
  const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, party]) => party!));
  const parties = [...both, ...named].map(withoutOpening).filter((party) => party.length >= SHORTEST);
  return [...new Set(parties)].filter((party) => !GOVERNMENT.test(party));
}

function withoutOpening(party: string): string {
  return party.replace(NO_PARTY, "").replace(/['’]s$/, "");
}
