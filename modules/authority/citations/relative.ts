/** References that only their place completes: "paragraph (2) of subsection (b)", "this section", "such section", "Id." */
import type { Citation, Claim, FoundCitation } from "./citation.ts";
import { GAP, matches, readPath, readSeparator, SIGN, sibling } from "./reading.ts";

/** Levels of the Code, outermost first; their places in a path. */
const LEVELS = ["subsection", "paragraph", "subparagraph", "clause", "subclause", "item", "subitem"];
const LEVEL_WORD = `\\b(sub(?:section|paragraph|par\\.|clause|item)|par(?:agraph|\\.)|clause|item)s?${GAP}(?=\\()`;
const LEVEL = new RegExp(LEVEL_WORD, "gi");
const OF_LEVEL = new RegExp(`${GAP}(?:of|in|under)${GAP}${LEVEL_WORD}`, "iy");
const OF_SECTION = new RegExp(
  `,?${GAP}(?:of|in|under)${GAP}(?:(this|such|that)${GAP}section\\b|(?=${SIGN}\\d|26${GAP}U))`,
  "iy",
);
const THIS_SECTION = /\b(?:this|the present) section\b(?! \d)/gi;
const SUCH_SECTION = /\b(?:such|that|said|the same) section\b(?! \d)/gi;
const IBID = /\b(?:Id|Ibid)\.(?= at |[ \n]?[§,;.)]|$)/g;
/** "Such section (a)(1)": designators right behind. */
const CHAIN_LENGTH = 6;

interface Step {
  level: number;
  path: string[];
}

interface Chain {
  /** The last-named places of a list: "(1)" and "(2)" of "paragraphs (1) and (2)". */
  ends: { path: string[]; start: number; end: number }[];
  /** The levels above, innermost first. */
  above: Step[];
  level: number;
  end: number;
}

function levelOf(word: string): number {
  const name = word.toLowerCase().replace("par.", "paragraph");
  return LEVELS.indexOf(name);
}

/** "paragraph (1) or (2) of subsection (b)" at a place. */
function readChain(text: string, match: RegExpExecArray): Chain | null {
  const level = levelOf(match[1]!);
  const first = readPath(text, match.index + match[0].length);
  if (level < 0 || first.value.length === 0) return null;
  const ends = [{ path: first.value, start: match.index, end: first.end }];
  let end = first.end;
  for (;;) {
    const separator = readSeparator(text, end);
    if (!separator || separator.isRange || text[separator.end] !== "(") break;
    const next = readPath(text, separator.end);
    if (next.value.length === 0 || !sibling(ends.at(-1)!.path, next.value)) break;
    ends.push({ path: sibling(ends.at(-1)!.path, next.value)!, start: separator.end, end: next.end });
    end = next.end;
  }
  const above: Step[] = [];
  while (above.length < CHAIN_LENGTH) {
    OF_LEVEL.lastIndex = end;
    const word = OF_LEVEL.exec(text);
    const path = word && readPath(text, end + word[0].length);
    if (!path || path.value.length === 0) break;
    above.push({ level: levelOf(word[1]!), path: path.value });
    end = path.end;
  }
  return { ends, above, level, end };
}

/** The section that a chain ends in: named, "this section", or the one that the words stand in. */
interface Home {
  citation: Citation;
  end: number;
  /** Its words name a section, so that the chain begins at the top of it. */
  whole: boolean;
}

function homeOf(
  text: string,
  at: number,
  { context, sectionAt }: { context: Citation | undefined; sectionAt: (at: number) => FoundCitation | null },
): Home | "such" | null {
  OF_SECTION.lastIndex = at;
  const of = OF_SECTION.exec(text);
  if (!of) return context ? { citation: context, end: at, whole: false } : null;
  const end = at + of[0].length;
  if (of[1] === undefined) {
    const section = sectionAt(end);
    return section && { citation: section, end: section.end, whole: true };
  }
  if (of[1].toLowerCase() !== "this") return "such";
  return context ? { citation: { ...context, path: [] }, end, whole: true } : null;
}

/** The path of a chain's end; null when the levels above it are not known. */
function pathOf(end: string[], chain: Pick<Chain, "above" | "level">, home: Home): string[] | null {
  const isCode = home.citation.kind === "code";
  const below = [...chain.above.toReversed().flatMap(({ path }) => path), ...end];
  const top = chain.above.at(-1)?.level ?? chain.level;
  // A regulation calls every level "paragraph" and names them from the top: "paragraph (b)(2) of this section".
  if (!isCode || home.whole) return [...home.citation.path, ...below];
  return home.citation.path.length >= top ? [...home.citation.path.slice(0, top), ...below] : null;
}

function chainClaims(chain: Chain, home: Home): Claim[] {
  const last = chain.ends.length - 1;
  const inRegulation = home.citation.kind === "regulation" && !home.whole;
  return chain.ends.flatMap(({ path, start, end }, index) => {
    const base = inRegulation ? { ...home, citation: { ...home.citation, path: [] } } : home;
    const whole = pathOf(path, chain, base);
    if (!whole) return [];
    const range = { start, end: index === last ? Math.max(end, home.end, chain.end) : end };
    const { kind, key } = home.citation;
    return [{ ...range, found: [{ kind, key, path: whole, ...range, confidence: "low" as const }] }];
  });
}

/** A claim that takes the citation before it. */
function anaphor(match: RegExpExecArray): Claim {
  const range = { start: match.index, end: match.index + match[0].length };
  return {
    ...range,
    found: [],
    later(before) {
      const last = before.at(-1);
      if (!last) return null;
      const { kind, key } = last;
      return { kind, key, path: [], ...range, confidence: "low" };
    },
  };
}

/**
 * Claims of relative references.
 * @param context the document, and the unit of it, that the words stand in; without it only what names a section is read
 * @param sectionAt the citation that begins at a place
 */
export function findRelative(
  text: string,
  context: Citation | undefined,
  sectionAt: (at: number) => FoundCitation | null,
): Claim[] {
  const claims: Claim[] = [];
  let taken = 0;
  for (const match of matches(LEVEL, text)) {
    if (match.index < taken) continue;
    const chain = readChain(text, match);
    const home = chain && homeOf(text, chain.end, { context, sectionAt });
    if (!chain || !home || home === "such") continue;
    claims.push(...chainClaims(chain, home));
    taken = chain.end;
  }
  if (!context) return claims;
  for (const match of matches(THIS_SECTION, text)) {
    const range = { start: match.index, end: match.index + match[0].length };
    const { kind, key } = context;
    claims.push({ ...range, found: [{ kind, key, path: [], ...range, confidence: "low" }] });
  }
  for (const pattern of [SUCH_SECTION, IBID]) {
    for (const match of matches(pattern, text)) claims.push(anaphor(match));
  }
  return claims;
}
