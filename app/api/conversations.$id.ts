import { conversationPatch } from "#modules/conversations/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "admin",
    body: conversationPatch,
    async run({ modules: { conversations }, actor, params, body: { title, intakeId } }) {
      const id = params.id ?? "";
      const linked = intakeId ? await conversations.link(actor, id, intakeId) : null;
      return title ? conversations.rename(actor, id, title) : linked;
    },
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
