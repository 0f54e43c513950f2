/** The dashboard of somebody with 200 intakes that hold papers, from the request to the last byte of the page. */
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { quantile } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const INTAKES = 200;
const PAPERS = ["photo-id", "ssn-itin-proof", "w-2"];
const WARM_UP = 50;
const REQUESTS = 300;
const GOAL_MS = 60;
const ADMIN = { email: "admin@taxrag.localhost", password: "bench-password-1" };

export async function measureDashboard(): Promise<Figure[]> {
  const place = buildPlace();
  // Nothing reads the papers meanwhile; `reading` measures that.
  const server = launchTaxrag(place, ["serve", "--no-worker"], {
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: "error",
  });
  try {
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const cookie = await signIn(address);
    for (let made = 0; made < INTAKES; made++) await fillIntake(address, cookie);
    const page = () => timePage(address, cookie);
    for (let shown = 0; shown < WARM_UP; shown++) await page();
    const times: number[] = [];
    for (let shown = 0; shown < REQUESTS; shown++) times.push(await page());
    times.sort((a, b) => a - b);
    const name = `dashboard with ${INTAKES} intakes`;
    return [
      plain(`${name}, p50`, quantile(times, 0.5), "ms"),
      under(`${name}, p95`, quantile(times, 0.95), GOAL_MS, "ms"),
    ];
  } finally {
    server.signalGroup("SIGINT");
    await server.ended;
    place.remove();
  }
}

async function signIn(address: string): Promise<string> {
  const response = await send(address, "/api/auth/login", { body: JSON.stringify(ADMIN) });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function fillIntake(address: string, cookie: string): Promise<void> {
  const body = JSON.stringify({ taxYear: 2024, intakeType: "personal" });
  const { id } = (await (await send(address, "/api/intakes", { body, cookie })).json()) as { id: string };
  for (const categoryId of PAPERS) {
    const form = new FormData();
    form.set("categoryId", categoryId);
    form.set(
      "file",
      new Blob([`%PDF-1.7\n% ${categoryId}\n%%EOF\n`], { type: "application/pdf" }),
      "paper.pdf",
    );
    await send(address, `/api/intakes/${id}/documents`, { body: form, cookie });
  }
}

async function send(
  address: string,
  path: string,
  { body, cookie = "" }: { body: string | FormData; cookie?: string },
): Promise<Response> {
  const headers: Record<string, string> = { cookie };
  if (typeof body === "string") headers["content-type"] = "application/json";
  const response = await fetch(address + path, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function timePage(address: string, cookie: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  const page = await response.text();
  const shown = page.split("/intake/").length - 1;
  if (!response.ok || shown < INTAKES) throw new Error(`The dashboard shows ${shown} of ${INTAKES} intakes.`);
  return performance.now() - begin;
}
