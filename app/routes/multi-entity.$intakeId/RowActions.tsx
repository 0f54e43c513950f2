import { RowIcon } from "../../ui/RowIcon.tsx";

interface RowActionsProps {
  /** What the row is about. */
  name: string;
  edit: string;
  remove: string;
}

const LOOK = "button button--quiet button--icon button--small";

/** In a `Table`, which follows the links. Native titles: a hundred rows with tooltips of their own cost more than the rest of the page. */
export function RowActions({ name, edit, remove }: RowActionsProps) {
  const [editing, removing] = [`Edit ${name}`, `Delete ${name}`];
  return (
    <div className="row-actions">
      <a className={LOOK} href={edit} data-follow="" aria-label={editing} title={editing}>
        <RowIcon shape="pencil" />
      </a>
      <a className={LOOK} href={remove} data-follow="in-place" aria-label={removing} title={removing}>
        <RowIcon shape="trash" />
      </a>
    </div>
  );
}
