/** One line per request, without content: no query strings, cookies or bodies. */
import { randomUUID } from "node:crypto";
import { maskNumbers } from "#modules/intake/schema";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";

const QUIET = /^\/(assets|fonts|healthz|readyz|metrics)\b/;

/** People type into addresses, too. */
function withoutNumbers(path: string): string {
  try {
    return maskNumbers(decodeURIComponent(path));
  } catch {
    return maskNumbers(path);
  }
}

export function requestLog(log: Logger): RequestHandler {
  const handler = pinoHttp({
    logger: log,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader("X-Request-Id", id);
      return id;
    },
    autoLogging: { ignore: (req) => QUIET.test(req.url ?? "") },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? "warn" : "info"),
    serializers: {
      req: (req: { id: unknown; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: withoutNumbers(req.url.split("?")[0] ?? ""),
      }),
      res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
    },
  });
  return handler as RequestHandler;
}
