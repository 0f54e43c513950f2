import type { ChecklistLine, DocumentReview, Intake, IntakeStatistics } from "#modules/intake/schema";
import type { UploadResult } from "../../ui/upload/UploadNotes.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";
import type { Mode } from "./wizard-view.ts";

/** Data shared by all parts of the screen. */
export interface Wizard {
  intake: Intake;
  lines: ChecklistLine[];
  statistics: IntakeStatistics;
  mode: Mode;
  /** What the CPA asks for again. */
  requests: DocumentReview[];
  step: number;
  /** The open group of step 2. */
  group: string | null;
  uploads: Uploads;
  /** Outcome of the last form without JavaScript for one category. */
  result: CategoryUploadResult | null;
}

export interface CategoryUploadResult extends UploadResult {
  categoryId: string;
}
