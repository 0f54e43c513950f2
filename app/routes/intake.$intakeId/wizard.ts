import type { ChecklistLine, Intake, IntakeStatistics } from "#modules/intake/schema";
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
  news: CategoryNews | null;
}

export interface CategoryNews {
  categoryId: string;
  /** Names of files that were stored. */
  stored: string[];
  problems: string[];
  /** Some of the problems is that the file is there already. */
  hasDuplicate: boolean;
}
