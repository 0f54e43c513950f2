/** Search in the papers of one client. */
import { setImmediate } from "node:timers/promises";
import type { VectorCollection } from "#modules/embeddings";
import type { DocumentTexts } from "#modules/intake";
import { maskAccountNumbers } from "#modules/intake/schema";
import { DomainError, isDomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { PaperOwner, Papers, PapersDeps } from "./contract.ts";
import { bestPages, placeOf, type PaperText } from "./matching.ts";
import { findPassages } from "./store.ts";

const NEIGHBORS = 24;
const BY_WORDS_ONLY = "The client's papers were searched by their words only, since Chroma does not answer.";

export function createSearching(
  deps: PapersDeps,
  collection: VectorCollection | null,
): Pick<Papers, "search"> {
  const { knex, intake, embeddings } = deps;

  /** One client's intakes: never those of two. */
  async function intakesOf(actor: Actor, { clientId, intakeId }: PaperOwner): Promise<string[]> {
    if (!intakeId) return (await intake.listIntakesOf(actor, clientId ?? "")).map(({ id }) => id);
    const { id } = await intake.getIntake(actor, intakeId);
    if (!clientId) return [id];
    const own = await intake.listIntakesOf(actor, clientId);
    if (own.some((one) => one.id === id)) return [id];
    const message = "This intake belongs to another client. Name one client only.";
    throw new DomainError("invalid", message, { fields: { intakeId: message } });
  }

  /** Cosines of the client's nearest passages, by their places. */
  async function similarities(question: string, intakeIds: string[]): Promise<Map<string, number>> {
    if (!collection || !embeddings || intakeIds.length === 0) return new Map();
    const [vector] = await embeddings.embed([question]);
    const near = await collection.nearest(vector!, NEIGHBORS, { intake: intakeIds });
    const byId = new Map(near.map(({ id, similarity }) => [id, similarity]));
    // The rows decide: a vector whose paper is gone, or another's, stands for nothing.
    const rows = await findPassages(knex, [...byId.keys()], intakeIds);
    return new Map(rows.map((row) => [placeOf(row), byId.get(row.id) ?? 0]));
  }

  return {
    async search(actor, owner, question) {
      requireAdmin(actor);
      const intakeIds = await intakesOf(actor, owner);
      let notice: string | undefined;
      const near = await similarities(question, intakeIds).catch((error: unknown) => {
        if (!isDomainError(error) || error.code !== "unavailable") throw error;
        notice = BY_WORDS_ONLY;
        return new Map<string, number>();
      });
      const papers = (await Promise.all(intakeIds.map((id) => intake.listTexts(actor, id)))).flat();
      const pages = await bestPages(question, await paperTexts(papers), near);
      return { pages, intakeIds, ...(notice && { notice }) };
    },
  };
}

/** Account numbers masked. */
async function paperTexts(papers: DocumentTexts[]): Promise<PaperText[]> {
  const texts: PaperText[] = [];
  for (const { document, category, pages } of papers) {
    const masked: string[] = [];
    for (const page of pages) {
      masked.push(maskAccountNumbers(page));
      // Other requests come first.
      await setImmediate();
    }
    texts.push({
      documentId: document.id,
      intakeId: document.intakeId,
      fileName: document.originalFileName,
      about: [category, document.classification, ...document.tags].join(" "),
      pages: masked,
    });
  }
  return texts;
}
