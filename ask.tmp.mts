import { openLoaded } from "./tests/bench/library.ts";
import { OPERATOR } from "#modules/kernel";
import { readFileSync } from "node:fs";
const lib = await openLoaded("/tmp/lead25/g/var", "/work/shared/data");
const [file, n = "420"] = process.argv.slice(2);
for (const question of readFileSync(file!, "utf8").trim().split("\n")) { const t = performance.now(); const a = await lib.modules.ai.ask(OPERATOR, question, { model: "extractive" }); console.log(`\n### ${question}\n[${a.confidence}, ${Math.round(performance.now() - t)} ms, words above ${a.answer.split("## The rest")[0]!.split(/\s+/).length}] ${a.answer.slice(0, Number(n))}`); }
await lib.close();
