import { Model, snakeCaseMappers } from "objection";
import type { Role } from "#modules/kernel";
import type { ListedUser, User } from "./schema.ts";

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
    return { ...this.toUser(), disabledAt: this.disabledAt?.toISOString() ?? null };
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

export class PasswordResetModel extends Model {
  static override tableName = "password_resets";
  static override idColumn = "token_hash";
  static override columnNameMappers = snakeCaseMappers();

  tokenHash!: string;
  userId!: string;
  expiresAt!: Date;
}
