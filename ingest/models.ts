import { Model, snakeCaseMappers } from "objection";
import type { IngestRun, ItemFailure } from "./contract.ts";

/** One attempt to load one source. */
export class IngestRunModel extends Model {
  static override tableName = "ingest_runs";
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ["failures"];

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
  /** PostgreSQL's bigint as text. */
  bytes!: string;
  notReached!: number;
  failures!: ItemFailure[];
  startedAt!: Date;
  updatedAt!: Date;
  finishedAt!: Date | null;
}
