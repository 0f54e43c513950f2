import { z } from "zod";
import { INTAKE_STATUSES } from "#modules/intake/schema";
import { RISK_LEVELS, TRACKING_SORTS, trackingRow } from "#modules/tracking/schema";
import { api, endpoint } from "../http/api.server.ts";
import { asPage, pageNumber } from "../http/page-answer.server.ts";
import { parse } from "../http/parse.server.ts";

const place = z.object({
  page: pageNumber,
  q: z.string().optional(),
  risk: z.enum(RISK_LEVELS).optional(),
  status: z.enum(INTAKE_STATUSES).optional(),
  sort: z.enum(TRACKING_SORTS).optional(),
});

/** All clients with an intake, or with `?page=` a page of 50 and the total in `X-Total-Count`. */
const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query }) {
      if (!query.has("page")) return modules.tracking.listClients(actor);
      const { rows, total } = await modules.tracking.pageOfClients(
        actor,
        parse(place, Object.fromEntries(query)),
      );
      return asPage({ rows: rows.map(trackingRow), total });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
