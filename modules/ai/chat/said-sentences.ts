/** What the earlier answers of a conversation said in our own words, sentence by sentence. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { PLACES, REST } from "../answer-headings.ts";
import { stem, stemsOf } from "../stemming.ts";
import { topicWords } from "./question-shape.ts";

/** "Rev. Proc." and "U.S." end no sentence. */
const END_OF_SENTENCE = /(?<=[.?!])(?<!\b(?:Rev|Proc|Pub|Rul|Ann|No|U\.S|P\.L|Reg|T\.C)\.) (?=[A-Z"$])/;

/** The words with which an answer opens: all before its first quotation or heading. */
export function openingWords(answer: string): string {
  const above = answer.split(`\n${REST}`)[0]!.split(`\n${PLACES}`)[0]!;
  const lines = above.split("\n");
  const end = lines.findIndex((line) => /^(?:#|- |26 (?:USC|CFR) )/.test(line) || line.includes("“"));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .join(" ")
    .trim();
}

export function sentencesOf(text: string): string[] {
  return text.split(END_OF_SENTENCE).map((sentence) => sentence.trim());
}

/** So many words from its beginning make a text known again: figures of the year may stand in what follows. */
const KNOWN_BY = 7;

/** Whether one of the earlier answers opened with this text. */
export function isSaid(text: string, said: readonly string[]): boolean {
  const beginning = wordsOf(text).slice(0, KNOWN_BY).join(" ");
  return said.some((answer) => wordsOf(answer).join(" ").includes(beginning));
}

/** An opening "Yes" or "No" goes by the question, and years differ. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z'’-]*|\d[\d,.]*\d|\d/g) ?? []).filter(
    (word) => !/^(?:yes|no|not|(?:19|20)\d\d)$/.test(word),
  );
}

interface SaidWords {
  asked: RegExp;
  said: RegExp;
}

const FILE = "modules/ai/data/said-words.tsv";

let known: SaidWords[] | null = null;

/** By which words answers say what people ask for in others: "can it be waived" by "reasonable cause". */
function saidWords(): SaidWords[] {
  known ??= readFileSync(join(productFolder(), FILE), "utf8")
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [asked = "", said = ""] = line.split("\t");
      if (!said) throw new Error(`The line "${line}" of ${FILE} lacks a column.`);
      return { asked: new RegExp(`\\b(?:${asked})`, "i"), said: new RegExp(`\\b(?:${said})`, "i") };
    });
  return known;
}

/** Of several sentences the one that is about what a follow-up adds; null where none is, or there is only one. */
export function sentenceOn(own: string, text: string): string | null {
  const sentences = sentencesOf(text).filter((sentence) => !OF_BASE.test(sentence));
  if (sentences.length < 2) return null;
  const asked = saidWords().filter((one) => one.asked.test(own));
  const words = [...new Set(topicWords(own).map((word) => stem(word.toLowerCase())))];
  const scored = sentences.map((sentence) => {
    const held = stemsOf(sentence);
    const share = words.filter((word) => held.has(word)).length / Math.max(1, words.length);
    return { sentence, score: asked.filter((one) => one.said.test(sentence)).length + share };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= ENOUGH ? best.sentence : null;
}

/** What the Code itself says of an amount that is adjusted answers nothing. */
const OF_BASE = /\bsays \$|^Adjusted each year\b/;

/** "Do I have to itemize?": what is asked in a word or two, and the answer before speaks of. */
export function isOfAnswer(own: string, answer: string): boolean {
  const said = openingWords(answer);
  const asked = saidWords().filter((one) => one.asked.test(own));
  return topicWords(own).length < 2 && asked.some((one) => one.said.test(said));
}

/** A word for what is asked, or more than half of what the follow-up names. */
const ENOUGH = 0.6;
