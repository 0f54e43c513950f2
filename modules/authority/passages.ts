/** Passages for an answer: what the question cites by number, then what was found. */
import { citedIn } from "./cited.ts";
import type { Pointed } from "./fusion.ts";
import type { Found, Passage, Resolved, SectionText } from "./index.ts";
import type { LawInForce } from "./law-in-force.ts";
import { releaseAmong, toSectionText } from "./reading.ts";
import type { Retrieval, Retrieved } from "./retrieval.ts";
import type { ReleaseRow, Store } from "./store.ts";

const SECTIONS = 12;
const PASSAGES_PER_SECTION = 6;
const DEFAULT_PASSAGES = 40;
/** A cited section stands above all that was found. */
const CITED_SCORE = 1.5;

export async function findPassages(
  store: Store,
  retrieval: Retrieval,
  law: LawInForce,
  text: string,
  k = DEFAULT_PASSAGES,
): Promise<Found> {
  const release = releaseAmong(law.releases);
  const [cited, { notice, understood, ...retrieved }] = await Promise.all([
    citedIn(store, release, text),
    retrieval.retrieve(law, text, "hybrid", SECTIONS),
  ]);
  const named = await Promise.all(cited.map((resolved) => passagesOfCited(store, release, resolved)));
  const found = await passagesOfFound(store, release, retrieved);
  const others = found.filter(
    ({ section }) => !cited.some((resolved) => resolved.section.number === section.number),
  );
  return { understood, passages: [...named.flat(), ...others].slice(0, k), notice };
}

async function passagesOfCited(
  store: Store,
  release: ReleaseRow,
  { section, unit }: Resolved,
): Promise<Passage[]> {
  const { start, end } = section.structure.units[unit]!;
  const chunks = await store.chunksOfSection(release.id, section.number);
  return chunks
    .filter((chunk) => chunk.start < end && start < chunk.end)
    .slice(0, PASSAGES_PER_SECTION)
    .map((chunk) => ({
      section,
      chunk,
      score: CITED_SCORE,
      coverage: 1,
      closeness: null,
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
  const ids = sections.flatMap((section) =>
    section.passages.slice(0, PASSAGES_PER_SECTION).map(({ chunkId }) => chunkId),
  );
  const chunks = await read(ids);
  const numbers = [...new Set([...chunks.values()].map((chunk) => chunk.number))];
  const texts = new Map(
    (await store.sectionsByNumber(release.id, numbers)).map((row) => [row.number, toSectionText(row)]),
  );
  return sections.flatMap(({ score, coverage, closeness, pointed, passages }) =>
    passages.slice(0, PASSAGES_PER_SECTION).flatMap(({ chunkId }) => {
      const chunk = chunks.get(chunkId);
      const section = chunk && texts.get(chunk.number);
      return chunk && section
        ? [
            {
              section,
              chunk,
              score,
              coverage,
              closeness,
              cited: false,
              citedUnit: null,
              pointed: unitsOf(section, pointed),
            },
          ]
        : [];
    }),
  );
}

function unitsOf({ structure }: SectionText, pointed: Pointed[]): Passage["pointed"] {
  return pointed
    .map(({ fragment, similarity }) => ({
      unit: structure.units.findIndex(({ id }) => id === fragment),
      similarity,
    }))
    .filter(({ unit }) => unit >= 0);
}
