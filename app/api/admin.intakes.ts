import { z } from "zod";
import { INTAKE_STATUSES } from "#modules/intake/schema";
import { INTAKE_SORTS, QUEUES } from "#modules/admin/schema";
import { api, endpoint } from "../http/api.server.ts";
import { asPage, pageNumber } from "../http/page-answer.server.ts";
import { parse } from "../http/parse.server.ts";

const place = z.object({
  page: pageNumber,
  q: z.string().optional(),
  status: z.enum(INTAKE_STATUSES).optional(),
  waits: z.enum(QUEUES).optional(),
  cpaId: z.string().optional(),
  sort: z.enum(INTAKE_SORTS).optional(),
});

/** All intakes, or with `?page=` a page of 50 and the total in `X-Total-Count`. */
const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query }) {
      if (!query.has("page")) return modules.intake.listClientIntakes(actor);
      return asPage(await modules.admin.pageOfIntakes(actor, parse(place, Object.fromEntries(query))));
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
