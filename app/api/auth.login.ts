import { json } from "@remix-run/node";
import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";
import { signIn } from "../http/sign-in.server.ts";

/** `code` of the authenticator app, or a recovery code, for accounts with a second factor. */
const credentials = z.object({ email: z.string(), password: z.string(), code: z.string().optional() });

const route = api({
  POST: endpoint({
    access: "public",
    body: credentials,
    run: async ({ request, context, body }) => {
      const { user, headers } = await signIn(request, context, body);
      return json(user, { headers });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
