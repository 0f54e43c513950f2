import { createCookie, type AppLoadContext, type CookieOptions } from "@remix-run/node";

/** A cookie as all of this site are: no script reads it, and other sites' forms do not carry it. */
export function siteCookie({ secureCookies }: AppLoadContext, name: string, options: CookieOptions = {}) {
  return createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: secureCookies,
    ...options,
  });
}

/** Options of the `Set-Cookie` that takes a cookie away. */
export const TAKE_AWAY = { expires: new Date(0), maxAge: 0 };
