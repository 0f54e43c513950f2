import { readAmounts } from "./modules/authority/amounts/reader.ts";
import { readFileSync } from "node:fs";
const text=readFileSync("/tmp/years/revproc.txt","utf8").replace(/=== page \d+\n\d*\n?/g,"");
const rows=readAmounts(text);
for(const r of rows) console.log(r.pin,r.unit,r.taxYear,r.status??"-",text.slice(r.start,r.end).replace(/\n/g," ⏎ "),"|",r.label,"|",text.slice(r.quote.start,r.quote.end).replace(/\s+/g," ").slice(0,60));
console.log(rows.length);
