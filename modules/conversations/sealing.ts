/**
 * Answers that rest on a client's papers are stored sealed, and what they quote of papers by place: the words are read
 * from the paper each time, and are gone when the paper is.
 */
import { createHash } from "node:crypto";
import type { Quotation, RetrievalAnswer } from "#modules/ai/schema";
import type { Actor } from "#modules/kernel";
import { createSecretBox } from "#modules/platform";
import type { ConversationsDeps } from "./contract.ts";

/** A quoted range of a page, by its number within the message. */
export interface QuotedPlace {
  number: number;
  documentId: string;
  page: number;
  start: number;
  end: number;
}

export interface Words {
  content: string;
  answer: RetrievalAnswer | null;
}

export interface SealedWords {
  sealed: Buffer;
  places: QuotedPlace[];
}

/** Stands in the text for the words of a place. */
const REMOVED = "This paper was deleted, and its words with it.";
const CHANGED = "The text of this paper has changed since.";

interface Stored extends Words {
  /** Hashes of the words by the place's number. */
  hashes: string[];
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** Private-use characters, which no stored text holds beside them. */
const markOf = (number: number) => `\uE010${number}\uE011`;
const MARKS = /\uE010(\d+)\uE011/g;

export interface Sealing {
  /** @param quotations all that the text holds, also of an answer that was stopped */
  seal(conversationId: string, words: Words, quotations: Quotation[]): SealedWords;
  /** @param places those of the message that are still there */
  open(actor: Actor, conversationId: string, stored: SealedWords): Promise<Words>;
}

export function createSealing({ secretKey, papers }: ConversationsDeps): Sealing {
  const box = createSecretBox(secretKey, {
    purpose: "taxrag answers from papers",
    doesNotOpen:
      "This answer was stored under another ENCRYPTION_KEY. Ask your administrator to set the former key again.",
  });
  return {
    seal(conversationId, { content, answer }, quotations) {
      const quoted = quotations.filter((quotation) => quotation.place);
      const places = quoted.map(({ place }, number) => ({ ...place!, number }));
      const clean = (text: string) =>
        quoted.reduce(
          (rest, { text: words }, number) => rest.replaceAll(`“${words}”`, `“${markOf(number)}”`),
          text.replaceAll(MARKS, ""),
        );
      const numberOf = ({ text, place }: Quotation) =>
        quoted.findIndex((one) => one.text === text && one.place?.documentId === place?.documentId);
      const stored: Stored = {
        content: clean(content),
        answer: answer && {
          ...answer,
          answer: clean(answer.answer),
          bottomLine: answer.bottomLine === null ? null : clean(answer.bottomLine),
          quotations: answer.quotations.map((quotation) =>
            quotation.place ? { ...quotation, text: markOf(numberOf(quotation)) } : quotation,
          ),
          sources: answer.sources.map((source) => (source.documentId ? { ...source, excerpt: "" } : source)),
        },
        hashes: quoted.map(({ text }) => hashOf(text)),
      };
      return { sealed: box.seal(Buffer.from(JSON.stringify(stored)), conversationId), places };
    },

    async open(actor, conversationId, { sealed, places }) {
      const stored = JSON.parse(box.open(sealed, conversationId).toString("utf8")) as Stored;
      const words = new Map<number, string>();
      for (const { number, documentId, page, start, end } of places) {
        const pages = await papers?.pages(actor, documentId);
        const text = pages?.[page - 1]?.slice(start, end);
        if (text !== undefined) words.set(number, hashOf(text) === stored.hashes[number] ? text : CHANGED);
      }
      const filled = (text: string) =>
        text.replace(MARKS, (_, number: string) => words.get(Number(number)) ?? REMOVED);
      const { content, answer } = stored;
      return { content: filled(content), answer: answer && refilled(answer, filled) };
    },
  };
}

/** A source shows the first words quoted of it. */
function refilled(answer: RetrievalAnswer, filled: (text: string) => string): RetrievalAnswer {
  const quotations = answer.quotations.map((quotation) => ({ ...quotation, text: filled(quotation.text) }));
  const sources = answer.sources.map((source, index) =>
    source.documentId
      ? { ...source, excerpt: quotations.find((one) => one.source === index + 1)?.text ?? "" }
      : source,
  );
  // Of an answer kept before it had one, there is none.
  const bottomLine = answer.bottomLine ? filled(answer.bottomLine) : null;
  return { ...answer, answer: filled(answer.answer), bottomLine, quotations, sources };
}
