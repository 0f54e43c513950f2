/** Upload queue of a page: holds each chosen file until it is stored or canceled. */
import { FILE_EXISTS, ONE_FILE_ONLY, type Format } from "#modules/intake/schema";
import type { Message } from "../flash-messages.ts";
import { refusalOf, UPLOAD_FAILED } from "./formats.ts";
import type { Answer, UploadRequest, Sending } from "./send-file.ts";

export interface UploadTarget {
  intakeId: string;
  category: { id: string; acceptedFormats: Format[]; allowMultiple: boolean };
  /** Whether the category already has a document. */
  isFilled: boolean;
}

/** `duplicate` waits for the user's choice to keep both. */
export type UploadState = "waiting" | "uploading" | "success" | "duplicate" | "error";

export interface Upload {
  id: number;
  categoryId: string;
  fileName: string;
  /** File size in bytes. */
  size: number;
  /** Bytes sent. */
  sent: number;
  state: UploadState;
  problem: string | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
  documentId: string | null;
}

export interface UploadQueue {
  add(target: UploadTarget, files: File[]): void;
  /** Cancels the upload and removes it from the list, in any state. */
  cancel(id: number): void;
  retry(id: number): void;
  keepBoth(id: number): void;
  uploads(): readonly Upload[];
  /** Number of files stored so far. */
  stored(): number;
  subscribe(listener: () => void): () => void;
}

interface QueueOptions {
  send(request: UploadRequest, onProgress: (sent: number) => void): Sending;
  /** @returns what takes the message back */
  tell(message: Message & { destructive: true }): () => void;
}

/** Concurrent uploads; more would only slow each of them down. */
const AT_ONCE = 3;
const SUCCESS_SHOWN_MS = 2000;
/** Maximum progress in percent before the server has answered. */
const PERCENT_UNANSWERED = 90;

const ONE_AT_A_TIME = toMessage(ONE_FILE_ONLY);
export const ALREADY_EXISTS = toMessage(FILE_EXISTS);

interface Entry {
  upload: Upload;
  request: UploadRequest;
  allowMultiple: boolean;
  /** Files that were chosen together have the same. */
  choice: number;
  sending: Sending | null;
  /** Takes back what was told of its failure. */
  takeBack?: () => void;
}

export function percentOf({ state, sent, size }: Upload): number {
  if (state === "success") return 100;
  return Math.min(PERCENT_UNANSWERED, Math.floor((sent / Math.max(size, 1)) * 100));
}

export function createUploadQueue({ send, tell }: QueueOptions): UploadQueue {
  const entries = new Map<number, Entry>();
  const listeners = new Set<() => void>();
  let shown: readonly Upload[] = [];
  let lastId = 0;
  let lastChoice = 0;
  let stored = 0;

  const publish = () => {
    shown = Array.from(entries.values(), ({ upload }) => upload);
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<Upload>) => {
    const entry = entries.get(id);
    if (!entry) return;
    entry.upload = { ...entry.upload, ...changes };
    publish();
  };
  const remove = (id: number) => {
    entries.get(id)?.takeBack?.();
    if (entries.delete(id)) publish();
  };
  const startNext = () => {
    const all = Array.from(entries.values());
    const busy = all.filter(({ upload }) => upload.state === "uploading").length;
    const waiting = all.filter(({ upload }) => upload.state === "waiting");
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - busy))) void start(entry);
  };
  const start = async ({ upload: { id }, request }: Entry) => {
    const sending = send(request, (sent) => change(id, { sent }));
    const entry = entries.get(id);
    if (entry) entry.sending = sending;
    change(id, { state: "uploading", sent: 0 });
    settle(id, request, await sending.answer);
    startNext();
  };
  const settle = (id: number, request: UploadRequest, answer: Answer) => {
    if (answer.kind === "canceled" || !entries.has(id)) return;
    if (answer.kind === "stored") {
      stored += 1;
      change(id, { state: "success", documentId: answer.documentId });
      clearBefore(entries.get(id)!);
      setTimeout(() => remove(id), SUCCESS_SHOWN_MS);
      return;
    }
    if (answer.kind === "duplicate") return change(id, { state: "duplicate", problem: answer.problem });
    if (answer.kind === "refused") return fail(id, answer.problem);
    if (answer.kind === "occupied") {
      tell({ ...ALREADY_EXISTS, destructive: true });
      return fail(id, ALREADY_EXISTS.text);
    }
    if (answer.kind === "failed") {
      const text = `Failed to upload ${request.file.name}. Please try again.`;
      entries.get(id)!.takeBack = tell({ title: "Upload Failed", text, destructive: true });
    }
    change(id, { state: "error", problem: UPLOAD_FAILED, canRetry: true });
  };
  const clearBefore = (good: Entry) => {
    for (const entry of entries.values()) if (isOvertaken(entry, good)) remove(entry.upload.id);
  };
  const fail = (id: number, problem: string) => change(id, { state: "error", problem, canRetry: false });
  const enter = ({ intakeId, category }: UploadTarget, file: File, choice: number) => {
    lastId += 1;
    const problem = refusalOf(file, category.acceptedFormats);
    const upload: Upload = {
      id: lastId,
      categoryId: category.id,
      fileName: file.name,
      size: file.size,
      sent: 0,
      state: problem ? "error" : "waiting",
      problem,
      canRetry: false,
      documentId: null,
    };
    const request = { intakeId, categoryId: category.id, file, keepBoth: false };
    const { allowMultiple } = category;
    entries.set(upload.id, { upload, request, allowMultiple, choice, sending: null });
  };
  const again = (id: number, changes: Partial<UploadRequest> = {}) => {
    const entry = entries.get(id);
    if (!entry) return;
    entry.takeBack?.();
    entry.request = { ...entry.request, ...changes };
    change(id, { state: "waiting", problem: null, canRetry: false });
    startNext();
  };

  return {
    add(target, files) {
      const { allowMultiple } = target.category;
      if (!allowMultiple && files.length > 1) return void tell({ ...ONE_AT_A_TIME, destructive: true });
      const isFilled = target.isFilled || isOnItsWay(entries, target.category.id);
      if (!allowMultiple && isFilled) return void tell({ ...ALREADY_EXISTS, destructive: true });
      lastChoice += 1;
      for (const file of files) enter(target, file, lastChoice);
      publish();
      startNext();
    },
    cancel(id) {
      const entry = entries.get(id);
      remove(id);
      entry?.sending?.cancel();
      startNext();
    },
    retry: (id) => again(id),
    keepBoth: (id) => again(id, { keepBoth: true }),
    uploads: () => shown,
    stored: () => stored,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isOnItsWay(entries: Map<number, Entry>, categoryId: string): boolean {
  return Array.from(entries.values()).some(
    ({ upload }) => upload.categoryId === categoryId && upload.state !== "error",
  );
}

/** Whether a failed upload is settled by a later one; another paper that can be tried again is still to come. */
function isOvertaken({ upload, choice }: Entry, good: Entry): boolean {
  if (upload.state !== "error" || choice >= good.choice) return false;
  if (upload.categoryId !== good.upload.categoryId) return false;
  return !upload.canRetry || !good.allowMultiple || upload.fileName === good.upload.fileName;
}

/** "File Already Exists - This category …" has a title and a text. */
function toMessage(sentence: string): Message {
  const [title = "", text = ""] = sentence.split(" - ");
  return { title, text };
}
