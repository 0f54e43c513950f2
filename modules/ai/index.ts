/**
 * Questions and answers: evidence from the library, an answer by a model, and the check that every quotation
 * stands word for word in the stored text before anybody sees it.
 */
import { createAsking } from "./asking.ts";
import type { Ai, AiDeps } from "./contract.ts";
import { inTurns } from "./turns.ts";

export type { Ai, AiDeps, AskOptions, Office } from "./contract.ts";

export function createAi(deps: AiDeps): Ai {
  return createAsking({ ...deps, authority: inTurns(deps.authority) });
}
