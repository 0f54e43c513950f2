import { Form } from "@remix-run/react";
import { CircleHelp, Search as SearchIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Search } from "./address.ts";

const WAYS = [
  ["hybrid", "Words and meaning"],
  ["lexical", "Words only"],
  ["semantic", "Meaning only"],
] as const;

const EXAMPLES = [
  ["insolvent AND liabilities", "both words, in the same passage"],
  ["guaranty OR guarantee", "either word"],
  ["insolvent NOT bankruptcy", "the first without the second"],
  ["“fair market value”", "these words in this order"],
  ["“excess liabilities”~5", "at most five words between them; also excess NEAR/5 liabilities"],
  ["insolven*", "insolvent, insolvency"],
  ["cite:108(a)", "that unit, and what refers to it"],
  ["type:plr  court:tax  year:2010-2019", "only such documents"],
  ["108(d)(3)", "a citation goes straight to its place"],
];

/** The search field with its way of searching; a GET form. `children` stand in the line below. */
export function SearchForm({ search, children }: { search: Search; children?: ReactNode }) {
  return (
    <search className="research__search">
      <Form className="find" key={`${search.query} ${search.by}`}>
        <div className="field">
          <label className="visually-hidden" htmlFor="q">
            Search all shelves
          </label>
          <div className="search">
            <SearchIcon className="icon" aria-hidden="true" />
            <input
              className="input"
              id="q"
              type="search"
              name="q"
              defaultValue={search.query}
              maxLength={1000}
              placeholder="Words, a question or a citation, § 61(a)"
            />
          </div>
        </div>
        <div className="field">
          <label className="visually-hidden" htmlFor="by">
            How to search
          </label>
          <select className="select" id="by" name="by" defaultValue={search.by}>
            {WAYS.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {search.asOf && <input type="hidden" name="as-of" value={search.asOf} />}
        <button className="button button--primary">Search</button>
      </Form>
      <div className="find__under">
        {children}
        <button
          className="button button--quiet button--small"
          type="button"
          {...{ popovertarget: "operators" }}
        >
          <CircleHelp className="icon" aria-hidden="true" />
          AND, OR, NOT, NEAR
        </button>
      </div>
      <div className="help popover" id="operators" {...{ popover: "auto" }}>
        <h2>How to ask exactly</h2>
        <dl>
          {EXAMPLES.map(([example, meaning]) => (
            <div key={example}>
              <dt>{example}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </search>
  );
}
