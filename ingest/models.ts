import { Model, snakeCaseMappers } from "objection";
import type { IngestRun } from "./contract.ts";

/** One attempt to load one source. */
export class IngestRunModel extends Model {
  static override tableName = "ingest_runs";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  sourceId!: string;
  releaseLabel!: string | null;
  state!: IngestRun["state"];
  phase!: string;
  sectionsDone!: number;
  sectionsNew!: number;
  sectionsChanged!: number;
  sectionsUnchanged!: number;
  error!: string | null;
  startedAt!: Date;
  updatedAt!: Date;
  finishedAt!: Date | null;
}
