import { openLoaded } from "./tests/bench/library.ts";
import { OPERATOR } from "#modules/kernel";
import { readFileSync } from "node:fs";
const lib = await openLoaded(process.env.LIB!, "/work/shared/data");
let n = 0, r = 0;
for (const line of readFileSync("tests/eval/outside.jsonl", "utf8").trim().split("\n")) { const { question } = JSON.parse(line); n++; const a = await lib.modules.ai.ask(OPERATOR, question, { model: "extractive" }); if (a.citations?.length || a.quotations?.length || a.confidence > 0) { r++; console.log(`- ${question}\n   [${a.confidence}] ${a.answer.slice(0, 160).replace(/\n/g, " | ")}`); } }
console.log(n, r);
await lib.close(); process.exit(0);
