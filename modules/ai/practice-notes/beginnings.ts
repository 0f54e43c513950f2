/**
 * How the words begin that can meet a condition. Conditions are of whole words, so a text none of whose words begins so
 * cannot meet it: of thousands of notes only some hundreds are tried on a question.
 */

/** Letters looked at. */
const LETTERS = 3;

/** What an expression can begin with. `isWhole`: it can end there, and what stands behind it may follow. */
interface Beginning {
  text: string;
  isWhole: boolean;
}

const NOTHING: Beginning = { text: "", isWhole: true };
const ANYTHING: Beginning = { text: "", isWhole: false };

/** Of a text: the first letters of each of its words, one to three. */
export function beginningsOfWords(text: string): Set<string> {
  const lower = text.toLowerCase();
  const found = new Set<string>();
  for (const { index } of lower.matchAll(/(?<![\w-])[^]/g))
    for (let letters = 1; letters <= LETTERS; letters++) found.add(lower.slice(index, index + letters));
  return found;
}

/** Of a condition: one of these begins what meets it; null where anything may. */
export function beginningsOf(condition: RegExp): string[] | null {
  const texts = new Set(readExpression(condition.source).map(({ text }) => text));
  return texts.has("") ? null : [...texts];
}

function readExpression(source: string): Beginning[] {
  let at = 0;

  function alternatives(): Beginning[] {
    const all = [sequence()];
    while (source[at] === "|") {
      at++;
      all.push(sequence());
    }
    return unique(all.flat());
  }

  function sequence(): Beginning[] {
    let begun = [NOTHING];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const next = repeated(term());
      begun = unique(begun.flatMap((one) => (one.isWhole ? next.map((more) => joined(one, more)) : [one])));
    }
    return begun;
  }

  function term(): Beginning[] {
    const [group] = /^\((?:\?(?:<?[=!]|:))?/.exec(source.slice(at)) ?? [];
    if (group === undefined) return character();
    at += group.length;
    const inside = alternatives();
    at++;
    return /[=!]$/.test(group) ? [NOTHING] : inside;
  }

  function character(): Beginning[] {
    const [written = ""] = /^(?:\[(?:\\.|[^\]\\])*\]|\\?.)/s.exec(source.slice(at)) ?? [];
    at += written.length;
    if (/^(?:\\b|\^|\$)$/.test(written)) return [NOTHING];
    if (/^(?:\[|\.$|\\[a-z\d])/i.test(written)) return [ANYTHING];
    return [{ text: written.at(-1)!.toLowerCase(), isWhole: true }];
  }

  function repeated(one: Beginning[]): Beginning[] {
    const [times = ""] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at)) ?? [];
    at += times.length;
    if (times === "") return one;
    const once = times.startsWith("?") ? one : one.map(({ text }) => ({ text, isWhole: false }));
    return /^(?:[?*]|\{0)/.test(times) ? [...once, NOTHING] : once;
  }

  return alternatives();
}

function joined(first: Beginning, next: Beginning): Beginning {
  const text = first.text + next.text;
  return { text: text.slice(0, LETTERS), isWhole: next.isWhole && text.length < LETTERS };
}

function unique(all: Beginning[]): Beginning[] {
  return [...new Map(all.map((one) => [`${one.isWhole} ${one.text}`, one])).values()];
}
