import type { ReactNode } from "react";
import { FollowedLinks } from "./FollowedLinks.tsx";

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
    <FollowedLinks className="table-wrap">
      <table className={`table ${className}`}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </FollowedLinks>
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
