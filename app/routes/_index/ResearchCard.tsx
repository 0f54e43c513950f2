import { LawSearch } from "../../ui/LawSearch.tsx";
import { LibraryCard } from "./LibraryCard.tsx";
import type { LibraryState } from "./library.server.ts";

/** For administrators: links into the law, and the holdings of the library. */
export function ResearchCard({ library }: { library: LibraryState }) {
  return (
    <section className="section research" aria-labelledby="research">
      <div className="section__head">
        <h2 id="research">Research</h2>
        <span className="row">
          <a href="/ai-assistant">AI Tax Assistant</a>
          <a href="/authority/26-usc">Internal Revenue Code</a>
        </span>
      </div>
      <LawSearch />
      <LibraryCard {...library} />
    </section>
  );
}
