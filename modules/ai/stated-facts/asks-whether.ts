/** Whether a stated fact may answer: a yes or no is asked for, or the fact is all that is said. */
import { readAsked } from "../bottom-line/asked.ts";

const ASKS = /\?|\b(?:what|how|when|which|who|whose|where|why)\b/i;

/** @param own as asked, without earlier turns: "she turned 14" after any question, "how long must I hold it?" after none */
export function asksWhether(own: string): boolean {
  return readAsked(own).kind === "whether" || !ASKS.test(own);
}
