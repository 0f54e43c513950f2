import { redirect } from "@remix-run/node";
import type { Modules } from "#product";
import type { Findings, FindOptions } from "#modules/authority";
import { SHELVES, type Shelf } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";
import { hasCode } from "../../http/errors.server.ts";
import { typedCitation } from "../../http/typed-citation.server.ts";
import type { Search } from "./address.ts";
import { readPreview, type PreviewedPlace } from "./read-preview.server.ts";

export interface Research {
  findings: Findings | null;
  preview: PreviewedPlace | null;
  /** Why the search cannot be read, or a typed citation leads nowhere. */
  problem: string | null;
  /** Documents of each shelf of the library, for a search that finds nothing. */
  searched: { shelf: Shelf; documents: number }[];
}

/** Runs the search of an address. A citation alone redirects to its place. */
export async function readResearch(modules: Modules, actor: Actor, search: Search): Promise<Research> {
  const { query, asOf } = search;
  if (query === "") return { findings: null, preview: null, problem: null, searched: [] };
  const typed = await typedCitation(modules, actor, { text: query, asOf: asOf || undefined });
  if (typed && "place" in typed) throw redirect(typed.place);
  const { findings, problem } = await find(modules, actor, search);
  const first = findings?.shelves[0]?.hits[0];
  const preview =
    first && (await readPreview(modules, actor, { query, asOf, at: search.at || first.citation }));
  return {
    findings,
    preview: preview ?? null,
    problem: typed?.problem ?? problem,
    searched: findings?.total === 0 ? await listShelves(modules) : [],
  };
}

async function find({ authority }: Modules, actor: Actor, search: Search) {
  const { query, by, asOf, facets, open } = search;
  const options: FindOptions = {
    by,
    asOf: asOf || undefined,
    facets,
    open: open ? (open as Shelf) : undefined,
  };
  try {
    return { findings: await authority.find(actor, query, options), problem: null };
  } catch (error) {
    if (!hasCode(error, "invalid") && !hasCode(error, "not_found") && !hasCode(error, "malformed"))
      throw error;
    return { findings: null, problem: (error as Error).message };
  }
}

async function listShelves({ authority }: Modules): Promise<Research["searched"]> {
  const counts = new Map<Shelf, number>();
  for (const { shelf, sections } of await authority.holdings()) {
    counts.set(shelf, (counts.get(shelf) ?? 0) + sections);
  }
  return SHELVES.flatMap((shelf) => {
    const documents = counts.get(shelf);
    return documents ? [{ shelf, documents }] : [];
  });
}
