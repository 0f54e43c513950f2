import { Link } from "@remix-run/react";
import type { Findings, FoundHit } from "#modules/authority";
import { MarkedText } from "../../ui/MarkedText.tsx";
import { StandingTag } from "../../ui/StandingTag.tsx";
import { researchPath, type Search } from "./address.ts";
import { SHELF_NAMES } from "./names.ts";

interface ShelfHitsProps {
  shelf: Findings["shelves"][number];
  search: Search;
  /** Pin cite in the preview. */
  shown: string | null;
}

/** The hits of one shelf, best first; a link opens the rest. */
export function ShelfHits({ shelf: { shelf, count, hits }, search, shown }: ShelfHitsProps) {
  const rest = count - hits.length;
  return (
    <section className="shelf" aria-labelledby={`shelf-${shelf}`} id={`on-${shelf}`}>
      <div className="shelf__head">
        <h2 id={`shelf-${shelf}`}>{SHELF_NAMES[shelf]}</h2>
        <span className="num">{count}</span>
      </div>
      <ul className="rows">
        {hits.map((hit) => (
          <Hit key={hit.citation} hit={hit} search={search} isShown={hit.citation === shown} />
        ))}
      </ul>
      {rest > 0 && search.open !== shelf && (
        <p className="shelf__more">
          <Link to={`${researchPath(search, { open: shelf })}#on-${shelf}`} preventScrollReset>
            {rest} more on this shelf
          </Link>
        </p>
      )}
      {rest > 0 && search.open === shelf && (
        <p className="shelf__more muted">The first {hits.length}. Narrow the search to see the others.</p>
      )}
    </section>
  );
}

function Hit({ hit, search, isShown }: { hit: FoundHit; search: Search; isShown: boolean }) {
  const { citation, title, marks, excerpt, marked, isCut } = hit;
  const isGone = marks.some(({ standing }) => standing === "superseded");
  return (
    <li className="hit" aria-current={isShown || undefined}>
      <div className="hit__head">
        <Link
          className={isGone ? "hit__pin struck" : "hit__pin"}
          to={researchPath(search, { at: citation })}
          preventScrollReset
        >
          {citation}
        </Link>
        <span className="hit__title truncate">{title}</span>
        {marks.map((mark) => (
          <StandingTag key={mark.label} mark={mark} />
        ))}
      </div>
      <p className="law hit__q">
        {isCut.before && "… "}
        <MarkedText text={excerpt} marked={marked} />
        {isCut.after && " …"}
      </p>
    </li>
  );
}
