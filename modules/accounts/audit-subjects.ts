/** Actors and subjects of this module's audit events. */
import type { Actor, Origin } from "#modules/kernel";
import type { UserModel } from "./models.ts";

/** Drops the other fields of a request. */
export function originOf({ address, userAgent }: Origin): Origin {
  return { address, userAgent };
}

export function visitorActor(origin: Origin): Actor {
  return { kind: "visitor", origin };
}

/** Actor for a user who has just authenticated. */
export function userActor({ id, role }: Pick<UserModel, "id" | "role">, origin: Origin): Actor {
  return { kind: "user", userId: id, role, origin };
}

export function subjectOf({ id }: Pick<UserModel, "id">) {
  return { subject: { type: "user", id } } as const;
}
