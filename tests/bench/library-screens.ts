/** Library and search of an intake with 1,000 extracted papers, from the request to the last byte. */
import { setTimeout as delay } from "node:timers/promises";
import {
  createIntake,
  listPapers,
  PASSWORD,
  signIn,
  storePaper,
  type ProductClient,
  type Paper,
} from "../system/product-client.ts";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { quantile } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const PAPERS = 1000;
const ROUNDS = 20;
const GOAL_MS = 100;

const ISSUERS = ["Fidelity", "Vanguard", "Schwab", "Contoso", "Juniper", "Acorn", "Windmill", "Harbor"];
const WORDS =
  "ordinary qualified dividends federal income tax withheld wages tips compensation interest proceeds cost basis account statement period balance".split(
    " ",
  );

const SCREENS = ["", "?page=20", "?view=list&sort=size", "?folder=1099-da&sort=name"];
const QUERIES = [
  "fidelity",
  "fidelty",
  "the 1099 from Schwab",
  "dividends",
  "withhel",
  "ithheld",
  "paper0777",
  "zzzz",
];

export async function measureLibraryScreens(): Promise<Figure[]> {
  const place = buildPlace();
  const server = launchTaxrag(place, ["serve"], { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: "error" });
  try {
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const client = await signIn(address);
    const intakeId = await fill(client);
    const library = SCREENS.map((screen) => `/documents/${intakeId}${screen}`);
    const asked = QUERIES.map((query) => new URLSearchParams({ query }).toString());
    const paths: Record<string, string[]> = {
      "library with 1,000 papers": library,
      "search of 1,000 papers, screen": asked.map((query) => `/documents/${intakeId}?${query}`),
      "search of 1,000 papers, call": asked.map(
        (query) => `/api/intakes/${intakeId}/documents/search?${query}`,
      ),
    };
    const figures: Figure[] = [];
    for (const [name, group] of Object.entries(paths)) {
      const times = await timeAll(client, group);
      figures.push(
        plain(`${name}, p50`, quantile(times, 0.5), "ms"),
        under(`${name}, p95`, quantile(times, 0.95), GOAL_MS, "ms"),
      );
    }
    return figures;
  } finally {
    server.signalGroup("SIGINT");
    await server.ended;
    place.remove();
  }
}

async function timeAll({ address, headers }: ProductClient, paths: string[]): Promise<number[]> {
  const times: number[] = [];
  // Warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      const begin = performance.now();
      const response = await fetch(address + path, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      if (round > 0) times.push(performance.now() - begin);
    }
  }
  return times.toSorted((a, b) => a - b);
}

/** Creates an intake with extracted papers. @returns its id. */
async function fill(client: ProductClient): Promise<string> {
  const intakeId = await createIntake(client);
  for (let made = 0; made < PAPERS; made++) await storePaper(client, intakeId, paperOf(made));
  for (let unread = PAPERS; unread > 0;) {
    await delay(1000);
    const documents = await listPapers(client, intakeId);
    unread = documents.filter(({ readingState }) => readingState !== "read").length;
  }
  return intakeId;
}

/** A CSV of about 3 KB. */
function paperOf(number: number): Paper {
  const issuer = ISSUERS[number % ISSUERS.length]!;
  const rows = Array.from({ length: 40 }, (_, row) => {
    const words = [0, 1, 2, 3].map((i) => WORDS[(number * 7 + row * 5 + i * 3) % WORDS.length]);
    return `2024-01-01,${words.join(" ")},${number * row}.25`;
  });
  const text = `Date,Text,Amount\n2024-01-01,paper${String(number).padStart(4, "0")} of ${issuer},1\n${rows.join("\n")}`;
  return { name: `${issuer} 1099 ${number}.csv`, bytes: Buffer.from(text), categoryId: "1099-da" };
}
