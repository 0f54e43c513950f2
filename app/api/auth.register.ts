import { json } from "@remix-run/node";
import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";
import { originOf } from "../http/session.server.ts";
import { signIn } from "../http/sign-in.server.ts";

const newUser = z.object({
  email: z.string(),
  password: z.string(),
  firstName: z.string().default(""),
  lastName: z.string().default(""),
});

const route = api({
  POST: endpoint({
    access: "public",
    body: newUser,
    async run({ modules, request, context, body }) {
      await modules.accounts.register({ ...body, ...originOf(request, context) });
      const { user, headers } = await signIn(request, context, body);
      return json(user, { status: 201, headers });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
