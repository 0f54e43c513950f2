/**
 * The web server: Express in front, Remix behind it. It is handed the modules that are already running
 * and hands them to every loader and action.
 */
import { createServer as createHttpServer, type Server } from "node:http";
import express, { type ErrorRequestHandler, type Request, type Response } from "express";
import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { sessionSecret, type Config, type Running } from "#modules";
import { healthRoutes } from "./edge/health.ts";
import { nonceOf, securityHeaders } from "./edge/headers.ts";
import { drain, listen } from "./edge/listening.ts";
import { untilTaken } from "./edge/pace.ts";
import { refuse } from "./edge/refuse.ts";
import { requireHost, requireKnownMethod, requireOwnOrigin } from "./edge/request-guards.ts";
import { requestLog } from "./edge/request-log.ts";
import { builtScreens, developmentScreens } from "./edge/screens.ts";

export interface Site {
  /** Starts to answer. The address that it listens at. @throws DomainError `unavailable` for a taken port. */
  listen(): Promise<string>;
  /** Lets requests under way finish, at most 10 s or until `hurry` aborts, and stops. The modules go on. */
  close(hurry?: AbortSignal): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Of each request and answer; with less, an upload stops and starts at every chunk. */
const BUFFER_BYTES = 256 * 1024;

/** @throws DomainError `unavailable` when the screens have not been built; `dev` needs no build. */
export async function createServer(
  running: Running,
  config: Config,
  log: Logger,
  options: { dev?: boolean } = {},
): Promise<Site> {
  const app = express();
  const server: Server = createHttpServer({ highWaterMark: BUFFER_BYTES }, app);
  const behindProxy = Boolean(config.trustProxy);
  const https = config.publicUrl?.startsWith("https:") ?? false;
  const secret = await sessionSecret(config);
  // Never from the Host header, which is whatever the visitor says: a link in a mail is a key.
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
    untilTaken: () => untilTaken(res),
    stopping: stopping.signal,
    sessionSecret: secret,
  });
  const screens = options.dev ? await developmentScreens(server, contextOf) : await builtScreens(contextOf);

  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy ?? false);
  app.use(requestLog(log));
  app.use(securityHeaders({ https, dev: options.dev ?? false }));
  app.use(requireHost({ behindProxy }), requireKnownMethod());
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
      await drain(server, PATIENCE_MS, hurry);
      await screens.close();
    },
  };
}

// Express knows an error handler by its four parameters.
const lastResort: ErrorRequestHandler = (error, req, res, _next) => {
  req.log.error({ err: error }, "request failed");
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const message = `The server could not answer. Try again; if it fails again, report the number ${String(req.id)}.`;
  refuse(req, res, 500, { code: "internal", message });
};
