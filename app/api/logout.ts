import { redirect } from "@remix-run/node";
import { api, endpoint } from "../http/api.server.ts";
import { endSession, identify, originOf } from "../http/session.server.ts";

const signOut = endpoint({
  access: "public",
  async run({ modules, request, context }) {
    const { token } = await identify(request, context);
    if (token) await modules.accounts.signOut(token, originOf(request, context));
    return redirect("/", { status: 303, headers: { "Set-Cookie": await endSession(context) } });
  },
});

const route = api({ GET: signOut, POST: signOut });
export const loader = route.loader;
export const action = route.action;
