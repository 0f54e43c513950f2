import type { Logger } from "pino";
import type { Running } from "#product";
import { OPERATOR } from "#modules/kernel";

/**
 * Searches once, so that the embedding model, Chroma's indexes and the database's pages are in memory before the
 * first question: on a busy machine reading them takes seconds, and a question would go on by words alone. A failure
 * is only logged; the first question says what is away.
 */
export async function warmSearch({ modules: { authority } }: Running, log: Logger): Promise<void> {
  try {
    const { vectors } = await authority.library(OPERATOR);
    if (vectors > 0) await authority.search(OPERATOR, "gross income", { mode: "semantic" });
  } catch (error) {
    log.debug({ err: error }, "Search was not warmed");
  }
}
