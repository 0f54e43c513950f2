import { json, redirect } from "@remix-run/node";
import { hasCode } from "../../http/errors.server.ts";
import { receive } from "../../http/screen.server.ts";
import { uploadResultOf, failedUploadResult } from "../../http/upload-result.server.ts";
import { storeUploads } from "../../http/upload.server.ts";
import { libraryPath, readPlace } from "./address.ts";

/** Handles the upload dialog without JavaScript: redirects to the library, or returns the refusals. */
export const takeFiles = receive("signed-in", async ({ modules, actor, request, params, context }) => {
  const intakeId = params.intakeId ?? "";
  try {
    const { result, status } = uploadResultOf(await storeUploads({ modules, actor, request }, intakeId));
    if (status !== null) return json({ taken: result }, { status });
  } catch (error) {
    if (!hasCode(error, "invalid", "conflict", "malformed", "too_large")) throw error;
    const { result, status } = failedUploadResult(error, context);
    return json({ taken: result }, { status });
  }
  throw redirect(libraryPath(intakeId, readPlace(new URL(request.url).searchParams), { done: "upload" }));
});
