import type { AppLoadContext } from "@remix-run/node";
import type { Modules } from "#product";
import type { User } from "#modules/accounts/schema";
import type { Actor } from "#modules/kernel";

/** Who is allowed: anybody, signed-in users, administrators. */
export type Access = "public" | "signed-in" | "admin";

/** The input of every loader and action. Behind an access check there is always a user. */
export interface Visit<A extends Access> {
  modules: Modules;
  actor: Actor;
  user: A extends "public" ? User | null : User;
  request: Request;
  context: AppLoadContext;
}

export type Verdict = "welcome" | "sign-in" | "denied";

export function judge(access: Access, user: User | null): Verdict {
  if (access === "public") return "welcome";
  if (!user) return "sign-in";
  return access === "admin" && user.role !== "admin" ? "denied" : "welcome";
}
