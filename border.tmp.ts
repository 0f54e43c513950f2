import { open, OPERATOR, knex } from "./lib.tmp.ts";
import { findBorder } from "./modules/ai/refusals/border.ts";
import { readFileSync, readdirSync } from "node:fs";
const m = open(); let n=0,bad=0;
for (const f of ["inside.jsonl","inside-checking.jsonl","everyday-tuning.jsonl","everyday-checking.jsonl","breadth-tuning.jsonl","tuning.jsonl","checking.jsonl","fresh-checking.jsonl","stories-checking.jsonl","topics-checking.jsonl","scope-inside.txt"]) {
  for (const l of readFileSync("tests/eval/"+f,"utf8").trim().split("\n")) { const q = f.endsWith("txt")? l : JSON.parse(l).question; n++;
    const b = await findBorder({question:q,passages:[],today:2026,authority:m.authority,actor:OPERATOR}); if(b){bad++;console.log(f,"|",q,"|",b.kind,"|",b.text.slice(0,90));} } }
console.log(n,bad); await knex.destroy(); process.exit(0);
