import type { PlainWords } from "./plain-words.ts";

export const SOURCING_AND_FOREIGN_PERSONS: PlainWords = {
  "861":
    "income from inside the United States; source of interest, dividends, wages and rents; U.S. source; what is U.S. source income; where is income earned for tax purposes; is my income from America or from abroad",
  "861(a)": "income from sources in this country",
  "861(a)(1)":
    "interest paid by an American borrower to a lender abroad, sourcing; where does interest come from, home or abroad",
  "861(a)(2)": "when is a dividend American source; are dividends from an American company US income",
  "861(a)(3)":
    "foreign company sent me to work in New York for two weeks; ninety days and $3,000 rule for a business visitor; is pay for work done in America US income",
  "861(a)(4)":
    "royalty for using a patent in America, where is it earned; rent from property in the United States",
  "861(a)(5)": "profit on selling American real estate",
  "862":
    "income from outside the United States; foreign source; wages earned abroad and rent from a house abroad",
  "862(a)": "which income counts as earned outside the country",
  "863":
    "income partly from within and partly from outside; inventory made in one country and sold in another; transportation and communications; income partly from here and partly from abroad; how is profit split between two countries",
  "863(b)":
    "goods made in the US and sold abroad, where is the profit earned; goods made here and sold overseas",
  "863(c)":
    "half of the freight income of a trip to or from the US; income from shipping and airlines between countries",
  "863(d)": "income from space, satellites and the high seas",
  "863(e)": "international phone and data income",
  "864":
    "U.S. trade or business; allocation of interest and research expense; foreign person doing business in America",
  "864(b)":
    "foreigner trading American stocks through a broker, is that a business here; when is a foreigner engaged in a trade or business here; what is a trade or business in the United States",
  "864(b)(1)": "foreigner works here a few days",
  "864(b)(2)": "can a foreigner trade stocks here without a business",
  "864(c)":
    "effectively connected income; what is effectively connected income; business income of a foreigner connected with this country",
  "864(c)(4)": "when foreign income of a foreigner's American office is taxed",
  "864(c)(8)":
    "foreign partner sells share of a partnership with a US business; foreigner sells his share of an American partnership",
  "864(e)": "spreading interest expense over US and foreign assets",
  "865":
    "where a sale of personal property has its source; foreigner sells personal property, stock or art, is the gain American",
  "865(d)": "selling a patent or goodwill, where is the gain earned",
  "865(f)": "sale of stock of a foreign affiliate",
  "865(g)": "tax home decides whether a seller is resident for sourcing gain",
  "871":
    "tax on nonresident aliens; foreigner visiting or studying here; nonresident with U.S. income; how are nonresident aliens taxed; do foreigners pay American income tax; I am not a citizen and earn money in America",
  "871(a)":
    "30 percent on U.S. dividends and interest of foreigners; foreign investor with American stocks, dividends and interest; tax of a nonresident alien on dividends; foreigner gets dividends, interest or rent from America; 30 percent tax on foreigners",
  "871(a)(1)(A)": "foreigner's rent and dividends",
  "871(a)(2)":
    "183 days; stock gains of a foreign visitor who stays half the year; does a foreigner pay tax on selling American stock",
  "871(a)(3)":
    "Social Security of a retiree living abroad who is not a citizen, 85 percent; foreigner abroad draws American social security",
  "871(b)":
    "nonresident with a job or a business here pays the graduated rates; foreigner with a rental or business here pays like an American; foreigner works or has a business in the United States",
  "871(b)(1)": "graduated tax on a nonresident's wages",
  "871(c)":
    "students on visas; F-1 and J-1 scholarship income of foreign students; foreign student's scholarship",
  "871(d)":
    "I live abroad and own a rental house in America; can a foreigner deduct costs of his American rental house",
  "871(f)": "pension from America paid to a foreigner",
  "871(h)":
    "portfolio interest exemption; interest on US Treasury and corporate bonds of a foreign investor; is bond interest of a foreigner taxed",
  "871(i)":
    "is interest on an American bank account of a nonresident taxed; foreigner with money in an American bank",
  "871(i)(2)(A)": "bank deposit interest of nonresidents",
  "871(j)": "foreign tourist wins at blackjack, roulette or craps in Las Vegas",
  "871(k)": "foreign investor in a US mutual fund, interest and short-term gain dividends",
  "871(m)": "swaps on American stocks, dividend equivalent payments to foreigners",
  "872":
    "gross income of nonresident aliens; ship and aircraft; what must a nonresident report, 1040-NR income",
  "872(b)(1)": "foreign ship or airplane owner exempt because his country exempts ours",
  "872(b)(3)": "foreign student paid by an employer at home",
  "872(b)(5)": "foreigner bets on an American horse race from abroad",
  "873": "deductions of nonresident aliens; what can a nonresident deduct on Form 1040-NR",
  "873(b)": "nonresident's charitable gifts and casualty losses",
  "874": "nonresident must file a return to get deductions; nonresident filed late, are the deductions lost",
  "874(c)": "can a nonresident alien take the foreign tax credit",
  "875":
    "foreign partner of a U.S. business; foreign partner is treated as doing business here through the partnership; foreign heir of a trust that runs a US business",
  "876":
    "alien residents of Puerto Rico and Guam; foreign citizen living in Puerto Rico taxed like a US resident; immigrant living in Guam or Saipan pays regular resident rates",
  "877": "giving up citizenship to avoid tax, older rule; ten-year tax on former citizens before 2008",
  "877(a)(2)": "two million dollar net worth test for giving up citizenship",
  "877(c)(2)": "dual citizen at birth gives up citizenship",
  "877A":
    "expatriation; exit tax on giving up citizenship or a long-held green card; I am renouncing my citizenship; leaving the country for good; do I owe tax if I give up my citizenship",
  "877A(a)":
    "mark-to-market of covered expatriates; what is the exit tax; tax on giving up citizenship or a passport for good; tax on leaving the US for good; everything I own is treated as sold when I expatriate",
  "877A(a)(3)":
    "how much gain is free of the exit tax; capital gain free of tax when renouncing, inflation adjusted",
  "877A(b)": "putting off the exit tax with a bond, Form 8854",
  "877A(d)": "what happens to my pension when I expatriate",
  "877A(e)": "is my IRA taxed at once when I renounce",
  "877A(f)": "trust pays a former citizen, 30 percent withheld",
  "877A(g)":
    "who is a covered expatriate; I gave up a green card that I had for many years; giving back my green card, is there a tax",
  "877A(g)(1)": "who has to pay the exit tax",
  "877A(g)(1)(B)": "accidental American born with two citizenships, exception from the exit tax",
  "877A(g)(5)": "eight of fifteen years with a green card, long-term resident",
  "879":
    "community income of a nonresident spouse; American married to a nonresident in a community property state; splitting wages and business income with a foreign spouse",
  "881":
    "foreign corporation's passive U.S. income taxed at 30 percent; 30 percent on dividends, interest and royalties of an offshore company",
  "881(b)": "corporations of Guam or the Virgin Islands not treated as foreign",
  "881(c)": "portfolio interest paid to a foreign corporation",
  "882":
    "foreign corporation with a U.S. business; must file to claim deductions; foreign company with a US office or branch, Form 1120-F",
  "882(c)(2)": "protective return of a foreign corporation to keep deductions",
  "882(d)": "foreign company elects net taxation of American rentals",
  "883":
    "foreign shipping and airline exemption; international airline or cruise line not taxed here if reciprocal",
  "883(b)": "foreign satellite operator exempt",
  "883(c)": "foreign shipping company owned by residents of the right countries",
  "884":
    "branch profits tax on foreign corporations; 30 percent tax when a US branch sends profits to its foreign head office",
  "884(e)": "treaty reduces the branch profits tax",
  "884(f)": "branch-level interest tax",
  "887":
    "gross transportation tax on foreigners; 4 percent tax on freight of foreign ships and planes; foreign vessel owner's US source gross transportation income",
  "891":
    "retaliatory double tax on citizens of discriminating countries; President may double taxes on citizens of a country that discriminates against Americans; presidential proclamation against extraterritorial taxes, digital services tax retaliation",
  "892":
    "foreign governments and sovereign wealth funds exempt; sovereign wealth fund buys American stocks and bonds",
  "892(a)(2)": "commercial activity of a foreign government is taxed",
  "892(b)": "World Bank and United Nations investment income",
  "893":
    "employees of embassies and international organizations; embassy or consulate worker's pay, tax-exempt or not; I work for the World Bank or the UN on a visa",
  "894":
    "tax treaties; income exempted by treaty; hybrid entities; tax treaty lowers the rate, how treaty and code work together; does a tax treaty lower my tax; how do tax treaties work; I live in a treaty country, do I pay less tax",
  "894(a)": "income exempt by treaty",
  "894(a)(1)": "treaty between the United States and my country",
  "894(c)": "payment to a foreigner through an LLC, treaty rate denied",
  "895":
    "foreign central bank's interest on Treasury bonds; foreign central bank keeps dollars in an American bank",
  "896": "President may raise taxes on residents of a country with burdensome taxes on Americans",
  "896(b)": "discriminatory foreign taxes answered with higher rates here",
  "897":
    "FIRPTA; Canadian snowbird sells his Florida condo; foreigner sells real estate in the United States; do foreigners pay tax on selling a house in America; Canadian sells his vacation home in Arizona",
  "897(a)":
    "foreigner's gain on U.S. real property; foreigner sells American land; foreigner's profit from selling a condo in Florida; how is a foreigner taxed on American land",
  "897(a)(1)": "gain of a nonresident on American property",
  "897(c)": "what is an interest in American real estate",
  "897(c)(2)": "U.S. real property holding corporation; company that is half or more real estate, USRPHC",
  "897(h)": "foreigner's shares in a REIT, domestically controlled",
  "897(i)":
    "foreign corporation elects to be treated as domestic for FIRPTA; foreign company chooses to be taxed as American on land",
  "897(l)": "foreign pension fund exempt from real estate gain tax",
  "898": "tax year of controlled foreign corporations; CFC must use the tax year of its majority US owner",
  "898(c)": "which fiscal year a foreign subsidiary must adopt",
};
