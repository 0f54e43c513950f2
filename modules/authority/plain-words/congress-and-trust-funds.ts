import type { PlainWords } from "./plain-words.ts";

export const CONGRESS_AND_TRUST_FUNDS: PlainWords = {
  "8001": "congressional tax committee that exists by statute, JCT",
  "8002": "Joint Committee on Taxation, membership; who sits on the Joint Committee on Taxation, ten members",
  "8002(a)": "five senators and five representatives on the joint tax committee",
  "8002(d)": "are joint tax committee members paid extra",
  "8003": "who chooses the chairman of the Joint Committee on Taxation",
  "8004": "chief of staff and staff of the joint tax committee, who hires them",
  "8005": "who pays the joint tax committee's costs, Senate and House half each",
  "8021(a)": "may the joint committee look at tax returns",
  "8021(b)": "joint tax committee holds hearings and issues subpoenas",
  "8021(e)": "Joint Committee approves GAO investigations of the IRS",
  "8022": "what does the Joint Committee on Taxation do",
  "8022(2)": "joint committee proposals for simplifying the tax law",
  "8022(3)(B)": "report on the overall state of the federal tax system each Congress",
  "8023": "joint tax committee gets data and estimates from the IRS",
  "8023(a)": "chief of staff may obtain tax returns from the IRS",
};
