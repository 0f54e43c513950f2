/** A figure of the year that a document of the library states in a sentence. */
import type { Resolved } from "#modules/authority";
import { isDomainError } from "#modules/kernel";
import { filingStatus } from "../filing-status.ts";
import { resolveHeld } from "../../statute/held-units.ts";
import type { Lead, LeadQuotation } from "../../leads.ts";
import { quotableLaw, type Quotable } from "../../quotable.ts";
import { unitFor, type NamedAmount, type PublishedFigure } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

const CONFIDENCE = 0.9;
const FIGURE = /\$[\d,]*\d(?:\.\d+)?|\d+(?:\.\d+)?(?= (?:cents|percent))/g;

/** Null when no held document states the year's figure. */
export async function publishedLead(
  { name, published, bases }: NamedAmount,
  { question, asked, authority, actor }: NamedRequest,
): Promise<Lead | null> {
  const ofYear = published
    .filter(({ year }) => year === asked.year)
    .filter(({ said }) => isOfMonth(said, question));
  const named = ofYear.filter((one) => one.asked?.test(question));
  const plain = ofYear.filter((one) => !one.asked);
  const meant = named.length > 0 ? named : plain.length > 0 ? plain : ofYear;
  const found = [];
  for (const figure of meant) {
    const held = await editionHeld(figure.document, { authority, actor });
    const quotation = held && quotationIn(held.document, figure);
    if (quotation) found.push({ figure, quotation });
  }
  if (found.length === 0) return null;
  const documents = [...new Set(found.map(({ figure }) => figure.document))];
  return {
    text: `For ${asked.year}, ${name}: ${found.map(({ figure }) => figure.said).join("; ")} (${[unitFor(bases, filingStatus(question)), ...documents].join("; ")}).`,
    quotations: found.map(({ quotation }) => quotation),
    warnings: [],
    confidence: CONFIDENCE,
  };
}

/** A figure that stands for the amount itself: "$7,500 (…)", but not "$8,600 in all", nor one of several. */
const ALONE = /^(\$[\d,]*\d)(?:$| \(| a month$|,? or\b)/;

/** The one figure of the year that a held document states for everyone; null with several or none. */
export async function publishedAlone(
  { published }: NamedAmount,
  { year, authority, actor }: Pick<NamedRequest, "authority" | "actor"> & { year: number },
): Promise<{ money: string; document: string; quotation: LeadQuotation } | null> {
  const [figure, ...others] = published.filter((one) => one.year === year && !one.asked);
  const [, money] = ALONE.exec(figure?.said ?? "") ?? [];
  if (!figure || !money || others.length > 0) return null;
  const held = await editionHeld(figure.document, { authority, actor });
  const quotation = held && quotationIn(held.document, figure);
  return quotation ? { money, document: figure.document, quotation } : null;
}

const MONTH =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)(?= (?:of )?20\d\d\b)/i;

/** A rate of a month answers no question for another one. */
function isOfMonth(said: string, question: string): boolean {
  const [named] = MONTH.exec(question) ?? [];
  const [own] = MONTH.exec(said) ?? [];
  return !named || !own || named.toLowerCase() === own.toLowerCase();
}

const EDITION = /^(.+) \(\d{4}\)$/;

/** "Form 1040 (2024)" is an edition of Form 1040. */
async function editionHeld(
  document: string,
  { authority, actor }: Pick<NamedRequest, "authority" | "actor">,
): Promise<Resolved | null> {
  const [, name] = EDITION.exec(document) ?? [];
  if (!name) return resolveHeld(authority, actor, document);
  try {
    return await authority.resolve(actor, name, { asOf: document });
  } catch (error) {
    if (isDomainError(error) && error.code === "not_found") return null;
    throw error;
  }
}

/** The figure's words in a document; null when it does not say them, or they lack the figure. */
function quotationIn(
  document: Parameters<typeof quotableLaw>[0],
  { said, words, document: named }: PublishedFigure,
) {
  const start = document.text.indexOf(words);
  const figures = said.match(FIGURE) ?? [];
  // A table prints its sums without the dollar sign.
  if (start < 0 || figures.some((figure) => !words.includes(figure.replace("$", "")))) return null;
  const quotable = ofEdition(quotableLaw(document), named);
  const range = { start, end: start + words.length };
  const parts = quotable.parts.map((part, index) => ({ part, index }));
  const holding = parts.filter(({ part }) => part.start <= range.start && range.end <= part.end);
  const innermost = holding.reduce((best, one) =>
    one.part.end - one.part.start <= best.part.end - best.part.start ? one : best,
  );
  return { quotable, part: innermost.index, range };
}

/** Under the name and at the address of the edition: today's form says other figures. */
function ofEdition(quotable: Quotable, name: string): Quotable {
  if (!EDITION.test(name)) return quotable;
  const cited = (citation: string) => citation.replace(quotable.citation, () => name);
  const at = (url: string) => {
    const [page, fragment] = url.split("#");
    return `${page}?as-of=${encodeURIComponent(name)}${fragment ? `#${fragment}` : ""}`;
  };
  return {
    ...quotable,
    citation: name,
    parts: quotable.parts.map((part) => ({ ...part, citation: cited(part.citation), url: at(part.url) })),
    citeAt: (range) => cited(quotable.citeAt(range)),
    urlAt: (range) => at(quotable.urlAt(range)),
  };
}
