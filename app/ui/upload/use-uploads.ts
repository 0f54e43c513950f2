/** `useUploads`, `UploadZone`, `UploadRow`: uploading to an intake, for every screen that does. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { notify } from "../toast-store.ts";
import { sendFile } from "./send-file.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload-queue.ts";

export interface Uploads extends Omit<UploadQueue, "uploads" | "stored" | "subscribe"> {
  list: readonly Upload[];
}

const none: readonly Upload[] = [];

/** The uploads of this page; its data is read anew after each. Keep it where the screen stays mounted. */
export function useUploads(): Uploads {
  const [queue] = useState(() => createUploadQueue({ send: sendFile, tell: notify }));
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

/** The browser asks before the page is left while files are on their way. */
function useWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);
}

/** A file dropped beside a zone would take the place of the page. */
function keepPage(): () => void {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener("dragover", prevent);
  document.addEventListener("drop", prevent);
  return () => {
    document.removeEventListener("dragover", prevent);
    document.removeEventListener("drop", prevent);
  };
}
