/** `useUploads`, `UploadZone`, `UploadRow`: uploads to an intake, shared by all screens. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { notify, takeBack } from "../toast-store.ts";
import { sendFile } from "./send-file.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload-queue.ts";

export interface Uploads extends Omit<UploadQueue, "uploads" | "stored" | "subscribe"> {
  list: readonly Upload[];
}

const none: readonly Upload[] = [];

/** Uploads of this page; its data is revalidated after each. Call it in a component that stays mounted. */
export function useUploads(): Uploads {
  const [queue] = useState(() => createUploadQueue({ send: sendFile, tell }));
  const list = useSyncExternalStore(queue.subscribe, queue.uploads, () => none);
  const stored = useSyncExternalStore(queue.subscribe, queue.stored, () => 0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (stored > 0) revalidate();
  }, [stored, revalidate]);
  useWarning(list.some(({ state }) => state === "uploading" || state === "waiting"));
  useEffect(keepPage, []);
  return { ...queue, list };
}

function tell(message: Parameters<typeof notify>[0]): () => void {
  const id = notify(message);
  return () => takeBack(id);
}

/** Asks for confirmation before the page is left during an upload. */
function useWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);
}

/** A file dropped outside a zone would navigate away from the page. */
function keepPage(): () => void {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener("dragover", prevent);
  document.addEventListener("drop", prevent);
  return () => {
    document.removeEventListener("dragover", prevent);
    document.removeEventListener("drop", prevent);
  };
}
