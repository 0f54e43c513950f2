import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useMemo, useRef, type FormEvent } from "react";
import { createDrafts, type Drafts } from "./drafts.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Drafts of the signed-in user; null on the server, before hydration, and for visitors. */
export function useDrafts(): Drafts | null {
  const shell = useRouteLoaderData("root") as { person?: { email: string } | null } | undefined;
  const owner = shell?.person?.email;
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated && owner ? createDrafts(window.sessionStorage, owner) : null),
    [isHydrated, owner],
  );
}

/**
 * Draft of an uncontrolled text field. `held` is what the server has of it: an equal draft is spent.
 * `onRestored` is told of a draft that was put back into the field.
 */
export function useDraft(place: string, held: string, onRestored?: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const drafts = useDrafts();
  const told = useRef(onRestored);
  useEffect(() => {
    told.current = onRestored;
  });
  useEffect(() => {
    const draft = drafts?.read(place) ?? null;
    if (draft === null) return;
    if (draft.trim() === held.trim()) return drafts?.write(place, "");
    // What somebody typed before hydration wins.
    if (!field.current || field.current.value.trim() !== held.trim()) return;
    field.current.value = draft;
    told.current?.(draft);
  }, [drafts, place, held]);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
    drafts?.write(place, currentTarget.value);
  return { field, onInput };
}
