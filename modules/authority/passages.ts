/** Passages for an answer: the sections that the question cites, then those found. */
import { citedIn } from "./cited.ts";
import type { Found, Passage, Resolved, SectionText } from "./contract.ts";
import type { PointedUnit } from "./fused-passages.ts";
import { releaseAmong, toSectionText } from "./lookup.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { Retrieval, Retrieved } from "./retrieval.ts";
import type { ReleaseRow, Store } from "./store.ts";

/** @param k how many at most; default as in the ranking profile */
export async function findPassages(
  { store, retrieval }: { store: Store; retrieval: Retrieval },
  text: string,
  k?: number,
): Promise<Found> {
  const { sections, total } = rankingProfile().retrieval.answerPassages;
  const snapshot = await retrieval.snapshot();
  const release = releaseAmong(snapshot.releases);
  const [cited, { notice, understood, ...retrieved }] = await Promise.all([
    citedIn(store, release, text),
    retrieval.retrieve(snapshot, text, { mode: "hybrid", limit: sections }),
  ]);
  const named = await Promise.all(cited.map((resolved) => passagesOfCited(store, release, resolved)));
  const found = await passagesOfFound(store, release, retrieved);
  const others = found.filter(
    ({ section }) => !cited.some((resolved) => resolved.section.number === section.number),
  );
  return { understood, passages: [...named.flat(), ...others].slice(0, k ?? total), notice };
}

async function passagesOfCited(
  store: Store,
  release: ReleaseRow,
  { section, unit }: Resolved,
): Promise<Passage[]> {
  const { answerPassages, citedScore } = rankingProfile().retrieval;
  const { start, end } = section.structure.units[unit]!;
  const chunks = await store.chunksOfSection(release.id, section.number);
  return chunks
    .filter((chunk) => chunk.start < end && start < chunk.end)
    .slice(0, answerPassages.perSection)
    .map((chunk) => ({
      section,
      chunk,
      score: citedScore.passage,
      coverage: 1,
      similarity: null,
      cited: true,
      citedUnit: unit || null,
      pointed: [],
    }));
}

async function passagesOfFound(
  store: Store,
  release: ReleaseRow,
  { sections, chunks: read }: Pick<Retrieved, "sections" | "chunks">,
): Promise<Passage[]> {
  const { perSection } = rankingProfile().retrieval.answerPassages;
  const ids = sections.flatMap((section) =>
    section.passages.slice(0, perSection).map(({ chunkId }) => chunkId),
  );
  const chunks = await read(ids);
  const numbers = [...new Set([...chunks.values()].map((chunk) => chunk.number))];
  const texts = new Map(
    (await store.sectionsByNumber(release.id, numbers)).map((row) => [row.number, toSectionText(row)]),
  );
  return sections.flatMap(({ score, coverage, similarity, pointed, passages }) =>
    passages.slice(0, perSection).flatMap(({ chunkId }) => {
      const chunk = chunks.get(chunkId);
      const section = chunk && texts.get(chunk.number);
      return chunk && section
        ? [
            {
              section,
              chunk,
              score,
              coverage,
              similarity,
              cited: false,
              citedUnit: null,
              pointed: unitsOf(section, pointed),
            },
          ]
        : [];
    }),
  );
}

function unitsOf({ structure }: SectionText, pointed: PointedUnit[]): Passage["pointed"] {
  return pointed
    .map(({ fragment, similarity }) => ({
      unit: structure.units.findIndex(({ id }) => id === fragment),
      similarity,
    }))
    .filter(({ unit }) => unit >= 0);
}
