import { json, redirect } from "@remix-run/node";
import type { AppContext } from "../../context.ts";
import { STATUS, toAnswer } from "../../http/errors.server.ts";
import { receive } from "../../http/screen.server.ts";
import { storeUploads, type Uploaded } from "../../http/upload.server.ts";
import { UPLOAD_FAILED } from "../../ui/upload/formats.ts";
import { isDomainError, type DomainError } from "#modules/kernel";
import type { CategoryNews } from "./wizard.ts";
import { here } from "./wizard-actions.server.ts";

/** The form of a card or a zone, sent without a script. What was stored and what was refused shows in its category. */
export const takeFiles = receive("signed-in", async ({ modules, actor, request, params, context }) => {
  const into = new URL(request.url).searchParams.get("into") ?? "";
  try {
    const results = await storeUploads({ modules, actor, request }, params.intakeId ?? "");
    const refusals = results.flatMap((result) => ("refusal" in result ? result.refusal : []));
    const [first] = refusals;
    if (!first) return redirect(here(request, { into, stored: idsOf(results) }, into));
    return json({ failure: null, news: newsOf(into, results, refusals) }, { status: STATUS[first.code] });
  } catch (error) {
    if (isDomainError(error) && error.code === "not_found") throw error;
    return answerFailure(into, error, context);
  }
});

function answerFailure(into: string, error: unknown, context: AppContext) {
  const { status, body } = toAnswer(error, context);
  const problem = isDomainError(error) ? body.message : UPLOAD_FAILED;
  const news: CategoryNews = { categoryId: into, stored: [], problems: [problem], hasDuplicate: false };
  return json({ failure: null, news }, { status });
}

function idsOf(results: Uploaded[]): string {
  return results.flatMap((result) => ("document" in result ? result.document.id : [])).join(",");
}

function newsOf(categoryId: string, results: Uploaded[], refusals: DomainError[]): CategoryNews {
  return {
    categoryId,
    stored: results.flatMap((result) => ("document" in result ? result.document.originalFileName : [])),
    problems: results.flatMap((result) =>
      "refusal" in result ? `${result.fileName}: ${result.refusal.message}` : [],
    ),
    hasDuplicate: refusals.some(({ fields }) => fields?.duplicateOf),
  };
}
