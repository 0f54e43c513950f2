/** Somebody at the built product who sends it papers: signed in, with an intake. */
import { field, file, form, FORM_TYPE } from "../factories/form.ts";

/** To be set when the server starts for the first time. */
export const PASSWORD = "papers-tests-password";

export interface Office {
  address: string;
  headers: { Cookie: string };
}

export async function signIn(address: string): Promise<Office> {
  const credentials = { email: "admin@taxrag.localhost", password: PASSWORD };
  const response = await postJson(`${address}/api/auth/login`, credentials);
  return { address, headers: { Cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" } };
}

/** Its id. */
export async function createIntake({ address, headers }: Office): Promise<string> {
  const intake = { intakeType: "personal", taxYear: 2024 };
  const response = await postJson(`${address}/api/intakes`, intake, headers);
  return ((await response.json()) as { id: string }).id;
}

export async function sendPaper({ address, headers }: Office, intakeId: string, bytes: Buffer) {
  const response = await fetch(`${address}/api/intakes/${intakeId}/documents`, {
    method: "POST",
    headers: { ...headers, "Content-Type": FORM_TYPE },
    body: new Uint8Array(form(field("categoryId", "w-2"), file({ bytes }))),
  });
  return { status: response.status, answer: (await response.json()) as { id: string; message?: string } };
}

export async function listPapers({ address, headers }: Office, intakeId: string) {
  const response = await fetch(`${address}/api/intakes/${intakeId}/documents`, { headers });
  return (await response.json()) as { id: string; fileSize: number }[];
}

export async function readPaper({ address, headers }: Office, id: string): Promise<Buffer> {
  const response = await fetch(`${address}/api/documents/${id}/download`, { headers });
  return Buffer.from(await response.arrayBuffer());
}

export async function deletePaper({ address, headers }: Office, id: string): Promise<void> {
  await fetch(`${address}/api/documents/${id}`, { method: "DELETE", headers });
}

function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const all = { "Content-Type": "application/json", ...headers };
  return fetch(url, { method: "POST", headers: all, body: JSON.stringify(body) });
}
