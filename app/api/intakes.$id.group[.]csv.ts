import { z } from "zod";
import { IMPORT_KINDS } from "#modules/entities/schema";
import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { parse } from "../http/parse.server.ts";

const asked = z.looseObject({ kind: z.enum(IMPORT_KINDS).default("entities") });

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id = "" }, query }) {
      const { kind } = parse(asked, Object.fromEntries(query));
      const { name, type, content } = query.has("template")
        ? await modules.entities.getTemplate(actor, { format: "csv", kind })
        : await modules.entities.exportGroup(actor, id, { format: "csv", kind });
      return asFile(new Uint8Array(content), { name, type });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
