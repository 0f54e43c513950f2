import type { LoaderFunctionArgs } from "@remix-run/node";
import { QUEUES, type Queue } from "#modules/admin/schema";
import type { Visit } from "../../http/access.server.ts";
import { readPreview } from "../documents.$intakeId/preview.server.ts";
import { readCount } from "../documents.$intakeId/address.ts";
import { chosenPaper, papersOf } from "./review-view.ts";

type Asked = Visit<"admin"> & { params: LoaderFunctionArgs["params"]; query: URLSearchParams };

/** Loads the data of the screen; null when there is no such intake. */
export async function readReview({ modules, actor, params, query }: Asked) {
  const { admin, intake: intakes } = modules;
  const intake = await admin.findIntake(actor, params.intakeId ?? "");
  if (!intake) return null;
  const queue = queueNamed(query.get("queue"));
  const [lines, reviews, misfits, messages, neighbors] = await Promise.all([
    intakes.getChecklist(actor, intake.id),
    intakes.listReviews(actor, intake.id),
    intakes.listMisfits(actor, intake.id),
    intakes.listMessages(actor, intake.id),
    admin.neighbors(actor, intake.id, queue ?? "review"),
  ]);
  const papers = papersOf(lines, reviews, misfits);
  const chosen = chosenPaper(papers, query.get("paper"));
  const at = readCount(query.get("at"));
  const preview = chosen && (await readPreview({ modules, actor }, intake, { id: chosen.document.id, at }));
  return {
    intake,
    client: intake.clientName || intake.clientEmail,
    queue,
    lines,
    reviews,
    messages,
    neighbors,
    papers,
    chosen,
    preview,
    /** The paper of the address was deleted meanwhile. */
    isGone: query.has("paper") && chosen?.document.id !== query.get("paper"),
    done: query.get("done"),
  };
}

export type ReviewData = NonNullable<Awaited<ReturnType<typeof readReview>>>;

export function queueNamed(name: string | null): Queue | null {
  return QUEUES.find((queue) => queue === name) ?? null;
}
