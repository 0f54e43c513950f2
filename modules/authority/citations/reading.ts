/** Reading of what all kinds of citations share: section signs, designators in parentheses, lists and ranges. */

/** White space of a folded text, if any. */
export const GAP = "[ \\n]?";
/** "§", "§§", "sec.", "sections" */
export const SIGN = `(?:§${GAP}§?${GAP}|\\bsec(?:tion|tions|s)?\\b\\.?${GAP})`;
/** A single or doubled letter, a Roman or Arabic number. */
const DESIGNATOR = /^(?:\d{1,3}[A-Za-z]{0,2}|[ivxlc]{1,8}|[IVXLC]{1,8}|([A-Za-z])\1{0,2}|[a-z]-\d)$/;

export interface Read<T> {
  value: T;
  end: number;
}

/** "(a)(1)", also "(a) (1)" and "( a )". A line break ends it: the next line may begin with a designator of its own. */
export function readPath(text: string, start: number): Read<string[]> {
  const path: string[] = [];
  let end = start;
  for (;;) {
    const step = readDesignator(text, text[end] === " " ? end + 1 : end);
    if (!step) return { value: path, end };
    path.push(step.value);
    end = step.end;
  }
}

/** " Q&A-10(a)", ", Q/A-8": a question with its answer, and what stands below it; null without one. */
export function readQuestion(text: string, start: number): Read<string[]> | null {
  const match = QUESTION.exec(text.slice(start, start + 20));
  if (!match) return null;
  const { value: below, end } = readPath(text, start + match[0].length);
  return { value: [`Q&A-${match[1]}`, ...below], end };
}

const QUESTION = /^,?[ \n]?Q[&/]A[- ](\d{1,3}[A-Za-z]?)(?![\w-])/;

function readDesignator(text: string, start: number): Read<string> | null {
  if (text[start] !== "(") return null;
  const close = text.slice(start, start + 12).indexOf(")");
  const token = text.slice(start + 1, start + close).trim();
  return close > 0 && DESIGNATOR.test(token) ? { value: token, end: start + close + 1 } : null;
}

/** The path that "(2)" means after a citation of `previous`: its place is taken at the same level. */
export function sibling(previous: readonly string[], path: readonly string[]): string[] | null {
  const level = styleOf(path[0]!);
  for (let at = previous.length - 1; at >= 0; at--) {
    if (styleAt(previous, at).some((style) => level.includes(style)))
      return [...previous.slice(0, at), ...path];
  }
  return null;
}

/** Below the first level "(i)" is a number, and so is "(I)" below the fourth: their letters stand further up. */
function styleAt(path: readonly string[], at: number): string[] {
  const styles = styleOf(path[at]!);
  const isNumber = styles.includes("roman") ? at > 0 : at > 3;
  return styles.length > 1 && isNumber ? styles.slice(1) : styles;
}

function styleOf(designator: string): string[] {
  if (/^\d/.test(designator)) return ["number"];
  const styles = [designator === designator.toLowerCase() ? "letter" : "capital"];
  const [first] = designator;
  const isLetter = designator.length <= 3 && [...designator].every((letter) => letter === first);
  if (!isLetter) styles.pop();
  // No unit counts to fifty: "(c)" and "(l)" alone are letters.
  if (/^(?![lc]$)[ivxlc]+$/.test(designator)) styles.push("roman");
  if (/^(?![LC]$)[IVXLC]+$/.test(designator)) styles.push("capital roman");
  return styles;
}

const SEPARATOR = new RegExp(
  `(?:,?${GAP}(?:…,?${GAP})?(?:\\b(?:and|or|through|to)\\b|&)|[,;]|${GAP}-(?=${GAP}§?\\d))${GAP}(?:(?:and|or|see)${GAP}\\b)?(?:${SIGN})?`,
  "iy",
);

export interface Separator {
  isRange: boolean;
  /** "," and the like: what follows may be a number of something else. */
  isComma: boolean;
  end: number;
}

/** ", ", " and ", " through ", "-" at a place between two citations of a list. */
export function readSeparator(text: string, at: number): Separator | null {
  SEPARATOR.lastIndex = at;
  const match = SEPARATOR.exec(text);
  if (!match || match[0].trim() === "") return null;
  return {
    isRange: /-|\b(?:through|to)\b/i.test(match[0]),
    isComma: /^[,;]/.test(match[0]),
    end: at + match[0].length,
  };
}

/** Whether a number that ends here is a whole one: not "61%", "61,000", "61.5", the "61" of "61-1". */
export function endsNumber(text: string, at: number, inList = false): boolean {
  const rest = text.slice(at, at + 6);
  if (/^(?:[\w%]|[.:/]\d)/.test(rest)) return false;
  if (/^-\w/.test(rest)) return /^-[a-z]{3}/.test(rest);
  return inList ? true : !/^,\d{3}(?!\d)/.test(rest);
}

/** Matches of a pattern (flag "g") in a text. */
export function* matches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  for (const match of text.matchAll(pattern)) yield match;
}
