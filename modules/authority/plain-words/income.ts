import type { PlainWords } from "./plain-words.ts";

export const INCOME: PlainWords = {
  "61": "what is gross income; what counts as income; gross income from whatever source; are side jobs, bartering, tips, found money or illegal gains taxable; wages, fees, interest, rents and royalties are income; everything is taxable unless excluded; do I report cash jobs, barter and side income; is this income at all",
  "62": "adjusted gross income, AGI; above-the-line deductions; teacher classroom supplies; reimbursed employee expenses; what reduces my income before the standard or itemized deductions",
  "63": "taxable income; standard deduction or itemizing; extra standard deduction for blind or age 65; standard deduction of a dependent; electing to itemize; should I itemize or take the standard deduction; how large is the standard deduction",
  "64": "ordinary income meaning",
  "65": "ordinary loss meaning",
  "66": "community property income of spouses who live apart; community income in community property states; my spouse and I live apart in a community property state",
  "67": "two percent floor; miscellaneous itemized deductions suspended; unreimbursed employee expenses, union dues, investment adviser fees",
  "68": "limit on itemized deductions for high incomes; Pease limitation",
  "72": "taxation of annuities; exclusion ratio, part of each annuity payment is tax-free; early withdrawal penalty before age 59 and a half; ten percent additional tax on retirement money taken out early; exceptions for first home, disability, medical bills or birth of a child; loans from a retirement plan; cashing in a life insurance or annuity contract; I took money out of my retirement account too early; how much of my annuity payment is taxed; borrowing from my 401(k)",
  "73": "money earned by a child is the child's income; parent not taxed on child's wages",
  "74": "prizes and awards; lottery, sweepstakes or game show winnings; Nobel prize; employee achievement award; Olympic medals; I won a prize, a raffle or a car; is an award I received taxable",
  "75": "dealers in tax-exempt bonds",
  "77": "commodity credit loans treated as income by farmers",
  "78": "gross-up of dividends for foreign tax deemed paid",
  "79": "group-term life insurance from an employer; imputed income on employer life insurance over $50,000; my employer pays for a large life insurance policy on me",
  "80": "worthless securities that regain value",
  "82": "employer pays or reimburses moving costs; relocation payment is income",
  "83": "stock or property received for services; restricted stock, vesting and 83(b) election; substantial risk of forfeiture; founder's shares; employer's deduction when the stock vests; election of private company employees to defer stock income; my employer gave me stock that vests over time; should I elect to be taxed on my shares at grant",
  "84": "giving appreciated property to a political party",
  "85": "unemployment compensation is income; jobless benefits; I was laid off and got jobless pay from the state",
  "86": "taxation of social security benefits; up to 85 percent of social security is taxable; provisional income thresholds; railroad retirement benefits; lump-sum back payment of benefits; I am retired and get social security, is it taxed; how much of my benefits counts as income",
  "88": "nuclear decommissioning costs in income of a utility",
  "90": "illegal irrigation subsidies",
  "101":
    "life insurance death benefit is tax-free; insurance money after a death; viatical settlement or accelerated benefits for the terminally ill; transfer-for-value rule; employer-owned life insurance; benefits for families of fallen officers; my husband died and I got the insurance money; payout of a life policy",
  "102":
    "gifts and inheritances are not income; money from a parent, bequest or inheritance; a present from an employer is not a gift; I inherited money, is it income; somebody gave me money",
  "103":
    "municipal bond interest is tax-free; interest on state and city bonds; I own bonds of a city or school district",
  "104":
    "personal injury settlement; damages for physical injury or sickness; workers' compensation; emotional distress damages; punitive damages; disability pension from the military; I received a settlement after an accident; award for pain and suffering; money from a discrimination lawsuit; workers' comp payments",
  "105":
    "employer reimbursement of medical expenses; employer sick pay and disability payments; self-insured medical plan that favors the highly paid; health reimbursement arrangement; payments for loss of a limb; my company's plan paid my doctor bills; sick pay from my employer",
  "106":
    "health insurance paid by the employer is not income; employer contributions to accident and health coverage or to an HSA; flexible spending for long-term care; my employer pays my health premiums",
  "107": "parsonage or housing allowance of clergy; home furnished to a minister; pastor's housing",
  "108":
    "cancelled or forgiven debt; cancellation of debt income; bankruptcy and insolvency exclusion; forgiven mortgage on a main home; forgiven student loans; reduction of tax attributes; farm debt; repurchase of own debt at a discount; a bank wiped out my debt; credit card company settled for less; my mortgage was reduced or foreclosed and the rest forgiven; I was insolvent when the debt was cancelled; student loan forgiven",
  "109": "tenant's improvements when the lease ends; landlord keeps a building the tenant built",
  "110": "construction allowance from a landlord to a retail tenant",
  "111":
    "tax benefit rule; recovering something deducted in an earlier year; state income tax refund as income; I got back something I had deducted last year; refund of state taxes I itemized",
  "112":
    "combat pay exclusion; pay of soldiers in a war zone; hospitalized service members; my wife serves in a combat zone",
  "115": "income of states and cities is not taxed",
  "117":
    "scholarships and fellowships; tuition and books scholarship tax-free, room and board not; tuition reduction for university employees; pay for teaching as a student; is my scholarship or stipend taxable; grant for tuition, books, room and board",
  "118": "contributions to the capital of a corporation; government grants to attract a company",
  "119":
    "free meals and lodging for the employer's convenience; employee who must live on the premises; campus housing of a school; I have to live at my workplace; my job feeds me on the premises; building manager's free apartment",
  "121":
    "home sale exclusion; profit on selling your house; $250,000 or $500,000 of gain; two out of five years owned and lived in; partial exclusion for move because of work or health; surviving spouse selling the home; nonqualified use as a rental; we sold our home at a profit; how long must I live in a house before selling it tax-free; I sold after the death of my spouse; I moved out before two years",
  "122": "reduced retired pay of the military for a survivor annuity",
  "123": "insurance payments for living expenses after a house fire",
  "125":
    "cafeteria plan; salary reduction to pay benefits with pretax money; flexible spending account, FSA; choice between cash and benefits; premium payment plan; can I pay for benefits out of pay before tax; health premiums taken from my pay before tax",
  "126": "government cost-sharing payments for conservation on farms",
  "127":
    "employer-paid tuition; educational assistance up to $5,250; employer paying an employee's student loan; my company pays for my degree",
  "128": "employer contributions to a Trump account",
  "129":
    "dependent care benefits from an employer; dependent care FSA; child care paid by the employer tax-free; my employer helps pay for day care",
  "130": "structured settlement assignments",
  "131": "foster care payments; difficulty of care payments; state pays us to care for children in our home",
  "132":
    "tax-free fringe benefits; employee discount, no-additional-cost service, working condition and de minimis benefits; employer parking, transit pass and bicycle commuting; on-site gym; qualified retirement planning; company phone; standby flights of airline employees; perks from my job, are they taxed; free or discounted products of my employer; free flights for airline staff; employer pays for parking; using a company car or phone",
  "134": "military allowances and benefits; basic housing allowance of soldiers",
  "135":
    "savings bonds used for education; series EE bond interest tax-free for tuition; I cashed savings bonds to pay for college",
  "136": "subsidies from an electric company for saving energy",
  "137":
    "employer adoption assistance; adoption costs reimbursed by an employer; my company reimburses adoption costs",
  "139":
    "disaster relief payments; government or employer help after a disaster, qualified disaster relief; my employer or the government gave us money after a hurricane or wildfire",
  "139A": "federal subsidy for retiree drug plans",
  "139B": "volunteer firefighter and emergency responder benefits",
  "139D": "Indian health care benefits",
  "139E": "tribal general welfare payments",
  "139F": "compensation for wrongful imprisonment",
  "139K": "scholarships for private elementary and secondary school",
  "139L": "lender's interest on farm real estate loans",
  "141": "private activity bonds",
  "142": "exempt facility bonds for airports, docks and housing",
  "143": "mortgage revenue bonds for home buyers",
  "144": "small issue bonds for manufacturing; student loan bonds",
  "145": "bonds for hospitals and universities",
  "146": "volume cap of a state for private activity bonds",
  "148": "arbitrage bonds and rebate",
  "149": "tax-exempt bonds must be registered; advance refunding; hedge bonds",
  "151":
    "personal exemption; exemption amount zero; senior deduction of $6,000 for people 65 and over; exemption for dependents; I am over 65, is there an extra deduction",
  "152":
    "who is a dependent; qualifying child and qualifying relative tests; claiming a parent, child, girlfriend or relative; divorced parents and who claims the child; tie-breaker rule; support test; can I claim my elderly parent; can I claim my adult child who lives with me; which of two divorced parents claims the children; does my nephew living with us count",
};
