/** The toast of a page that is open: `notify` shows one from anywhere in the browser, the newest in place of the last. */
import { useSyncExternalStore } from "react";
import type { Message } from "./flash-messages.ts";

export interface ToastMessage extends Message {
  /** Tells it from the same words said before. */
  id: string;
}

let said = 0;
let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

interface Said extends Message {
  destructive?: boolean;
}

/** Whether it is shown at all: what went well is shown by the screen itself. */
export function appears({ title, destructive }: Said): boolean {
  return Boolean(destructive) || /error/i.test(title);
}

/** Shown when it is destructive or its title has "error" in it. */
export function notify(notice: Said): void {
  if (!appears(notice)) return;
  said += 1;
  set({ id: `notice-${said}`, title: notice.title, text: notice.text });
}

/** The screen has a newer message of its own. */
export function dismissToast(): void {
  set(null);
}

export function useToast(): ToastMessage | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function set(notice: ToastMessage | null): void {
  current = notice;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
