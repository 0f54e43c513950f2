/** Saved searches of the law, and the mails that tell what is new among their matches. */
import { createChecking } from "./checking.ts";
import type { Research, ResearchDeps } from "./contract.ts";
import { createSavedSearches } from "./saved-searches.ts";

export type * from "./contract.ts";

export function createResearch(deps: ResearchDeps): Research {
  return { ...createSavedSearches(deps), ...createChecking(deps) };
}
