/** Pages that need a browser to read, through Firecrawl. */
import { DomainError } from "#modules/kernel";

export interface FirecrawlSettings {
  apiKey?: string | undefined;
  /** Address of an own Firecrawl; else its cloud. */
  apiUrl?: string | undefined;
}

/** The HTML of a page as a browser has it. @throws DomainError `unavailable` */
export type ReadInBrowser = (url: string) => Promise<string>;

/** Null when neither a key nor an address is set. */
export function createBrowser({ apiKey, apiUrl }: FirecrawlSettings): ReadInBrowser | null {
  if (!apiKey && !apiUrl) return null;
  return async (url) => {
    const { default: Firecrawl } = await import("@mendable/firecrawl-js");
    try {
      const client = new Firecrawl({ apiKey: apiKey ?? null, ...(apiUrl && { apiUrl }) });
      const { rawHtml } = await client.scrape(url, { formats: ["rawHtml"] });
      if (rawHtml) return rawHtml;
    } catch (cause) {
      throw new DomainError(
        "unavailable",
        `Firecrawl could not read ${url}. Check FIRECRAWL_API_KEY and try again.`,
        {
          cause,
        },
      );
    }
    throw new DomainError("unavailable", `Firecrawl gave an empty page for ${url}. Try again later.`);
  };
}
