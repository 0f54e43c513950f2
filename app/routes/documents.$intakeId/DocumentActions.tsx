import { Link, useFetcher } from "@remix-run/react";
import { Download, Star, Trash2 } from "lucide-react";
import { Tooltip } from "../../ui/Tooltip.tsx";
import type { Paper } from "./library.server.ts";

/** Opens the original in a new tab. */
export function DownloadLink({ paper: { id, originalFileName } }: { paper: Paper }) {
  return (
    <Tooltip text={`Download ${originalFileName}`}>
      <a
        className="button button--quiet button--icon button--small"
        href={`/api/documents/${id}/download`}
        target="_blank"
        rel="noreferrer"
      >
        <Download className="icon" aria-hidden="true" />
      </a>
    </Tooltip>
  );
}

/** Link to the confirmation of a deletion. */
export function DeleteLink({ paper, to }: { paper: Paper; to: string }) {
  return (
    <Tooltip text={`Delete ${paper.originalFileName}`}>
      <Link className="button button--quiet button--icon button--small" to={to} preventScrollReset>
        <Trash2 className="icon" aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}

/** Optimistic: shows the new state while it is being submitted. */
export function FavoriteButton({ paper }: { paper: Paper }) {
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get("favorite");
  const isFavorite = asked === undefined || asked === null ? paper.isFavorite : asked === "true";
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="favorite" />
      <input type="hidden" name="id" value={paper.id} />
      <Tooltip text={`${isFavorite ? "Remove from" : "Add to"} favorites: ${paper.originalFileName}`}>
        <button
          className="button button--quiet button--icon button--small favorite"
          name="favorite"
          value={String(!isFavorite)}
          aria-pressed={isFavorite}
        >
          <Star className="icon" aria-hidden="true" />
        </button>
      </Tooltip>
    </fetcher.Form>
  );
}
