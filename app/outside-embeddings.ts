/** Embeddings by a model outside the office: its setting for such models switches them off, and each question is recorded. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Authority } from "#modules/authority";
import type { Disclosure } from "#modules/disclosure";
import type { Embeddings } from "#modules/embeddings";
import { maskAccountNumbers } from "#modules/intake/schema";
import { DomainError, type Actor } from "#modules/kernel";

/** Whose question a search embeds; the port of embeddings knows of texts only. */
const asker = new AsyncLocalStorage<Actor>();

export function onBehalfOf<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  return asker.run(actor, work);
}

/** Account numbers in questions are masked; without leave search goes by words, as while the model is away. */
export function outsideEmbeddings(
  embeddings: Embeddings,
  { allowsHosted, record }: Pick<Disclosure, "allowsHosted" | "record">,
): Embeddings {
  return {
    ...embeddings,
    async embed(texts, signal) {
      if (!(await allowsHosted()))
        throw new DomainError("unavailable", "The office has switched models outside the office off.");
      const masked = texts.map(maskAccountNumbers);
      const actor = asker.getStore();
      // Nobody asks for the law's own texts, which an ingest sends.
      if (actor) {
        const bytes = masked.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
        await record(actor, { model: `openai/${embeddings.id}`, sources: [], bytes });
      }
      return embeddings.embed(masked, signal);
    },
  };
}

/** The library, whose searches tell who asks. */
export function askedBySomebody(authority: Authority): Authority {
  return {
    ...authority,
    search: (actor, ...asked) => onBehalfOf(actor, () => authority.search(actor, ...asked)),
    find: (actor, ...asked) => onBehalfOf(actor, () => authority.find(actor, ...asked)),
    matching: (actor, ...asked) => onBehalfOf(actor, () => authority.matching(actor, ...asked)),
    passages: (actor, ...asked) => onBehalfOf(actor, () => authority.passages(actor, ...asked)),
  };
}
