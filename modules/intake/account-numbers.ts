/** Masks account and card numbers except for their last four digits; the text keeps its length. */

/** A label within a line before a number of six digits or more, which is no amount of money. */
const LABELLED =
  /\b(?:accounts?|acct|a\/c|routing|aba|iban|card)\b[^\n]{0,40}?\n?[^\n\d$]{0,40}?(?<![\d$.,])([A-Z]{0,2}\d[\d -]{4,32}\d)(?![\d]|[.,]\d)/gi;
/** Card numbers in their usual groups. */
const CARD = /(?<![\d$.,-])\d{4}([ -])\d{4}\1\d{4}\1\d{3,4}(?![\d-]|[.,]\d)/g;

export function maskAccountNumbers(text: string): string {
  return text
    .replace(LABELLED, (whole: string, number: string) => whole.slice(0, -number.length) + masked(number))
    .replace(CARD, masked);
}

function masked(number: string): string {
  let digits = number.replace(/\D/g, "").length;
  return number.replace(/\d/g, (digit) => (digits-- > 4 ? "*" : digit));
}
