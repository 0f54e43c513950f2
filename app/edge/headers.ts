/** Security headers, with a fresh nonce per response. */
import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";

/** Uploaded files and charts run no scripts and load nothing, even when opened in a tab of their own. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/** `dev` allows the inline styles and the web socket of Vite. */
export function securityHeaders({ https, dev }: { https: boolean; dev: boolean }): RequestHandler[] {
  return [
    (_req, res, next) => {
      res.locals.nonce = randomBytes(16).toString("base64");
      // For every answer; files that may be kept say so themselves.
      res.setHeader("Cache-Control", "private, no-store");
      next();
    },
    helmet({
      // "no-referrer" makes browsers send `Origin: null` with every form.
      referrerPolicy: { policy: "same-origin" },
      strictTransportSecurity: https,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'self'"],
          "base-uri": ["'none'"],
          "form-action": ["'self'"],
          "frame-ancestors": ["'none'"],
          "object-src": ["'none'"],
          "img-src": ["'self'", "data:"],
          "connect-src": dev ? ["'self'", "ws:"] : ["'self'"],
          "script-src": ["'self'", (_req, res) => nonceSource(res as Response)],
          "style-src": dev
            ? ["'self'", "'unsafe-inline'"]
            : ["'self'", (_req, res) => nonceSource(res as Response)],
          "style-src-attr": ["'unsafe-inline'"],
          ...(https ? { "upgrade-insecure-requests": [] } : {}),
        },
      },
    }),
  ];
}

/** For a response that carries a client's paper, whatever its address. */
export function sandbox(res: Response): void {
  res.setHeader("Content-Security-Policy", PAPER_POLICY);
}

export function nonceOf(res: Response): string {
  return String(res.locals.nonce);
}

function nonceSource(res: Response): string {
  return `'nonce-${nonceOf(res)}'`;
}
