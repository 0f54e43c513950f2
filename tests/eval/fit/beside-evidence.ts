/** What search knows of a question on a shelf other than the Code's, read once for the fit. */
import { nearSubsections, type FoundInCode } from "../../../modules/authority/search/beside-the-code.ts";
import { fuse, type Evidence } from "../../../modules/authority/search/fusion.ts";
import { weighWords } from "../../../modules/authority/search/ranking.ts";
import { rankingProfile } from "../../../modules/authority/search/ranking-profile.ts";
import { readConcepts } from "../../../modules/authority/search/retrieval.ts";
import {
  createSearchSnapshots,
  type SearchSnapshot,
} from "../../../modules/authority/search/search-snapshot.ts";
import { findSimilar } from "../../../modules/authority/search/similarity.ts";
import type { Library } from "../../bench/library.ts";
import type { Question } from "./questions.ts";

export interface ShelfEvidence extends Pick<Evidence, "words" | "similar"> {
  snapshot: SearchSnapshot;
  code: FoundInCode;
  /** Ids of the gold documents on this shelf. */
  gold: Set<number>;
}

/** A question is left out where no shelf but the Code's holds its gold. */
export async function readBesideEvidence(
  { knex, semantic }: Library,
  questions: Question[],
): Promise<ShelfEvidence[]> {
  const snapshots = await createSearchSnapshots(knex, semantic.embeddings.id)();
  const rows = (await knex("authority_documents").select("id", "citation")) as {
    id: string;
    citation: string;
  }[];
  const ids = new Map(rows.map(({ id, citation }) => [citation, Number(id)]));
  const found: ShelfEvidence[] = [];
  for (const { question, gold } of questions) {
    const wanted = new Set((gold ?? []).flatMap((citation) => ids.get(citation) ?? []));
    const shelf = [...snapshots.values()].find(
      (one) => one.shelf !== "statute" && one.sectionIds.some((id) => wanted.has(id)),
    );
    if (!shelf) continue;
    const [vector] = await semantic.embeddings.embed([question]);
    const evidenceOn = async (snapshot: SearchSnapshot) => ({
      words: weighWords(await readConcepts(snapshot, question), snapshot),
      similar: await findSimilar(semantic, snapshot, vector!),
    });
    const statute = snapshots.get("statute")!;
    const ofCode = await evidenceOn(statute);
    const { tiedSections } = rankingProfile().retrieval.otherShelves;
    const code = {
      sections: fuse(statute, ofCode, tiedSections),
      subsections: nearSubsections(statute, ofCode.similar),
    };
    found.push({ snapshot: shelf, code, gold: wanted, ...(await evidenceOn(shelf)) });
  }
  return found;
}
