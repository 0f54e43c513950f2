import { CircleAlert, CircleCheck, FileText, RotateCw, X, type LucideIcon } from "lucide-react";
import { formatFileSize } from "../file-size.ts";
import { Tooltip } from "../Tooltip.tsx";
import { percentOf, type Upload, type UploadState } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

const ICONS: Record<UploadState, LucideIcon> = {
  waiting: FileText,
  uploading: FileText,
  success: CircleCheck,
  duplicate: CircleAlert,
  error: CircleAlert,
};

/** An upload in progress: its progress, its error, and the actions it offers. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { id, fileName, state } = upload;
  const Icon = ICONS[state];
  return (
    <li className="file" data-state={state}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <div className="file__name">{fileName}</div>
        <Meta upload={upload} />
        {state === "uploading" && (
          <progress
            className="progress progress--thin"
            value={percentOf(upload)}
            max={100}
            aria-label={`Uploading ${fileName}`}
          />
        )}
      </div>
      <div className="file__end">
        {upload.canRetry && (
          <button
            className="button button--small"
            type="button"
            aria-label={`Try again: ${fileName}`}
            onClick={() => uploads.retry(id)}
          >
            <RotateCw className="icon" aria-hidden="true" />
            Try again
          </button>
        )}
        {state === "duplicate" && (
          <button
            className="button button--small"
            type="button"
            aria-label={`Keep both: ${fileName}`}
            onClick={() => uploads.keepBoth(id)}
          >
            Keep both
          </button>
        )}
        {state !== "success" && <EndButton upload={upload} onEnd={() => uploads.cancel(id)} />}
      </div>
    </li>
  );
}

function Meta({ upload }: { upload: Upload }) {
  const { state, sent, size, problem } = upload;
  const full = formatFileSize(size);
  const said: Record<UploadState, string> = {
    waiting: `${full}, waiting`,
    uploading: sent < size ? `${formatFileSize(sent)} of ${full}` : `${full} sent, being stored`,
    success: `${full}, uploaded`,
    duplicate: problem ?? "",
    error: problem ?? "",
  };
  const role = state === "error" || state === "duplicate" ? "alert" : undefined;
  return (
    <div className="file__meta" role={role}>
      {said[state]}
    </div>
  );
}

function EndButton({ upload, onEnd }: { upload: Upload; onEnd: () => void }) {
  const isRunning = upload.state === "uploading" || upload.state === "waiting";
  return (
    <Tooltip text={`${isRunning ? "Cancel" : "Remove"} ${upload.fileName}`}>
      <button className="button button--quiet button--icon button--small" type="button" onClick={onEnd}>
        <X className="icon" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
