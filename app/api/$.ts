import { api, unknownAddress } from "../http/api.server.ts";

const route = api(unknownAddress);
export const loader = route.loader;
export const action = route.action;
