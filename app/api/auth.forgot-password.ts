import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";
import { readDevice } from "../http/device.server.ts";
import { originOf } from "../http/session.server.ts";

const route = api({
  POST: endpoint({
    access: "public",
    body: z.object({ email: z.string() }),
    async run({ modules, request, context, body }) {
      const origin = { ...originOf(request, context), device: await readDevice(request, context) };
      await modules.accounts.requestPasswordReset({ ...body, site: context.site, ...origin });
      return { message: "If there is an account with this e-mail, a link is on its way." };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
