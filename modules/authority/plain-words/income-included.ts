import type { PlainWords } from "./plain-words.ts";

export const INCOME_INCLUDED: PlainWords = {
  "61": "gross income, what counts",
  "61(a)":
    "what is gross income; what counts as income; gross income from whatever source; are side jobs, bartering, tips, found money or illegal gains taxable; wages, fees, interest, rents and royalties are income; everything is taxable unless excluded; do I report cash jobs, barter and side income; is this income at all; I found a bag of cash, do I owe tax on it; crypto, gig work and online sales money to report; what kinds of income are taxable; do I have to pay tax on money I earn on the side; do I have to report cash that nobody reported to the IRS; is stolen or embezzled money taxable; trading services with a neighbor, do we owe tax; gross income defined, income from whatever source",
  "61(a)(1)": "are fees, commissions and bonuses taxed; are wages and salary taxable income",
  "61(a)(2)": "income of a business, sales less cost of goods",
  "61(a)(4)": "is bank account interest income",
  "61(a)(5)": "is rent I collect taxable",
  "61(a)(6)": "royalties from a book or patent as income",
  "61(a)(7)": "are dividends taxable income",
  "61(a)(11)": "lender forgave my balance, does it count as income",
  "61(a)(12)": "partner's share of firm profit as income",
  "62": "what is adjusted gross income and how is it figured",
  "62(a)":
    "adjusted gross income, AGI; above-the-line deductions; what reduces my income before the standard or itemized deductions; which deductions can I take without itemizing; deductions from gross income to get to AGI",
  "62(a)(1)": "business expenses of the self-employed come off before AGI",
  "62(a)(2)": "can an employee deduct work expenses above the line",
  "62(a)(2)(A)": "reimbursed employee expenses",
  "62(a)(2)(B)": "actors and musicians deduct their expenses above the line",
  "62(a)(2)(D)":
    "teacher classroom supplies; I am a teacher and deduct supplies I buy for my pupils; can a teacher deduct classroom supplies; how much can teachers write off for school supplies",
  "62(a)(2)(E)": "national guard and reservist travel over 100 miles",
  "62(a)(9)":
    "penalty on early withdrawal of a CD subtracted; bank charged a penalty for cashing a CD early, deductible",
  "62(a)(13)": "jury duty pay that I handed to my employer",
  "62(a)(15)": "military moving costs subtracted from gross income",
  "62(a)(20)": "my lawyer took a third of my job discrimination award, can I subtract his fee",
  "62(a)(21)": "whistleblower's lawyer fee deducted above the line",
  "62(c)": "employer's expense allowance without receipts, nonaccountable plan",
  "63": "taxable income; standard deduction or itemizing; what is taxable income; how do I figure my taxable income; the standard deduction",
  "63(b)": "taxable income of someone who does not itemize; do I have to itemize",
  "63(c)":
    "how much is the standard deduction; what is the standard deduction for a married couple; amount I can earn before I pay tax; amount everybody can deduct without itemizing",
  "63(c)(5)":
    "standard deduction of a dependent; my daughter has a summer job and I claim her, how much can she earn without tax; how much can my kid earn before paying tax",
  "63(c)(6)":
    "my husband itemizes on his separate return, may I take the standard deduction; nonresident alien or short-year filer gets no standard deduction; who cannot take the standard deduction",
  "63(c)(7)":
    "how large is the standard deduction; standard deduction amount for single, joint and head of household filers; how big is the deduction if I do not itemize",
  "63(d)": "what are itemized deductions; list of itemized deductions on my return",
  "63(e)": "can I itemize my deductions",
  "63(e)(1)": "electing to itemize; should I itemize or take the standard deduction",
  "63(e)(3)": "change my mind about itemizing after filing",
  "63(f)":
    "extra standard deduction for blind or age 65; do seniors get a bigger standard deduction; I am over 65, do I get an extra deduction",
  "63(f)(2)": "is there an extra deduction for blind people",
  "63(f)(3)": "who is old enough or blind enough for the bigger standard deduction",
  "64": "ordinary income meaning; gain on inventory or other non-capital property as ordinary gain",
  "65": "ordinary loss meaning; loss on property that is not a capital asset",
  "66": "how is community income taxed when couples do not live together",
  "66(a)":
    "community property income of spouses who live apart; community income in community property states; my spouse and I live apart in a community property state; living apart all year, who reports which wages in Texas or California; separated spouses in a community property state, whose income is it",
  "66(b)": "spouse acted as if the community income were solely his and never told me",
  "66(c)":
    "my ex hid his wages in a community property state, do I owe tax on half; innocent spouse relief in a community property state when filing separately; do I owe tax on my husband's community property income; relief from tax on a spouse's community income I knew nothing about",
  "66(d)": "which states count as community property states for tax",
  "67(a)": "two percent floor",
  "67(b)": "which itemized deductions are miscellaneous",
  "67(e)":
    "estate or trust's administration costs outside the two percent floor; executor and trustee fees deductible by an estate",
  "67(g)": "teachers' classroom and coaching expenses as itemized deduction",
  "67(h)":
    "miscellaneous itemized deductions suspended; unreimbursed employee expenses, union dues, investment adviser fees; can an employee deduct his own tools, uniforms and union dues; can I deduct unreimbursed employee expenses; are investment fees or tax preparation fees still deductible; can I write off my work tools and uniforms as an employee",
  "68": "Pease limitation; 2/37 reduction of itemized deductions in the top bracket; are my itemized deductions worth only 35 cents on the dollar",
  "68(a)": "limit on itemized deductions for high incomes",
  "72(a)": "is my annuity taxable; how is my pension taxed",
  "72(a)(1)": "taxation of annuities",
  "72(b)": "what part of my annuity payments is tax-free",
  "72(b)(1)":
    "exclusion ratio, part of each annuity payment is tax-free; how much of my annuity payment is taxed",
  "72(d)": "simplified method for taxing pension with own contributions",
  "72(e)": "taking money out of an annuity before it pays out",
  "72(e)(2)": "withdrawal from an annuity before payments begin, earnings come out first",
  "72(e)(5)":
    "cashing in a life insurance or annuity contract; tax when I surrender my life policy for its cash value",
  "72(e)(10)": "modified endowment contract, MEC",
  "72(h)": "60 days to choose an annuity instead of a lump sum",
  "72(p)": "can I borrow from my retirement plan at work",
  "72(p)(1)": "I quit my job and cannot repay the loan from my plan; I did not pay back my 401(k) loan",
  "72(p)(2)":
    "loans from a retirement plan; borrowing from my 401(k); how much may I borrow from my 401(k) and how long to repay",
  "72(q)": "ten percent penalty on cashing in a deferred annuity before 59 and a half",
  "72(s)": "annuity owner dies, how fast heirs must take the money",
  "72(t)":
    "penalty for taking money out of my IRA early; what happens if I cash out my 401(k) before I am 59",
  "72(t)(1)":
    "early withdrawal penalty before age 59 and a half; ten percent additional tax on retirement money taken out early; I took money out of my retirement account too early; tax on early distributions from a 401(k)",
  "72(t)(2)":
    "exceptions for first home, disability, medical bills or birth of a child; how can I get retirement money early without a penalty; when does the early withdrawal tax not apply",
  "72(t)(2)(A)":
    "I left my job at 56 and took my 401(k), is there a penalty; substantially equal periodic payments, 72(t) series",
  "72(t)(2)(B)": "early IRA or 401(k) withdrawal for large medical bills",
  "72(t)(2)(E)": "IRA money for my daughter's college costs, is there a penalty",
  "72(t)(2)(F)": "$10,000 from my IRA to buy a first home",
  "72(t)(2)(G)": "reservist called to active duty draws on retirement plan",
  "72(t)(2)(H)": "$5,000 from a retirement plan for a new baby or an adoption",
  "72(t)(2)(I)": "emergency withdrawal from a plan without the ten percent tax",
  "72(t)(2)(K)": "domestic abuse victim withdrawing from a 401(k)",
  "72(t)(6)": "25 percent penalty for early SIMPLE IRA withdrawal in first two years",
  "72(t)(10)": "police officer or firefighter who leaves at 50 takes retirement money",
  "72(t)(11)": "$22,000 from retirement account after a federally declared disaster",
  "72(u)": "annuity owned by a company or trust loses deferral",
  "73": "money earned by a child is the child's income; parent not taxed on child's wages; kid influencer or child model, whose return reports the pay",
  "73(b)": "costs tied to a child actor's pay deducted by the child",
  "74": "prizes and awards; Nobel prize; are prizes and awards taxable; is prize money income; contest winnings and sweepstakes",
  "74(a)":
    "lottery, sweepstakes or game show winnings; I won a prize, a raffle or a car; is an award I received taxable; radio contest, door prize or hole in one car taxable; do I pay tax on lottery winnings; do I have to pay tax on a car I won; I won money on a TV game show; is the lottery taxed; do I owe tax on a raffle prize",
  "74(b)":
    "give the prize straight to charity and leave it out of income; is a Nobel or Pulitzer Prize taxable; can I give my award to charity and skip the tax",
  "74(c)(1)":
    "employee achievement award; gold watch from my boss for twenty years of service; is a gift or award from my employer for safety or long service taxable; length of service and safety awards to workers",
  "74(d)(1)": "Olympic medals; do athletes pay tax on Olympic medals",
  "74(d)(2)": "Paralympic prize money and the $1 million income limit",
  "75": "dealers in tax-exempt bonds; bond dealer reduces cost of munis bought at a premium",
  "77": "commodity credit loans treated as income by farmers; CCC crop loan, report as income or as loan",
  "77(b)": "once chosen, farmer sticks with reporting crop loans as income",
  "78": "gross-up of dividends for foreign tax deemed paid; foreign taxes of a subsidiary added to the parent's income",
  "79": "group life insurance at work over $50,000",
  "79(a)":
    "group-term life insurance from an employer; imputed income on employer life insurance over $50,000; my employer pays for a large life insurance policy on me; is life insurance from my job taxable; is employer-paid life insurance part of my wages",
  "79(c)":
    "Table I cost of coverage above fifty thousand dollars by age; how is the cost of taxable group life insurance figured",
  "79(d)": "group life plan that favors key employees",
  "80": "worthless securities that regain value; foreign government returned expropriated property after worthless stock deduction",
  "82": "employer pays or reimburses moving costs; relocation payment is income; company relocation package added to my W-2; employer paid the movers, is it wages",
  "83": "restricted stock, vesting and 83(b) election; founder's shares; when is stock I got for my work taxed; how is restricted stock taxed; property given to an employee as pay",
  "83(a)":
    "stock or property received for services; my employer gave me stock that vests over time; RSA vesting, taxed on value minus what I paid; stock that I may have to give back becomes pay when it vests; my company paid me in stock, when do I pay tax; I got shares for my services, is that income; when my restricted shares vest how much is taxable; when do I have to pay tax on stock my boss gave me",
  "83(b)": "should I file an 83(b) election; choose to pay tax on unvested stock now",
  "83(b)(1)":
    "should I elect to be taxed on my shares at grant; I made an 83(b) election and then quit before my shares vested",
  "83(b)(2)":
    "30 days to file an 83(b) election; late or revoked 83(b) election; how long do I have to make an 83(b) election",
  "83(c)": "stock that I lose if I quit",
  "83(c)(1)": "substantial risk of forfeiture",
  "83(c)(3)": "insider short-swing profit rule delays taxing shares",
  "83(e)": "do the rules for property paid for services cover stock options",
  "83(h)":
    "employer's deduction when the stock vests; when can the company deduct restricted stock it granted; when does the employer deduct stock given to workers",
  "83(i)": "private company RSU or option tax deferred five years; can I put off tax on my start-up shares",
  "83(i)(1)": "election of private company employees to defer stock income",
  "84": "giving appreciated property to a political party; donate stock to a candidate or party, treated as a sale",
  "85": "do I owe federal tax on state jobless checks, Form 1099-G; is unemployment taxable; do I pay tax on unemployment benefits; do I have to report jobless money from the state",
  "85(a)":
    "unemployment compensation is income; jobless benefits; I was laid off and got jobless pay from the state; collected unemployment all summer; state unemployment benefits; I lost my job and drew unemployment, is it income; are unemployment checks taxed by the government; I collected unemployment after losing my job",
  "85(b)": "what counts as unemployment compensation",
  "85(c)": "first $10,200 of 2020 unemployment tax-free",
  "86": "taxation of social security benefits; railroad retirement benefits; is social security taxable; do I have to pay tax on my social security; how much of my social security is taxed; do retirees owe taxes on social security benefits; old-age benefits, taxable part",
  "86(a)": "how much of social security can be taxed",
  "86(a)(1)":
    "I am retired and get social security, is it taxed; how much of my benefits counts as income; tax on my social security check while I still work part time; 50 percent of my social security is taxed; is my social security check income",
  "86(a)(2)": "up to 85 percent of social security is taxable",
  "86(b)":
    "at what income does social security become taxable; other income makes my social security taxable",
  "86(b)(2)":
    "does tax-free bond interest count when my social security is taxed; combined income, half of benefits plus other income",
  "86(c)":
    "provisional income thresholds; base amount of $25,000 or $32,000 for taxing social security; how much can I make before my social security is taxed",
  "86(c)(1)": "married filing separately but living together, social security fully exposed",
  "86(c)(2)": "adjusted base amount of $34,000 or $44,000",
  "86(d)(1)":
    "are social security disability checks, SSDI, taxed; does tier 1 railroad retirement count like social security; is disability from social security taxable",
  "86(d)(2)": "paid back social security overpayment this year",
  "86(d)(3)": "workers' comp that replaces social security is taxed like it",
  "86(e)(1)":
    "lump-sum back payment of benefits; social security paid me three years of benefits at once; I got back pay from social security for past years",
  "87": "report the biofuel credits as gross income; ethanol or biodiesel credit itself taxable",
  "88": "nuclear decommissioning costs in income of a utility; charges to utility customers for dismantling a reactor are income",
  "90": "illegal irrigation subsidies; farmer got cheap federal water he was not entitled to",
  "90(c)": "no deduction for illegal irrigation subsidy income",
  "91": "incorporating a foreign branch, earlier losses recaptured",
  "91(b)": "transferred loss amount when branch assets go to a foreign subsidiary",
};
