import { messageBody } from "#modules/conversations/schema";
import { answerStream } from "../http/answer-stream.server.ts";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    run: async ({ modules, actor, params }) =>
      (await modules.conversations.open(actor, params.id ?? "")).messages,
  }),
  POST: endpoint({
    access: "admin",
    body: messageBody,
    run: ({ modules, actor, params, body, ...visit }) =>
      answerStream(visit, (signal) =>
        modules.conversations.send(actor, params.id ?? "", { ...body, signal }),
      ),
  }),
});
export const loader = route.loader;
export const action = route.action;
