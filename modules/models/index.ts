/**
 * Language models: the built-in one, servers of the office, and hosted ones. Which of them words the office's answers
 * is one choice for everybody, kept in the database.
 */
import { DomainError, requireAdmin } from "#modules/kernel";
import { createCatalog, EXTRACTIVE } from "./catalog.ts";
import type { Models, ModelsDeps } from "./contract.ts";
import { claimTrial, readCurrent, writeCurrent } from "./current-store.ts";
import { probeLocal } from "./local-status.ts";
import { providersOf } from "./providers/index.ts";
import { BUILT_IN, MODEL_NOT_AVAILABLE, TRIAL_PAUSE_SECONDS, type ModelEntry } from "./schema.ts";
import { QUESTION, tryModel } from "./trial.ts";

export type * from "./contract.ts";
export type { ModelEntry } from "./schema.ts";

export function createModels({
  knex,
  audit,
  settings,
  allowsHosted,
  recordCall,
  clock,
  log,
}: ModelsDeps): Models {
  const catalog = createCatalog(providersOf(settings), { allowsHosted, clock, log });

  async function current(entries: ModelEntry[]): Promise<ModelEntry> {
    const id = (await readCurrent(knex)) ?? BUILT_IN;
    return entries.find((entry) => entry.id === id) ?? gone(id);
  }

  return {
    async overview(actor) {
      requireAdmin(actor);
      const entries = await catalog.entries();
      const { id, name } = await current(entries);
      const models = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
      return { currentModelId: id, currentModel: name, models };
    },

    async switchTo(actor, modelId) {
      requireAdmin(actor);
      const entry = (await catalog.entries()).find(({ id }) => id === modelId);
      if (!entry) throw new DomainError("not_found", `There is no model "${modelId}". Load the list again.`);
      if (!entry.enabled)
        throw new DomainError("conflict", `${MODEL_NOT_AVAILABLE}. ${entry.reason ?? ""}`.trim());
      await knex.transaction(async (trx) => {
        await writeCurrent(trx, modelId, clock.now());
        await audit.record(trx, actor, { action: "model-switched", subject: { type: "model", id: modelId } });
      });
      return entry;
    },

    async test(actor) {
      requireAdmin(actor);
      const wait = await claimTrial(knex, clock.now(), TRIAL_PAUSE_SECONDS);
      if (wait !== null)
        throw new DomainError("limited", `The models were tested just now. Test again in ${wait} seconds.`);
      const enabled = (await catalog.entries()).filter((entry) => entry.enabled);
      return Promise.all(
        enabled.map(async ({ id }) => {
          const chat = await catalog.open(id);
          if (!chat) return { modelId: id, ok: true, latencyMs: 0, error: null };
          const bytes = Buffer.byteLength(QUESTION);
          if (chat.hosted) await recordCall?.(actor, { model: id, sources: [], bytes });
          return tryModel(chat);
        }),
      );
    },

    async localStatus(actor) {
      requireAdmin(actor);
      return probeLocal(settings.localLlmUrl);
    },

    async card(actor) {
      requireAdmin(actor);
      const { id, name, capabilities } = await current(await catalog.entries());
      return {
        modelName: name,
        version: id === BUILT_IN ? "1.0" : id.slice(id.indexOf("/") + 1),
        capabilities,
      };
    },

    async choose(modelId) {
      const id = modelId ?? (await readCurrent(knex)) ?? BUILT_IN;
      if (id === BUILT_IN) return { entry: EXTRACTIVE, chat: null };
      const chat = await catalog.open(id);
      const entries = await catalog.entries();
      const entry = entries.find((candidate) => candidate.id === id);
      if (!chat || !entry)
        throw new DomainError(
          "unavailable",
          notUsable(id, entry ?? entries.find((one) => id.startsWith(`${one.id}/`))),
        );
      return { entry, chat };
    },
  };
}

/** Stands for a chosen model that no provider offers any more. */
function gone(id: string): ModelEntry {
  const provider = EXTRACTIVE.provider;
  return {
    ...{ id, provider, name: id, type: "local", enabled: false, capabilities: [], contextWindow: null },
    description: "This model was chosen before and is not offered now.",
    reason: MODEL_NOT_AVAILABLE,
  };
}

function notUsable(id: string, entry: ModelEntry | undefined): string {
  return `The model ${id} cannot be used now. ${entry?.reason ?? "Its provider does not offer it."} Or switch to ${BUILT_IN}, which is always there.`;
}
