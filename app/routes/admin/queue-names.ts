import type { Queue } from "#modules/admin/schema";

/** Words for the queues, most urgent first: as a filter, and for one and for several on the front door. */
export const QUEUE_NAMES: Record<Queue, { filter: string; one: string; many: string; verb: string }> = {
  late: { filter: "Late", one: "client is late", many: "clients are late", verb: "See them" },
  review: {
    filter: "Ready for review",
    one: "client is ready for review",
    many: "clients are ready for review",
    verb: "Review",
  },
  waivers: {
    filter: "A reason to accept or not",
    one: "client gave a reason to accept or not",
    many: "clients gave reasons to accept or not",
    verb: "Decide",
  },
  messages: {
    filter: "A message to answer",
    one: "client waits for an answer",
    many: "clients wait for an answer",
    verb: "Answer",
  },
  misfits: {
    filter: "Papers that do not fit",
    one: "client sent a paper that does not fit",
    many: "clients sent papers that do not fit",
    verb: "Look",
  },
};
