const HERE = "http://here.invalid";

/** Path of this site to return to after sign-in; "/" for foreign addresses and for those that would sign out. */
export function returnTo(to: string | null | undefined): string {
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const url = new URL(to, HERE);
  // "/.//elsewhere" parses as a path of this site once, and as a foreign host the second time.
  if (url.origin !== HERE || url.pathname.startsWith("//")) return "/";
  if (isExit(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}

/** Also when written with escapes: the router decodes them. */
function isExit(path: string): boolean {
  try {
    return /^\/+(api|login)(\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Redirect target for a signed-out visitor of `url`. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname === "/" ? "/login" : `/login?to=${encodeURIComponent(pathname + search)}`;
}
