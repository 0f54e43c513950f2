/** Result of an upload without JavaScript, for the screen that sent it. */
import type { AppLoadContext } from "@remix-run/node";
import { isDomainError } from "#modules/kernel";
import { UPLOAD_FAILED } from "../ui/upload/formats.ts";
import type { UploadResult } from "../ui/upload/UploadNotes.tsx";
import { STATUS, toAnswer } from "./errors.server.ts";
import type { Uploaded } from "./upload.server.ts";

/** Result of files accepted or refused one by one. The status is that of the first refusal, null without one. */
export function uploadResultOf(results: Uploaded[]): { result: UploadResult; status: number | null } {
  const refused = results.flatMap((result) => ("refusal" in result ? [result] : []));
  const [first] = refused;
  return {
    result: {
      stored: results.flatMap((result) => ("document" in result ? result.document.originalFileName : [])),
      problems: refused.map(({ fileName, refusal }) => `${fileName}: ${refusal.message}`),
      hasDuplicate: refused.some(({ refusal }) => refusal.fields?.duplicateOf !== undefined),
    },
    status: first ? STATUS[first.refusal.code] : null,
  };
}

/** Result of a form that failed as a whole. */
export function failedUploadResult(
  error: unknown,
  context: Pick<AppLoadContext, "log" | "requestId">,
): { result: UploadResult; status: number } {
  const { status, body } = toAnswer(error, context);
  const problem = isDomainError(error) ? body.message : UPLOAD_FAILED;
  return { result: { stored: [], problems: [problem], hasDuplicate: false }, status };
}
