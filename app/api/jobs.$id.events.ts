import { isEnded } from "#modules/jobs/schema";
import { api, endpoint } from "../http/api.server.ts";
import { endOfStream, eventStream, lastEventId } from "../http/event-stream.server.ts";
import { jobEvents, END } from "../http/job-events.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, params, request, context }) {
      const id = params.id ?? "";
      const job = await modules.jobs.get(actor, id);
      const seen = lastEventId(request);
      if (seen === END && isEnded(job.state)) return endOfStream();
      return eventStream({ request, context }, (signal) =>
        jobEvents(modules.jobs.subscribe(actor, id, signal), seen),
      );
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
