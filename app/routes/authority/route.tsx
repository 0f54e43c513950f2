import "./search.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchX } from "lucide-react";
import { load } from "../../http/screen.server.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";

const HITS = 20;

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, query }) => {
  const asked = (query.get("q") ?? "").trim();
  const holdings = await modules.authority.holdings();
  const hasRegulations = holdings.some(
    ({ sourceType, sections }) => sourceType === "regulation" && sections > 0,
  );
  if (!asked) return { asked, hasRegulations, hits: null };
  const { hits } = await modules.authority.search(actor, asked, { k: HITS });
  return {
    asked,
    hasRegulations,
    hits: hits.map(({ citation, title, excerpt, url }) => ({ citation, title, excerpt, url })),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.asked ? `${data.asked} · Search · TaxRAG` : "Search the Code · TaxRAG" },
];

export default function SearchScreen() {
  const { asked, hasRegulations, hits } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work results">
      <div className="page-head">
        <div>
          <h1>Search the Code</h1>
          <p>
            Or read it from the contents of the <a href="/authority/26-usc">Code</a>
            {hasRegulations && (
              <>
                {" "}
                or the <a href="/authority/26-cfr">regulations</a>
              </>
            )}
            .
          </p>
        </div>
        <LawSearch query={asked} />
      </div>
      {hits?.length === 0 && (
        <EmptyState
          icon={SearchX}
          title="Nothing found"
          text="No section of the Code has these words. Try fewer or other ones, or a section number."
        />
      )}
      {hits && hits.length > 0 && <Hits hits={hits} />}
    </main>
  );
}

interface Hit {
  citation: string;
  title: string;
  excerpt: string;
  url: string;
}

function Hits({ hits }: { hits: Hit[] }) {
  return (
    <ol className="results__list">
      {hits.map((hit) => (
        <li key={hit.url + hit.citation}>
          <a href={hit.url}>{hit.citation}</a>
          <span className="muted">{hit.title}</span>
          <q>{hit.excerpt}</q>
        </li>
      ))}
    </ol>
  );
}
