/** Social Security numbers as people write them: 123-45-6789, also with spaces or other dashes. */
const SOCIAL_SECURITY_NUMBER = /(?<![\d-])\d{3}[-\u2010-\u2015 ]\d{2}[-\u2010-\u2015 ](\d{4})(?![\d-])/g;

/** Leaves the last four figures of each. */
export function maskNumbers(text: string): string {
  return text.replace(SOCIAL_SECURITY_NUMBER, "***-**-$1");
}
