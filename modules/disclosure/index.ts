/**
 * Disclosure of clients' papers to models outside the office: sending them is a disclosure of tax return information
 * (26 USC 7216, 26 CFR 301.7216-1 to -3), allowed with the client's signed consents, or where the office has recorded
 * that its contract meets 26 CFR 301.7216-2(d).
 */
import { OPERATOR, requireAdmin } from "#modules/kernel";
import { createConsents } from "./consents.ts";
import type { Disclosure, DisclosureDeps } from "./contract.ts";
import { CONSENT_KINDS, type Consent } from "./schema.ts";
import { listConsents, readSettings, writeSettings } from "./store.ts";

export type * from "./contract.ts";

/** Characters of the list of sources in an audit row. */
const LISTED_SOURCES = 2_000;

export function createDisclosure(deps: DisclosureDeps): Disclosure {
  const { knex, intake, audit, clock } = deps;

  /** The intake of each of their papers: a client consents for one, not for the other years. */
  async function intakesOfPapers(intakeIds: string[]): Promise<Map<string, string>> {
    const papers = [...new Set(intakeIds)].map(async (id) => intake.listDocuments(OPERATOR, id));
    return new Map((await Promise.all(papers)).flat().map(({ id, intakeId }) => [id, intakeId]));
  }

  return {
    ...createConsents(deps),

    async settings(actor) {
      requireAdmin(actor);
      return readSettings(knex);
    },

    async changeSettings(actor, settings) {
      requireAdmin(actor);
      const by = actor.kind === "user" ? actor.userId : null;
      const { hostedModels, contractor } = settings;
      await knex.transaction(async (trx) => {
        await writeSettings(trx, settings, { by, at: clock.now() });
        const details = { hostedModels, contractor };
        await audit.record(trx, actor, { action: "disclosure-settings-changed", details });
      });
    },

    async allowsHosted() {
      return (await readSettings(knex)).hostedModels;
    },

    async permitted(provider, { intakeIds, documentIds }) {
      const settings = await readSettings(knex);
      if (!settings.hostedModels) return new Set();
      if (settings.contractor) return new Set(documentIds);
      const consents = await listConsents(knex, intakeIds, clock.now());
      const valid = consents.filter(({ state, recipient }) => state === "signed" && recipient === provider);
      const intakeOf = await intakesOfPapers(valid.map(({ intakeId }) => intakeId));
      return new Set(
        documentIds.filter((id) => {
          const own = valid.filter(({ intakeId }) => intakeId === intakeOf.get(id));
          return CONSENT_KINDS.every((kind) => covers(own, kind, id));
        }),
      );
    },

    async record(actor, { model, sources, bytes }) {
      await knex.transaction((trx) =>
        audit.record(trx, actor, {
          action: "model-called",
          subject: { type: "model", id: model },
          details: { sources: sources.join("; ").slice(0, LISTED_SOURCES), bytes },
        }),
      );
    },
  };
}

function covers(consents: Consent[], kind: Consent["kind"], documentId: string): boolean {
  return consents.some((one) => one.kind === kind && (one.documentIds?.includes(documentId) ?? true));
}
