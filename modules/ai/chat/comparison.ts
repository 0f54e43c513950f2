/** Two answers to one question, compared sentence by sentence on the authorities that they cite. */
import { findCitations, formatCitation, sentencesOf } from "#modules/authority";
import { PLACES } from "../answer-headings.ts";
import type { AnswerComparison, CitingSentence, ComparedSentences, RetrievalAnswer } from "../schema.ts";

// Private-use characters hold the place of a quotation while its sentence is found.
const MARK = "\uE000";
const PLACEHOLDERS = new RegExp(`${MARK}(\\d+)${MARK}`, "g");
const NUMBERS = /\[(\d{1,3})\]/g;

export function compareAnswers(first: RetrievalAnswer, second: RetrievalAnswer): AnswerComparison {
  const [ones, others] = [citingSentences(first), citingSentences(second)];
  const [cited, alsoCited] = [citationsOf(ones), citationsOf(others)];
  const shared = cited.flatMap((citation) => {
    const same = alsoCited.find((other) => isSame(citation, other));
    return same === undefined ? [] : wider(citation, same);
  });
  return {
    both: [...new Set(shared)],
    onlyFirst: cited.filter((citation) => !isAmong(citation, alsoCited)),
    onlySecond: alsoCited.filter((citation) => !isAmong(citation, cited)),
    sentences: paired(ones.filter(isCiting), others.filter(isCiting)),
    uncited: {
      first: ones.filter((one) => !isCiting(one)).length,
      second: others.filter((one) => !isCiting(one)).length,
    },
  };
}

/** The sentences of an answer without its headings and without the list of where each section stands. */
export function citingSentences({ answer, quotations, sources }: RetrievalAnswer): CitingSentence[] {
  let text = answer.split(`\n${PLACES}\n`)[0]!.replaceAll(MARK, "");
  const quoted = quotations.map(({ text: words, source }, index) => {
    const shown = `“${words}”`;
    // Its number goes with it.
    const at = text.indexOf(shown);
    if (at >= 0) text = `${text.slice(0, at)}${MARK}${index}${MARK}${text.slice(at + shown.length)}`;
    return { words: shown, source };
  });
  const named = (source: number) => {
    const found = sources[source - 1];
    if (!found) return [];
    return [found.citation || `${found.filename}${found.page ? `, page ${found.page}` : ""}`];
  };
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines
    .flatMap((line) =>
      // Strokes before "Rev. Rul." would hide that a name begins there.
      sentencesOf(line.replaceAll("~~", "  "), { start: 0, end: line.length }).map(({ start, end }) =>
        line.slice(start, end),
      ),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => {
      const ofQuotations = [...sentence.matchAll(PLACEHOLDERS)].flatMap(([, at]) =>
        named(quoted[Number(at)]!.source),
      );
      const ofNumbers = [...sentence.matchAll(NUMBERS)].flatMap(([, number]) => named(Number(number)));
      const inWords = findCitations(sentence.replaceAll(PLACEHOLDERS, " ")).map(formatCitation);
      const shown = sentence.replaceAll(PLACEHOLDERS, (_, at: string) => quoted[Number(at)]!.words);
      return {
        text: shown
          .replace(/\s*\[\d{1,3}\]/g, "")
          .replace(/^[-*•]\s+/, "")
          .replace(/\s+/g, " ")
          .trim(),
        citations: [...new Set([...ofQuotations, ...ofNumbers, ...inWords])],
      };
    });
}

/** Each sentence of the first beside the first one left of the second that shares an authority with it. */
function paired(ones: CitingSentence[], others: CitingSentence[]): ComparedSentences[] {
  const left = new Set(others);
  const all = { ones: citationsOf(ones), others: citationsOf(others) };
  const rows = ones.map((first): ComparedSentences => {
    const second = [...left].find((other) => overlap(first, other)) ?? null;
    if (!second) return { first, second, state: aloneOr(first, all.others) };
    left.delete(second);
    const isWhole = covers(first, second) && covers(second, first);
    return { first, second, state: isWhole ? "agree" : "partly" };
  });
  const rest = [...left].map((second): ComparedSentences => ({
    first: null,
    second,
    state: aloneOr(second, all.ones),
  }));
  return [...rows, ...rest];
}

function aloneOr({ citations }: CitingSentence, others: string[]): "alone" | "elsewhere" {
  return citations.some((citation) => isAmong(citation, others)) ? "elsewhere" : "alone";
}

function overlap(one: CitingSentence, other: CitingSentence): boolean {
  return one.citations.some((citation) => isAmong(citation, other.citations));
}

function covers(one: CitingSentence, other: CitingSentence): boolean {
  return other.citations.every((citation) => isAmong(citation, one.citations));
}

function isAmong(citation: string, others: string[]): boolean {
  return others.some((other) => isSame(citation, other));
}

/** One place, or one within the other: 26 USC 61(a) and 26 USC 61(a)(1). */
function isSame(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}(`) || other.startsWith(`${one}(`);
}

function wider(one: string, other: string): string {
  return one.length <= other.length ? one : other;
}

function isCiting({ citations }: CitingSentence): boolean {
  return citations.length > 0;
}

function citationsOf(sentences: CitingSentence[]): string[] {
  return [...new Set(sentences.flatMap(({ citations }) => citations))];
}
