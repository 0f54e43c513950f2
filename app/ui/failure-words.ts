/** What a screen says that could not be shown: one heading, one sentence on what to do. */
export interface FailureWords {
  title: string;
  text: string;
}

const NOT_SHOWN = "This page cannot be shown";

/** @param data the body of the error response, if it is ours */
export function failureWords(status: number, data: unknown): FailureWords {
  if (status === 404)
    return { title: "404 Page Not Found", text: "The address may be mistyped, or the page has moved." };
  const message = messageOf(data);
  if (message === null)
    return { title: NOT_SHOWN, text: `The server answered ${status}. Load the page again.` };
  // "The library is still empty. Try again later."
  const [, matter, next] = (status === 503 && /^([^.]+)\. (.+)$/.exec(message)) || [];
  return matter && next ? { title: matter, text: next } : { title: NOT_SHOWN, text: message };
}

/** Of a screen that failed in the browser. */
export const STOPPED: FailureWords = {
  title: NOT_SHOWN,
  text: "This page stopped working in your browser. Load it again.",
};

function messageOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("message" in data)) return null;
  return typeof data.message === "string" ? data.message : null;
}
