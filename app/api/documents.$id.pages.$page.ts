import { api, endpoint } from "../http/api.server.ts";
import { notFound } from "../http/errors.server.ts";
import { pictureAnswer } from "../http/picture.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, request, context, params: { id = "", page = "" } }) {
      if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound("This document has no such page.");
      const png = await modules.extraction.renderPage(actor, id, Number(page), request.signal);
      return pictureAnswer(context, png, "image/png");
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
