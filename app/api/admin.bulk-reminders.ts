import { bulkRemindersBody } from "#modules/tracking/schema";
import { api, endpoint } from "../http/api.server.ts";

/** Queues reminders to several clients: 200 `{sent, skipped: [{clientId, reason}]}`. */
const route = api({
  POST: endpoint({
    access: "admin",
    body: bulkRemindersBody,
    run: ({ modules, actor, context: { site }, body }) =>
      modules.tracking.sendReminders(actor, { ...body, site }),
  }),
});
export const loader = route.loader;
export const action = route.action;
