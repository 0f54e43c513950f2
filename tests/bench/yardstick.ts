/**
 * The BM25 retriever of LangChain beside ours: the same passages, the same questions about regulations. It reads a
 * library that holds them: DATA_DIR=… with the source `cfr` and all vectors.
 */
import { BM25Retriever } from "@langchain/community/retrievers/bm25";
import { Document } from "@langchain/core/documents";
import { readQuestions, scoreRankings, type Question, type Ranking } from "../../cli/evaluation.ts";
import { OPERATOR } from "#modules/kernel";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../system/product.ts";
import { openLoaded, type Library } from "./library.ts";
import { plain, type Figure } from "./report.ts";

const SET = "regulations-tuning";
const RANKED = 20;
/** Passages asked for, so that there are enough documents among them. */
const PASSAGES = 200;

export async function measureYardstick(mirror: string): Promise<Figure[]> {
  const dataDir = process.env.DATA_DIR;
  if (!dataDir)
    throw new Error("The yardstick needs DATA_DIR, a folder with a library that holds regulations.");
  const library = await openLoaded(dataDir, mirror);
  try {
    const questions = readQuestions(readFileSync(join(root, "tests", "eval", `${SET}.jsonl`), "utf8"));
    const theirs = await rankAll(questions, await theirSearch(library));
    const words = await rankAll(questions, ourSearch(library, "lexical"));
    const ours = await rankAll(questions, ourSearch(library, "hybrid"));
    return [
      ...figuresOf("LangChain's BM25", theirs),
      ...figuresOf("ours, by words", words),
      ...figuresOf("ours, hybrid", ours),
      plain("LangChain's BM25 : ours, hybrid, p50", medianOf(theirs) / medianOf(ours), ""),
    ];
  } finally {
    await library.close();
  }
}

/** Distinct documents, best first. */
type Search = (question: string) => Promise<string[]>;

async function theirSearch({ knex }: Library): Promise<Search> {
  const rows = (await knex("authority_chunks as c")
    .join("authority_in_force as f", "f.version_id", "c.version_id")
    .join("authority_documents as d", "d.id", "f.document_id")
    .where("f.shelf", "regulation")
    .select("d.citation", knex.raw("concat_ws('. ', variadic c.headings || c.body) as text"))) as {
    citation: string;
    text: string;
  }[];
  const docs = rows.map(({ citation, text }) => new Document({ pageContent: text, metadata: { citation } }));
  const retriever = BM25Retriever.fromDocuments(docs, { k: PASSAGES });
  return async (question) => {
    const found = await retriever.invoke(question);
    return [...new Set(found.map(({ metadata }) => metadata.citation as string))].slice(0, RANKED);
  };
}

function ourSearch({ modules }: Library, mode: "hybrid" | "lexical"): Search {
  return async (question) => {
    const options = { mode, k: RANKED, shelves: ["regulation" as const] };
    const { lists, notice } = await modules.authority.search(OPERATOR, question, options);
    if (notice) throw new Error(notice);
    return (lists.regulation ?? []).map(({ section }) => section);
  };
}

async function rankAll(questions: Question[], search: Search): Promise<Ranking[]> {
  const rankings: Ranking[] = [];
  await search(questions[0]!.question);
  for (const { id, question, gold } of questions) {
    const begin = performance.now();
    const sections = await search(question);
    const milliseconds = performance.now() - begin;
    rankings.push({ id, gold, sections, lists: { regulation: sections }, milliseconds });
  }
  return rankings;
}

function figuresOf(name: string, rankings: Ranking[]): Figure[] {
  const { r1, r5, r10 } = scoreRankings(rankings).all!;
  const percent = (place: string, share: number) => plain(`${SET}, ${name}, ${place}`, 100 * share, "%");
  return [percent("rank 1", r1), percent("in 5", r5), percent("in 10", r10)];
}

function medianOf(rankings: Ranking[]): number {
  return scoreRankings(rankings).all!.p50ms;
}
