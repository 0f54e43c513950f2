import { Model, snakeCaseMappers } from "objection";
import type { Publishing, Shelf, Source, SourceType } from "./schema.ts";

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
  shelf!: Shelf;
  publishes!: Publishing;
  isActive!: boolean;

  toSource(): Source {
    const { id, name, description, sourceType, format, priority, updateFrequency } = this;
    const { shelf, publishes, isActive } = this;
    return {
      id,
      name,
      description,
      sourceType,
      format,
      priority,
      updateFrequency,
      shelf,
      publishes,
      isActive,
    };
  }
}

/** An edition or issue of a source; readers see it once `publishedAt` is set. */
export class ReleaseModel extends Model {
  static override tableName = "authority_releases";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  sourceId!: string;
  label!: string;
  /** The named part of which this is the state; empty for the whole source. */
  part!: string;
  /** ISO date when written; read it in SQL. */
  asOf!: string;
  /** A bigint: a string in JavaScript. */
  position!: string;
  url!: string;
  sha256!: string;
  sectionCount!: number | null;
  startedAt!: Date;
  publishedAt!: Date | null;
}
