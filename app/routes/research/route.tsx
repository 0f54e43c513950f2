import "./research.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "../../http/screen.server.ts";
import { EmptyLibrary } from "../../ui/EmptyLibrary.tsx";
import { Note } from "../../ui/Note.tsx";
import { readSearch } from "./address.ts";
import { AskOn } from "./AskOn.tsx";
import { FacetForm } from "./FacetForm.tsx";
import { plural } from "./names.ts";
import { NothingFound } from "./NothingFound.tsx";
import { Preview } from "./Preview.tsx";
import { readResearch } from "./read-research.server.ts";
import { SaveSearch } from "./SaveSearch.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { ShelfHits } from "./ShelfHits.tsx";
import { StartPage } from "./StartPage.tsx";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, user, query }) => {
  const search = readSearch(query);
  const [found, holdings] = await Promise.all([
    readResearch(modules, actor, search),
    modules.authority.holdings(),
  ]);
  return {
    search,
    isEmpty: holdings.length === 0,
    hasRegulations: holdings.some(({ shelf }) => shelf === "regulation"),
    isAdmin: user.role === "admin",
    ...found,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.search.query ? `${data.search.query} · Research · TaxRAG` : "Research · TaxRAG" },
];

export default function ResearchScreen() {
  const { search, isEmpty, hasRegulations, isAdmin, findings, preview, problem, searched } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work research-page">
      <h1 className="visually-hidden">Research</h1>
      <SearchForm search={search}>
        {findings && <span>{summary(findings, search.open)}</span>}
        {isAdmin && <SaveSearch search={search} canSave={findings !== null} />}
      </SearchForm>
      {problem && <Note tone="warning" title={problem} />}
      {findings?.notice && <Note tone="info" title={findings.notice} />}
      {isEmpty && <EmptyLibrary mayLoad={isAdmin} />}
      {search.query === "" && !isEmpty && <StartPage hasRegulations={hasRegulations} />}
      {findings?.total === 0 && (
        <NothingFound search={search} searched={searched} isExact={findings.by === "boolean"} />
      )}
      {findings && findings.total > 0 && (
        <div className="res">
          <FacetForm search={search} facets={findings.facets} />
          <div className="res__hits">
            {findings.shelves.map((shelf) => (
              <ShelfHits key={shelf.shelf} shelf={shelf} search={search} shown={preview?.citation ?? null} />
            ))}
            {isAdmin && <AskOn search={search} isExact={findings.by === "boolean"} />}
          </div>
          {preview && <Preview place={preview} search={search} mayAsk={isAdmin} />}
        </div>
      )}
    </main>
  );
}

interface Summarized {
  by: string;
  total: number;
  shelves: unknown[];
}

function summary({ by, total, shelves }: Summarized, open: string): string {
  if (total === 0) return "No results.";
  const places = `on ${plural(shelves.length, "shelf", "shelves")}`;
  const order = open ? "best first" : "the best of each first";
  return by === "boolean"
    ? `${plural(total, "document", "documents")} ${places}, ${order}.`
    : `The ${plural(total, "nearest document", "nearest documents")} ${places}, ${order}.`;
}
