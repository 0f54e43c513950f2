import type { PlainWords } from "./plain-words.ts";

export const REFUNDABLE_CREDITS: PlainWords = {
  "33": "credit for tax withheld on foreigners; foreign company claims the 30 percent that was withheld on its US income; Form 1042-S amount credited on the foreigner's return",
  "34": "credit for fuel tax on farm or off-highway use; Form 4136 credit for federal tax paid on fuels; gasoline used in tractors, boats for fishing or off-road machines, excise tax back",
  "35": "health coverage tax credit for displaced workers",
  "35(a)": "72.5 percent of the premium credited for laid-off workers and PBGC retirees",
  "35(c)(1)": "HCTC for trade adjustment and PBGC pension recipients",
  "36": "first-time homebuyer credit and paying it back",
  "36(c)(6)": "long-time residents of the same home who bought a replacement",
  "36(f)": "repaying the $7,500 first-time buyer credit over 15 years",
  "36(f)(2)": "sold the house bought with the 2008 homebuyer credit",
  "36(h)": "home bought in 2008 to 2010 credit, purchase dates",
  "36B":
    "premium tax credit; help paying for Obamacare marketplace health insurance; I buy my own health insurance on the exchange; tax credit for health insurance bought on the marketplace",
  "36B(a)": "can I get help with health insurance premiums",
  "36B(b)": "how is the premium credit figured",
  "36B(b)(3)(A)": "what percent of income I must pay toward the benchmark silver plan",
  "36B(c)(1)": "who qualifies for the premium tax credit; income limits for the Obamacare credit",
  "36B(c)(1)(A)":
    "household income as percentage of the poverty line; income over 400 percent of poverty, no more insurance subsidy",
  "36B(c)(1)(C)": "married filing separately and the Obamacare subsidy",
  "36B(c)(2)(C)":
    "affordable employer coverage; my job offers health insurance but it costs too much, can I get the marketplace subsidy; can I get a marketplace subsidy if my employer offers coverage",
  "36B(d)(2)":
    "whose income counts toward household income for the health subsidy; what income counts for the marketplace subsidy",
  "36B(e)": "immigrants not lawfully present and marketplace premium help",
  "36B(f)": "reconciling advance payments of the health insurance credit",
  "36B(f)(2)":
    "repaying excess advance premium credit; my income was higher than estimated and I must pay back the subsidy; do I have to pay back my Obamacare subsidy",
  "36B(f)(3)": "Form 1095-A from the marketplace",
  "37": "overpayment of tax treated as credit",
};
