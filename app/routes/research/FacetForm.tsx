import { Form } from "@remix-run/react";
import type { Facets } from "#modules/authority";
import { FACETS, type FacetName, type Search } from "./address.ts";
import { FACET_NAMES, valueName } from "./names.ts";

interface FacetFormProps {
  search: Search;
  facets: Facets;
}

/** Choices that narrow the results, each with what it would leave. */
export function FacetForm({ search, facets }: FacetFormProps) {
  const { query, by, asOf } = search;
  const chosen = FACETS.flatMap((name) => search.facets[name].map((value) => valueName(name, value)));
  return (
    <Form className="facets" aria-label="Narrow the results" key={JSON.stringify(search.facets)}>
      <input type="hidden" name="q" value={query} />
      {by !== "hybrid" && <input type="hidden" name="by" value={by} />}
      <details>
        <summary className="button">Narrow: {chosen.length > 0 ? chosen.join(", ") : "all shelves"}</summary>
        {FACETS.map((name) => (
          <FacetGroup key={name} name={name} values={facets[name]} chosen={search.facets[name]} />
        ))}
        <div className="field facets__date">
          <label htmlFor="as-of">As of</label>
          <input
            className="input"
            id="as-of"
            name="as-of"
            defaultValue={asOf}
            placeholder="today"
            title="A date like 2025-12-31, or a release point"
          />
        </div>
        <button className="button button--small">Narrow</button>
      </details>
    </Form>
  );
}

function FacetGroup({
  name,
  values,
  chosen,
}: {
  name: FacetName;
  values: Facets[FacetName];
  chosen: string[];
}) {
  const gone = chosen.filter((value) => !values.some((one) => one.value === value));
  const lines = [...values, ...gone.map((value) => ({ value, count: 0 }))];
  if (lines.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset>
      <legend>{FACET_NAMES[name]}</legend>
      {lines.map(({ value, count }) => (
        <label className="check facet" key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>{valueName(name, value)}</span>
          <span className="num">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
