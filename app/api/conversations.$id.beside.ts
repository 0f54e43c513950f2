import { besideBody } from "#modules/conversations/schema";
import { answerStream } from "../http/answer-stream.server.ts";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    body: besideBody,
    run: ({ modules, actor, params, body, ...visit }) =>
      answerStream(visit, (signal) =>
        modules.conversations.answerBeside(actor, params.id ?? "", { ...body, signal }),
      ),
  }),
});
export const loader = route.loader;
export const action = route.action;
