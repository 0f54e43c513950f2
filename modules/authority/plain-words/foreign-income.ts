import type { PlainWords } from "./plain-words.ts";

export const FOREIGN_INCOME: PlainWords = {
  "901":
    "foreign tax credit; I already paid tax in another country; tax withheld by a foreign government on my dividends or salary, Form 1116; credit for foreign taxes paid; avoid being taxed twice by two countries on the same income",
  "901(a)":
    "choose credit or deduction for taxes paid abroad; can I take a credit for the tax I paid to another country",
  "901(b)":
    "credit for income tax paid to another country; can I subtract foreign income tax from my US tax bill; what foreign taxes can be credited against US income tax",
  "901(j)": "no credit for taxes paid to Cuba, Iran, North Korea or terrorist countries",
  "901(k)": "must hold foreign stock for sixteen days to credit the withholding tax",
  "901(m)": "covered asset acquisition, basis step-up abroad only",
  "903":
    "taxes in lieu of an income tax; foreign withholding tax on gross payments creditable instead of an income tax; is a foreign levy that replaces the income tax creditable",
  "904(a)":
    "foreign tax credit limitation; what is the most foreign tax I can credit in a year; my foreign tax is more than the US tax on that income; ceiling on the credit for income tax paid to other countries; how much foreign tax credit can I take; why can I not credit all of the foreign tax I paid",
  "904(c)":
    "carryover of foreign taxes; I could not use all of my foreign tax; unused foreign tax goes back one year and forward ten; carry unused foreign tax credit to other years",
  "904(d)":
    "baskets; passive, general, branch and GILTI categories of foreign income; separate limits for different kinds of foreign income",
  "904(f)": "overall foreign loss recapture",
  "904(j)":
    "foreign tax of $300 or $600 credited without the limit; foreign tax credit without Form 1116, small amounts; small amount of foreign tax on my mutual funds, credit in full",
  "905": "when foreign tax accrues; proof of foreign taxes",
  "905(a)":
    "choose paid or accrued for foreign taxes; cash basis taxpayer claiming foreign taxes in the year they accrue",
  "905(b)": "receipts needed to claim the foreign tax credit; what proof do I need that I paid foreign tax",
  "905(c)":
    "foreign tax redeterminations; foreign country refunded tax I credited here, must I tell the IRS; my foreign tax bill changed after I filed my return",
  "906":
    "foreign tax credit of nonresidents; foreign corporation with a US branch credits taxes on that income",
  "906(b)": "foreign taxes a nonresident business owner cannot credit",
  "907": "foreign oil and gas taxes; limit on credit for taxes on foreign oil extraction",
  "907(f)": "carryover of excess foreign oil and gas taxes",
  "908":
    "boycott participation reduces the credit; lose foreign tax credits for taking part in the Arab boycott of Israel; international boycott factor cuts the foreign tax credit",
  "909": "foreign tax credit splitting; foreign tax waits until the income shows up, splitter arrangement",
  "911":
    "living and working abroad; I live and work in another country; do Americans overseas get out of US income tax",
  "911(a)":
    "foreign earned income exclusion; my salary earned abroad; do I pay U.S. tax on a salary earned in another country; moved abroad for a remote job, can I leave out my salary; do I owe US tax on wages I make while living overseas; I moved to another country, do I still owe US tax on my pay; income earned abroad by US citizens",
  "911(b)(1)(B)": "is my pension or government pay excluded as foreign earned income",
  "911(b)(2)": "how much foreign earned income can I exclude; how much money can I earn overseas tax free",
  "911(c)":
    "foreign housing exclusion; can I exclude the rent I pay abroad; take off my taxes the rent my company pays for me overseas",
  "911(c)(2)": "high-cost city limits on the foreign housing exclusion",
  "911(d)(1)":
    "bona fide residence and physical presence test of 330 days; I was abroad for most of twelve months, do I qualify; do I qualify for the foreign earned income exclusion; 330 full days outside the country in twelve months; how long must I live abroad to escape tax on my salary",
  "911(d)(2)": "what is earned income for the overseas exclusion, self-employed abroad",
  "911(d)(3)": "I work overseas but my family and home are in America",
  "911(d)(4)": "had to flee a country because of war, waiver of the time abroad",
  "911(d)(6)": "no deduction or foreign tax credit for excluded foreign pay",
  "911(d)(8)": "travel to Cuba or restricted countries, no exclusion",
  "911(e)": "choosing and revoking the exclusion, Form 2555",
  "911(f)": "stacking rule, what bracket applies to the rest of my income",
  "912": "foreign service and Peace Corps allowances; diplomat's housing and cost-of-living allowance abroad",
  "912(2)": "COLA of federal workers in Alaska, Hawaii or abroad",
  "912(3)": "Peace Corps volunteer living allowance",
  "931":
    "residents of Guam, American Samoa and Northern Marianas; I live in Guam or Saipan, do I file with the IRS",
  "931(d)": "federal employee in American Samoa or Guam",
  "932":
    "U.S. Virgin Islands residents; do residents of Saint Thomas file with the IRS or the Virgin Islands bureau",
  "932(b)": "mainlander with Virgin Islands income, where to pay",
  "932(c)": "bona fide Virgin Islands resident files only with the BIR",
  "933":
    "Puerto Rico residents' income; living in Puerto Rico all year, is island income taxed by the IRS; moving to Puerto Rico for lower taxes, Act 60",
  "934": "Virgin Islands may cut tax on its residents' local income",
  "934(b)": "economic development tax break in the Virgin Islands, limits",
  "937": "bona fide resident of a possession; 183 days, tax home and closer connection test for territories",
  "937(c)": "report that I moved to or from a territory, Form 8898",
};
