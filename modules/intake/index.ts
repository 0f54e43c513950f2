/**
 * A client's intake for one tax year: requested categories, received documents, status and progress. Each acknowledged
 * document is durable on disk, encrypted with its own key.
 */
import { requireAdmin } from "#modules/kernel";
import { CATEGORIES } from "./categories/index.ts";
import { createOverview } from "./checklist.ts";
import type { Intake, IntakeDeps } from "./contract.ts";
import { createDocuments } from "./documents.ts";
import { createIntakes } from "./intakes.ts";
import { createJudge, createJudging } from "./judging.ts";
import { createMessages, createPost } from "./messages.ts";
import { createOpenings } from "./openings.ts";
import { createOpening } from "./opening.ts";
import { createPageTexts } from "./page-texts.ts";
import { createReviews } from "./reviews.ts";
import { createStatus } from "./status.ts";
import { upsertCategories } from "./store.ts";
import { createTexts } from "./texts.ts";
import { createTouching } from "./touching.ts";
import { createWaivers } from "./waivers.ts";

export { createClamd } from "./adapters/clamd.ts";
export { createFileStore } from "./adapters/file-store.ts";
export type * from "./contract.ts";
export type { AskedPaper, AskedPapers, ClientDirectory, FileStore, Person, StoredDraft } from "./ports.ts";

export function createIntake(deps: IntakeDeps): Intake {
  const pageTexts = createPageTexts(deps);
  const judge = createJudge(deps);
  const post = createPost(deps);
  const { sweepUploads, ...documents } = createDocuments(deps, judge);
  return {
    ...createIntakes(deps),
    ...createOpening(deps),
    ...createStatus(deps, post),
    ...createReviews(deps, judge),
    ...createJudging(deps, judge),
    ...createMessages(deps, post),
    ...createTexts(deps),
    ...createTouching(deps),
    ...createOpenings(deps),
    ...createOverview(deps, documents),
    ...createWaivers(deps),
    ...documents,
    async prepare(actor) {
      requireAdmin(actor);
      await upsertCategories(deps.knex, CATEGORIES);
      await sweepUploads();
      await pageTexts.sealPlain();
    },
  };
}
