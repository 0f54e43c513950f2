import type { MatchingDocument } from "#modules/authority";
import type { NewMail } from "#modules/mail";
import type { Reader } from "./contract.ts";
import type { WatchedRow } from "./store.ts";

const LISTED = 20;

interface News {
  row: WatchedRow;
  reader: Reader;
  /** At least one. */
  fresh: MatchingDocument[];
  site: string;
}

export function newMatchesMail({ row, reader, fresh, site }: News): NewMail {
  const { query, by, facets } = row.search;
  const params = new URLSearchParams({ q: query, by });
  for (const [name, values] of Object.entries(facets)) for (const value of values) params.append(name, value);
  const more = fresh.length - LISTED;
  const count = fresh.length === 1 ? "1 new document matches" : `${fresh.length} new documents match`;
  const lines = fresh
    .slice(0, LISTED)
    .map(({ citation, heading, url }) => `- ${citation}, ${heading}\n  ${site}${url}`);
  return {
    // One mail for each check that found something, also when the check runs twice.
    key: `saved-search ${row.id} ${row.checkedAt.toISOString()}`,
    kind: "saved-search",
    to: reader.email,
    toName: reader.name,
    subject: `New in the library: ${query.replace(/\s+/g, " ").slice(0, 80)}`,
    text: [
      `${count} your saved search: ${query}`,
      lines.join("\n") + (more > 0 ? `\n- and ${more} more` : ""),
      `See the search: ${site}/research?${params}`,
      `Stop these mails or delete the search: ${site}/research/saved`,
    ].join("\n\n"),
  };
}
