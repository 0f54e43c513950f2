/** Whether the server of LOCAL_LLM_URL answers. */
import { listOffers } from "./adapters/offers.ts";
import type { LocalStatus } from "./schema.ts";

const PROBE_MS = 2_000;

export async function probeLocal(endpoint: string): Promise<LocalStatus> {
  try {
    const offered = await listOffers(`${endpoint}/models`, {}, AbortSignal.timeout(PROBE_MS));
    const models = offered.map(({ name }) => name);
    if (models.length === 0)
      return {
        available: false,
        endpoint,
        models,
        message: "The local server runs, and has no model loaded.",
      };
    return {
      available: true,
      endpoint,
      models,
      message: `The local server answers with ${models.length === 1 ? "1 model" : `${models.length} models`}.`,
    };
  } catch (error) {
    return { available: false, endpoint, models: [], message: reason(error) };
  }
}

function reason(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return `The local server has not answered for ${PROBE_MS / 1000} seconds.`;
  if (error instanceof Error && /^status \d/.test(error.message))
    return `The local server answered with ${error.message}.`;
  if (error instanceof TypeError) return "Nothing answers at this address. Start the local server.";
  return "The local server sent something that is no list of models.";
}
