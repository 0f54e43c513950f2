/** Forms of taxpayer numbers (tax-rules b.9). */

/** First two digits that the IRS has never issued; the list shrinks, so these are doubted and not refused. */
const NEVER_ISSUED = new Set("00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" "));

/** Nine digits of an EIN, with or without the dash; null for another form. */
export function einDigits(text: string): string | null {
  const match = /^\s*(\d{2})-?(\d{7})\s*$/.exec(text);
  return match ? `${match[1]}${match[2]}` : null;
}

export function isIssuedPrefix(digits: string): boolean {
  return !NEVER_ISSUED.has(digits.slice(0, 2));
}

/** An SSN, ITIN or ATIN by its digits. */
export function isPersonNumber(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), Number(digits.slice(3, 5)), digits.slice(5)];
  if (serial === "0000" && !area.startsWith("9")) return false;
  if (!area.startsWith("9")) return area !== "000" && area !== "666" && group !== 0;
  const isItin = (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 99);
  return isItin;
}

/** Nine digits of an EIN or of a person's number, in a form that is written for one of them; null otherwise. */
export function tinDigits(text: string): string | null {
  const person = /^\s*(\d{3})-(\d{2})-(\d{4})\s*$/.exec(text);
  if (person) {
    const digits = person.slice(1).join("");
    return isPersonNumber(digits) ? digits : null;
  }
  return einDigits(text);
}
