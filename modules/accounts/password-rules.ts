/** Password policy: a minimum length, and none that attackers try first (NIST SP 800-63B, 3.1.1.2). */
import { COMMON_WORDS, SEQUENCES } from "./common-passwords.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./schema.ts";

export interface Owner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Shorter names occur in too many words by chance. */
const NAME_MIN = 4;
const PATTERN_MAX = 4;
const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Problem with a password chosen by `owner`, as a sentence; null when it is acceptable. */
export function passwordProblem(password: string, owner: Owner): string | null {
  const length = lengthProblem(password);
  if (length) return length;
  const lower = password.toLowerCase();
  if (namesOf(owner).some((name) => lower.includes(name))) {
    return "Choose a password that does not contain your name or e-mail address.";
  }
  if (isPattern(lower) || isRun(lower) || isMadeOfCommonWords(lower)) {
    return "Choose a password that is harder to guess: this one is among the first that are tried.";
  }
  return null;
}

/** Checks the length only. */
export function lengthProblem(password: string): string | null {
  if (password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX) return null;
  return `Choose a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;
}

function namesOf({ email, firstName = "", lastName = "" }: Owner): string[] {
  const [local = ""] = email.split("@");
  const names = [email, local, ...local.split(/[^a-z]+/i), firstName, lastName, firstName + lastName];
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name.length >= NAME_MIN);
}

/** "aaaaaaaaaaaa", "abcabcabcabc" */
function isPattern(password: string): boolean {
  for (let period = 1; period <= PATTERN_MAX; period += 1) {
    const repeated = password.slice(0, period).repeat(Math.ceil(password.length / period));
    if (repeated.startsWith(password)) return true;
  }
  return false;
}

/** "123456789012", "qwertyuiopas", and the reverse */
function isRun(password: string): boolean {
  const backwards = [...password].reverse().join("");
  return SEQUENCES.some((row) => row.includes(password) || row.includes(backwards));
}

/** "Password1234!", "W3lcomeAdm1n": only common words, digits and symbols. */
function isMadeOfCommonWords(password: string): boolean {
  return [password, unleet(password)].some((text) => {
    const letters = text.replace(/[^a-z]/g, "");
    return isChainOfCommonWords(letters);
  });
}

/** Whether the letters are common words without gaps; tests each position once, so no input is slow. */
function isChainOfCommonWords(letters: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of COMMON_WORDS) if (letters.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(letters.length);
}

function unleet(password: string): string {
  // Digits and symbols at the end are a suffix, not substituted letters.
  return password.replace(/[^a-z]+$/, "").replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
}
