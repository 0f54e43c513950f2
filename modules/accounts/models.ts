import { Model, snakeCaseMappers } from "objection";
import type { Origin, Role } from "#modules/kernel";
import type { ListedUser, User } from "./schema.ts";

export class SecondFactorModel extends Model {
  static override tableName = "second_factors";
  static override idColumn = "user_id";
  static override columnNameMappers = snakeCaseMappers();

  userId!: string;
  sealedSecret!: Buffer;
  lastStep!: number;
  createdAt!: Date;
}

export class UserModel extends Model {
  static override tableName = "users";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  email!: string;
  firstName!: string;
  lastName!: string;
  role!: Role;
  passwordHash!: string;
  profileImageUrl!: string | null;
  createdAt!: Date;
  disabledAt!: Date | null;
  /** Loaded on request only. */
  secondFactor?: SecondFactorModel;

  static override relationMappings = {
    secondFactor: {
      relation: Model.HasOneRelation,
      modelClass: SecondFactorModel,
      join: { from: "users.id", to: "second_factors.user_id" },
    },
  };

  toUser(): User {
    return {
      id: this.id,
      email: this.email,
      firstName: this.firstName,
      lastName: this.lastName,
      role: this.role,
      profileImageUrl: this.profileImageUrl,
      createdAt: this.createdAt.toISOString(),
    };
  }

  toListedUser(): ListedUser {
    const disabledAt = this.disabledAt?.toISOString() ?? null;
    return { ...this.toUser(), disabledAt, twoFactor: Boolean(this.secondFactor) };
  }
}

export class SessionModel extends Model {
  static override tableName = "sessions";
  static override idColumn = "token_hash";
  static override columnNameMappers = snakeCaseMappers();

  tokenHash!: string;
  userId!: string;
  createdAt!: Date;
  lastSeenAt!: Date;
  expiresAt!: Date;
  userAgent!: string;
  user?: UserModel;

  static override relationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: "sessions.user_id", to: "users.id" },
    },
  };
}

export class KnownDeviceModel extends Model {
  static override tableName = "known_devices";
  static override idColumn = ["token_hash", "user_id"];
  static override columnNameMappers = snakeCaseMappers();

  tokenHash!: string;
  userId!: string;
  usedAt!: Date;

  static override relationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: "known_devices.user_id", to: "users.id" },
    },
  };
}

export class PasswordResetRequestModel extends Model {
  static override tableName = "password_reset_requests";
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ["origin"];

  id!: string;
  email!: string;
  site!: string;
  requestedAt!: Date;
  origin!: Origin;
}

export class PasswordResetModel extends Model {
  static override tableName = "password_resets";
  static override idColumn = "token_hash";
  static override columnNameMappers = snakeCaseMappers();

  tokenHash!: string;
  userId!: string;
  expiresAt!: Date;
}

export class RecoveryCodeModel extends Model {
  static override tableName = "recovery_codes";
  static override idColumn = ["user_id", "code_hash"];
  static override columnNameMappers = snakeCaseMappers();

  userId!: string;
  codeHash!: string;
}

export class SecondFactorSetupModel extends Model {
  static override tableName = "second_factor_setups";
  static override idColumn = "user_id";
  static override columnNameMappers = snakeCaseMappers();

  userId!: string;
  sessionHash!: string;
  sealedSecret!: Buffer;
  expiresAt!: Date;
}

/** The password was right and the code is missing. Grants access to nothing but the code screen. */
export class PendingSignInModel extends Model {
  static override tableName = "pending_sign_ins";
  static override idColumn = "token_hash";
  static override columnNameMappers = snakeCaseMappers();

  tokenHash!: string;
  userId!: string;
  tries!: number;
  expiresAt!: Date;
  user?: UserModel;

  static override relationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: "pending_sign_ins.user_id", to: "users.id" },
    },
  };
}
