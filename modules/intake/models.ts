import { Model, snakeCaseMappers } from "objection";
import { maskNumbers } from "./masking.ts";
import { progressOf } from "./checklist/rules.ts";
import {
  GOALS,
  type Classification,
  type DocumentCategory,
  type Format,
  type Intake,
  type IntakeStatus,
  type IntakeType,
  type Waiver,
  type WaiverKind,
} from "./schema.ts";

export class IntakeModel extends Model {
  static override tableName = "intakes";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  userId!: string;
  taxYear!: number;
  intakeType!: IntakeType;
  status!: IntakeStatus;
  progress!: number;
  /** Whether its owner may have only one active intake. */
  isExclusive!: boolean;
  goals!: string[];
  otherGoals!: string;
  createdAt!: Date;
  updatedAt!: Date;

  toIntake(): Intake {
    const { id, taxYear, intakeType, status } = this;
    const updatedAt = this.updatedAt.toISOString();
    return {
      id,
      taxYear,
      intakeType,
      status,
      progress: progressOf(this),
      goals: {
        chosen: GOALS.map((goal) => goal.id).filter((goal) => this.goals.includes(goal)),
        // Rows of older builds hold what was typed.
        other: maskNumbers(this.otherGoals),
      },
      createdAt: this.createdAt.toISOString(),
      lastUpdated: updatedAt,
      updatedAt,
    };
  }
}

export class CategoryModel extends Model {
  static override tableName = "intake_categories";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  intakeType!: IntakeType;
  group!: string;
  name!: string;
  form!: string;
  description!: string;
  reason!: string;
  isRequired!: boolean;
  askFirst!: boolean;
  acceptedFormats!: Format[];
  allowMultiple!: boolean;
  expectedClass!: Classification;
  /** ISO date as text: a `Date` would be midnight in this machine's time zone. */
  dueToClient!: string | null;
  /** Order in the wizard. */
  position!: number;

  toCategory(): DocumentCategory {
    const { id, intakeType, group, name, form, description, reason } = this;
    const { isRequired, askFirst, acceptedFormats, allowMultiple, expectedClass, dueToClient } = this;
    return {
      ...{ id, intakeType, group, name, form, description, reason },
      ...{ isRequired, askFirst, acceptedFormats, allowMultiple, expectedClass, dueToClient },
    };
  }
}

export class WaiverModel extends Model {
  static override tableName = "intake_waivers";
  static override idColumn = ["intake_id", "category_id"];
  static override columnNameMappers = snakeCaseMappers();

  intakeId!: string;
  categoryId!: string;
  kind!: WaiverKind;
  reason!: string;
  state!: Waiver["state"];
  createdAt!: Date;
  decidedAt!: Date | null;

  toWaiver(): Waiver {
    const { categoryId, kind, reason, state } = this;
    return { categoryId, kind, reason: maskNumbers(reason), state };
  }
}
