/**
 * Mails that go out: written into an outbox in the transaction of what they tell of, then tried until a server took
 * or refused them.
 */
import type { Outbox, OutboxDeps } from "./contract.ts";
import { createDelivery } from "./delivery.ts";
import { createEnqueue } from "./enqueue.ts";
import { createListing } from "./listing.ts";

export { createMailBox } from "./body.ts";
export { createCarrier, type MailSettings } from "./adapters/index.ts";
export type * from "./contract.ts";
export type { Carrier, OutgoingMail, Receipt } from "./ports.ts";

export function createOutbox(deps: OutboxDeps): Outbox {
  return { ...createEnqueue(deps), ...createDelivery(deps), ...createListing(deps) };
}
