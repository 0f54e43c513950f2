/** Probes for monitoring: liveness, readiness and metrics. */
import { timingSafeEqual } from "node:crypto";
import { Router, type Request } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Running } from "#product";
import type { LibraryStatus } from "#modules/authority/schema";
import { OPERATOR } from "#modules/kernel";
import { diskWasFull } from "#modules/platform";

interface HealthOptions {
  running: Running;
  metricsToken: string | undefined;
  /** Whether forwarding headers are trusted. */
  behindProxy: boolean;
}

export function healthRoutes({ running, metricsToken, behindProxy }: HealthOptions): Router {
  const router = Router();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by method and status",
    labelNames: ["method", "status"],
    registers: [registry],
  });

  router.get("/healthz", (_req, res) => void res.json({ status: "up" }));

  router.get("/readyz", (_req, res, next) => {
    readiness(running).then(({ ready, ...state }) => res.status(ready ? 200 : 503).json(state), next);
  });

  router.get("/metrics", (req, res, next) => {
    if (!mayReadMetrics(req, metricsToken, behindProxy)) {
      res.status(403).type("text").send("Metrics are for this machine, or for whoever has METRICS_TOKEN.\n");
      return;
    }
    registry.metrics().then((text) => res.type(registry.contentType).send(text), next);
  });

  router.use((req, res, next) => {
    const stop = seconds.startTimer();
    res.on("finish", () => stop({ method: req.method, status: res.statusCode }));
    next();
  });
  return router;
}

/** PostgreSQL is required; without Chroma lexical search still works. */
async function readiness(running: Running) {
  const servers = await running.health();
  if (servers.postgres !== "up") return { ready: false, servers, library: null };
  try {
    if (diskWasFull()) throw new Error("PostgreSQL's disk is full.");
    const { authority, extraction, intake } = running.modules;
    const [library, unread, storage] = await Promise.all([
      authority.library(OPERATOR),
      extraction.countUnread(OPERATOR),
      intake.storageHealth(OPERATOR),
    ]);
    // Without room for papers everything else works.
    const uploads = storage === "up" ? undefined : storage;
    const note = noteOf(servers.chroma, library);
    return { ready: true, servers, library, reading: { unread }, uploads, note };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ready: false, servers: { ...servers, postgres: problem }, library: null };
  }
}

/** Why semantic search is off or incomplete; undefined when hybrid search is complete. */
function noteOf(chroma: string, { chunks, vectors }: LibraryStatus): string | undefined {
  if (chroma !== "up") return "Search goes by words only until Chroma is back.";
  if (vectors < chunks)
    return `Search by meaning is being made ready: ${vectors} of ${chunks} passages have their vector.`;
  return undefined;
}

function mayReadMetrics(req: Request, token: string | undefined, behindProxy: boolean): boolean {
  const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? "")?.[1];
  if (token && given && isSame(given, token)) return true;
  // Behind an undeclared proxy on this machine every client looks local.
  const forwarded = req.headers["x-forwarded-for"] ?? req.headers.forwarded;
  if (forwarded !== undefined && !behindProxy) return false;
  return /^(::ffff:)?127\.|^::1$/.test(req.ip ?? "");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
