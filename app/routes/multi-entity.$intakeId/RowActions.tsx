import { Link } from "@remix-run/react";
import { RowIcon } from "../../ui/RowIcon.tsx";

interface RowActionsProps {
  /** What the row is about. */
  name: string;
  edit: string;
  remove: string;
}

const LOOK = "button button--quiet button--icon button--small";

/** Native titles: a hundred rows with tooltips of their own cost more than the rest of the page. */
export function RowActions({ name, edit, remove }: RowActionsProps) {
  const [editing, removing] = [`Edit ${name}`, `Delete ${name}`];
  return (
    <div className="row-actions">
      <Link className={LOOK} to={edit} aria-label={editing} title={editing}>
        <RowIcon shape="pencil" />
      </Link>
      <Link className={LOOK} to={remove} aria-label={removing} title={removing} preventScrollReset>
        <RowIcon shape="trash" />
      </Link>
    </div>
  );
}
