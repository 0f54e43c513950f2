/** Who is missing what, how urgent it is, and the reminders that go out about it. */
import { createClientLists } from "./client-lists.ts";
import type { Tracking, TrackingDeps } from "./contract.ts";
import { createOfficeSettings } from "./office-settings.ts";
import { createAnswers } from "./reminders/answers.ts";
import { createAutomatic } from "./reminders/automatic.ts";
import { createPresses, createPressing } from "./reminders/pressing.ts";
import { defineSending, queueing } from "./reminders/sending.ts";
import { createTemplates } from "./reminders/templates.ts";
import { createSendingAgain } from "./reminders/sending-again.ts";
import { createTokens } from "./reminders/tokens.ts";
import { createSeason } from "./season.ts";

export type * from "./contract.ts";

/** Also defines its jobs and the schedule of automatic reminders. */
export function createTracking(deps: TrackingDeps): Tracking {
  const tokens = createTokens(deps.secretKey);
  const press = createPressing(deps, queueing(deps));
  defineSending(deps, tokens);
  return {
    ...createClientLists(deps),
    ...createSeason(deps),
    ...createOfficeSettings(deps),
    ...createTemplates(deps),
    ...createPresses(deps, press),
    ...createSendingAgain(deps),
    ...createAutomatic(deps, press),
    ...createAnswers(deps, tokens),
  };
}
