import { redirect } from "@remix-run/node";
import { api, endpoint } from "../http/api.server.ts";

const route = api({ GET: endpoint({ access: "public", run: async () => redirect("/login") }) });
export const loader = route.loader;
export const action = route.action;
