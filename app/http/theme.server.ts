/** Light or dark, as this browser was told; kept in a cookie, so that the server draws it right at once. */
import type { AppLoadContext } from "@remix-run/node";
import { THEMES, type Theme } from "../ui/theme.ts";
import { siteCookie } from "./cookie.server.ts";

const YEAR = 365 * 24 * 60 * 60;

export async function readTheme(request: Request, context: AppLoadContext): Promise<Theme> {
  const value: unknown = await themeCookie(context).parse(request.headers.get("Cookie"));
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** Value of `Set-Cookie` that keeps it. */
export function keepTheme(context: AppLoadContext, theme: Theme): Promise<string> {
  return themeCookie(context).serialize(theme, { maxAge: YEAR });
}

function themeCookie(context: AppLoadContext) {
  return siteCookie(context, "__theme");
}
