import { Search } from "lucide-react";

/** Search field for words or a citation; a GET form, so the URL of the result can be bookmarked. */
export function LawSearch({ query = "" }: { query?: string }) {
  return (
    <search>
      <form className="law-search" action="/research">
        <label className="visually-hidden" htmlFor="law-search">
          Search the law
        </label>
        <div className="search">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            id="law-search"
            type="search"
            name="q"
            defaultValue={query}
            placeholder="Words or a citation, § 61(a)"
          />
        </div>
        <button className="button">Search</button>
      </form>
    </search>
  );
}
