/**
 * Outgoing mail: stored in an outbox in the transaction of the event it reports, then retried until a server accepts or
 * rejects it.
 */
import type { Outbox, OutboxDeps } from "./contract.ts";
import { createDelivery } from "./delivery.ts";
import { createEnqueue } from "./enqueue.ts";
import { createListing } from "./listing.ts";
import { createSendingAgain } from "./sending-again.ts";

export { createMailBox } from "./body.ts";
export { createCarrier, type MailSettings } from "./adapters/index.ts";
export type * from "./contract.ts";
export type { Carrier, OutgoingMail, Receipt } from "./ports.ts";

export function createOutbox(deps: OutboxDeps): Outbox {
  return {
    ...createEnqueue(deps),
    ...createSendingAgain(deps),
    ...createDelivery(deps),
    ...createListing(deps),
  };
}
