import { Link } from "@remix-run/react";
import { placeIn, type Page, type TabId } from "./screen.ts";

interface PagingProps {
  tab: TabId;
  list: Page<unknown>;
  query?: string;
}

/** Links to the previous and next page of a long list. */
export function Paging({ tab, list: { page, pages, total }, query }: PagingProps) {
  if (pages < 2) return null;
  const to = (number: number) => placeIn(tab, { ...(query && { q: query }), page: String(number) });
  return (
    <nav className="row group__paging sm" aria-label="Pages">
      {page > 1 && <Link to={to(page - 1)}>Previous</Link>}
      <span className="muted">
        Page {page} of {pages}, {total} in all
      </span>
      {page < pages && <Link to={to(page + 1)}>Next</Link>}
    </nav>
  );
}
