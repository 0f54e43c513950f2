/** Looks up every authority that a chat model names in words of its own, and strikes what cannot be found. */
import {
  findCitations,
  formatCitation,
  type Authority,
  type Citation,
  type FoundCitation,
} from "#modules/authority";
import type { Shelf } from "#modules/authority/schema";
import { isDomainError, type Actor } from "#modules/kernel";

type Library = Pick<Authority, "resolve" | "holdings">;

/** Names that are looked up; more than that in one answer are struck unread. */
const MOST = 60;

const SHELVES: Record<Citation["kind"], Shelf> = {
  code: "statute",
  regulation: "regulation",
  ruling: "ruling",
  determination: "determination",
  "tax-court": "opinion",
  reporter: "opinion",
  docket: "opinion",
  "public-law": "statute",
  register: "register",
  publication: "publication",
  form: "publication",
};

const SHELF_NAMES: Record<Shelf, string> = {
  statute: "public laws",
  regulation: "regulations",
  ruling: "rulings of this kind",
  determination: "written determinations",
  opinion: "court opinions",
  publication: "publications and forms",
  register: "Federal Register documents",
};

/** Gives a text with each name that cannot be found between ~~ and ~~, and why behind it; each is looked up once. */
export function createNameCheck(library: Library, actor: Actor): (text: string) => Promise<string> {
  const known = new Map<string, string | null>();
  return async (text) => {
    const named = findCitations(withoutQuotations(text)).filter(({ parallel }) => !parallel);
    const strikes: { from: number; to: number; why: string }[] = [];
    for (const found of named) {
      const citation = formatCitation(found);
      if (!known.has(citation))
        known.set(citation, known.size < MOST ? await problemOf(library, actor, found) : "not looked up");
      const why = known.get(citation);
      if (why) strikes.push({ from: found.start, to: found.end, why });
    }
    return strikes.reduceRight(
      (struck, { from, to, why }) =>
        `${struck.slice(0, from)}~~${struck.slice(from, to)}~~ (${why})${struck.slice(to)}`,
      text,
    );
  };
}

/** Quotations have passed the check; blanks keep the places of the rest. */
function withoutQuotations(answer: string): string {
  return answer.replace(/“[^”]*”\s*\[\d{1,3}\]/g, (quotation) => " ".repeat(quotation.length));
}

/** Null for what the library holds. */
async function problemOf(library: Library, actor: Actor, found: FoundCitation): Promise<string | null> {
  try {
    const { missing, document } = await library.resolve(actor, formatCitation(found));
    return missing ? `${document.citation} has no such unit` : null;
  } catch (error) {
    if (!isDomainError(error) || (error.code !== "not_found" && error.code !== "malformed")) throw error;
    if (found.kind === "code") return "there is no such section in the Code";
    const shelf = SHELVES[found.kind];
    const isHeld = (await library.holdings()).some((holding) => holding.shelf === shelf);
    const holdsNone = !isHeld || found.kind === "public-law";
    return holdsNone ? `not verified: the library holds no ${SHELF_NAMES[shelf]}` : "not in the library";
  }
}
