import { useEffect, useRef, useState } from "react";
import { GOALS, type Goals } from "#modules/intake/schema";

/** Debounce after the last key. */
const REST_MS = 800;

/** Saves the fields of the form as they change. `said` is null until there is something to report. */
export function useGoalsAutosave(intakeId: string) {
  const [said, say] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Unsaved fields; they outlive the form.
  const unsaved = useRef<Goals | null>(null);

  const [saveNow] = useState(() => () => {
    clearTimeout(timer.current);
    const goals = unsaved.current;
    unsaved.current = null;
    if (!goals) return;
    say("Saving...");
    void save(intakeId, goals).then((isSaved) =>
      say(isSaved ? "Saved" : "Not saved. Check your connection and change something to try again."),
    );
  });
  const saveSoon = () => {
    if (form.current) unsaved.current = read(form.current);
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
