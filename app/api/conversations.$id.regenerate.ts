import { answerStream } from "../http/answer-stream.server.ts";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    run: ({ modules, actor, params, ...visit }) =>
      answerStream(visit, (signal) => modules.conversations.regenerate(actor, params.id ?? "", { signal })),
  }),
});
export const loader = route.loader;
export const action = route.action;
