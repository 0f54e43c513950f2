import { api, endpoint } from "../http/api.server.ts";

const route = api({ GET: endpoint({ access: "signed-in", run: async ({ user }) => user }) });
export const loader = route.loader;
export const action = route.action;
