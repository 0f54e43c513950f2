import { open, OPERATOR, knex } from "./lib.tmp.ts";
import { readFileSync } from "node:fs";
const m = open();
const arg = process.argv[2]!;
const qs = arg.endsWith(".jsonl") ? readFileSync(arg,"utf8").trim().split("\n").map(l=>JSON.parse(l)) : arg.endsWith(".txt")? readFileSync(arg,"utf8").trim().split("\n").map(q=>({question:q})) : process.argv.slice(2).map(question=>({question}));
const len=Number(process.env.LEN??300);
for (const item of qs) { try { const a = await m.ai.ask(OPERATOR, item.question, {year:item.year});
 if(process.env.ONLY==="refused"&&!a.refused)continue;
 console.log(`\n## ${item.id??""} ${item.question}\n[${a.refused?"REFUSED "+a.refusal?.kind:"answer "+a.confidence} y${a.year} ${a.warnings.map(w=>w.kind)}] ${a.answer.slice(0,len)}${a.refused?" ~ "+a.nearest.map(n=>n.citation).slice(0,3).join("; "):""}`);} catch(e:any){console.log("ERR",item.question,e.stack?.slice(0,400))} }
await knex.destroy(); process.exit(0);
