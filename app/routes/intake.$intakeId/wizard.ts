import type { ChecklistLine, Intake, IntakeStatistics } from "#modules/intake/schema";
import type { UploadResult } from "../../ui/upload/UploadNotes.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";
import type { Mode } from "./wizard-view.ts";

/** What every part of the screen may need. */
export interface Wizard {
  intake: Intake;
  lines: ChecklistLine[];
  statistics: IntakeStatistics;
  mode: Mode;
  step: number;
  /** The group of the second step that is open. */
  group: string | null;
  uploads: Uploads;
  /** What just happened to one category without a script, or went wrong there. */
  result: CategoryUploadResult | null;
}

export interface CategoryUploadResult extends UploadResult {
  categoryId: string;
}
