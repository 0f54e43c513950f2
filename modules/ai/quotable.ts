/** The one kind of evidence: whatever can be quoted, a document of law or the pages of a paper. */
import { formatCitation, type DocumentText } from "#modules/authority";
import { standingMarks, type Range, type StandingMark, type Structure } from "#modules/authority/schema";

/** A part that can be a source by itself: a unit of law, a page of a paper. */
export interface QuotablePart extends Range {
  /** "26 USC 61(a)(1)" */
  citation: string;
  /** Its address on this site, with the fragment that names it. */
  url: string;
  heading: string | null;
}

export interface Quotable {
  /** "26 USC 61" */
  citation: string;
  title: string;
  /** State of the text, as shown to people: "119-100". */
  asOf: string;
  text: string;
  /** In the order of the text; the first is the whole. */
  parts: QuotablePart[];
  /** Pin cite of the innermost part that holds the whole range. */
  citeAt(range: Range): string;
  /** Address of that part. */
  urlAt(range: Range): string;
  /** SHA-256 of the document's version. */
  versionHash?: string;
  /** What a reader must know of the document. */
  marks?: StandingMark[];
  /** Numbers of the publisher's footnotes, which stand in the text and are no law. */
  footnoteNumbers?: readonly Range[];
  /** Set for a page of a client's paper. */
  paper?: { documentId: string; intakeId: string; fileName: string; page: number; found: Range[] };
}

/** By the structure of the document, which the library shares between answers. */
const known = new WeakMap<Structure, { citation: string; url: string; parts: QuotablePart[] }>();

function partsOf({ kind, key, citation, url, structure }: DocumentText): QuotablePart[] {
  const read = known.get(structure);
  if (read?.citation === citation && read.url === url) return read.parts;
  const parts = structure.units.map(({ path, id, heading, start, end }) => ({
    citation: formatCitation({ kind, key, path }),
    url: id ? `${url}#${id}` : url,
    ...{ heading, start, end },
  }));
  known.set(structure, { citation, url, parts });
  return parts;
}

/** A document of any shelf; its parts are its units, with the same indexes. */
export function quotableLaw(document: DocumentText): Quotable {
  const { citation, heading, asOf, text } = document;
  const { units } = document.structure;
  const parts = partsOf(document);
  const innermost = (range: Range): QuotablePart => {
    const holding = units.flatMap((unit, index) =>
      unit.start <= range.start && range.end <= unit.end ? [{ depth: unit.path.length, index }] : [],
    );
    const deepest = holding.reduce((best, one) => (one.depth > best.depth ? one : best), {
      depth: 0,
      index: 0,
    });
    return parts[deepest.index]!;
  };
  return {
    ...{ citation, title: heading, asOf, text, parts, versionHash: document.contentHash },
    marks: standingMarks(document),
    footnoteNumbers: footnoteNumbers(document),
    citeAt: (range) => innermost(range).citation,
    urlAt: (range) => innermost(range).url,
  };
}

/** "or²" of the Code; a raised numerator is no footnote. */
function footnoteNumbers({ kind, text, structure }: DocumentText): Range[] {
  if (kind !== "code") return [];
  return structure.marks.filter(
    ({ kind: mark, start, end }) =>
      mark === "sup" && /^\d+$/.test(text.slice(start, end)) && text[end] !== FRACTION_SLASH,
  );
}

const FRACTION_SLASH = "⁄";

/** Index of the innermost part that holds the range. */
export function partOf(quotable: Quotable, range: Range): number {
  const url = quotable.urlAt(range);
  return Math.max(
    0,
    quotable.parts.findIndex((part) => part.url === url),
  );
}
