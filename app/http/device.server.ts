/** Cookie of a known device: sign-ins in this browser are counted apart from those of strangers. It opens nothing. */
import type { AppLoadContext } from "@remix-run/node";
import { DEVICE_DAYS } from "#modules/accounts/schema";
import { siteCookie } from "./cookie.server.ts";

const SECONDS_A_DAY = 24 * 60 * 60;

export async function readDevice(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const value: unknown = await deviceCookie(context).parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Value of the `Set-Cookie` that stores it. */
export function keepDevice(context: AppLoadContext, device: string): Promise<string> {
  return deviceCookie(context).serialize(device, { maxAge: DEVICE_DAYS * SECONDS_A_DAY });
}

function deviceCookie(context: AppLoadContext) {
  return siteCookie(context, "__device", { secrets: [context.sessionSecret] });
}
