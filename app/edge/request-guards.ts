/** Requests rejected before Remix sees them: malformed hosts, unknown methods, cross-site writes. */
import type { Request, RequestHandler } from "express";
import { refuse } from "./refuse.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const KNOWN = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i;
// A name or an address, optionally with a port.
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const UNKNOWN_HOST =
  "This server does not know the name by which it was called. Set PUBLIC_URL to its address and start it again.";
/** Loopback, and the private ranges of RFC 1918 and RFC 4193: no name, which DNS could lead here. */
const PRIVATE =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/i;

/**
 * Validates `Host`; behind a proxy `X-Forwarded-Host` replaces it first. Without a PUBLIC_URL only hosts of this machine
 * and of private networks are answered: a page elsewhere may have its own name point here (DNS rebinding).
 */
export function requireHost(options: {
  behindProxy: boolean;
  publicUrl: string | undefined;
}): RequestHandler {
  return (req, res, next) => {
    const forwarded = String(req.headers["x-forwarded-host"] ?? "")
      .split(",")[0]
      ?.trim();
    if (forwarded && options.behindProxy) req.headers.host = forwarded;
    delete req.headers["x-forwarded-host"];
    const host = req.headers.host ?? "";
    if (!HOST.test(host) || !URL.canParse(`http://${host}`)) {
      return refuse(req, res, 400, {
        code: "malformed",
        message: "The Host header of this request is malformed.",
      });
    }
    if (options.publicUrl || PRIVATE.test(new URL(`http://${host}`).hostname)) return next();
    refuse(req, res, 403, { code: "forbidden", message: UNKNOWN_HOST });
  };
}

export function requireKnownMethod(): RequestHandler {
  return (req, res, next) => {
    if (KNOWN.has(req.method)) return next();
    const message = "This address does not know the method of this request.";
    refuse(req, res, 405, { code: "method_not_allowed", message });
  };
}

/** Allows a write from a page of this site, or from a script outside a browser. */
export function requireOwnOrigin(publicUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (READS.has(req.method) || isOwnWrite(req, publicUrl)) {
      // Checked here because Remix compares Origin with Host only and ignores PUBLIC_URL.
      delete req.headers.origin;
      return next();
    }
    const message = "This request came from another site and was not carried out.";
    refuse(req, res, 403, { code: "forbidden", message });
  };
}

function isOwnWrite(req: Request, publicUrl: string | undefined): boolean {
  const origin = req.headers.origin;
  if (origin === undefined) {
    const site = req.headers["sec-fetch-site"];
    return site === undefined || site === "same-origin" || site === "none";
  }
  if (!URL.canParse(origin)) return false;
  const { origin: given, host, hostname } = new URL(origin);
  if (publicUrl && given === new URL(publicUrl).origin) return true;
  // With a PUBLIC_URL, other host names are accepted from this machine only.
  return host === req.headers.host?.toLowerCase() && (!publicUrl || LOOPBACK.test(hostname));
}
