/** A client who uploads papers over HTTP. */
import type { IntakeDocument } from "#modules/intake/schema";

export interface Client {
  cookie: string;
  intakeId: string;
  upload(fileName: string, bytes: Buffer): Promise<IntakeDocument>;
  documents(): Promise<IntakeDocument[]>;
  search(query: string): Promise<unknown[]>;
}

const CATEGORY = "notices-and-other";

export async function openClient(address: string): Promise<Client> {
  const registered = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: `client-${Math.random().toString(36).slice(2)}@example.com`,
      password: "staple stable table",
      firstName: "Avery",
      lastName: "Johnson",
    }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${address}${path}`, {
      ...init,
      headers: { ...init.headers, Cookie: cookie },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  const { id: intakeId } = await call<{ id: string }>("/api/intakes", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ intakeType: "personal", taxYear: 2024 }),
  });
  const papers = `/api/intakes/${intakeId}/documents`;
  return {
    cookie,
    intakeId,
    upload(fileName, bytes) {
      const form = new FormData();
      form.set("categoryId", CATEGORY);
      form.set("file", new File([new Uint8Array(bytes)], fileName));
      return call(papers, { method: "POST", body: form });
    },
    documents: () => call(papers),
    search: (query) => call(`${papers}/search?query=${encodeURIComponent(query)}`),
  };
}
