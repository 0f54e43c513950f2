/** What a conversation is about: its subjects in the order in which they came up, and what was said to each. */

export interface Subject {
  /** The last question that stood alone. */
  topic: string;
  /** The last "what about …" after it. */
  turn: string | null;
  /** The year that was asked for last, after the topic: "2025", "last year". */
  year: string | null;
  /** What was stated after the topic: "I am 55", "It is used". */
  facts: string[];
  /** The last "what if …", which "how much is that then?" goes on from. */
  condition: string | null;
  /** The last question for a form, which "when is it due?" goes on from. */
  form: string | null;
}

export function subjectOf(topic: string): Subject {
  return { topic, turn: null, year: null, facts: [], condition: null, form: null };
}

/** Subjects, the newest last. */
export type Conversation = readonly Subject[];

/** "Back to my pension, what if I am married?" */
const BACK =
  /^\s*(?:(?:and|but|so|now) )?(?:(?:let'?s )?(?:go(?:ing)? )?back to|return(?:ing)? to|about) (?:the |my |our |that )?([\w' -]+?)(?: (?:question|thing|topic|part))?(?:\s*[,:.;-]\s*(?:(?:so|and) )?(.+)|[?.!\s]*)$/i;

/** What a message goes back to, and what it then asks; null where it does not. */
export function goingBack(message: string): { to: string; rest: string } | null {
  const [, to, rest = ""] = BACK.exec(message) ?? [];
  return to ? { to, rest } : null;
}
