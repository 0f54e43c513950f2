import { Model, snakeCaseMappers } from "objection";
import type { Source, SourceType } from "./schema.ts";

/** A body of law that the library takes from one publisher. */
export class SourceModel extends Model {
  static override tableName = "authority_sources";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  name!: string;
  description!: string;
  sourceType!: SourceType;
  format!: Source["format"];
  priority!: Source["priority"];
  updateFrequency!: string;
  isActive!: boolean;

  toSource(): Source {
    const { id, name, description, sourceType, format, priority, updateFrequency, isActive } = this;
    return { id, name, description, sourceType, format, priority, updateFrequency, isActive };
  }
}

/** One state of a source as published; readers see it once `publishedAt` is set. */
export class ReleaseModel extends Model {
  static override tableName = "authority_releases";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  sourceId!: string;
  label!: string;
  /** A bigint: a string in JavaScript. */
  position!: string;
  url!: string;
  sha256!: string;
  sectionCount!: number | null;
  startedAt!: Date;
  publishedAt!: Date | null;
}
