import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { readTrackingPlace } from "../http/tracking-place.server.ts";

/** The selection of the screen, all pages, as CSV. */
const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query }) {
      const { name, type, content } = await modules.tracking.exportClients(actor, readTrackingPlace(query));
      return asFile(new TextEncoder().encode(content), { name, type });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
