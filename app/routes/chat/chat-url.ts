/** Addresses of the chat. */

/** With those of the parameters that have a value: `c` the conversation, `q` the words searched for. */
export function chatUrl(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return given.length > 0 ? `/chat?${new URLSearchParams(given)}` : "/chat";
}
