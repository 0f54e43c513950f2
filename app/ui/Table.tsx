import type { ReactNode } from "react";

interface TableProps {
  /** What it lists, for those who do not see it. */
  name: string;
  /** How it stacks on a narrow screen, and what is its own. */
  className: string;
  /** The cells of its head. */
  head: ReactNode;
  /** Its rows. */
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

/** The head of the column with what can be done to a row. */
export function ActionsHead() {
  return (
    <th>
      <span className="visually-hidden">Actions</span>
    </th>
  );
}
