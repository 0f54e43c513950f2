/** The list of all models; what a provider offers is asked for once and kept for a while. */
import type { Clock, Log } from "#modules/kernel";
import type { ChatModel, OfferedModel, Provider } from "./contract.ts";
import { BUILT_IN, type ModelEntry } from "./schema.ts";

/** How long a list, or the failure to get one, is kept; milliseconds. */
const KEEP_MS = 60_000;
const KEEP_FAILURE_MS = 10_000;
/** How long a provider may take to list its models. */
const LIST_MS = 5_000;
const LOCAL_LIST_MS = 2_000;

const SWITCHED_OFF = "The office has switched models outside the office off.";

export const EXTRACTIVE: ModelEntry = {
  id: BUILT_IN,
  provider: "extractive",
  name: "Extractive",
  type: "local",
  enabled: true,
  description: "Built in: needs no key and no network, and answers with quotations from the library only.",
  capabilities: ["document-analysis", "privacy-focused"],
  contextWindow: null,
  reason: null,
};

interface Offers {
  models: OfferedModel[];
  /** Why there is no list; null where there is one. */
  problem: string | null;
  until: number;
}

export interface Catalog {
  entries(): Promise<ModelEntry[]>;
  /** Null for a model that no provider offers now. */
  open(id: string): Promise<ChatModel | null>;
}

interface CatalogDeps {
  clock: Clock;
  log: Log;
  allowsHosted?: () => Promise<boolean>;
}

export function createCatalog(
  providers: Provider[],
  { clock, log, allowsHosted = async () => true }: CatalogDeps,
): Catalog {
  const kept = new Map<string, Promise<Offers>>();

  async function offers(provider: Provider): Promise<Offers> {
    const known = await kept.get(provider.id);
    if (known && clock.now().getTime() < known.until) return known;
    const asking = ask(provider);
    kept.set(provider.id, asking);
    return asking;
  }

  async function ask(provider: Provider): Promise<Offers> {
    const now = clock.now().getTime();
    if (!provider.isSetUp)
      return { models: [], problem: `Set ${provider.setting} and start again.`, until: now + KEEP_MS };
    try {
      const models = await provider.list(AbortSignal.timeout(provider.hosted ? LIST_MS : LOCAL_LIST_MS));
      const problem =
        models.length > 0
          ? null
          : `${provider.name} offers no model. Name one in ${provider.setting.replace(/_[A-Z]+_?(KEY|URL)$/, "")}_MODELS.`;
      return { models, problem, until: now + KEEP_MS };
    } catch (error) {
      log.warn({ provider: provider.id, error: String(error) }, "models could not be listed");
      return { models: [], problem: noList(provider), until: now + KEEP_FAILURE_MS };
    }
  }

  async function entriesOf(provider: Provider): Promise<ModelEntry[]> {
    const isOff = provider.hosted && provider.isSetUp && !(await allowsHosted());
    const { models, problem } = isOff ? { models: [], problem: SWITCHED_OFF } : await offers(provider);
    if (problem !== null) return [{ ...entry(provider), enabled: false, reason: problem }];
    return models.map((model) => ({
      ...entry(provider),
      id: `${provider.id}/${model.name}`,
      name: `${provider.name} ${model.name}`,
      contextWindow: model.contextWindow,
    }));
  }

  return {
    async entries() {
      return [EXTRACTIVE, ...(await Promise.all(providers.map(entriesOf))).flat()];
    },
    async open(id) {
      const provider = providers.find((candidate) => id.startsWith(`${candidate.id}/`));
      if (!provider || (provider.hosted && !(await allowsHosted()))) return null;
      const { models } = await offers(provider);
      const model = models.find(({ name }) => id === `${provider.id}/${name}`);
      return model ? provider.open(model) : null;
    },
  };
}

function entry({ id, name, type, description, capabilities }: Provider): ModelEntry {
  return {
    ...{ id, provider: id, name, type, description, capabilities },
    enabled: true,
    contextWindow: null,
    reason: null,
  };
}

function noList({ name, hosted, setting }: Provider): string {
  return hosted
    ? `${name} did not list its models. Check ${setting} and the connection; it is tried again in a few seconds.`
    : `Nothing answers at the address in ${setting}. Start the local server; it is tried again in a few seconds.`;
}
