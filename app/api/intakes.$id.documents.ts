import { api, endpoint } from "../http/api.server.ts";
import { drainOnReject, uploadAnswer } from "../http/upload-answer.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.intake.listDocuments(actor, params.id ?? ""),
  }),
  POST: drainOnReject(
    endpoint({ access: "signed-in", run: (visit) => uploadAnswer(visit, visit.params.id ?? "") }),
  ),
});
export const loader = route.loader;
export const action = route.action;
