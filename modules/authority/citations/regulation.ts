/** Treasury regulations: "26 CFR 1.61-1(a)", "Treas. Reg. §§ 1.671-1 through 1.671-5", "Prop. Reg. § 1.892-4(d)". */
import { formatPath, padded, type Citation, type CitationKind, type Claim } from "./citation.ts";
import { claimLists, type Item, type ListGrammar } from "./lists.ts";
import { endsNumber, GAP, matches, readPath, readQuestion, sibling, SIGN } from "./reading.ts";

const KIND = "regulation";
const PROPOSED = "Prop. ";
/** A regulation of another title carries it in its key: "27 CFR 19.1". */
const OTHER_TITLE = /^(\d+) CFR (.+)$/;

/** Part, section of the Code with subsections of its own, number after the hyphen: 1.1031(a)-1, 1.338(h)(10)-1. */
const NUMBER =
  /(\d{1,3}[A-Za-z]?)\.(\d{1,5}[A-Za-z]{0,2}\d?)((?:\([A-Za-z0-9]{1,4}\)){0,4})-(\d{1,3}[A-Za-z]{0,2})(?![\dA-Za-z])/y;
/** "601.105", and what a lost hyphen leaves: "1.4695T", "301.7508A". */
const WITHOUT_HYPHEN = /(\d{1,3}[A-Za-z]?)\.(\d{2,7}[A-Za-z]{0,2})(?![\dA-Za-z-])/y;
/** The 1.469-2 that "-2" means in a list. */
const SUFFIX = /-(\d{1,3}[A-Za-z]{0,2})(?![\dA-Za-z-])/y;

/** Parts of 26 CFR whose sections are cited often enough to be read without the word "Reg.". */
const PARTS = new Set(
  "1 5 5c 5f 7 15A 16A 18 20 25 26 31 35 40 41 46 48 49 51 52 53 54 55 56 57 58 145 148 156 157 301 601 602 701 702 801".split(
    " ",
  ),
);
/** Parts whose sections have no hyphen. */
const PLAIN_PARTS = new Set(["601", "602", "801"]);

const REGULATION = `(?:\\btreas(?:ury)?\\b\\.?${GAP})?\\bregs?(?:ulations?)?\\b\\.?${GAP}`;
const CFR = `\\b26${GAP}C\\.?${GAP}F\\.?${GAP}R\\b\\.?${GAP}`;
const HEAD = new RegExp(
  `(\\bprop(?:osed)?\\b\\.?${GAP})?(?:\\btemp(?:orary)?\\b\\.?${GAP})?(${CFR}|${REGULATION})?(${SIGN})?(?<![\\w.$-])(?=\\d{1,3}[A-Za-z]?\\.\\d)`,
  "gi",
);

interface Head {
  proposed: boolean;
  /** The words name the regulations. */
  named: boolean;
  sign: boolean;
}

function grammar({ proposed, named, sign }: Head): ListGrammar {
  const prefix = proposed ? PROPOSED : "";
  return {
    kind: KIND,
    between,
    read(text, at, previous) {
      const key = readKey(text, at, { proposed, named: named || previous !== null, sign });
      if (key) return withPath(text, { key: prefix + key.value, start: at, end: key.end });
      return previous && (readSuffix(text, at, previous) ?? readSibling(text, at, previous));
    },
  };
}

function readKey(text: string, at: number, { named, sign }: Head): { value: string; end: number } | null {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (match) {
    const [whole, part, section, subsections, number] = match;
    const isKnown = PARTS.has(part!) && section!.length + subsections!.length >= (sign ? 1 : 2);
    const end = at + whole!.length;
    if (!(named || isKnown) || !endsNumber(text, end, true)) return null;
    return { value: `${part}.${section!.toUpperCase()}${subsections}-${number!.toUpperCase()}`, end };
  }
  WITHOUT_HYPHEN.lastIndex = at;
  const plain = WITHOUT_HYPHEN.exec(text);
  if (!plain || !(named || sign)) return null;
  const [whole, part, section] = plain;
  const end = at + whole!.length;
  const isLikely = named || (PARTS.has(part!) && section!.length >= 3);
  return isLikely && endsNumber(text, end, true) ? { value: `${part}.${section!.toUpperCase()}`, end } : null;
}

function withPath(text: string, item: Omit<Item, "path">): Item {
  const { value: path, end } = readPath(text, item.end);
  const example = EXAMPLE.exec(text.slice(end, end + 40));
  const question = example ? null : readQuestion(text, end);
  if (question) return { ...item, path: [...path, ...question.value], end: question.end };
  if (!example) return { ...item, path, end };
  const below = readPath(text, end + example[0].length);
  return { ...item, path: [...path, `Example ${example[1]}`, ...below.value], end: below.end };
}

const EXAMPLE = /^,?[ \n]?(?:Example|Ex\.)[ \n]\(?(\d{1,3})\)?(?!\w)/;

function readSuffix(text: string, at: number, previous: Item): Item | null {
  SUFFIX.lastIndex = at;
  const match = SUFFIX.exec(text);
  if (!match || !/-[^-]*$/.test(previous.key)) return null;
  const key = previous.key.replace(/-[^-]*$/, `-${match[1]!.toUpperCase()}`);
  return withPath(text, { key, start: at, end: at + match[0].length });
}

