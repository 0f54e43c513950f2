/** Light or dark theme, kept in a cookie so that the server renders the right one at once. */
import type { AppLoadContext } from "@remix-run/node";
import { THEMES, type Theme } from "../ui/theme.ts";
import { siteCookie } from "./cookie.server.ts";

const YEAR = 365 * 24 * 60 * 60;

export async function readTheme(request: Request, context: AppLoadContext): Promise<Theme> {
  const value: unknown = await themeCookie(context).parse(request.headers.get("Cookie"));
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** Value of the `Set-Cookie` that stores it. */
export function keepTheme(context: AppLoadContext, theme: Theme): Promise<string> {
  return themeCookie(context).serialize(theme, { maxAge: YEAR });
}

function themeCookie(context: AppLoadContext) {
  return siteCookie(context, "__theme");
}
