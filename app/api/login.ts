import { redirect } from "@remix-run/node";
import { api, endpoint } from "../http/api.server.ts";
import { leaveFlash } from "../http/flash.server.ts";
import { returnTo } from "../http/return-to.ts";

const route = api({
  GET: endpoint({
    access: "public",
    /** `ended` when an open page has met the end of its session; the sign-in screen then says so. */
    async run({ query, context }) {
      const to = returnTo(query.get("to"));
      const headers = new Headers();
      if (query.has("ended")) headers.set("Set-Cookie", await leaveFlash(context, "loggedOut"));
      return redirect(to === "/" ? "/login" : `/login?to=${encodeURIComponent(to)}`, { headers });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
