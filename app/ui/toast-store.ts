/** Toast store of the open page: `notify` shows a toast from anywhere; the newest replaces the last. */
import { useSyncExternalStore } from "react";
import type { Message } from "./flash-messages.ts";

export interface ToastMessage extends Message {
  /** Distinguishes it from an earlier toast with the same text. */
  id: string;
}

let said = 0;
let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

interface Said extends Message {
  destructive?: boolean;
}

/** Whether it is shown at all: successes are shown by the screen itself. */
export function appears({ title, destructive }: Said): boolean {
  return Boolean(destructive) || /error/i.test(title);
}

/** Shows it when it is destructive or its title contains "error". @returns its id, to take it back. */
export function notify(notice: Said): string | null {
  if (!appears(notice)) return null;
  said += 1;
  const id = `notice-${said}`;
  set({ id, title: notice.title, text: notice.text });
  return id;
}

/** Takes a toast back whose reason is gone; a newer one stays. */
export function takeBack(id: string | null): void {
  if (current && current.id === id) set(null);
}

/** Clears the toast, because the screen has a newer message of its own. */
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
