/** HTTP client of the built product: sign-up, intakes and papers. */
import type { IntakeDocument } from "#modules/intake/schema";

/** Password of the first administrator; pass it as ADMIN_PASSWORD at the first start. */
export const PASSWORD = "papers-tests-password";

export interface ProductClient {
  address: string;
  headers: { Cookie: string };
}

export interface Paper {
  name?: string;
  bytes: Buffer;
  categoryId?: string;
}

/** Signs in as the first administrator. */
export function signIn(address: string): Promise<ProductClient> {
  return enter(address, "login", { email: "admin@taxrag.localhost", password: PASSWORD });
}

/** Registers a new client. */
export function signUp(address: string): Promise<ProductClient> {
  const email = `client-${Math.random().toString(36).slice(2)}@example.com`;
  const names = { firstName: "Avery", lastName: "Johnson" };
  return enter(address, "register", { email, password: "staple stable table", ...names });
}

async function enter(address: string, way: "login" | "register", person: object): Promise<ProductClient> {
  const response = await postJson(`${address}/api/auth/${way}`, person);
  if (!response.ok) throw new Error(`Nobody could ${way}: ${await response.text()}`);
  return { address, headers: { Cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" } };
}

/** Creates an intake. @returns its id. */
export async function createIntake({ address, headers }: ProductClient): Promise<string> {
  const intake = { intakeType: "personal", taxYear: 2024 };
  const response = await postJson(`${address}/api/intakes`, intake, headers);
  return ((await response.json()) as { id: string }).id;
}

/** Uploads a paper. @returns the response, also of a refusal. */
export async function sendPaper(
  { address, headers }: ProductClient,
  intakeId: string,
  { name = "w2.pdf", bytes, categoryId = "w-2" }: Paper,
): Promise<{ status: number; answer: IntakeDocument & { message?: string } }> {
  const form = new FormData();
  form.set("categoryId", categoryId);
  form.set("file", new File([new Uint8Array(bytes)], name));
  const url = `${address}/api/intakes/${intakeId}/documents`;
  const response = await fetch(url, { method: "POST", headers, body: form });
  return {
    status: response.status,
    answer: (await response.json()) as IntakeDocument & { message?: string },
  };
}

/** Uploads a paper. @throws when it is refused. */
export async function storePaper(
  client: ProductClient,
  intakeId: string,
  paper: Paper,
): Promise<IntakeDocument> {
  const { status, answer } = await sendPaper(client, intakeId, paper);
  if (status !== 201) throw new Error(`A paper was answered ${status}: ${answer.message}`);
  return answer;
}

export async function listPapers(
  { address, headers }: ProductClient,
  intakeId: string,
): Promise<IntakeDocument[]> {
  const response = await fetch(`${address}/api/intakes/${intakeId}/documents`, { headers });
  return (await response.json()) as IntakeDocument[];
}

export async function searchPapers({ address, headers }: ProductClient, intakeId: string, query: string) {
  const words = new URLSearchParams({ query }).toString();
  const response = await fetch(`${address}/api/intakes/${intakeId}/documents/search?${words}`, { headers });
  return (await response.json()) as unknown[];
}

export async function readPaper({ address, headers }: ProductClient, id: string): Promise<Buffer> {
  const response = await fetch(`${address}/api/documents/${id}/download`, { headers });
  return Buffer.from(await response.arrayBuffer());
}

export async function deletePaper({ address, headers }: ProductClient, id: string): Promise<void> {
  await fetch(`${address}/api/documents/${id}`, { method: "DELETE", headers });
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const all = { "Content-Type": "application/json", ...headers };
  return fetch(url, { method: "POST", headers: all, body: JSON.stringify(body) });
}
