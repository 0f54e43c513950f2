/** Sections and units of the Code that a question names and that do not exist. */
import {
  findCitations,
  formatCitation,
  formatPath,
  type FoundCitation,
  type Resolved,
} from "#modules/authority";
import { DomainError } from "#modules/kernel";
import type { Nearest } from "../schema.ts";
import { formerSection } from "./former-provision.ts";
import { nearestSections } from "./nearest-sections.ts";
import type { Border, BorderRequest, BorderRule } from "./rule.ts";

export const missingUnit: BorderRule = async (request) => {
  for (const citation of findCitations(request.question)) {
    if (citation.kind !== "code") continue;
    const border = await absence(request, citation);
    if (border) return border;
  }
  const [, number] = ENDLESS.exec(request.question) ?? [];
  return number ? missingSection(request, { key: number }) : null;
};

/** A number that no section has, which is no citation therefore. */
const ENDLESS =
  /(?:\b(?:section|sec\.?|26 U\.?S\.?C\.?(?:A\.?)?|I\.?R\.?C\.?)|§+)(?: ?§+)? ?(\d{5,}[A-Z]?)\b(?!-)/i;

async function absence(request: BorderRequest, citation: FoundCitation): Promise<Border | null> {
  const name = formatCitation(citation);
  try {
    const resolved = await request.authority.resolve(request.actor, name);
    return resolved.missing ? missingIn(resolved) : null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not_found") throw error;
    // Where the library itself does not tell, a rule of its own says by what and from when on it was repealed.
    if (formerSection(citation) && !(await request.authority.formerSection(request.actor, citation.key)))
      return null;
    // A bare number that no sign announces may be anything: "a 1099(b)".
    return citation.confidence === "low" ? null : missingSection(request, citation);
  }
}

/** "§ 61 ends with (b); there is no (z)." Null where the letter stands within the unit's own text, "and (C) a power to …". */
function missingIn({ document, unit, citation, url, missing }: Resolved): Border | null {
  const { units } = document.structure;
  const { path, start, end } = units[unit]!;
  const asked = missing!.slice(document.citation.length).match(/\([^)]+\)/g) ?? [];
  const absent = asked[path.length] ?? "";
  if (path.length > 0 && listsInline(document.text.slice(start, end), absent)) return null;
  const below = units.filter((other) => other.parent === unit && other.path.length > path.length);
  const designators = below.map((other) => `(${other.path.at(-1)})`);
  const last = designators.at(-1);
  const sign = `§ ${document.key}${formatPath(path)}`;
  const why = !last
    ? `${sign} is not divided into ${path.length === 0 ? "subsections" : "smaller units"}`
    : isBeyond(absent, designators)
      ? `${sign} ends with ${last}`
      : `${sign} has ${designators.length > 8 ? `${designators.slice(0, 3).join(", ")} … ${last}` : designators.join(", ")}`;
  return {
    kind: "no_such_unit",
    text: `There is no ${missing}: ${why}; there is no ${absent}.`,
    nearest: [{ citation, title: units[unit]!.heading?.trim() || document.heading, url }],
  };
}

/** Whether a unit's running text has a list item of that letter; "under subparagraph (A) or (C)" names one of elsewhere. */
function listsInline(text: string, designator: string): boolean {
  const escaped = designator.replace(/[()]/g, "\\$&");
  const item = new RegExp(String.raw`(.{0,60})(?:[:;,—]|\b(?:or|and|if)) ?${escaped} \w`, "s").exec(text);
  return item !== null && !/(?:section|paragraph|clause|part|chapter)s? [^;:]*$/i.test(item[1]!);
}

/** Whether a designator would come after all of a list in its own order. */
function isBeyond(absent: string, designators: string[]): boolean {
  const rank = (designator: string) => {
    const plain = designator.replace(/[()]/g, "");
    return /^\d+$/.test(plain) ? Number(plain) : plain.length * 1000 + plain.toLowerCase().charCodeAt(0);
  };
  return designators.every((designator) => rank(designator) < rank(absent));
}

async function missingSection(
  { authority, actor }: BorderRequest,
  { key }: Pick<FoundCitation, "key">,
): Promise<Border> {
  const [former, contents] = await Promise.all([
    authority.formerSection(actor, key),
    authority.contents(actor, "code"),
  ]);
  const number = (text: string) => Number.parseInt(text, 10);
  const after = contents.findIndex((entry) => number(entry.key) > number(key));
  const beside = after < 0 ? contents.slice(-1) : contents.slice(Math.max(0, after - 1), after + 1);
  const nearest: Nearest[] = beside.map(({ citation, heading, url }) => ({ citation, title: heading, url }));
  if (former) {
    const ended = formerSection({ kind: "code", key });
    const own = ended
      ? await nearestSections({ authority, actor }, [ended.now])
      : [{ citation: former.citation, title: former.heading, url: former.url }, ...nearest];
    const text = ended ? `it was repealed ${ended.ended}.` : former.text;
    return {
      kind: "no_such_unit",
      text: `Section ${key} is no longer in the Internal Revenue Code: ${text} Its former words are not in this library.`,
      nearest: own,
    };
  }
  const last = contents.at(-1);
  const where =
    after < 0 && last
      ? `the Code ends with § ${last.key}`
      : `the library's text goes from § ${beside.map((entry) => entry.key).join(" to § ")}`;
  return {
    kind: "no_such_unit",
    text: `There is no section ${key} in the Internal Revenue Code as the library holds it: ${where}.`,
    nearest,
  };
}
