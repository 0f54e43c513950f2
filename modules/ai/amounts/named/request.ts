/** A question whose named amounts are wanted, and what is said of them. */
import type { Authority, Resolved } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { Lead } from "../../leads.ts";
import type { AskedYear } from "../../years/year.ts";

export interface NamedRequest {
  question: string;
  asked: AskedYear;
  authority: Pick<Authority, "amounts" | "resolve">;
  actor: Actor;
}

export interface NamedAnswer {
  leads: Lead[];
  /** The units that state the amounts. */
  units: Resolved[];
}
