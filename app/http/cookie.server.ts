import { createCookie, type AppLoadContext, type CookieOptions } from "@remix-run/node";

/** Common cookie attributes of this site: HttpOnly and SameSite=Lax. */
export function siteCookie({ secureCookies }: AppLoadContext, name: string, options: CookieOptions = {}) {
  return createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: secureCookies,
    ...options,
  });
}

/** Options of the `Set-Cookie` that deletes a cookie. */
export const EXPIRED = { expires: new Date(0), maxAge: 0 };
