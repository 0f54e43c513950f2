/** Consents of an intake: read by its client and by administrators, asked for, signed and withdrawn. */
import { z } from "zod";
import { requestBody, signBody } from "#modules/disclosure/schema";
import type { Visit } from "../../http/access.server.ts";
import { findClient } from "../../http/intake-client.server.ts";

const id = z.string();

export const form = z.discriminatedUnion("intent", [
  // Each chosen paper is a field of its own: "paper ID".
  requestBody
    .omit({ documentIds: true })
    .extend({ intent: z.literal("request") })
    .catchall(z.string()),
  signBody.extend({ intent: z.literal("sign"), id }),
  z.object({ intent: z.literal("withdraw"), id }),
]);

type Asked = Visit<"signed-in"> & { params: { intakeId?: string } };

const DONE: Record<string, string> = {
  request: "Both consents wait for the client's signature.",
  sign: "Signed. A copy is on its way to you by mail.",
  withdraw: "Withdrawn. From now on nothing is sent on it.",
};

export async function readConsents({
  modules,
  actor,
  user,
  params,
  query,
}: Asked & { query: URLSearchParams }) {
  const intakeId = params.intakeId ?? "";
  const consents = await modules.disclosure.list(actor, intakeId);
  const isOffice = user.role === "admin";
  const client = await findClient({ modules, actor }, intakeId);
  const documents = isOffice ? await modules.intake.listDocuments(actor, intakeId) : [];
  const toSign = consents.find((one) => one.id === query.get("sign") && one.state === "requested") ?? null;
  return {
    consents,
    isOffice,
    client,
    toSign,
    documents: documents.map(({ id: documentId, originalFileName: name }) => ({ id: documentId, name })),
    done: DONE[query.get("done") ?? ""] ?? null,
  };
}

/** Performs the form and returns where to go. */
export async function carryOut({
  modules,
  actor,
  params,
  fields,
  context,
}: Asked & { fields: z.infer<typeof form> }): Promise<string> {
  const intakeId = params.intakeId ?? "";
  if (fields.intent === "request") {
    const documentIds = Object.keys(fields).flatMap((name) => /^paper (\S+)$/.exec(name)?.[1] ?? []);
    await modules.disclosure.request(actor, intakeId, { ...fields, documentIds, site: context.site });
  } else if (fields.intent === "sign") await modules.disclosure.sign(actor, fields.id, fields.name);
  else await modules.disclosure.withdraw(actor, fields.id);
  return `/consent/${encodeURIComponent(intakeId)}?done=${fields.intent}`;
}
