import { json } from "@remix-run/node";
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import { isEnded } from "#modules/jobs/schema";
import { api, endpoint } from "../http/api.server.ts";
import { patientlyAwait } from "../http/job-answer.server.ts";
import { parse, readOptionalJson } from "../http/parse.server.ts";

const body = z.object({ sources: z.array(z.string().max(100)).max(100).optional() });

const route = api({
  POST: endpoint({
    access: "admin",
    async run({ modules, actor, request }) {
      const { sources } = parse(body, await readOptionalJson(request));
      const id = await modules.updates.request(actor, sources);
      const { state } = await patientlyAwait({ modules, actor, request }, id);
      if (!isEnded(state)) return json({ success: 0, failed: 0, jobId: id, state }, { status: 202 });
      const { result, reason } = await modules.updates.get(actor, id);
      if (!result)
        throw new DomainError("unavailable", reason ?? "The download was stopped. What was loaded is kept.");
      return { success: result.success, failed: result.failed, runId: id };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
