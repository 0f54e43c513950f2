import { titleBody } from "#modules/conversations/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "admin",
    body: titleBody,
    run: ({ modules, actor, params, body }) =>
      modules.conversations.rename(actor, params.id ?? "", body.title),
  }),
  DELETE: endpoint({
    access: "admin",
    async run({ modules, actor, params }) {
      await modules.conversations.remove(actor, params.id ?? "");
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
