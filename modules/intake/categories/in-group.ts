import type { DocumentCategory, IntakeType } from "../schema.ts";

type Worded = "id" | "name" | "form" | "description" | "reason" | "acceptedFormats" | "expectedClass";
type Marks = "isRequired" | "askFirst" | "allowMultiple" | "dueToClient";

/** A category as listed in the source: optional, multiple files and no furnishing date unless given. */
type Entry = Pick<DocumentCategory, Worded> & Partial<Pick<DocumentCategory, Marks>>;

/** Categories of one group of the wizard. */
export function inGroup(
  intakeType: IntakeType,
  group: string,
  entries: readonly Entry[],
): readonly DocumentCategory[] {
  return entries.map((entry) => ({
    intakeType,
    group,
    isRequired: false,
    askFirst: false,
    allowMultiple: true,
    dueToClient: null,
    ...entry,
  }));
}
