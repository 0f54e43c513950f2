import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, type FormEvent } from "react";
import { maskNumbers } from "#modules/intake/schema";
import type { Drafts } from "../../ui/drafts.ts";
import { useDrafts } from "../../ui/use-draft.ts";
import type { Typed } from "./record-form.ts";

export interface RecordDraft {
  /** What was typed before a sign-in or a reload; null when there is nothing to put back. */
  typed: Typed | null;
  keep(event: FormEvent<HTMLFormElement>): void;
}

/** Fields that may hold the number of a person: no draft keeps them. */
const NEVER_KEPT = ["tin"];

/**
 * Draft of a record's form, for a session that ends and a page that is reloaded. It is gone when the record is saved
 * and when the form is left.
 * @param version changes when the record was saved
 */
export function useRecordDraft(record: string, version: string, stored: Typed): RecordDraft {
  const { pathname } = useLocation();
  const drafts = useDrafts();
  const place = `record ${pathname} ${record}`;
  // Read once: what is typed from now on stands in the fields already.
  const opened = useMemo(
    () => ({ version, typed: readTyped(drafts, place), forget: () => drafts?.write(place, "") }),
    [drafts, place, version],
  );
  useEffect(() => opened.forget, [opened]);
  const secrets = Object.fromEntries(NEVER_KEPT.map((name) => [name, stored[name] ?? ""]));
  return {
    typed: opened.typed && { ...opened.typed, ...secrets },
    keep: ({ currentTarget }) => drafts?.write(place, JSON.stringify(typedIn(currentTarget))),
  };
}

function readTyped(drafts: Drafts | null, place: string): Typed | null {
  const draft = drafts?.read(place);
  return draft ? (JSON.parse(draft) as Typed) : null;
}

function typedIn(form: HTMLFormElement): Typed {
  const typed = [...new FormData(form)].filter(
    ([name, value]) =>
      !["intent", "id", "updatedAt", ...NEVER_KEPT].includes(name) && maskNumbers(String(value)) === value,
  );
  return Object.fromEntries(typed) as Typed;
}
