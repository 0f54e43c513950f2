import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    body: z.object({ question: z.string() }),
    run: ({ modules, actor, body, request }) =>
      modules.ai.ask(actor, body.question, { signal: request.signal }),
  }),
});
export const loader = route.loader;
export const action = route.action;
