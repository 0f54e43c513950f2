/** Who did what here, in the words of the record of deeds. */
import type { Actor, Origin } from "#modules/kernel";
import type { UserModel } from "./models.ts";

/** Of a request that carries more than where it comes from. */
export function originOf({ address, userAgent }: Origin): Origin {
  return { address, userAgent };
}

export function visitorActor(origin: Origin): Actor {
  return { kind: "visitor", origin };
}

/** Somebody who has just proved who they are. */
export function userActor({ id, role }: Pick<UserModel, "id" | "role">, origin: Origin): Actor {
  return { kind: "user", userId: id, role, origin };
}

export function subjectOf({ id }: Pick<UserModel, "id">) {
  return { subject: { type: "user", id } } as const;
}
