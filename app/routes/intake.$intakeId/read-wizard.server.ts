import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Visit } from "../../http/access.server.ts";
import { findClient } from "../../http/intake-client.server.ts";
import { isOpenRequest, type ChecklistLine, type IntakeDocument } from "#modules/intake/schema";
import type { CategoryUploadResult } from "./wizard.ts";
import { modeOf, stepToShow } from "./wizard-view.ts";

type Asked = Visit<"signed-in"> & { params: LoaderFunctionArgs["params"]; query: URLSearchParams };

/** Loads the data of the screen. @throws DomainError `not_found` */
export async function readWizard({ modules, actor, user, params, query }: Asked) {
  const id = params.intakeId ?? "";
  const intake = await modules.intake.getIntake(actor, id);
  const [lines, statistics, reviews, messages, client] = await Promise.all([
    modules.intake.getChecklist(actor, id),
    modules.intake.getStatistics(actor, id),
    modules.intake.listReviews(actor, id),
    modules.intake.listMessages(actor, id),
    findClient({ modules, actor }, id),
  ]);
  const documents = lines.flatMap((line) => line.documents);
  const mode = modeOf(intake, { isOwner: client === null, isCpa: user.role === "admin" });
  return {
    intake,
    lines,
    statistics,
    client,
    mode,
    /** What the CPA asks for again. */
    requests: reviews.filter(isOpenRequest),
    messages,
    step: stepToShow(query.get("step"), { progress: intake.progress, mode }, lines),
    group: query.get("group"),
    asked: documents.find((document) => document.id === query.get("remove")) ?? null,
    done: query.get("done"),
    stored: storedResultOf(query, documents),
  };
}

export type WizardData = Awaited<ReturnType<typeof readWizard>>;

/** Documents just stored by a form without JavaScript; deleted ones are left out. */
function storedResultOf(
  query: URLSearchParams,
  documents: ChecklistLine["documents"],
): CategoryUploadResult | null {
  const ids = query.get("stored")?.split(",") ?? [];
  const stored = documents.filter(({ id }: IntakeDocument) => ids.includes(id));
  if (stored.length === 0) return null;
  const names = stored.map(({ originalFileName }) => originalFileName);
  return { categoryId: query.get("into") ?? "", stored: names, problems: [], hasDuplicate: false };
}
