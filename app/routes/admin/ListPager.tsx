import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { PAGE_ROWS } from "#modules/admin/schema";

const number = new Intl.NumberFormat("en-US");

interface ListPagerProps {
  page: number;
  total: number;
  /** Address of a page. */
  to(page: number): string;
}

/** Pages of a list that is longer than one. */
export function ListPager({ page, total, to }: ListPagerProps) {
  const last = Math.ceil(total / PAGE_ROWS);
  if (last <= 1 && page === 1) return null;
  const first = (page - 1) * PAGE_ROWS + 1;
  return (
    <nav className="admin__pager" aria-label="Pages">
      {page > 1 && (
        <Link className="button button--small" to={to(Math.min(page - 1, Math.max(last, 1)))}>
          <ChevronLeft className="icon" aria-hidden="true" />
          Previous
        </Link>
      )}
      <p className="sm muted num">
        {first <= total
          ? `${number.format(first)} to ${number.format(Math.min(page * PAGE_ROWS, total))} of ${number.format(total)}`
          : "Nothing on this page"}
      </p>
      {page < last && (
        <Link className="button button--small" to={to(page + 1)}>
          Next
          <ChevronRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
