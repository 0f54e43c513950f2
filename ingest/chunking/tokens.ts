import { isSpace } from "../spaces.ts";

/**
 * Estimates the tokens of a text for an embedding model of the BERT family, without its tokenizer: a run of letters
 * counts 1 per 8 letters begun, a run of digits 1 per 3, any other visible character 1.
 * On the chunks of the Code, all-MiniLM-L6-v2 has 0.95 of the estimate on average, and 1.03 at the 95th percentile.
 */
const LETTERS_PER_TOKEN = 8;
const DIGITS_PER_TOKEN = 3;

/** Character kinds; the values of space and sign are also their token counts. */
const SPACE = 0;
const SIGN = 1;
const LETTER = 2;
const DIGIT = 3;

/** Tokens of a range. Counts of ranges separated by white space are additive. */
export function countTokens(text: string, start = 0, end = text.length): number {
  let tokens = 0;
  let i = start;
  while (i < end) {
    const kind = kindAt(text, i);
    const from = i++;
    if (kind === LETTER || kind === DIGIT) {
      while (i < end && kindAt(text, i) === kind) i++;
      tokens += Math.ceil((i - from) / (kind === LETTER ? LETTERS_PER_TOKEN : DIGITS_PER_TOKEN));
    } else tokens += kind;
  }
  return tokens;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? ASCII_KINDS[code]! : kindOf(code);
}

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => kindOf(code));

function kindOf(code: number): number {
  if (isSpace(code)) return SPACE;
  if (code >= 48 && code <= 57) return DIGIT;
  const letter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x2000);
  return letter ? LETTER : SIGN;
}
