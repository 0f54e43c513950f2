import { sendReminderBody } from "#modules/tracking/schema";
import { api, endpoint } from "../http/api.server.ts";

/** Queues a reminder to one client: 200 `{sent: 1, queued: true}`, or `{sent: 0, reason}`. */
const route = api({
  POST: endpoint({
    access: "admin",
    body: sendReminderBody,
    run: ({ modules, actor, context: { site }, params: { userId = "" }, body }) =>
      modules.tracking.sendReminder(actor, userId, { ...body, site }),
  }),
});
export const loader = route.loader;
export const action = route.action;
