import { DomainError } from "#modules/kernel";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, request }) {
      // A browser that prefetches a link must not call every provider.
      if (/prefetch/i.test(request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? ""))
        throw new DomainError("forbidden", "The models are tested only when somebody asks for it.");
      return { results: await modules.models.test(actor) };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
