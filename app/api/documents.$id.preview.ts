import { api, endpoint } from "../http/api.server.ts";
import { pictureAnswer } from "../http/picture.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, request, context, params }) {
      const jpeg = await modules.extraction.previewImage(actor, params.id ?? "", request.signal);
      return pictureAnswer(context, jpeg, "image/jpeg");
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
