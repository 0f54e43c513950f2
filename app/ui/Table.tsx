import type { ReactNode } from "react";

interface TableProps {
  /** Accessible name of the table. */
  name: string;
  /** CSS class: how it stacks on a narrow screen, and its specifics. */
  className: string;
  /** Header cells. */
  head: ReactNode;
  /** Body rows. */
  children: ReactNode;
}

export function Table({ name, className, head, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={`table ${className}`}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Header of the column with row actions. */
export function ActionsHead() {
  return (
    <th>
      <span className="visually-hidden">Actions</span>
    </th>
  );
}
