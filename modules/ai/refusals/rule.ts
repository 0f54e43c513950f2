/** What the rules of the border share. */
import type { Authority, Passage } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { Nearest, RefusalReason } from "../schema.ts";

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
  /** Whether the library tells what held of the provision for the year asked; default no. */
  isTold?: boolean;
  /** Whether a practice note says what became of it; default no. */
  isNoted?: boolean;
  /** Whether one that needs no search speaks of nearly all of it; default no. */
  isSurelyNoted?: boolean;
  /** Which section of the Code a text is about, as its likeliest opening tells; without it what search found first is. */
  sectionAbout?: (text: string) => string | null;
  authority: Pick<Authority, "resolve" | "contents" | "holdings" | "formerSection">;
  actor: Actor;
}

/** A rule that may claim a question; null when it lies inside. */
export type BorderRule = (request: BorderRequest) => Border | null | Promise<Border | null>;
