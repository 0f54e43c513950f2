import { conversationBody } from "#modules/conversations/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    run: ({ modules, actor, query }) => modules.conversations.list(actor, query.get("q") ?? ""),
  }),
  POST: endpoint({
    access: "admin",
    body: conversationBody,
    run: async ({ modules, actor, body: { title, ...about } }) =>
      created(await modules.conversations.create(actor, title, about)),
  }),
});
export const loader = route.loader;
export const action = route.action;
