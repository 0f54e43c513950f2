import type { PlainWords } from "./plain-words.ts";

export const RATES: PlainWords = {
  "1": "how much income tax a person owes; rate on ordinary income; what percentage of my income goes to federal tax; federal income tax on a person's income",
  "1(d)": "rates for married couples filing separately",
  "1(e)": "income tax rates for estates and trusts",
  "1(g)(1)":
    "kiddie tax on a child's investment income; my teenager has dividends from a brokerage account, are they taxed at our rate; my kid's investment income taxed at my rate; child's unearned income taxed like the parents'",
  "1(g)(2)":
    "until what age does the kiddie tax apply; is my college student's interest taxed at the parents' rate",
  "1(g)(7)": "can I report my child's interest and dividends on my own return",
  "1(h)(1)":
    "rate on long-term capital gains and qualified dividends; what rate do I pay on profit from stocks held over a year; capital gains tax rate; what is the tax on long-term capital gains; how much tax do I pay when I sell stock at a profit; are long-term gains taxed at a lower rate than wages; tax on selling investments held more than a year",
  "1(h)(4)": "collectibles gain taxed at 28 percent, such as coins, gold or art",
  "1(h)(6)": "25 percent rate on depreciation taken on a rental building, unrecaptured gain",
  "1(h)(7)": "gain from selling small business stock taxed at 28 percent",
  "1(h)(11)":
    "qualified dividends on my shares, taxed at the lower rates; are my dividends taxed at the capital gains rate; how are stock dividends paid in cash taxed, lower rate; dividends of a foreign company taxed at the lower rate",
  "1(j)(2)":
    "tax brackets and rates for individuals; single, married and head of household rates; which bracket am I in; at what rate is my pay taxed; what are the federal income tax rates for individuals; how much federal tax do I owe on $60,000 of income; highest tax rate for a person",
  "1(j)(2)(A)":
    "tax brackets of a married couple filing together; tax rates for husband and wife on a joint return; tax tables for married people filing joint returns",
  "1(j)(2)(B)": "tax brackets for head of household",
  "1(j)(2)(C)": "tax brackets of a single person; I am single, what rate applies to my wages",
  "1(j)(2)(E)": "how fast does a trust or estate reach the top rate",
  "1(j)(3)(B)": "inflation adjustment of brackets",
  "1(j)(5)(B)": "income up to which the capital gains rate is zero, 15 or 20 percent",
  "2(a)":
    "who is a qualifying surviving spouse; my husband died two years ago, how do I file now; widow or widower with dependent children, filing status",
  "2(a)(1)":
    "surviving spouse or qualifying widow with a child; my spouse died and I have a young child; for how many years after my wife's death can I use the joint rates",
  "2(a)(2)": "remarried the same year, can a widower still use the joint rates",
  "2(a)(3)": "husband missing in action, when counted as dead for the widow's rates",
  "2(b)": "who can file as head of household; am I head of household if I am not married and have a kid",
  "2(b)(1)":
    "head of household filing status; filing status of an unmarried parent who keeps up a home; I am a single parent, which filing status do I use; my mother lives in her own apartment that I pay for, am I head of household; divorced mother with a child at home, what filing status; does my dependent father have to live with me for head of household; pay more than half the cost of keeping up a home",
  "2(b)(2)": "married but living apart, treated as unmarried for head of household",
  "3": "tax tables to look up the tax; who may read the tax off a printed table and who must compute it",
  "11": "tax on a company's taxable income; how are corporations taxed; does a corporation pay income tax; income tax of corporations",
  "11(a)": "who pays corporate income tax",
  "11(b)":
    "corporate tax rate; flat 21 percent rate for C corporations; what rate does my corporation pay on its profits; company tax bill as a share of profit, no graduated brackets any more; how much tax does a C corporation pay; what is the tax rate for corporations; what percentage of profit does my company owe the IRS",
  "11(c)": "mutual savings banks, insurers and mutual funds not under the ordinary corporate tax",
  "15": "change of tax rates during the year; tax law changed in the middle of my fiscal year, which rate applies; blended rate for a fiscal year straddling a rate cut",
};
