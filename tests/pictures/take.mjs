// Takes the pictures of the README from a running TaxRAG that holds the Code and the demo clients:
//   node tests/pictures/take.mjs http://127.0.0.1:3000 admin@taxrag.localhost ADMIN_PASSWORD robin.alvarez@example.com DEMO_PASSWORD
// PNG files of at most some 100 KB each, in public/readme.
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const [site, adminEmail, adminPassword, clientEmail, clientPassword] = process.argv.slice(2);
if (!clientPassword) {
  console.error("Give the address, and e-mail and password of an administrator and of a client.");
  process.exit(2);
}
const folder = join(dirname(fileURLToPath(import.meta.url)), "../../public/readme");
mkdirSync(folder, { recursive: true });

const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

const found = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
const executablePath = found.find((path) => path && existsSync(path));
const browser = await chromium.launch({
  executablePath,
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

const cpa = { email: adminEmail, password: adminPassword };
const client = { email: clientEmail, password: clientPassword };
await picture("answer", { ...WIDE, colorScheme: "light" }, cpa, ask);
await picture("law", { ...WIDE, viewport: { width: 1100, height: 640 } }, cpa, (page) =>
  page.goto("/authority/26-usc/61#a-11"),
);
await picture("intakes", WIDE, cpa, (page) => page.goto("/admin?tab=intakes"));
await picture("client-dashboard", PHONE, client, (page) => page.goto("/"));
await picture("client-papers", PHONE, client, async (page) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: /^Continue/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Tax Document Upload Wizard" }).waitFor();
});
await browser.close();

async function picture(name, options, { email, password }, open) {
  const context = await browser.newContext({ baseURL: site, ...options });
  const page = await context.newPage();
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`${name}.png`);
  await context.close();
}

async function ask(page) {
  await page.goto("/ai-assistant");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Question").fill("What is gross income?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page
    .getByText(/Confidence \d+%/)
    .first()
    .waitFor({ timeout: 120_000 });
}
