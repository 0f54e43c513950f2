/**
 * What practice and taxpayers call the subjects of sections and units, and phrases for what the Code does not cover:
 * the tables of `data/phrases`. Read when asked for and not kept; callers keep what they need.
 */
import { listDataFiles, readTable } from "../data-files.ts";

export const PHRASE_COLUMNS = ["citation", "phrase", "origin", "date"] as const;
export const OUT_OF_SCOPE_COLUMNS = ["phrase", "origin", "date"] as const;
export const PHRASE_FOLDER = "phrases/usc-26";
/** Of 26 CFR, and of rulings, opinions, forms and publications. */
export const DOCUMENT_FILES = ["phrases/cfr-26.tsv", "phrases/papers.tsv"] as const;
export const OUT_OF_SCOPE_FILE = "phrases/out-of-scope.tsv";

/** A phrase for a section ("121"), or for one of its units by the unit's fragment ("b-2"; "" for the section). */
export interface SearchPhrase {
  number: string;
  fragment: string;
  phrase: string;
}

/** In the order of the Code. */
export function readSearchPhrases(): SearchPhrase[] {
  return listDataFiles(PHRASE_FOLDER)
    .flatMap((file) => readTable(file, PHRASE_COLUMNS))
    .map(({ citation, phrase }) => ({ ...placeOf(citation), phrase }));
}

/** A phrase for a whole document beside the Code ("26 CFR 1.61-21", "Rev. Rul. 2031-4"). */
export interface DocumentPhrase {
  citation: string;
  phrase: string;
}

/** Regulations first, in the order of 26 CFR. */
export function readDocumentPhrases(): DocumentPhrase[] {
  return DOCUMENT_FILES.flatMap((file) => readTable(file, PHRASE_COLUMNS)).map(({ citation, phrase }) => ({
    citation,
    phrase,
  }));
}

/** Subjects of other laws and of daily life that the Code does not answer. */
export function readOutOfScopePhrases(): string[] {
  return readTable(OUT_OF_SCOPE_FILE, OUT_OF_SCOPE_COLUMNS).map(({ phrase }) => phrase);
}

/** A canonical citation only: `parseCitation` reads every usual form and takes ten times as long. */
const CANONICAL = /^26 USC ([\w-]+)((?:\(\w+\))*)$/;

function placeOf(citation: string): Pick<SearchPhrase, "number" | "fragment"> {
  const parts = CANONICAL.exec(citation);
  if (!parts) throw new Error(`"${citation}" in ${PHRASE_FOLDER} is not a canonical citation.`);
  const [, number, path] = parts;
  return { number: number!, fragment: path!.slice(1, -1).replaceAll(")(", "-") };
}
