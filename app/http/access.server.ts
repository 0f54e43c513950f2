import type { AppLoadContext } from "@remix-run/node";
import type { Modules } from "#product";
import type { User } from "#modules/accounts/schema";
import type { Actor } from "#modules/kernel";

/** Who may come in: anybody, whoever is signed in, administrators. */
export type Access = "public" | "signed-in" | "admin";

/** What every loader and action gets. Behind a guard there is always a user. */
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
