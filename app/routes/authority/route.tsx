import { redirect } from "@remix-run/node";
import { load } from "../../http/screen.server.ts";

/** The search stood here before it had a screen of its own. */
export const loader = load("signed-in", async ({ query }) => {
  const asked = query.get("q");
  throw redirect(asked ? `/research?${new URLSearchParams({ q: asked })}` : "/research");
});
