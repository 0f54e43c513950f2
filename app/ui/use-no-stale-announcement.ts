import { useEffect } from "react";

/** The announcer waits so long before its first announcement. */
const FIRST_ANNOUNCEMENT_MS = 100;

/**
 * A pending button is announced by its id, in a picture that stays for seconds. Where the button is gone by then, the
 * picture has no name, and goes as well.
 */
export function useNoStaleAnnouncement(): void {
  useEffect(() => () => void setTimeout(removeUnnamed, FIRST_ANNOUNCEMENT_MS + 1), []);
}

function removeUnnamed(): void {
  for (const node of document.querySelectorAll("[data-live-announcer] [aria-labelledby]")) {
    const ids = node.getAttribute("aria-labelledby")!.split(" ");
    if (!ids.some((id) => document.getElementById(id))) node.remove();
  }
}
