import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { BRIEFING } from "../routes/briefing-book/briefing.ts";
import { asMarkdown } from "../ui/book.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run() {
      const day = new Date().toISOString().slice(0, 10);
      return asFile(asMarkdown(BRIEFING), { name: `briefing-book-${day}.md`, type: "text/markdown" });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
