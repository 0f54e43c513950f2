/** A message for the next screen. Only its name travels, so nobody can put words into our mouth. */
import { createCookie, type AppLoadContext } from "@remix-run/node";

/** Only failures travel as toasts; what went well is shown by the screen itself. */
export interface Flash {
  title: string;
  text: string;
}

const MESSAGES = {
  accessDenied: { title: "Access Denied", text: "You don't have permission to access this page." },
  adminRequired: { title: "Unauthorized", text: "Admin access required. Redirecting..." },
  loggedOut: { title: "Unauthorized", text: "You are logged out. Logging in again..." },
  loginRequired: { title: "Unauthorized", text: "You need to be logged in to access this page" },
  indexFailed: { title: "Error", text: "Failed to index documents. Please try again." },
} as const satisfies Record<string, Flash>;

export type FlashName = keyof typeof MESSAGES;

const SECONDS = 60;

/** Value of `Set-Cookie` that leaves the message. */
export function leaveFlash(context: AppLoadContext, name: FlashName): Promise<string> {
  return flashCookie(context).serialize(name, { maxAge: SECONDS });
}

/** The message left for this screen, and the `Set-Cookie` that takes it away. */
export async function takeFlash(
  request: Request,
  context: AppLoadContext,
): Promise<{ flash: Flash; clear: string } | null> {
  const name: unknown = await flashCookie(context).parse(request.headers.get("Cookie"));
  if (!isFlashName(name)) return null;
  return { flash: MESSAGES[name], clear: await flashCookie(context).serialize("", { maxAge: 0 }) };
}

function isFlashName(name: unknown): name is FlashName {
  return typeof name === "string" && Object.hasOwn(MESSAGES, name);
}

function flashCookie(context: AppLoadContext) {
  return createCookie("__flash", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: context.secureCookies,
  });
}
