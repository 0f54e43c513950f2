/** JSON response of the upload call. */
import { json } from "@remix-run/node";
import type { Visit } from "./access.server.ts";
import { created, type Handler } from "./api.server.ts";
import { toAnswer } from "./errors.server.ts";
import { drainBody } from "./multipart.server.ts";
import { storeUploads } from "./upload.server.ts";

/**
 * One file: 201 with the document, or its refusal. Several: 201 with a list of documents; when any was refused, the
 * response of the first refusal with `results`, in the order of the files: `{fileName, document}` or
 * `{fileName, error}`.
 */
export async function uploadAnswer(visit: Visit<"signed-in">, intakeId: string): Promise<Response> {
  const results = await storeUploads(visit, intakeId);
  const refused = results.find((result) => "refusal" in result);
  if (!refused) {
    const documents = results.flatMap((result) => ("document" in result ? [result.document] : []));
    return created(documents.length === 1 ? documents[0] : documents);
  }
  if (results.length === 1) throw refused.refusal;
  const reported = results.map((result) =>
    "refusal" in result
      ? { fileName: result.fileName, error: toAnswer(result.refusal, visit.context).body }
      : result,
  );
  const { status, body } = toAnswer(refused.refusal, visit.context);
  return json({ ...body, results: reported }, { status });
}

/** Drains the body of a rejected request: a client whose connection is cut in mid-request sees no answer. */
export function drainOnReject(handler: Handler): Handler {
  return { answer: (args) => handler.answer(args).finally(() => drainBody(args.request)) };
}
