import { Link } from "@remix-run/react";
import { Pencil, Trash2 } from "lucide-react";
import { Tooltip } from "../../ui/Tooltip.tsx";

interface RowActionsProps {
  /** What the row is about. */
  name: string;
  edit: string;
  remove: string;
}

export function RowActions({ name, edit, remove }: RowActionsProps) {
  return (
    <div className="row-actions">
      <Tooltip text={`Edit ${name}`}>
        <Link className="button button--quiet button--icon button--small" to={edit}>
          <Pencil className="icon" aria-hidden="true" />
        </Link>
      </Tooltip>
      <Tooltip text={`Delete ${name}`}>
        <Link className="button button--quiet button--icon button--small" to={remove} preventScrollReset>
          <Trash2 className="icon" aria-hidden="true" />
        </Link>
      </Tooltip>
    </div>
  );
}
