/** Pages that need a browser to read, through Firecrawl. */
import { DomainError } from "#modules/kernel";

export interface FirecrawlSettings {
  apiKey?: string | undefined;
  /** Address of an own Firecrawl; else its cloud. */
  apiUrl?: string | undefined;
}

/** The HTML of a page as a browser has it. @throws DomainError `unavailable` */
export type ReadInBrowser = (url: string) => Promise<string>;

/** Maximum silence of Firecrawl, whose browser may wait for a slow page. */
const SILENCE_MS = 90_000;

/** Null when neither a key nor an address is set. */
export function createBrowser(
  { apiKey, apiUrl }: FirecrawlSettings,
  silenceMs = SILENCE_MS,
): ReadInBrowser | null {
  if (!apiKey && !apiUrl) return null;
  return async (url) => {
    const { default: Firecrawl } = await import("@mendable/firecrawl-js");
    const client = new Firecrawl({ apiKey: apiKey ?? null, ...(apiUrl && { apiUrl }), timeoutMs: silenceMs });
    const { rawHtml } = await client.scrape(url, { formats: ["rawHtml"] }).catch((cause: unknown) => {
      throw new DomainError("unavailable", `Firecrawl could not read ${url}: ${reasonOf(cause)}`, { cause });
    });
    if (rawHtml) return rawHtml;
    throw new DomainError("unavailable", `Firecrawl gave an empty page for ${url}. Try again later.`);
  };
}

/** Why a call failed and what to do, by the status of Firecrawl's answer; without one it did not answer. */
function reasonOf(error: unknown): string {
  const { status, code } = error as { status?: number; code?: string };
  if (status === 402) return "its credits are used up. Add credits to the account of FIRECRAWL_API_KEY.";
  if (status === 429) return "too many pages were asked for. Try again in a minute.";
  if (status === undefined || /ETIMEDOUT|ECONN/.test(code ?? ""))
    return "it did not answer. Check FIRECRAWL_API_URL and the network, and try again.";
  return `it answered ${status}. Check FIRECRAWL_API_KEY and try again.`;
}
