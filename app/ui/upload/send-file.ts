/** Uploads one file to an intake. Uses `XMLHttpRequest`, because `fetch` reports no upload progress. */
import { FILE_EXISTS } from "#modules/intake/schema";
import { ACCESS_DENIED_HEADER, leaveSignedOut } from "../access-denied.ts";
import { TOO_LARGE } from "./formats.ts";

export type Answer =
  | { kind: "stored"; documentId: string }
  /** The intake already holds the same bytes. */
  | { kind: "duplicate"; problem: string }
  /** The category takes one file and already has it. */
  | { kind: "occupied" }
  /** Final: the same file would be refused again. */
  | { kind: "refused"; problem: string }
  /** Transient: a retry may succeed. */
  | { kind: "failed" }
  | { kind: "canceled" }
  /** The session has ended; the page shows that and leaves. */
  | { kind: "signed-out" };

export interface Sending {
  answer: Promise<Answer>;
  cancel(): void;
}

export interface UploadRequest {
  intakeId: string;
  categoryId: string;
  file: File;
  /** Stores the file even though the intake holds the same bytes. */
  keepBoth: boolean;
}

/** `onProgress` receives the number of bytes sent. */
export function sendFile(upload: UploadRequest, onProgress: (sent: number) => void): Sending {
  const request = new XMLHttpRequest();
  const answer = new Promise<Answer>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded }) =>
      onProgress(Math.min(loaded, upload.file.size)),
    );
    request.addEventListener("load", () => resolve(readAnswer(request)));
    request.addEventListener("error", () => resolve({ kind: "failed" }));
    request.addEventListener("abort", () => resolve({ kind: "canceled" }));
  });
  request.open("POST", `/api/intakes/${encodeURIComponent(upload.intakeId)}/documents`);
  request.responseType = "json";
  request.send(formOf(upload));
  return { answer, cancel: () => request.abort() };
}

function formOf({ intakeId, categoryId, file, keepBoth }: UploadRequest): FormData {
  const form = new FormData();
  form.set("intakeId", intakeId);
  form.set("categoryId", categoryId);
  if (keepBoth) form.set("keepBoth", "true");
  form.set("file", file);
  return form;
}

function readAnswer(request: XMLHttpRequest): Answer {
  const { status } = request;
  if (status === 401 && request.getResponseHeader(ACCESS_DENIED_HEADER)) {
    leaveSignedOut();
    return { kind: "signed-out" };
  }
  const body = readBody(request.response);
  if (status === 201 && body.id) return { kind: "stored", documentId: body.id };
  if (status === 413) return { kind: "refused", problem: TOO_LARGE };
  if (!body.message) return { kind: "failed" };
  if (status === 409 && body.fields?.duplicateOf) return { kind: "duplicate", problem: body.message };
  if (status === 409 && body.message === FILE_EXISTS) return { kind: "occupied" };
  const isFinal = [403, 404, 409, 415, 422].includes(status);
  return isFinal ? { kind: "refused", problem: body.message } : { kind: "failed" };
}

interface Body {
  id?: string;
  message?: string;
  fields?: { duplicateOf?: string };
}

/** The response to one file may be a list of one. */
function readBody(response: unknown): Body {
  const body: unknown = Array.isArray(response) ? response[0] : response;
  return typeof body === "object" && body !== null ? body : {};
}
