/** "What is 199A": of so few words, a number with a letter is a section's, though nothing announces it. */
const BARE =
  /^(\W*(?:what(?:'s|’s| is| does| are)|explain|describe|define|how (?:does|do)|tell me about)\s+(?:the\s+)?)(\d{1,4}[A-Z]{1,2}(?:\([A-Za-z0-9]{1,5}\))*)(?=(?:\s+[a-z]+){0,3}\W*$)/i;
/** "174A for 2025": nothing but the number, and perhaps a year; 100K is money. */
const ALONE = /^(\W*)(\d{2,4}[A-JLN-Z](?:\([A-Za-z0-9]{1,5}\))*)(?=(?: (?:for|in) (?:19|20)\d\d)?\W*$)/;
/** Forms and plans that people write so: "1120S", "401K". */
const NO_SECTION = /^(?:10\d\d|11\d\d|94\d|99\d|401|403|457)[A-Z]/i;

export function withSectionNamed(question: string): string {
  return question.replace(ALONE.test(question) ? ALONE : BARE, (whole, before: string, number: string) =>
    NO_SECTION.test(number)
      ? whole
      : `${before}section ${number.toUpperCase().replace(/\(.*$/, "")}${/\(.*$/.exec(number)?.[0] ?? ""}`,
  );
}
