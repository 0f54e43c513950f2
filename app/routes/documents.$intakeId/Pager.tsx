import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { PAGE_SIZE } from "./folder-view.ts";
import type { LibraryLinks } from "./library-links.ts";

/** Pagination of a library longer than one page. */
export function Pager({ page, total, links }: { page: number; total: number; links: LibraryLinks }) {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last <= 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link className="button button--small" to={links.toPlace({ page: page - 1 })}>
          <ChevronLeft className="icon" aria-hidden="true" />
          Previous
        </Link>
      )}
      <p className="sm muted num">
        {first} to {Math.min(page * PAGE_SIZE, total)} of {total}
      </p>
      {page < last && (
        <Link className="button button--small" to={links.toPlace({ page: page + 1 })}>
          Next
          <ChevronRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
