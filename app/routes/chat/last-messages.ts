/** A long conversation is shown from its end: a thousand answers with their sources take ten seconds to draw. */

/** Messages shown at first, and added each time that earlier ones are asked for. */
export const PAGE = 60;

interface Line {
  type: string;
}

/** The last messages, from a question on, and how many there are before them. @param pages as in the address: "2" */
export function lastMessages<Message extends Line>(
  all: readonly Message[],
  pages: string | null,
): { messages: Message[]; earlier: number; pages: number } {
  const wanted = Math.max(1, Math.trunc(Number(pages)) || 1);
  const from = Math.max(0, all.length - PAGE * wanted);
  const question = all.findIndex(({ type }, at) => at >= from && type === "user");
  const start = question < 0 ? from : question;
  return { messages: all.slice(start), earlier: start, pages: wanted };
}

/** Where the page of a new answer opens: at its question, with the answer below. */
export function lastQuestion<Message extends Line>(messages: readonly Message[]): Message | undefined {
  return messages.findLast(({ type }) => type === "user");
}
