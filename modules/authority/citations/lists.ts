/** Lists and ranges of citations: "§§ 45, 45Y, 48, and 48E", "sections 671 through 679", "1.469-1T, -2T". */
import type { Claim, FoundCitation } from "./citation.ts";
import { readSeparator } from "./reading.ts";
import type { DocumentKind, Range } from "../schema.ts";

/** Members that a range may have at most; of a longer one only the ends are cited. */
const LONGEST_RANGE = 100;

/** One member of a list, with the range of its own words. */
export interface Item extends Range {
  key: string;
  path: string[];
}

interface Member extends Item {
  /** Joined to the member before it by "through" or a dash. */
  isRange: boolean;
}

export interface ListGrammar {
  kind: DocumentKind;
  /** The member at a place, or null. `previous` is the member before it. */
  read(text: string, at: number, previous: Item | null, afterComma: boolean): Item | null;
  /** Keys strictly between two; null when they are no range. */
  between(first: string, last: string): string[] | null;
}

/** The members of a list that begins at a place; empty when there is no first one. */
function readMembers(text: string, at: number, { read, between }: ListGrammar): Member[] {
  const first = read(text, at, null, false);
  if (!first) return [];
  const members: Member[] = [{ ...first, isRange: false }];
  for (;;) {
    const last = members.at(-1)!;
    const separator = readSeparator(text, last.end);
    const next = separator && read(text, separator.end, last, separator.isComma);
    if (!next) return members;
    if (separator.isRange && !between(last.key, next.key)) return members;
    members.push({ ...next, isRange: separator.isRange });
  }
}

/**
 * Claims of a list whose first number stands at `at`.
 * @param start where the words before the first number begin ("sections")
 */
export function claimList(
  text: string,
  { start, at }: { start: number; at: number },
  grammar: ListGrammar,
): Claim[] {
  const members = readMembers(text, at, grammar);
  const claims: Claim[] = [];
  members.forEach((member, index) => {
    const found = cite(grammar, member, index === 0 ? start : member.start);
    const before = claims.at(-1);
    if (member.isRange && before) {
      const between = grammar.between(members[index - 1]!.key, member.key) ?? [];
      const middle = { start: member.start, end: member.start };
      before.found.push(
        ...between.slice(0, LONGEST_RANGE).map((key) => ({ kind: grammar.kind, key, path: [], ...middle })),
        found,
      );
      before.end = member.end;
    } else {
      claims.push({ start: found.start, end: found.end, found: [found] });
    }
  });
  return claims;
}

function cite({ kind }: ListGrammar, { key, path, end }: Item, start: number): FoundCitation {
  return { kind, key, path, start, end };
}

/**
 * Claims of the lists that these heads begin, in the order of the text. A head inside a list that was read already
 * begins none: reading it again from each of its signs would take the square of its length.
 */
export function claimLists(
  text: string,
  heads: Iterable<RegExpExecArray>,
  grammarOf: (head: RegExpExecArray) => ListGrammar,
): Claim[][] {
  const lists: Claim[][] = [];
  let read = 0;
  for (const head of heads) {
    const at = head.index + head[0].length;
    if (at < read) continue;
    const claims = claimList(text, { start: head.index, at }, grammarOf(head));
    read = claims.at(-1)?.end ?? read;
    lists.push(claims);
  }
  return lists;
}
