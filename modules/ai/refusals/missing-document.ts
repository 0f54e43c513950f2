/** Rulings, regulations, opinions and papers that a question asks about and the library does not hold. */
import { findCitations, formatCitation, tie, type FoundCitation } from "#modules/authority";
import type { DocumentKind, Shelf } from "#modules/authority/schema";
import { isDomainError } from "#modules/kernel";
import { caseIn } from "./case-name.ts";
import { withSubject } from "./on-subject.ts";
import type { Border, BorderRequest, BorderRule } from "./rule.ts";

const WORK: Partial<Record<DocumentKind, { shelf: Shelf; many: string }>> = {
  regulation: { shelf: "regulation", many: "regulations" },
  ruling: { shelf: "ruling", many: "revenue rulings, revenue procedures or notices" },
  determination: { shelf: "determination", many: "private letter rulings or other written determinations" },
  "tax-court": { shelf: "opinion", many: "opinions of the Tax Court" },
  reporter: { shelf: "opinion", many: "opinions of courts" },
  docket: { shelf: "opinion", many: "opinions of courts" },
  register: { shelf: "register", many: "documents of the Federal Register" },
  "public-law": { shelf: "statute", many: "public laws of their own" },
  publication: { shelf: "publication", many: "publications" },
  form: { shelf: "publication", many: "forms" },
};

export const missingDocument: BorderRule = async (request) => {
  const { question } = request;
  const cited = findCitations(question).filter(({ parallel }) => !parallel);
  const namesCode = cited.some(({ kind }) => kind === "code");
  for (const citation of cited) {
    if (!WORK[citation.kind] || !asksOf(question, citation, namesCode)) continue;
    if (await isHeld(request, citation)) continue;
    return missing(request, citation);
  }
  return (await namedCase(request)) ?? (await unreadPaper(request)) ?? (await kindOfPaper(request));
};

/** Papers that are never cited in the registry's forms, and that the library holds none of by that name. */
const UNREAD: readonly RegExp[] = [
  /\bExecutive Order (?:No\. ?)?[\d,]+/i,
  /\bTreasury Decision (?:No\. ?)?\d+/i,
  /\b(?:G\.?C\.?M\.?|General Counsel Memorandum) \d+/i,
  /\bI\.?R\.?M\.? (?:pt\. |part |§ ?)?\d+(?:\.\d+)+/i,
  /\bI\.?R\.?B\.? (?:No\. ?)?\d{4}-\d+/i,
  /\bProp(?:osed|\.)? (?:Treas(?:ury|\.)? )?Reg(?:ulation|\.)? ?(?:§|sec(?:tion|\.))? ?\d+\.\d+[\w-]*/i,
];

function notHeld(text: string): Border {
  return { kind: "not_in_library", text };
}

async function unreadPaper(request: BorderRequest): Promise<Border | null> {
  const found = UNREAD.map((pattern) => pattern.exec(request.question)?.[0]).find(Boolean);
  const isOfBulletin = found?.startsWith("I") && request.passages.some(({ cited }) => cited);
  if (!found || isOfBulletin || findCitations(request.question).some(({ kind }) => kind === "code"))
    return null;
  return withSubject(notHeld(`The library does not hold ${found}.`), request);
}

const ASKS_WHAT_IT_SAYS =
  /\b(?:hold|held|say|said|conclude|decide|provide|rule|set|state|list|give|announce|publish|allow|contain|change|require)\b/i;

/** A form may be mentioned ("a Form 1099 that is never filed"); a ruling is asked about. */
function asksOf(question: string, { kind, start, end }: FoundCitation, namesCode: boolean): boolean {
  if (kind === "form" || kind === "publication" || kind === "public-law") {
    const name = question.slice(start, end).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(
      `\\bwhat(?:'s| is| was)? (?:in|on|(?:said|stated|written) in)\\b.{0,20}${name}|\\bwhat (?:does|do|did)\\b.{0,40}${name}.{0,60}\\b(?:say|says|state|contain|provide|change|tell|ask|require|explain)\\b|\\b(?:according to|instructions (?:for|to|of)|lines? \\w+ (?:of|on)|box(?:es)? \\w+ (?:of|on)|quote|text of|summari[sz]e)\\b.{0,30}${name}`,
      "i",
    ).test(question);
  }
  return !namesCode || ASKS_WHAT_IT_SAYS.test(question);
}

async function isHeld(
  { authority, actor }: BorderRequest,
  citation: Pick<FoundCitation, "kind" | "key">,
): Promise<boolean> {
  try {
    await authority.resolve(actor, formatCitation({ ...citation, path: [] }));
    return true;
  } catch (error) {
    if (isDomainError(error) && (error.code === "not_found" || error.code === "malformed")) return false;
    throw error;
  }
}

