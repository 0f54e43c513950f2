/**
 * The web server: Express in front of Remix. It receives the running modules and passes them to every loader and
 * action.
 */
import { createServer as createHttpServer, type Server } from "node:http";
import express, { type ErrorRequestHandler, type Request, type Response } from "express";
import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { sessionSecret, type Config, type Running } from "#product";
import { withQueryLimit } from "#modules/platform";
import { healthRoutes } from "./edge/health.ts";
import { nonceOf, sandbox, securityHeaders } from "./edge/headers.ts";
import { drained } from "./edge/backpressure.ts";
import { drain, listen } from "./edge/listening.ts";
import { refuse } from "./edge/refuse.ts";
import { requireHost, requireKnownMethod, requireOwnOrigin } from "./edge/request-guards.ts";
import { requestLog } from "./edge/request-log.ts";
import { refuseSlowBodies } from "./edge/slow-bodies.ts";
import { builtScreens, developmentScreens } from "./edge/screens.ts";

export interface Site {
  /** Starts listening and returns the URL. @throws DomainError `unavailable` when the port is taken. */
  listen(): Promise<string>;
  /** Waits for requests in flight, at most 10 s or until `hurry` aborts, and stops. The modules keep running. */
  close(hurry?: AbortSignal): Promise<void>;
}

/** With it and the wait for a connection, a request is answered within 10 s while the database hangs. */
const QUERY_LIMIT_MS = 8_000;
const HEADERS_WITHIN_MS = 60_000;
const DRAIN_TIMEOUT_MS = 10_000;
/** Buffer of each request and response; with less, an upload stalls at every chunk. */
const BUFFER_BYTES = 256 * 1024;

/** @throws DomainError `unavailable` when the screens are not built; `dev` needs no build. */
export async function createServer(
  running: Running,
  config: Config,
  log: Logger,
  options: { dev?: boolean } = {},
): Promise<Site> {
  const app = express();
  const server: Server = createHttpServer(
    // Uploads may take hours; `refuseSlowBodies` ends those that stand still.
    { highWaterMark: BUFFER_BYTES, requestTimeout: 0, headersTimeout: HEADERS_WITHIN_MS },
    app,
  );
  const behindProxy = Boolean(config.trustProxy);
  const https = config.publicUrl?.startsWith("https:") ?? false;
  const secret = await sessionSecret(config);
  // Never from the Host header, which the client controls: a link in a reset mail grants access.
  let site = config.publicUrl ?? "";
  const stopping = new AbortController();
  const contextOf = (req: Request, res: Response): AppLoadContext => ({
    modules: running.modules,
    requestId: String(req.id),
    log: req.log,
    nonce: nonceOf(res),
    address: req.ip ?? "",
    site,
    secureCookies: https,
    drained: () => drained(res),
    sandbox: () => sandbox(res),
    stopping: stopping.signal,
    sessionSecret: secret,
  });
  const screens = options.dev ? await developmentScreens(server, contextOf) : await builtScreens(contextOf);

  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy ?? false);
  app.use(requestLog(log));
  app.use(securityHeaders({ https, dev: options.dev ?? false }));
  app.use(requireHost({ behindProxy, publicUrl: config.publicUrl }), requireKnownMethod());
  app.use(refuseSlowBodies(config));
  app.use((_req, _res, next) => withQueryLimit(QUERY_LIMIT_MS, next));
  app.use(healthRoutes({ running, metricsToken: config.metricsToken, behindProxy }));
  app.use(requireOwnOrigin(config.publicUrl));
  app.use(screens.handler);
  app.use(lastResort);

  return {
    async listen() {
      const address = await listen(server, config);
      site ||= address;
      return address;
    },
    async close(hurry) {
      stopping.abort();
      await drain(server, DRAIN_TIMEOUT_MS, hurry);
      await screens.close();
    },
  };
}

// Express recognizes an error handler by its four parameters.
const lastResort: ErrorRequestHandler = (error, req, res, _next) => {
  req.log.error({ err: error }, "request failed");
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const message = `The server could not answer. Try again; if it fails again, report the number ${String(req.id)}.`;
  refuse(req, res, 500, { code: "internal", message });
};
