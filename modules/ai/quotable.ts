/** The one kind of evidence: whatever can be quoted, a document of law or the pages of a paper. */
import { formatCitation, type DocumentText } from "#modules/authority";
import { standingMarks, type Range, type StandingMark } from "#modules/authority/schema";

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
  /** Set for a page of a client's paper. */
  paper?: { documentId: string; intakeId: string; fileName: string; page: number; found: Range[] };
}

/** A document of any shelf; its parts are its units, with the same indexes. */
export function quotableLaw(document: DocumentText): Quotable {
  const { kind, key, citation, url, heading, asOf, text } = document;
  const { units } = document.structure;
  const parts = units.map(({ path, id, ...unit }) => ({
    citation: formatCitation({ kind, key, path }),
    url: id ? `${url}#${id}` : url,
    ...{ heading: unit.heading, start: unit.start, end: unit.end },
  }));
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
    citeAt: (range) => innermost(range).citation,
    urlAt: (range) => innermost(range).url,
  };
}
