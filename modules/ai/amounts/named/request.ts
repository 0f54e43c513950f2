/** A question whose named amounts are wanted. */
import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { AskedYear } from "../../year.ts";

export interface NamedRequest {
  question: string;
  asked: AskedYear;
  authority: Pick<Authority, "amounts" | "resolve">;
  actor: Actor;
}
