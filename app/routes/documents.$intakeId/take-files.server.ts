import { json, redirect } from "@remix-run/node";
import type { Visit } from "../../http/access.server.ts";
import { STATUS, hasCode } from "../../http/errors.server.ts";
import { storeUploads, type Uploaded } from "../../http/upload.server.ts";
import { libraryPath, readPlace } from "./address.ts";

/** What became of files that a plain form sent. */
export interface TakenFiles {
  stored: string[];
  problems: string[];
  /** The intake holds the same bytes already; the form then offers to keep both. */
  isDuplicate: boolean;
}

type Arriving = Visit<"signed-in"> & { params: { intakeId?: string } };

/** The form of the upload dialog, sent without a script: back to the library, or what was refused in its place. */
export async function takeFiles({ modules, actor, request, params }: Arriving) {
  const intakeId = params.intakeId ?? "";
  const results = await storeOrTell({ modules, actor, request }, intakeId);
  const refusals = results.flatMap((result) => ("refusal" in result ? [result] : []));
  const [first] = refusals;
  if (!first) {
    const place = readPlace(new URL(request.url).searchParams);
    throw redirect(libraryPath(intakeId, place, { done: "upload" }));
  }
  const taken: TakenFiles = {
    stored: results.flatMap((result) => ("document" in result ? [result.fileName] : [])),
    problems: refusals.map(({ fileName, refusal }) =>
      fileName ? `${fileName}: ${refusal.message}` : refusal.message,
    ),
    isDuplicate: refusals.some(({ refusal }) => refusal.fields?.duplicateOf !== undefined),
  };
  return json({ taken }, { status: STATUS[first.refusal.code] });
}

/** A form that was refused as a whole counts as one file without a name. */
async function storeOrTell(
  upload: Parameters<typeof storeUploads>[0],
  intakeId: string,
): Promise<Uploaded[]> {
  try {
    return await storeUploads(upload, intakeId);
  } catch (error) {
    if (!hasCode(error, "invalid", "conflict", "malformed", "too_large")) throw error;
    return [{ fileName: "", refusal: error }];
  }
}
