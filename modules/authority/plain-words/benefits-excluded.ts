import type { PlainWords } from "./plain-words.ts";

export const BENEFITS_EXCLUDED: PlainWords = {
  "118": "contributions to the capital of a corporation; government grants to attract a company",
  "118(a)": "shareholder puts more money into the corporation",
  "118(b)": "city gives land or cash to a company to locate there, now taxable",
  "118(c)": "water and sewer utility gets pipes from a developer, not income",
  "119": "food and housing provided by the company",
  "119(a)":
    "free meals and lodging for the employer's convenience; live-in caretaker, ranch hand or hotel manager with free room; are free meals at work taxable; is free housing from my employer taxable; nurse or oil rig worker who has to eat and sleep at work; free room for a farm hand or janitor",
  "119(a)(1)": "my job feeds me on the premises; restaurant feeds its staff during the shift, is it income",
  "119(a)(2)":
    "employee who must live on the premises; I have to live at my workplace; building manager's free apartment; room that a hotel manager or caretaker is required to live in; my boss makes me live in the apartment building I manage",
  "119(b)(1)": "does a lease or contract decide whether lodging is pay",
  "119(b)(4)": "more than half of the staff fed for the employer's convenience",
  "119(c)": "camp lodging for workers in a remote foreign place",
  "119(d)": "teacher lives in school housing for low rent",
  "119(d)(1)": "campus housing of a school",
  "119(d)(2)": "rent a college employee must pay for campus housing, five percent of value",
  "121":
    "home sale exclusion; do I pay tax when I sell my house; is the profit from selling my home taxable; sale of a main home; how do I avoid capital gains tax on my house; can I sell my house tax-free; house sale profit and capital gains",
  "121(a)":
    "profit on selling your house; two out of five years owned and lived in; we sold our home at a profit; how long must I live in a house before selling it tax-free; how long do I have to live in my home before I sell; sold my home for more than I paid; exclusion of gain when you sell your residence",
  "121(b)(1)":
    "$250,000 or $500,000 of gain; how much profit on my house is tax-free; how much can a single person exclude on a home sale",
  "121(b)(2)":
    "$500,000 home sale exclusion of a couple, only one is on the deed; can a married couple exclude $500,000 on their house",
  "121(b)(3)":
    "I used the home sale exclusion last year, can I use it again; how often can I sell a home without tax",
  "121(b)(4)":
    "surviving spouse selling the home; I sold after the death of my spouse; my husband died and I am selling our house",
  "121(b)(5)":
    "nonqualified use as a rental; home sale exclusion when our vacation cabin became our main home; I used to rent out the house before I lived in it",
  "121(c)(1)": "reduced home sale exclusion, part of the $250,000",
  "121(c)(2)":
    "partial exclusion for move because of work or health; I moved out before two years; a new job in another state made us sell our house after one year; I had to sell my house early because of my job; I sold my home before two years, do I owe tax; sold my home early because of illness or divorce",
  "121(d)(3)":
    "spouse kept the house after divorce, ownership and use tests; my ex lives in our house, can I still exclude the gain",
  "121(d)(6)":
    "I depreciated a home office, is that part taxed when I sell the house; I had a home office, is the depreciation taxed on sale",
  "121(d)(7)":
    "owner in a nursing home still counts as living at home; my mother moved to a nursing home, can she exclude the gain",
  "121(d)(9)":
    "soldier posted away for years, the five-year period stops; foreign service or intelligence officer suspends the five years; military family sells a home after being stationed elsewhere",
  "121(d)(10)": "house got in a 1031 exchange, five-year wait",
  "121(e)": "expatriate and the home sale exclusion",
  "122":
    "reduced retired pay of the military for a survivor annuity; Survivor Benefit Plan premium taken out of military retired pay; retired serviceman's reduced pay for widow's annuity not income",
  "123":
    "insurance payments for living expenses after a house fire; hotel and restaurant bills paid by the insurer while our house is repaired; ordered to evacuate, insurance pays for the motel",
  "123(b)": "only the extra living cost above normal is tax-free",
  "125":
    "cafeteria plan; flexible spending account, FSA; choice between cash and benefits; premium payment plan; what is a cafeteria plan; paying for insurance with pretax dollars; can my boss take my health premiums out before taxes; flex plan at work",
  "125(a)":
    "salary reduction to pay benefits with pretax money; can I pay for benefits out of pay before tax; health premiums taken from my pay before tax; choose between cash and benefits without being taxed",
  "125(b)": "cafeteria plan that favors owners and the highly paid, 25 percent key employee test",
  "125(d)": "premium only plan, POP, written plan requirement",
  "125(d)(2)": "no retirement saving inside a cafeteria plan, no rollover of benefits",
  "125(f)": "what benefits can a cafeteria plan offer; which benefits may a cafeteria plan include",
  "125(f)(3)": "marketplace insurance cannot be bought through a cafeteria plan",
  "125(h)": "reservist called up takes unused health FSA money in cash",
  "125(i)": "how much can I put in my FSA",
  "125(i)(1)": "most I can put into a health FSA in a year",
  "125(j)": "simple cafeteria plan for employers with 100 or fewer workers",
  "126": "government cost-sharing payments for conservation on farms",
  "126(a)": "emergency conservation program, water bank, forestry incentive money",
  "126(b)": "how much of the conservation payment is tax-free for the farmer",
  "127": "school costs reimbursed by my job",
  "127(a)":
    "can my employer pay my college tuition tax-free; is tuition paid by my company taxable; is my employer's tuition help part of my wages; MBA paid by my company",
  "127(a)(1)": "employer-paid tuition; my company pays for my degree",
  "127(a)(2)":
    "educational assistance up to $5,250; how much schooling can my boss pay for before it is taxed",
  "127(b)":
    "written education plan that may not favor owners or top staff; what a company's educational assistance plan must look like",
  "127(c)(1)":
    "employer paying an employee's student loan; hobby or sports course not covered by the education plan; graduate courses, books and fees the employer can pay tax-free; how much of my tuition or student loans can my boss pay",
  "127(c)(1)(B)": "my employer pays off my student loans, is it taxed",
  "128": "employer contributions to a Trump account",
  "128(b)": "up to $2,500 a year from my boss into my child's Trump account",
  "128(c)": "written company program for Trump account contributions",
  "129(a)": "is day care paid by my employer taxable; money set aside at work for child care",
  "129(a)(1)":
    "dependent care benefits from an employer; dependent care FSA; child care paid by the employer tax-free; my employer helps pay for day care; company day care center for workers' kids",
  "129(a)(2)": "how much can I set aside through work for day care; dependent care account limit",
  "129(c)": "paying my own older child or spouse as sitter through the company plan",
  "129(d)":
    "55 percent average benefits test for dependent care plans; requirements for an employer's child care plan",
  "129(e)(1)": "care of my disabled parent who lives with me paid through work",
  "130": "structured settlement assignments",
  "130(a)": "company that takes over the periodic payments to an accident victim",
  "130(c)": "annuity funds injury payments, victim cannot speed them up",
  "131(a)":
    "foster care payments; state pays us to care for children in our home; is foster care money taxable; do foster parents pay tax on what the state pays them",
  "131(b)": "which foster care payments are tax-free",
  "131(b)(1)": "money from an agency for raising a foster child",
  "131(b)(4)": "how many foster adults over 18 are tax-free per home",
  "131(c)": "pay for taking care of a disabled person in my home",
  "131(c)(1)":
    "difficulty of care payments; Medicaid waiver payments for care of my disabled son, are they taxed; extra pay for caring for a handicapped foster child",
  "132":
    "employee discount, no-additional-cost service, working condition and de minimis benefits; are fringe benefits taxable; which job perks are tax-free; fringe benefits at work",
  "132(a)":
    "tax-free fringe benefits; perks from my job, are they taxed; which fringe benefits are tax free; list of fringe benefits that are not taxed; what benefits from my boss are not income",
  "132(b)":
    "standby flights of airline employees; free flights for airline staff; free extra services of the employer such as flights; fringe of no-additional-cost service",
  "132(c)": "is my employee discount taxable; qualified employee discount",
  "132(c)(1)":
    "free or discounted products of my employer; 20 percent discount limit on services for employees",
  "132(d)":
    "company phone; using a company car or phone; things my employer gives me to do my job; working condition fringe",
  "132(e)":
    "are small gifts from my boss taxable; is a holiday turkey or free coffee at work income; de minimis fringe benefits",
  "132(e)(1)": "office coffee, a holiday ham and now and then a taxi or supper when working late",
  "132(e)(2)": "company cafeteria at cost",
  "132(f)(1)":
    "employer parking, transit pass and bicycle commuting; employer pays for parking; is free parking at work taxable; my company pays for my bus pass; tax-free commuting benefits",
  "132(f)(2)": "monthly limit for a tax-free train pass or parking",
  "132(f)(5)": "vanpool and commuter highway vehicle",
  "132(g)":
    "employer moving reimbursement only for military and intelligence staff; is moving expense paid by my employer taxable",
  "132(h)(3)": "parents of airline workers fly free",
  "132(j)(4)": "on-site gym; is a gym at the office taxable",
  "132(m)(1)": "qualified retirement planning",
  "132(n)": "military base closing homeowners assistance payments",
  "134":
    "military allowances and benefits; basic housing allowance of soldiers; BAH, BAS and other military allowances on taxes",
  "134(b)(4)": "dependent care help for military families",
  "134(b)(6)": "state or city bonus paid to troops in a combat zone",
  "135":
    "savings bonds used for education; is savings bond interest taxable if used for college; cashing in EE bonds for my kid's tuition; pay for college with savings bonds tax-free",
  "135(a)":
    "series EE bond interest tax-free for tuition; I cashed savings bonds to pay for college; interest on US savings bonds used for school",
  "135(b)": "how much income can I have and still exclude bond interest",
  "135(b)(2)": "income too high for tax-free savings bonds, Form 8815",
  "135(c)(1)":
    "owner must be 24 or older when the savings bond was issued; which savings bonds qualify for college",
  "135(c)(2)": "Series I bonds rolled into a 529 plan or Coverdell account",
  "136":
    "subsidies from an electric company for saving energy; utility rebate for insulation or heat pump not income",
  "136(b)": "rebate from the power company lowers my energy credit",
  "137":
    "employer adoption assistance; adoption costs reimbursed by an employer; my company reimburses adoption costs; is adoption money from my employer taxable; my boss helps pay for our adoption; employer's adoption assistance; are adoption expenses paid by my job tax-free",
  "137(a)": "how much adoption help from my company is tax-free",
  "137(a)(2)": "special needs adoption through the employer's program",
  "137(b)(2)": "income phaseout for employer adoption help",
  "137(c)": "written adoption assistance program",
  "138": "Medicare savings account deposits by the government not income",
  "138(c)(1)": "pay own doctor bills from a Medicare Advantage medical savings account",
  "138(c)(2)": "50 percent penalty on Medicare MSA money not used for health care",
  "139":
    "disaster relief payments; government or employer help after a disaster, qualified disaster relief; is FEMA money taxable; do I pay tax on disaster aid; money from the government after a flood or hurricane; hurricane relief payments, are they income",
  "139(a)":
    "my employer or the government gave us money after a hurricane or wildfire; my boss gave me money after the tornado",
  "139(b)":
    "FEMA money for temporary housing and repairs; what is a qualified disaster relief payment; is a grant for fixing my flooded home taxed",
  "139(c)":
    "what counts as a qualified disaster, plane crash, terror attack or wildfire; what kind of disaster makes aid tax-free",
  "139(g)": "hazard mitigation payments, flood-proofing grant",
  "139A":
    "federal subsidy for retiree drug plans; Medicare Part D retiree drug subsidy to employers; 28 percent subsidy for retiree prescriptions excluded",
  "139B": "volunteer firefighter and emergency responder benefits",
  "139B(a)": "property tax break for volunteer firemen tax-free",
  "139B(c)(2)": "$50 a month for volunteer ambulance or fire service",
  "139C": "policeman's disability pension stays tax-free after retirement age",
  "139C(d)": "firefighter, paramedic and law officer injured on duty, retirement exclusion",
  "139D": "Indian health care benefits; tribe pays members' medical care and insurance",
  "139D(b)": "Indian Health Service benefits not taxed",
  "139E": "tribal general welfare payments",
  "139E(b)": "tribal housing, education or elder assistance not lavish",
  "139E(c)(5)": "cultural or religious ceremony payments to tribal members",
  "139F": "compensation for wrongful imprisonment; exonerated prisoner's settlement from the state",
  "139F(a)": "damages for years in prison for something one did not do",
  "139F(b)": "pardoned as innocent or acquitted at a new trial",
  "139G": "Native Corporation assigns ANCSA payments to a trust",
  "139G(b)": "Alaska settlement trust taxed on assigned payments",
  "139H":
    "IRS returned seized bank deposits under $10,000 with interest; interest on money seized for structuring cash deposits",
  "139I": "COBRA premium subsidy under the American Rescue Plan not income",
  "139J":
    "government or charity deposit into a child's Trump account not income; state or nonprofit general funding contribution to Trump accounts",
  "139K":
    "scholarships for private elementary and secondary school; tax-free tuition scholarship from a scholarship granting organization; parents getting school choice money under the new federal credit",
  "139L": "lender's interest on farm real estate loans",
  "139L(a)": "bank excludes 25 percent of farm mortgage interest",
  "139L(c)": "which farmland or fishing loans qualify for the rural lender break",
  "140(a)": "veterans' disability benefits and Medal of Honor pension exemption laws",
};
