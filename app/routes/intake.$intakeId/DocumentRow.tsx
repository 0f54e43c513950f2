import { Link } from "@remix-run/react";
import { CircleCheck, Trash2, TriangleAlert } from "lucide-react";
import type { IntakeDocument } from "#modules/intake/schema";
import { Day } from "../../ui/Day.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";

interface DocumentRowProps {
  document: IntakeDocument;
  /** What does not fit about it in this place. */
  misfit: string | null;
  /** Name of its category, where the list does not show it. */
  categoryName?: string;
  /** URL of the delete confirmation; null where deleting is not allowed. */
  removePath: string | null;
}

export function DocumentRow({ document, misfit, categoryName, removePath }: DocumentRowProps) {
  const { id, intakeId, originalFileName, fileSize, uploadedAt, readingState, readingProblem } = document;
  const isUnreadable = readingState === "unreadable";
  const Icon = isUnreadable || misfit ? TriangleAlert : CircleCheck;
  return (
    <li className="file" data-state={isUnreadable || misfit ? "unreadable" : "success"}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <div className="file__name">
          <Link to={`/documents/${intakeId}?document=${id}`}>{originalFileName}</Link>
        </div>
        <div className="file__meta">
          {categoryName && `${categoryName}, `}
          {formatFileSize(fileSize)}, uploaded <Day at={uploadedAt} />
        </div>
        {misfit && <div className="file__misfit sm">{misfit}</div>}
        {isUnreadable && (
          <div className="file__meta">
            It is stored, but could not be read{readingProblem ? `: ${readingProblem}` : "."}
          </div>
        )}
      </div>
      <div className="file__end">
        {removePath && (
          <Tooltip text={`Delete ${originalFileName}`}>
            <Link
              className="button button--quiet button--icon button--small"
              to={removePath}
              preventScrollReset
            >
              <Trash2 className="icon" aria-hidden="true" />
            </Link>
          </Tooltip>
        )}
      </div>
    </li>
  );
}
