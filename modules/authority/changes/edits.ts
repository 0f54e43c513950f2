/** What turns one entry of an amendment note back, as edits of the text as it stands; null where the entry is no whole account. */
import type { Change } from "./change.ts";

/** Words that stand in place of a range, in offsets of the text as it stands. */
export interface Edit {
  start: number;
  end: number;
  words: string;
}

/** The range of the text that an entry is about. */
export interface Scope {
  text: string;
  start: number;
  end: number;
}

const SUBSTITUTED = /(?:substituted )?“([^”]+)” for “([^”]+)”/g;
const STRUCK = /struck out “([^”]+)” (after|before) “([^”]+)”/g;
const INSERTED = /inserted “([^”]+)” (?:after|before) “[^”]+”/g;
const AT_END = /inserted before (?:period|semicolon|comma)(?: at end)? “([^”]+)”/g;
const REPEATED = /\bin (?:two|three|four) places\b|wherever appearing|each place/;
/** What is left of an entry that does more than its quoted words tell. */
const MORE = /“|\b(?:add|insert|str(?:ike|uck)|substitut|redesignat|amend|repeal|restat)/;

export function editsOf({ words }: Pick<Change, "words">, scope: Scope): Edit[] | null {
  const edits: (Edit | null)[] = [];
  const isRepeated = REPEATED.test(words);
  let rest = words.replace(/^(?:Subsecs?\. [^.]*\. )?Pub\. L\. [^ ]+ ?(?:, ?[^“]*?§ ?[^ ]+,)?/, "");
  const take = (pattern: RegExp, edit: (match: RegExpMatchArray) => (Edit | null)[]): void => {
    rest = rest.replace(pattern, (...match) => {
      edits.push(...edit(match as unknown as RegExpMatchArray));
      return "";
    });
  };
  take(STRUCK, ([, struck, side, anchor]) => [
    reinserted(scope, { struck: struck!, side: side!, anchor: anchor! }),
  ]);
  take(INSERTED, ([, put]) => [replaced(scope, spaced(put!), "")]);
  take(AT_END, ([, put]) => [replaced(scope, spaced(put!), "")]);
  take(SUBSTITUTED, ([, after, before]) =>
    isRepeated ? everywhere(scope, after!, before!) : [replaced(scope, after!, before!)],
  );
  if (MORE.test(rest) || edits.length === 0 || edits.includes(null)) return null;
  return edits as Edit[];
}

/** The one place of the words; null when they stand there more than once, or not at all. */
function replaced({ text, start, end }: Scope, after: string, before: string): Edit | null {
  const own = text.slice(start, end);
  const at = own.indexOf(after);
  if (at < 0 || own.includes(after, at + 1)) return null;
  return { start: start + at, end: start + at + after.length, words: before };
}

function everywhere({ text, start, end }: Scope, after: string, before: string): (Edit | null)[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(after, start); at >= 0 && at < end; at = text.indexOf(after, at + after.length))
    edits.push({ start: at, end: at + after.length, words: before });
  return edits.length > 0 ? edits : [null];
}

function reinserted(
  scope: Scope,
  { struck, side, anchor }: { struck: string; side: string; anchor: string },
): Edit | null {
  const place = replaced(scope, anchor, anchor);
  if (!place) return null;
  const at = side === "after" ? place.end : place.start;
  const words = side === "after" ? spaced(struck) : `${struck} `;
  return { start: at, end: at, words };
}

/** Words stand apart from those before them, save a comma. */
function spaced(words: string): string {
  return /^[,;.)]/.test(words) ? words : ` ${words}`;
}
