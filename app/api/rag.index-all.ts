import { api, endpoint } from "../http/api.server.ts";
import { jobAnswer } from "../http/job-answer.server.ts";

const MESSAGE = "All documents have been indexed for AI search!";

const route = api({
  POST: endpoint({
    access: "admin",
    async run({ modules, actor, request }) {
      const id = await modules.papers.indexAll(actor);
      return jobAnswer({ modules, actor, request }, id, {
        toBody: (result) => ({ message: MESSAGE, ...(result as object) }),
      });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
