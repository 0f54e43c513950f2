/** A message for the next screen. The cookie carries only its name, so no text can be injected. */
import type { AppLoadContext } from "@remix-run/node";
import { isMessageName, MESSAGES, type Message, type MessageName } from "../ui/flash-messages.ts";
import { siteCookie } from "./cookie.server.ts";

const SECONDS = 60;

/** Value of the `Set-Cookie` that leaves the message. */
export function leaveFlash(context: AppLoadContext, name: MessageName): Promise<string> {
  return flashCookie(context).serialize(name, { maxAge: SECONDS });
}

/** The message left for this screen, and the `Set-Cookie` that deletes it. */
export async function takeFlash(
  request: Request,
  context: AppLoadContext,
): Promise<{ flash: Message; clear: string } | null> {
  const name: unknown = await flashCookie(context).parse(request.headers.get("Cookie"));
  if (!isMessageName(name)) return null;
  return { flash: MESSAGES[name], clear: await flashCookie(context).serialize("", { maxAge: 0 }) };
}

function flashCookie(context: AppLoadContext) {
  return siteCookie(context, "__flash");
}
