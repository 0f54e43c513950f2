const HERE = "http://here.invalid";

/** A path of this site to return to after sign-in; "/" for anything else, and for addresses that would sign out. */
export function returnTo(to: string | null | undefined): string {
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const url = new URL(to, HERE);
  // "/.//elsewhere" is ours until the browser reads the result again.
  if (url.origin !== HERE || url.pathname.startsWith("//")) return "/";
  if (/^\/(api|login)(\/|$)/i.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}

/** Where a signed-out visitor of `url` is sent. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname === "/" ? "/login" : `/login?to=${encodeURIComponent(pathname + search)}`;
}
