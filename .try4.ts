import { start, readConfig } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { readFacts, quotableLines, sentencesOf } from "#modules/authority";
import { EFFECTS, MARKS, SUBSTITUTION } from "./modules/authority/facts/patterns.ts";
import { writeFileSync, existsSync, readFileSync } from "node:fs";
const F="/tmp/facts/code.json";
if (!existsSync(F)) {
const running = await start(readConfig(process.env as any), silentLog as any);
const docs=[]; const { authority } = running.modules;
for (const c of await authority.contents(OPERATOR,"code")) { const d=await authority.document(OPERATOR,c.citation); docs.push({citation:d.citation,text:d.text,structure:d.structure,unitFacts:d.unitFacts}); }
writeFileSync(F, JSON.stringify(docs)); await running.stop(); }
const docs=JSON.parse(readFileSync(F,"utf8"));
const lines:string[]=[]; 
const cpu=(name:string,f:()=>void)=>{const c=process.cpuUsage(); f(); const u=process.cpuUsage(c); console.log(name,(u.user/1000).toFixed(0));};
cpu("lines",()=>{for(const d of docs) for (const l of quotableLines(d.text,d.structure)) lines.push(d.text.slice(l.start,l.end));});
const sents:string[]=[];
cpu("sentences",()=>{for(const l of lines) for (const s of sentencesOf(l,{start:0,end:l.length})) sents.push(l.slice(s.start,s.end));});
console.log(lines.length,sents.length);
for (const [k,p] of EFFECTS) cpu("effect "+k,()=>{for (const s of sents) p.exec(s);});
for (const [k,p] of MARKS) cpu("mark "+k,()=>{for (const s of lines) [...s.matchAll(p)];});
cpu("subst",()=>{for (const s of lines) [...s.matchAll(SUBSTITUTION)];});
cpu("all",()=>{for(const d of docs) readFacts(d)});
cpu("all",()=>{for(const d of docs) readFacts(d)});
process.exit(0)
