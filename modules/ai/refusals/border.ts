/** Whether a question lies outside of what the library can answer, and why. */
import type { Authority, Passage } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { Nearest, RefusalReason } from "../schema.ts";
import { missingDocument } from "./missing-document.ts";
import { missingUnit } from "./missing-unit.ts";
import { notLaw } from "./not-law.ts";
import { otherLaw } from "./other-law.ts";
import { ofPerson } from "./person.ts";
import { prediction } from "./prediction.ts";

export interface Border extends RefusalReason {
  /** What comes closest; absent for what the search found. */
  nearest?: Nearest[];
}

export interface BorderRequest {
  /** As it was asked, without earlier turns. */
  question: string;
  /** What the search found. */
  passages: Passage[];
  /** Today's year in the office's time zone. */
  today: number;
  authority: Pick<Authority, "resolve" | "contents" | "holdings" | "formerSection">;
  actor: Actor;
}

/** A rule that may claim a question; null when it lies inside. */
export type BorderRule = (request: BorderRequest) => Border | null | Promise<Border | null>;

/** What a question names comes before what it seems to ask. */
const RULES: readonly BorderRule[] = [notLaw, otherLaw, missingUnit, missingDocument, ofPerson, prediction];

export async function findBorder(request: BorderRequest): Promise<Border | null> {
  for (const rule of RULES) {
    const border = await rule(request);
    if (border) return border;
  }
  return null;
}
