import { useEffect, useRef, useState } from "react";
import { GOALS, type Goals } from "#modules/intake/schema";
import { useDrafts } from "../../ui/use-draft.ts";

export type Said = "saving" | "saved" | "failed";

/** Debounce after the last key. */
const REST_MS = 800;

/** Saves the fields of the form as they change. `said` is null until there is something to report. */
export function useGoalsAutosave(intakeId: string) {
  const [said, say] = useState<Said | null>(null);
  const drafts = useDrafts();
  const place = `goals:${intakeId}`;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Unsaved fields; they outlive the form.
  const unsaved = useRef<Goals | null>(null);

  const latest = useRef({ drafts, place });
  useEffect(() => {
    latest.current = { drafts, place };
  });

  const [saveNow] = useState(() => () => {
    clearTimeout(timer.current);
    const goals = unsaved.current;
    unsaved.current = null;
    if (!goals) return;
    say("saving");
    void save(intakeId, goals).then((isSaved) => {
      const isLatest = unsaved.current === null;
      if (isSaved && isLatest) latest.current.drafts?.write(latest.current.place, "");
      // Tried again with the next change, at a press, or when the page is opened again.
      if (!isSaved) unsaved.current ??= goals;
      say(isSaved ? "saved" : "failed");
    });
  });

  useEffect(() => {
    const goals = form.current && toGoals(drafts?.read(place) ?? null);
    if (!goals || !form.current) return;
    fill(form.current, goals);
    unsaved.current = goals;
    saveNow();
  }, [drafts, place, saveNow]);

  const saveSoon = () => {
    if (form.current) unsaved.current = read(form.current);
    if (unsaved.current) drafts?.write(place, JSON.stringify(unsaved.current));
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, REST_MS);
  };
  useEffect(() => {
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
  return { form, saveSoon, saveNow, said };
}

function toGoals(draft: string | null): Goals | null {
  if (draft === null) return null;
  try {
    const { chosen, other } = JSON.parse(draft) as Partial<Goals>;
    return Array.isArray(chosen) && typeof other === "string" ? { chosen, other } : null;
  } catch {
    return null;
  }
}

function fill(form: HTMLFormElement, { chosen, other }: Goals): void {
  for (const { id } of GOALS) {
    const box = form.elements.namedItem(`goal-${id}`);
    if (box instanceof HTMLInputElement) box.checked = chosen.includes(id);
  }
  const field = form.elements.namedItem("other");
  if (field instanceof HTMLTextAreaElement) field.value = other;
}

function read(form: HTMLFormElement): Goals {
  const fields = new FormData(form);
  const chosen = GOALS.filter(({ id }) => fields.has(`goal-${id}`)).map(({ id }) => id);
  return { chosen, other: String(fields.get("other") ?? "") };
}

async function save(intakeId: string, goals: Goals): Promise<boolean> {
  try {
    const response = await fetch(`/api/intakes/${encodeURIComponent(intakeId)}/goals`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(goals),
      // `keepalive` delivers it even when the page is left.
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}