function readSibling(text: string, at: number, previous: Item): Item | null {
  const { value: path, end } = readPath(text, at);
  const whole =
    path.length > 0 && text[at] === "(" && text[at - 1] !== "\n" ? sibling(previous.path, path) : null;
  return whole ? { key: previous.key, path: whole, start: at, end } : null;
}

/** 1.61-2 to 1.61-20 between 1.61-1 and 1.61-21; none between sections of different stems. */
function between(first: string, last: string): string[] | null {
  const [, stem, low] = /^(.*)-(\d+)[A-Z]*$/.exec(first) ?? [];
  const [, other, high] = /^(.*)-(\d+)[A-Z]*$/.exec(last) ?? [];
  if (stem === undefined || other === undefined) return null;
  if (stem !== other) return [];
  const count = Number(high) - Number(low) - 1;
  return count < 0 ? null : Array.from({ length: count }, (_, at) => `${stem}-${Number(low) + at + 1}`);
}

/** What a number without its hyphen was probably meant to be. */
export function suggestRegulation({ key, path }: Citation): Citation | undefined {
  const [, prefix, part, digits, letters] = /^(Prop\. )?(\w+)\.(\d+)([A-Z]*)$/.exec(key) ?? [];
  if (part === undefined || PLAIN_PARTS.has(part)) return undefined;
  // "1.4695T" lost the hyphen before its last digit; "301.7508A" and "1.61" lack the number behind it.
  const isTemporary = letters!.endsWith("T") && digits!.length > 1;
  const body = isTemporary
    ? `${digits!.slice(0, -1)}-${digits!.slice(-1)}${letters}`
    : `${digits}${letters}-1`;
  return { kind: KIND, key: `${prefix ?? ""}${part}.${body}`, path: [...path] };
}

function headOf([, proposed, name, sign]: RegExpExecArray): Head {
  return { proposed: proposed !== undefined, named: name !== undefined, sign: sign !== undefined };
}

/** A number without any word before it, inside a longer text, only looks like one of a regulation. */
function isUnsure(text: string, { start, end }: Claim): boolean {
  return /\d/.test(text[start]!) && !text.startsWith("26", start) && text.trim().length > end - start;
}

export const regulation: CitationKind = {
  kind: KIND,

  find(text) {
    const lists = claimLists(text, matches(HEAD, text), (head) => grammar(headOf(head)));
    for (const list of lists) {
      const unsure = list[0] !== undefined && isUnsure(text, list[0]);
      for (const found of list.flatMap((claim) => claim.found)) {
        const suggestion = suggestRegulation(found);
        if (suggestion) found.suggestion = suggestion;
        if (unsure) found.confidence = "low";
      }
    }
    return lists.flat();
  },

  format(key, path) {
    const proposed = key.startsWith(PROPOSED);
    const title = OTHER_TITLE.test(key) ? "" : "26 CFR ";
    return `${proposed ? PROPOSED : ""}${title}${proposed ? key.slice(PROPOSED.length) : key}${formatPath(path)}`;
  },

  address(key) {
    const [, title, number] = OTHER_TITLE.exec(key) ?? [];
    if (title !== undefined) return { work: `${title}-cfr`, number: number! };
    return key.startsWith(PROPOSED)
      ? { work: "prop-26-cfr", number: key.slice(PROPOSED.length) }
      : { work: "26-cfr", number: key };
  },

  keyAt({ work, number }) {
    const [, title] = /^(\d{1,2})-cfr$/.exec(work) ?? [];
    if (title !== undefined && title !== "26")
      return /^\d[\w.()-]*$/.test(number) ? `${title} CFR ${number}` : null;
    if (work !== "26-cfr" && work !== "prop-26-cfr") return null;
    const key = readKey(number, 0, { proposed: false, named: true, sign: false });
    return key && key.end === number.length ? (work === "26-cfr" ? key.value : PROPOSED + key.value) : null;
  },

  /** Part, section of the Code, its subsections, number: 1.61-2 before 1.61-21 before 1.62-1. */
  sortKey(key) {
    const runs = key.replace(PROPOSED, "").match(/\d+|[A-Za-z]+|[.\-(]/g) ?? [];
    const words = runs.map((run) => {
      if (/\d/.test(run)) return padded(run);
      // A hyphen sorts before a parenthesis and letters: 1.61-1, 1.61(a)-1, 1.61A-1.
      return run === "." ? "" : run === "-" ? "0" : run === "(" ? "1" : `2${run.length}${run.toUpperCase()}`;
    });
    return words.join("") + (key.startsWith(PROPOSED) ? "P" : "");
  },

  tie(key) {
    const [, part, section, subsections] =
      /^(?:Prop\. )?(\w+)\.(\d+[A-Z]{0,2}\d?)((?:\(\w+\))*)(?:-|$)/.exec(key) ?? [];
    if (part === undefined || PLAIN_PARTS.has(part) || section === "0") return [];
    // The regulations write 1400Z-2 without its hyphen.
    const number = section!.replace(/^(\d+[A-Z])(\d)$/, "$1-$2");
    const path = [...subsections!.matchAll(/\((\w+)\)/g)].map((step) => step[1]!);
    return [{ kind: "code", key: number, path }];
  },
};
