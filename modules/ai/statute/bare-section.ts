/** "What is 199A": of so few words, a number with a letter is a section's, though nothing announces it. */
const BARE =
  /^(\W*(?:what(?:'s|’s| is| does| are)|explain|describe|define|how (?:does|do)|tell me about)\s+(?:the\s+)?)(\d{1,4}[A-Z]{1,2}(?:\([A-Za-z0-9]{1,5}\))*)(?=(?:\s+[a-z]+){0,3}\W*$)/i;
/** "174A for 2025": nothing but the number, and perhaps a year; 100K is money. */
const ALONE = /^(\W*)(\d{2,4}[A-JLN-Z](?:\([A-Za-z0-9]{1,5}\))*)(?=(?: (?:for|in) (?:19|20)\d\d)?\W*$)/;
/** "174 for 2025" */
const WITH_YEAR = /^(\W*)([1-9]\d{1,3})(?= (?:for|in) (?:19|20)\d\d\W*$)/;
/** Forms and plans that people write so: "1120S", "401K", "1040 for 2025". */
const NO_SECTION =
  /^(?:(?:10\d\d|11\d\d|94\d|99\d|401|403|457)[A-Z]|(?:10[469]\d|11\d\d|9[49]\d|70[69]|8[89]\d\d)$)/i;

export function withSectionNamed(question: string): string {
  const named = [ALONE, WITH_YEAR].find((pattern) => pattern.test(question)) ?? BARE;
  return question.replace(named, (whole, before: string, number: string) =>
    NO_SECTION.test(number)
      ? whole
      : `${before}section ${number.toUpperCase().replace(/\(.*$/, "")}${/\(.*$/.exec(number)?.[0] ?? ""}`,
  );
}
