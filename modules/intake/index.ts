/**
 * A client's intake for one tax year: requested categories, received documents, status and progress. Each acknowledged
 * document is durable on disk, encrypted with its own key.
 */
import { requireAdmin } from "#modules/kernel";
import { CATEGORIES } from "./categories/index.ts";
import { createOverview } from "./checklist/checklist.ts";
import type { Intake, IntakeDeps } from "./contract.ts";
import { createDocuments } from "./documents/documents.ts";
import { createIntakes } from "./intakes.ts";
import { createJudge, createJudging } from "./review/judging.ts";
import { createMessages, createPost } from "./review/messages.ts";
import { createOpenings } from "./documents/openings.ts";
import { createOpening } from "./opening.ts";
import { createPageTexts } from "./documents/page-texts.ts";
import { createReviews } from "./review/reviews.ts";
import { createStatus } from "./checklist/status.ts";
import { upsertCategories } from "./store.ts";
import { createTexts } from "./documents/texts.ts";
import { createTouching } from "./touching.ts";
import { createWaivers } from "./checklist/waivers.ts";

export { createClamd } from "./adapters/clamd.ts";
export { createFiles } from "./adapters/files.ts";
export type { Bucket } from "./adapters/s3-bucket.ts";
export type * from "./contract.ts";
export type { AskedPaper, AskedPapers, ClientDirectory, FileStore, Person, StoredDraft } from "./ports.ts";
export type { DocumentTexts } from "./texts-contract.ts";

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
