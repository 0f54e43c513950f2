import { redirect } from "@remix-run/node";
import { api, endpoint } from "../http/api.server.ts";
import { wayBack } from "../http/way-back.ts";

const route = api({
  GET: endpoint({
    access: "public",
    async run({ request }) {
      const to = wayBack(new URL(request.url).searchParams.get("to"));
      return redirect(to === "/" ? "/login" : `/login?to=${encodeURIComponent(to)}`);
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
