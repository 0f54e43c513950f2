/** Searches for answers one after another, by asker: together they would only make each other wait. */
import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { createFairQueue } from "#modules/platform";

/** One computes while another waits for the database or Chroma; more at once end no sooner. */
const AT_ONCE = 2;
const WAITING = 200;

const FULL = "Too many questions are being answered at the moment. Wait a minute and ask again.";

/** The library, whose passages are found for a few questions at a time, first come first served among an asker's. */
export function inTurns(authority: Authority): Authority {
  const queue = createFairQueue({
    ...{ slots: AT_ONCE, perLane: AT_ONCE },
    ...{ laneCapacity: WAITING, capacity: WAITING, full: FULL },
  });
  return {
    ...authority,
    passages: (actor, ...asked) => queue.run(laneOf(actor), () => authority.passages(actor, ...asked)),
  };
}

function laneOf(actor: Actor): string {
  return actor.kind === "user" ? actor.userId : actor.kind;
}
