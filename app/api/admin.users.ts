import { z } from "zod";
import { USER_KINDS, USER_SORTS } from "#modules/admin/schema";
import { api, endpoint } from "../http/api.server.ts";
import { asPage, pageNumber } from "../http/page-answer.server.ts";
import { parse } from "../http/parse.server.ts";

const place = z.object({
  page: pageNumber,
  q: z.string().optional(),
  kind: z.enum(USER_KINDS).optional(),
  sort: z.enum(USER_SORTS).optional(),
});

/** All users, or with `?page=` a page of 50 and the total in `X-Total-Count`. */
const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query }) {
      if (!query.has("page")) return modules.accounts.listUsers(actor);
      return asPage(await modules.admin.pageOfUsers(actor, parse(place, Object.fromEntries(query))));
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
