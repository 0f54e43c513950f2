import { redirect } from "@remix-run/node";
import { DomainError } from "#modules/kernel";
import { api, endpoint } from "../http/api.server.ts";
import { endSession, identify, originOf } from "../http/session.server.ts";
import { dropTyped, dropTypist } from "../http/typed.server.ts";

const signOut = endpoint({
  access: "public",
  async run({ modules, request, context }) {
    if (isForeign(request)) {
      throw new DomainError("forbidden", "This request came from another site and was not carried out.");
    }
    const { token } = await identify(request, context);
    if (token) await modules.accounts.signOut(token, originOf(request, context));
    const headers = new Headers();
    for (const cookie of await Promise.all([endSession(context), dropTyped(context), dropTypist(context)]))
      headers.append("Set-Cookie", cookie);
    return redirect("/", { status: 303, headers });
  },
});

/** A link or a picture on another site; a typed address ("none") and clients without the header are people's own. */
function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const referer = request.headers.get("Referer");
  return (
    referer !== null && !(URL.canParse(referer) && new URL(referer).host === request.headers.get("Host"))
  );
}

const route = api({ GET: signOut, POST: signOut });
export const loader = route.loader;
export const action = route.action;
