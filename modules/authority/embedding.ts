import type { Knex } from "knex";
import { DomainError, requireAdmin } from "#modules/kernel";
import type { Authority } from "./index.ts";
import { embedPending, type Meaning } from "./vectors.ts";

export function createEmbedding({
  knex,
  meaning,
}: {
  knex: Knex;
  meaning: Meaning | null;
}): Pick<Authority, "embedPending" | "close"> {
  return {
    async embedPending(actor, options) {
      requireAdmin(actor);
      if (!meaning)
        throw new DomainError(
          "unavailable",
          "No vector server is set up. Set CHROMA_URL or leave it to the embedded one.",
        );
      return embedPending(knex, meaning, options);
    },

    async close() {
      await meaning?.embedder.close();
    },
  };
}
