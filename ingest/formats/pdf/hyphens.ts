/**
 * Decides about a hyphen at the end of a printed line: of 36,482 in volumes 1 and 2 only 417 belong to their word. The
 * evidence is the volume itself: the word seen whole within a line, with or without its hyphen.
 */
export class HyphenEvidence {
  private readonly seen = new Map<string, number>();
  readonly counts = { soft: 0, real: 0, both: 0, unknown: 0 };

  /** Takes the words of a line, without its last if that is broken and its first if the line before was. */
  learn(text: string, startsBroken: boolean): void {
    const words = text.match(WORD) ?? [];
    const from = startsBroken ? 1 : 0;
    const to = text.endsWith("-") ? words.length - 1 : words.length;
    for (const word of words.slice(from, to)) {
      const key = word.toLowerCase().replaceAll("’", "'");
      this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    }
  }

  /** Whether the hyphen between the end of one line and the beginning of the next stays. */
  keeps(before: string, after: string): boolean {
    const head = /[\p{L}\p{N}'’-]*$/u.exec(before.slice(-48, -1))![0];
    const tail = /^[\p{L}\p{N}'’-]*/u.exec(after)![0];
    if (tail === "" || head === "" || /\d$/.test(head) || /^[\d(]/.test(after)) return true;
    const joined = this.countOf(head + tail);
    const hyphenated = this.countOf(`${head}-${tail}`);
    if (joined > 0 && hyphenated > 0) this.counts.both += 1;
    if (joined !== hyphenated) return this.decided(hyphenated > joined);
    return this.withoutEvidence(head, tail);
  }

  /** Whether the end of one line and the beginning of another make a word that the volume has whole. */
  joins(before: string, after: string): boolean {
    const head = /[\p{L}'’-]*$/u.exec(before.slice(-48, -1))![0];
    const tail = /^[\p{L}'’-]*/u.exec(after)![0];
    if (head === "" || tail === "") return false;
    return this.countOf(head + tail) > 0 || this.countOf(`${head}-${tail}`) > 0;
  }

  private decided(isReal: boolean): boolean {
    if (isReal) this.counts.real += 1;
    else this.counts.soft += 1;
    return isReal;
  }

  /** A word never seen whole: two words of the volume are a compound, else the hyphen only breaks the line. */
  private withoutEvidence(head: string, tail: string): boolean {
    this.counts.unknown += 1;
    if (/^\p{Lu}/u.test(tail) && !/^\p{Lu}+$/u.test(head)) return true;
    if (/^(?:non|self|ex|co|pre|post|sub|re|un|anti|multi|semi|inter|intra|over|under)$/i.test(head)) {
      return /^self$|^ex$/i.test(head);
    }
    const last = head.slice(head.lastIndexOf("-") + 1);
    return this.countOf(last) >= COMMON && this.countOf(tail.split("-")[0]!) >= COMMON && last.length > 2;
  }

  private countOf(word: string): number {
    const key = word.toLowerCase().replaceAll("’", "'");
    return (this.seen.get(key) ?? 0) + (key.endsWith("'s") ? (this.seen.get(key.slice(0, -2)) ?? 0) : 0);
  }
}

/** Times that a word is seen in a volume before it counts as one of its own. */
const COMMON = 3;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
