import { titleBody } from "#modules/conversations/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    run: ({ modules, actor, query }) => modules.conversations.list(actor, query.get("q") ?? ""),
  }),
  POST: endpoint({
    access: "admin",
    body: titleBody,
    run: async ({ modules, actor, body }) => created(await modules.conversations.create(actor, body.title)),
  }),
});
export const loader = route.loader;
export const action = route.action;
