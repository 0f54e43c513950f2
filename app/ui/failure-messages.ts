/** What to say about a call that failed, in the words of the specification where it has some. */
import { MESSAGES, type Message } from "./flash-messages.ts";

interface FailedCall {
  url: URL;
  method: string;
  body: unknown;
}

const UNREACHED = "The server could not be reached. What you typed is still here. Please try again.";
const NOT_OPENED = "The page could not be loaded. You are still where you were. Please try again.";

/** By path and the intent of the form; the first that fits. */
const KNOWN: { path: RegExp; intent?: RegExp; message: Message }[] = [
  { path: /^\/login$/, message: MESSAGES.loginFailed },
  { path: /^\/login\/reset$/, message: MESSAGES.resetFailed },
  { path: /^\/$/, intent: /^create$/, message: MESSAGES.createIntakeFailed },
  { path: /^\/$/, intent: /^delete$/, message: MESSAGES.deleteIntakeFailed },
  { path: /^\/(ai-assistant|rag)$/, intent: /^ask$/, message: MESSAGES.queryFailed },
  { path: /^\/(ai-assistant|rag)$/, intent: /^index$/, message: MESSAGES.indexFailed },
  { path: /^\/(intake|documents)\//, intent: /^(remove|delete)$/, message: MESSAGES.deleteDocumentFailed },
  { path: /^\/admin$/, intent: /^download$/, message: MESSAGES.downloadFailed },
  { path: /^\/admin$/, intent: /^stop-download$/, message: MESSAGES.updateFailed },
  { path: /^\/admin$/, intent: /source|toggle/, message: MESSAGES.updateFailed },
];

/** @param said the sentence of our own server, if it answered */
export function failureOf({ url, method, body }: FailedCall, said: string | null): Message {
  const known =
    method === "GET"
      ? undefined
      : KNOWN.find(({ path, intent }) => {
          return path.test(url.pathname) && (!intent || intent.test(intentOf(body)));
        });
  if (known) return known.message;
  return { title: "Error", text: said ?? (method === "GET" ? NOT_OPENED : UNREACHED) };
}

function intentOf(body: unknown): string {
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  return isForm ? String(body.get("intent") ?? "") : "";
}
