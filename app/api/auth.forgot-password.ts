import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "public",
    body: z.object({ email: z.string() }),
    async run({ modules, context, body }) {
      const { site, address } = context;
      await modules.accounts.requestPasswordReset({ ...body, site, address });
      return { message: "If there is an account with this e-mail, a link is on its way." };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
