import { json, redirect } from "@remix-run/node";
import { receive } from "../../http/screen.server.ts";
import { uploadResultOf, failedUploadResult } from "../../http/upload-result.server.ts";
import { storeUploads, type Uploaded } from "../../http/upload.server.ts";
import { isDomainError } from "#modules/kernel";
import { here } from "./wizard-actions.server.ts";

/** Handles an upload form without JavaScript. The result is shown in its category. */
export const takeFiles = receive("signed-in", async ({ modules, actor, request, params, context }) => {
  const into = new URL(request.url).searchParams.get("into") ?? "";
  try {
    const results = await storeUploads({ modules, actor, request }, params.intakeId ?? "");
    const { result, status } = uploadResultOf(results);
    if (status === null) return redirect(here(request, { into, stored: idsOf(results) }, into));
    return json({ failure: null, result: { categoryId: into, ...result } }, { status });
  } catch (error) {
    if (isDomainError(error) && error.code === "not_found") throw error;
    const { result, status } = failedUploadResult(error, context);
    return json({ failure: null, result: { categoryId: into, ...result } }, { status });
  }
});

function idsOf(results: Uploaded[]): string {
  return results.flatMap((result) => ("document" in result ? result.document.id : [])).join(",");
}
