import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { MANUAL } from "../routes/cpa-manual/manual.ts";
import { asText } from "../ui/book.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    run: async () => asFile(asText(MANUAL), { name: "CPA-Multi-Entity-Manual.txt", type: "text/plain" }),
  }),
});
export const loader = route.loader;
export const action = route.action;