async function missing(request: BorderRequest, citation: FoundCitation): Promise<Border> {
  const name = formatCitation({ ...citation, path: [] }).replace(/^WD /, "written determination ");
  const { many } = WORK[citation.kind]!;
  const year = Number(/\b(20\d\d)-\d/.exec(name)?.[1] ?? 0);
  if (year > request.today)
    return withSubject(
      notHeld(`There is no ${name} yet: ${year} has not come. The library does not hold it.`),
      request,
    );
  const holdsAny = await holds(request, WORK[citation.kind]!.shelf);
  const has = holdsAny || citation.kind === "form" ? "" : ` It holds no ${many} yet.`;
  const guess = citation.suggestion ? ` Was ${formatCitation(citation.suggestion)} meant?` : "";
  return onOwnSection(notHeld(`The library does not hold ${name}.${has}${guess}`), { request, citation });
}

/** A regulation stands under the section of its number; a paper on no subject that its number tells. */
async function onOwnSection(
  border: Border,
  { request, citation }: { request: BorderRequest; citation: FoundCitation },
): Promise<Border> {
  if (citation.kind !== "regulation") return withSubject(border, request);
  for (const own of tie({ ...citation, path: [] })) {
    const cited = formatCitation({ ...own, path: [] });
    if (!(await isHeld(request, own))) continue;
    const { document } = await request.authority.resolve(request.actor, cited);
    const { key, heading, citation: section, url } = document;
    return {
      ...border,
      text: `${border.text} Its number belongs to § ${key}, ${heading}.`,
      nearest: [{ citation: section, title: heading, url }],
    };
  }
  return { ...border, nearest: [] };
}

async function holds({ authority }: BorderRequest, shelf: Shelf): Promise<boolean> {
  return (await authority.holdings()).some((holding) => holding.shelf === shelf && holding.sections > 0);
}

/** "Moore v. United States", unless an opinion of that name, or what the IRS says of it, was found. */
async function namedCase(request: BorderRequest): Promise<Border | null> {
  const named = caseIn(request.question);
  if (!named) return null;
  const known = named.known.toLowerCase();
  const isFound = request.passages.some(
    ({ document: { shelf, kind, heading } }) =>
      (shelf === "opinion" || kind === "determination") && heading.toLowerCase().includes(known),
  );
  if (isFound) return null;
  const has = (await holds(request, "opinion")) ? "" : " It holds no opinions of courts yet.";
  return withSubject(notHeld(`The library does not hold ${named.name}.${has}`), request);
}

const PAPERS: readonly { words: RegExp; shelf: Shelf; many: string }[] = [
  {
    words:
      /\b(?:private letter rulings?|PLRs?|technical advice memorand\w+|TAMs?|chief counsel advice|CCAs?|written determinations?)\b/i,
    shelf: "determination",
    many: "private letter rulings or other written determinations",
  },
  {
    words: /\brev(?:enue|\.)? (?:rulings?|rul\.|procedures?|proc\.)/i,
    shelf: "ruling",
    many: "revenue rulings or revenue procedures",
  },
  {
    words:
      /\b(?:tax court (?:cases?|opinions?|decisions?|memos?)|court (?:cases|opinions|decisions)|case law|(?:tax|supreme|circuit|district) court (?:decide|rule|hold|held|say|said)\w*|did the (?:tax|supreme) court)\b/i,
    shelf: "opinion",
    many: "opinions of courts",
  },
];
const ASKS_FOR_PAPERS =
  /\b(?:which|what|any|are there|is there|list|find|show|cite|give|name|do|does|did|how (?:do|have|did))\b/i;

/** "Is there a private letter ruling on …" while the library has none at all. */
async function kindOfPaper(request: BorderRequest): Promise<Border | null> {
  const { question } = request;
  const asked = PAPERS.find(({ words }) => words.test(question));
  if (!asked || !ASKS_FOR_PAPERS.test(question) || ABOUT_ITSELF.test(question)) return null;
  if (await holds(request, asked.shelf)) return null;
  return withSubject(notHeld(`The library holds no ${asked.many} yet.`), request);
}

/** "Are private letter rulings precedent?": a question about such papers, which the Code answers. */
const ABOUT_ITSELF =
  /\b(?:precedent|cited as|reviews?|appeals?|open to (?:public )?inspection|disclos\w+|petition|request|apply for|fee|small (?:case|tax case)|jurisdiction|deadline|days|file (?:in|with))\b/i;
