import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    body: z.object({
      question: z.string(),
      clientId: z.string().optional(),
      intakeId: z.string().optional(),
      year: z.int().min(1900).max(2100).optional(),
    }),
    run: ({ modules, actor, body: { question, ...owner }, request }) =>
      modules.ai.ask(actor, question, { ...owner, signal: request.signal }),
  }),
});
export const loader = route.loader;
export const action = route.action;
