import { Link } from "@remix-run/react";
import { FileQuestion } from "lucide-react";
import { FACETS, researchPath, type Search } from "./address.ts";
import { plural, SHELF_NAMES } from "./names.ts";
import type { Research } from "./read-research.server.ts";

interface NothingFoundProps {
  search: Search;
  searched: Research["searched"];
  isExact: boolean;
}

/** Says that nothing matches, what was searched, and what to try. */
export function NothingFound({ search, searched, isExact }: NothingFoundProps) {
  const tries = triesFor(search, isExact);
  return (
    <div className="res--none">
      <section className="refusal" aria-labelledby="none">
        <h2 id="none">
          <FileQuestion className="icon" aria-hidden="true" />
          {isNarrowed(search)
            ? "Nothing is left with these choices"
            : `Nothing in the library ${isExact ? "matches this search" : "has these words"}`}
        </h2>
        <div className="searched">
          {searched.map(({ shelf, documents }) => (
            <span key={shelf}>
              {SHELF_NAMES[shelf]}: {plural(documents, "document", "documents")}
            </span>
          ))}
        </div>
      </section>
      {tries.length > 0 && (
        <>
          <h3>What may find something</h3>
          <ul className="rows try">
            {tries.map(({ name, to, why }) => (
              <li key={name}>
                <Link to={to}>{name}</Link>
                <span className="muted sm">{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Try {
  name: string;
  to: string;
  why: string;
}

function isNarrowed({ facets }: Search): boolean {
  return FACETS.some((name) => facets[name].length > 0);
}

function triesFor(search: Search, isExact: boolean): Try[] {
  const { query } = search;
  const none = { shelf: [], standing: [], court: [], decided: [] };
  const tries: Try[] = [];
  if (isNarrowed(search))
    tries.push({ name: query, to: researchPath({ ...search, facets: none }), why: "on all shelves" });
  if (search.asOf)
    tries.push({
      name: query,
      to: researchPath({ ...search, asOf: "", facets: none }),
      why: "in the law of today",
    });
  if (isExact) {
    const either = wordsOf(query).join(" OR ");
    const plain = wordsOf(query).join(" ").replaceAll("*", "");
    if (either !== query && wordsOf(query).length > 1)
      tries.push({ name: either, to: pathFor(either), why: "any of the words" });
    if (plain !== query && plain)
      tries.push({ name: plain, to: pathFor(plain), why: "by words and meaning" });
  }
  return tries;
}

function pathFor(query: string): string {
  return `/research?${new URLSearchParams({ q: query })}`;
}

/** The words of a search without its operators and fields. */
function wordsOf(query: string): string[] {
  return query
    .replace(/\b(?:cite|type|court|year):(?:"[^"]*"|\S+)/gi, " ")
    .replace(/\b(?:AND|OR|NOT|NEAR(?:\/\d+)?)\b/g, " ")
    .replace(/~\d+/g, " ")
    .split(/[\s"“”()]+/)
    .map((word) => word.replace(/^-/, ""))
    .filter(Boolean);
}
