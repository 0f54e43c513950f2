/** Passages for an answer: of the documents that the question cites, then of the Code, then of the other shelves. */
import type { Actor } from "#modules/kernel";
import type { ChunkRow } from "../chunk-store.ts";
import { citedIn } from "../documents/cited.ts";
import type { DocumentText, Found, Passage, Resolved } from "../contract.ts";
import type { PointedUnit } from "./fused-passages.ts";
import type { FusedSection } from "./fusion.ts";
import { toDocumentText } from "../documents/lookup.ts";
import { nothingToSearch } from "../editions/moment.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { Retrieval, ShelfFinds } from "./retrieval.ts";
import type { Shelf } from "../schema.ts";
import type { Store } from "../store.ts";

/** @param k how many at most; default as in the ranking profile */
export async function findPassages(
  { store, retrieval, actor }: { store: Store; retrieval: Retrieval; actor: Actor },
  text: string,
  k?: number,
): Promise<Found> {
  const { answerPassages, otherShelves } = rankingProfile().retrieval;
  const snapshots = await retrieval.snapshots();
  if (snapshots.size === 0) throw await nothingToSearch(store, actor);
  const [cited, { question, shelves, notice }] = await Promise.all([
    citedIn(store, text, null),
    retrieval.retrieve(snapshots, text, { mode: "hybrid", limit: answerPassages.sections }),
  ]);
  const named = await Promise.all(cited.map((resolved) => passagesOfCited(store, resolved, shelves)));
  const isCited = ({ document }: Passage) =>
    cited.some((resolved) => resolved.document.citation === document.citation);
  const few = { documents: otherShelves.answerDocuments, each: otherShelves.answerPassages };
  const many = { documents: answerPassages.sections, each: answerPassages.perSection };
  const read = await Promise.all(
    shelves.map((finds) => readFound(finds, finds.shelf === "statute" ? many : few)),
  );
  const texts = await readTexts(store, read);
  const found = read.map((one) => ({
    isCode: one.shelf === "statute",
    passages: passagesOfFound(one, texts).filter((passage) => !isCited(passage)),
  }));
  const code = found.filter(({ isCode }) => isCode).flatMap(({ passages }) => passages);
  const others = found.filter(({ isCode }) => !isCode).flatMap(({ passages }) => passages);
  // The other shelves never take a place from the Code.
  const ofCode = [...named.flat(), ...code].slice(0, k ?? answerPassages.total);
  const passages = k === undefined ? [...ofCode, ...others] : [...ofCode, ...others].slice(0, k);
  return { question, passages, ...(notice && { notice }) };
}

/** Of a document of running text what search found in it comes first; else, and of law by sections, its beginning. */
async function passagesOfCited(
  store: Store,
  { document, unit }: Resolved,
  shelves: ShelfFinds[],
): Promise<Passage[]> {
  const { answerPassages, citedScore } = rankingProfile().retrieval;
  const { start, end } = document.structure.units[unit]!;
  const id = await store.documentId(document.citation);
  const chunks = id === null ? [] : await store.chunksOfDocument(id);
  const finds = shelves.filter(({ shelf }) => !BY_SECTIONS.has(shelf)).flatMap(({ sections }) => sections);
  const found = finds.find(({ sectionId }) => sectionId === id)?.passages ?? [];
  const places = new Map(found.map(({ chunkId }, place) => [chunkId, place]));
  const placeOf = (chunk: ChunkRow) => places.get(chunk.id) ?? found.length;
  return chunks
    .filter((chunk) => chunk.start < end && start < chunk.end)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, answerPassages.perSection)
    .map((chunk) => ({
      document,
      chunk,
      score: citedScore.passage,
      coverage: 1,
      similarity: null,
      cited: true,
      citedUnit: unit || null,
      pointed: [],
      ...(unit === 0 && places.has(chunk.id) && { found: true as const }),
    }));
}

/** The best documents of a shelf, and their best chunks. */
interface ReadFinds {
  shelf: Shelf;
  found: (FusedSection & { best: number[] })[];
  chunks: Map<number, ChunkRow>;
}

async function readFound(
  { shelf, sections, chunks: read }: ShelfFinds,
  { documents, each }: { documents: number; each: number },
): Promise<ReadFinds> {
  const found = sections.slice(0, documents).map((section) => ({
    ...section,
    best: section.passages.slice(0, each).map(({ chunkId }) => chunkId),
  }));
  return { shelf, found, chunks: await read(found.flatMap(({ best }) => best)) };
}

/** Whose documents are read as trees of units, whatever search found in them. */
const BY_SECTIONS = new Set<Shelf>(["statute", "regulation"]);

type Texts = Map<number, DocumentText>;

async function readTexts(store: Store, read: ReadFinds[]): Promise<Texts> {
  const chunks = read.flatMap((one) => [...one.chunks.values()]);
  const rows = await store.documentsById([...new Set(chunks.map(({ documentId }) => documentId))]);
  return new Map(rows.map((row) => [row.documentId, toDocumentText(row)]));
}

function passagesOfFound({ found, chunks }: ReadFinds, texts: Texts): Passage[] {
  return found.flatMap(({ score, coverage, similarity, pointed, best }) =>
    best.flatMap((chunkId): Passage[] => {
      const chunk = chunks.get(chunkId);
      const document = chunk && texts.get(chunk.documentId);
      if (!document) return [];
      const units = unitsOf(document, pointed);
      return [
        { document, chunk, score, coverage, similarity, cited: false, citedUnit: null, pointed: units },
      ];
    }),
  );
}

function unitsOf({ structure }: DocumentText, pointed: PointedUnit[]): Passage["pointed"] {
  return pointed
    .map(({ fragment, similarity }) => ({
      unit: structure.units.findIndex(({ id }) => id === fragment),
      similarity,
    }))
    .filter(({ unit }) => unit >= 0);
}
