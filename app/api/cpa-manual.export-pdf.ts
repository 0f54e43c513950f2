import { api, endpoint } from "../http/api.server.ts";
import { bookAsPdf } from "../http/book-pdf.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { MANUAL } from "../routes/cpa-manual/manual.ts";

/** The manual changes with the build only; setting it takes some tenths of a second. */
let manual: ReturnType<typeof bookAsPdf> | undefined;

const route = api({
  GET: endpoint({
    access: "admin",
    run: async () =>
      asFile(await (manual ??= bookAsPdf(MANUAL)), {
        name: "CPA-Multi-Entity-Manual.pdf",
        type: "application/pdf",
      }),
  }),
});
export const loader = route.loader;
export const action = route.action;
