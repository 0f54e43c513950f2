/** Parsers of command line arguments; what cannot be parsed is bad usage. */
import { InvalidArgumentError } from "commander";
import { EMAIL_PATTERN } from "#modules/accounts/schema";

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const RELEASE_POINT = /^\d+-\d+$/;

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  return (word: string): number => {
    const value = Number(word);
    if (!/^\d+$/.test(word) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

/** A date, "2025-07-04". */
export function isoDate(word: string): string {
  if (!isDay(word)) throw new InvalidArgumentError("It must be a date such as 2025-07-04.");
  return word;
}

/** A date or a release point, "119-100". */
export function pointInTime(word: string): string {
  if (!isDay(word) && !RELEASE_POINT.test(word)) {
    throw new InvalidArgumentError(
      "It must be a date such as 2025-07-04 or a release point such as 119-100.",
    );
  }
  return word;
}

export function notBlank(word: string): string {
  if (word.trim() === "") throw new InvalidArgumentError("It must not be blank.");
  return word;
}

export function emailAddress(word: string): string {
  if (!EMAIL_PATTERN.test(word)) throw new InvalidArgumentError("It must be an e-mail address.");
  return word;
}

function isDay(word: string): boolean {
  return (
    ISO_DATE.test(word) && !Number.isNaN(Date.parse(word)) && new Date(word).toISOString().startsWith(word)
  );
}
