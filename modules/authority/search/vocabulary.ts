/**
 * The taxpayer's words and the statute's (`data/words`): people ask about a house, the Code has "residence".
 * Both sides are single words. Also the words of a question that carry no subject.
 */
import { readDataFile, readTable } from "../data-files.ts";
import { rankingProfile } from "./ranking-profile.ts";

interface Vocabulary {
  stopWords: Set<string>;
  /** By the word as asked, in each inflection listed. */
  statuteWords: Map<string, string[]>;
}

let vocabulary: Vocabulary | null = null;

function readVocabulary(): Vocabulary {
  const statuteWords = new Map<string, string[]>();
  for (const { asked, statute } of readTable("words/statute-words.tsv", ["asked", "statute"])) {
    for (const word of asked.split(" ")) {
      const others = statute.split(" ").filter((other) => other !== word);
      statuteWords.set(word, others);
    }
  }
  const stopWords = readDataFile("words/stop-words.txt").toString("utf8").trimEnd().split("\n");
  return { stopWords: new Set(stopWords), statuteWords };
}

/** A word of a question with what the statute may call it; `weight` is under 1 for a word that is only implied. */
export interface QuestionWord {
  asked: string;
  statute: string[];
  weight: number;
}

const ASKS_FOR_DEFINITION =
  /^(?:what|who)(?:'s| is| are| counts as| qualifies as)\b|\bdefin|\bmeaning of\b|\bmeans?\b/;

/** The words of a question that carry its subject, each with the statute's words for it. Lower case, each once. */
export function questionWords(question: string): QuestionWord[] {
  vocabulary ??= readVocabulary();
  const { stopWords, statuteWords } = vocabulary;
  const { definitionMaxWords, impliedWordWeight } = rankingProfile().retrieval.queryExpansion;
  const text = question.toLowerCase().replace(/\btax[- ]free\b/g, "taxfree");
  const words = (text.match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? []).map((word) => word.replace(/'s?$/, ""));
  const content = [...new Set(words)].filter((word) => !stopWords.has(word));
  const found = content.map((asked) => ({ asked, statute: statuteWords.get(asked) ?? [], weight: 1 }));
  const defines =
    content.length > 0 && content.length <= definitionMaxWords && ASKS_FOR_DEFINITION.test(text.trim());
  return defines ? [...found, { asked: "defined", statute: [], weight: impliedWordWeight }] : found;
}
