/** The search as it stands in the address, so that every state has a link. */
export const FACETS = ["shelf", "standing", "court", "decided"] as const;
export type FacetName = (typeof FACETS)[number];

export interface Search {
  query: string;
  by: "hybrid" | "lexical" | "semantic";
  /** ISO date or release label; "" for today. */
  asOf: string;
  facets: Record<FacetName, string[]>;
  /** The shelf of which all hits are shown; "" for none. */
  open: string;
  /** Pin cite in the preview; "" for the first hit. */
  at: string;
}

export function readSearch(params: URLSearchParams): Search {
  const by = params.get("by");
  return {
    query: (params.get("q") ?? "").trim(),
    by: by === "lexical" || by === "semantic" ? by : "hybrid",
    asOf: (params.get("as-of") ?? "").trim(),
    facets: Object.fromEntries(FACETS.map((name) => [name, params.getAll(name)])) as Search["facets"],
    open: params.get("open") ?? "",
    at: params.get("at") ?? "",
  };
}

/** What is the same for every page of one search; used for saved searches too. */
export function searchParams({ query, by, asOf, facets }: Search): URLSearchParams {
  const params = new URLSearchParams({ q: query });
  if (by !== "hybrid") params.set("by", by);
  if (asOf) params.set("as-of", asOf);
  for (const name of FACETS) for (const value of facets[name]) params.append(name, value);
  return params;
}

export function researchPath(search: Search, place: { open?: string; at?: string } = {}): string {
  const params = searchParams(search);
  const { open = search.open, at = "" } = place;
  if (open) params.set("open", open);
  if (at) params.set("at", at);
  return `/research?${params}`;
}
